// What the viewer knows: the cards of the sets (T17), and the tide cards still to come (T2).
import { HIGHEST, setOf, type TideView } from './view.ts';

export interface KnownCard {
  number: number; // 0 unknown
  used: boolean; // played in this round
  shown: boolean; // all have seen it
}

export interface KnownSet {
  seat: number; // who holds it now
  belts: number;
  cards: KnownCard[];
}

/** The set each seat holds, in the order of the seats. */
export const knownSets = (view: TideView): KnownSet[] =>
  Array.from({ length: view.seats }, (_, seat) => {
    const set = setOf(view, seat);
    return {
      seat,
      belts: view.set_belts[set]!,
      cards: view.cards[set]!.map((number, i) => ({ number, used: view.used[set]![i]!, shown: view.shown[set]![i]! })),
    };
  });

/** How many of each level, 1 to 12, have not been opened this round. */
export function tidesToCome(view: TideView): number[] {
  const opened = view.tides.slice(0, 2 * view.turn);
  return Array.from({ length: HIGHEST }, (_, i) => 2 - opened.filter((level) => level === i + 1).length);
}
