/** One stop of the Tab key for a group of buttons; the arrow keys walk between them. An attachment for the group's element. */
export function roving(group: HTMLElement) {
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]')];

  function settle(stop: HTMLElement | null | undefined) {
    if (!stop) return;
    for (const other of stops()) other.tabIndex = other === stop ? 0 : -1;
  }

  function walk(event: KeyboardEvent) {
    const ahead = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = stops();
    const now = all.indexOf(document.activeElement as HTMLElement);
    if (!ahead || now < 0) return;
    event.preventDefault();
    all[(now + ahead + all.length) % all.length]!.focus();
  }

  const enter = (event: FocusEvent) => settle((event.target as HTMLElement).closest<HTMLElement>('[data-stop]'));
  const keepOne = () => stops().some((stop) => stop.tabIndex === 0) || settle(stops()[0]); // stops come and go with the turns
  const observer = new MutationObserver(keepOne);

  settle(stops()[0]);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', walk);
  group.addEventListener('focusin', enter);
  return () => {
    observer.disconnect();
    group.removeEventListener('keydown', walk);
    group.removeEventListener('focusin', enter);
  };
}
