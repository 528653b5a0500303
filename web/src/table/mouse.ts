/** Dragging comes with the first mouse or pen over the table: fingers have no use for it. */
export function withMouse(table: HTMLElement): () => void {
  const watching = new AbortController();
  let stop: (() => void) | undefined;
  async function over({ pointerType }: PointerEvent) {
    if (pointerType === 'touch' || watching.signal.aborted) return;
    watching.abort();
    const { dragging } = await import('./drag.ts');
    stop ??= dragging(table);
  }
  table.addEventListener('pointerover', (event) => void over(event), { signal: watching.signal });
  return () => {
    watching.abort();
    stop?.();
    stop = () => {}; // also where it comes only now
  };
}
