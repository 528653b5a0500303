/** Moves of duck as docs/moves.md writes them. */

export type Source = 'deck' | 'left' | 'right';

/** A move that lays cards. */
export interface Play {
  move: string;
  cards: string[]; // as they are laid: the last one ends on top
  source: Source | null; // where a card is drawn from; null where nothing is drawn
}

export const DIVE = 'dive';

export const topOf = (play: Play): string => play.cards.at(-1)!;

/** What a move lays; null for a dive. */
export function readPlay(move: string): Play | null {
  if (move === DIVE) return null;
  const [laid = '', source = null] = move.split(' ');
  return { move, cards: laid.includes('-') ? readRun(laid) : readGroup(laid), source: source as Source | null };
}

/** `3yb`: the yellow 3 and on it the blue 3. */
const readGroup = (laid: string): string[] => [...laid.slice(1)].map((colour) => colour + laid[0]);

/** `b3-6` upwards, `b6-3` downwards. */
function readRun(laid: string): string[] {
  const [first, last] = [Number(laid[1]), Number(laid[3])];
  const step = first < last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => laid[0]! + (first + step * i));
}
