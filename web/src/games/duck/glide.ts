import { laidOut } from '../../ui/sized.ts';

/** Cards that change places in a row glide there. Places are read once a change. */
export class Glide {
  #before = new Map<string, number>();

  /** To be called whenever the row has changed; each item tells its key. */
  after(row: HTMLElement, duration: number): () => void {
    return laidOut(row, () => {
      const items = [...row.children] as HTMLElement[];
      const now = new Map(items.map((item) => [item.dataset.key!, item.offsetLeft]));
      for (const item of items) {
        const moved = (this.#before.get(item.dataset.key!) ?? item.offsetLeft) - now.get(item.dataset.key!)!;
        const path = [{ transform: `translateX(${moved}px)` }, { transform: 'none' }];
        if (moved && duration) item.animate(path, { duration, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' });
      }
      this.#before = now;
    });
  }
}
