/** How the last round ended, from hand to hand: the one who ended it first, then clockwise. */
import { sumOf } from './cards.ts';
import { GREEN, type DuckView } from './view.ts';

/** As the view's `ending` counts them; there is none before the first round has ended. */
export const ENDINGS = ['none', 'out', 'dive-won', 'dive-lost', 'stalemate'] as const;

export interface Shown {
  seat: number;
  cards: string[];
  sum: number;
  saved: string; // the card that went under the towel; empty for none
  buoy: number | null; // points of the lifebuoy taken
}

export interface Reckoning {
  round: number;
  ending: (typeof ENDINGS)[number];
  ender: number; // -1 after a stalemate
  hands: Shown[];
  ghost: { card: string; sum: number } | null;
}

export function reckoningOf(view: DuckView): Reckoning {
  const round = view.over ? view.round : view.round - 1;
  const first = Math.max(view.ender, 0);
  const seats = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
  const red = view.buoy_red[round - 1];
  return {
    round,
    ending: ENDINGS[view.ending]!,
    ender: view.ender,
    hands: seats.map((seat) => ({
      seat,
      cards: view.shown[seat]!,
      sum: sumOf(view.shown[seat]!),
      saved: view.saved[seat]!,
      buoy: seat === view.ender ? (red ? view.red_lifebuoys[round - 1]! : GREEN[round - 1]!) : null,
    })),
    ghost: view.seats === 2 ? { card: view.shown_ghost, sum: view.ghost_sum } : null,
  };
}
