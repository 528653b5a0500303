/** A box that scrolls is a stop for keys, as long as there is more in it than is seen. */
export function reached(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const part of [box, ...box.children]) observer.observe(part);
  return () => observer.disconnect();
}
