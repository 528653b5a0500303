/** Dragging, as an extra for a mouse or a pen: from the hand to a place on the board is the same as tapping one, then the other. */
const FAR = 8; // pixels; less is a tap
const IN_HAND = '.hand button[aria-pressed]:not([aria-disabled="true"])';
const ON_BOARD = '.board button[aria-pressed]';

export function dragging(table: HTMLElement): () => void {
  let taken: HTMLElement | null = null;
  let carried: HTMLElement | null = null; // a picture of it under the pointer
  let begin = { x: 0, y: 0 };

  function down(event: PointerEvent) {
    drop();
    if (event.pointerType === 'touch' || event.button !== 0) return; // a finger scrolls
    taken = (event.target as Element).closest<HTMLElement>(IN_HAND);
    begin = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    const [dx, dy] = [event.clientX - begin.x, event.clientY - begin.y];
    if (!taken || (!carried && Math.hypot(dx, dy) < FAR)) return;
    carried ??= takeUp(taken);
    carried.style.translate = `${dx}px ${dy}px`;
  }

  function up(event: PointerEvent) {
    if (carried) {
      tap(document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(ON_BOARD));
      addEventListener('click', hush, { capture: true, once: true }); // letting go is no tap
      setTimeout(() => removeEventListener('click', hush, { capture: true }));
    }
    drop();
  }

  function drop() {
    carried?.remove();
    taken = carried = null;
  }

  const listening = new AbortController();
  const { signal } = listening;
  table.addEventListener('pointerdown', down, { signal });
  table.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', drop, { signal });
  return () => {
    drop();
    listening.abort();
  };
}

function takeUp(taken: HTMLElement): HTMLElement {
  const { left, top, width, height } = taken.getBoundingClientRect();
  const carried = taken.cloneNode(true) as HTMLElement;
  carried.inert = true;
  carried.removeAttribute('data-place');
  Object.assign(carried.style, { position: 'fixed', zIndex: '9', left: '0', top: '0', width: `${width}px`, height: `${height}px` });
  Object.assign(carried.style, { margin: '0', transform: 'none', pointerEvents: 'none', opacity: '0.8' });
  taken.parentElement!.append(carried); // where its styles hold, and its places may count from
  const origin = carried.getBoundingClientRect();
  Object.assign(carried.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px` });
  if (taken.getAttribute('aria-pressed') === 'false') tap(taken);
  return carried;
}

/** As a finger does, not as a key. */
function tap(button: HTMLElement | null | undefined) {
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

function hush(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
