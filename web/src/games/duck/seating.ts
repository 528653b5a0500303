/** Who sits where around the pond, seen from one seat. A place is a seat, or the ghost's. */
import { GHOST, type DuckView } from './view.ts';

export interface Seating {
  home: number; // the seat at the bottom
  left: number;
  right: number;
  across: number[]; // the others, from left to right
}

/** D6: the next seat sits at the left. D21, D23: with two players the ghost sits at the dealer's left. */
export function seatingOf(view: DuckView, home: number): Seating {
  const { seats } = view;
  if (seats === 2) {
    const other = 1 - home;
    return home === view.dealer ? { home, left: GHOST, right: other, across: [] } : { home, left: other, right: GHOST, across: [] };
  }
  const others = Array.from({ length: seats - 1 }, (_, i) => (home + 1 + i) % seats);
  return { home, left: others[0]!, right: others.at(-1)!, across: others.slice(1, -1) };
}

export const isGhost = (view: DuckView, place: number): boolean => view.seats === 2 && place === GHOST;
