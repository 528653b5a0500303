/** How the last round ended, from hand to hand: the one who ended it first, then clockwise. */
import { numberOf, sumOf } from './cards.ts';
import { HAPPENS, RECKONS } from './motion.ts';
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
  ghost: { open: number; card: string; sum: number } | null; // its open cards together, its hidden card, and both
  tie: boolean; // the dive failed only because somebody has as much
}

const rowsOf = ({ hands, ghost }: Reckoning): number => hands.length + (ghost ? 1 : 0);

/** Milliseconds from one thing to the next: first the hands come in, then what each brought. */
export const stepOf = (reckoning: Reckoning): number => Math.min(HAPPENS, (RECKONS - HAPPENS) / (2 * rowsOf(reckoning)));

/** Milliseconds until everything is there. */
export const lastsOf = (reckoning: Reckoning): number => 2 * rowsOf(reckoning) * stepOf(reckoning) + HAPPENS;

export function reckoningOf(view: DuckView): Reckoning {
  const round = view.over ? view.round : view.round - 1;
  const first = Math.max(view.ender, 0);
  const seats = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
  const red = view.buoy_red[round - 1];
  const ending = ENDINGS[view.ending]!;
  const hands = seats.map((seat) => ({
    seat,
    cards: view.shown[seat]!,
    sum: sumOf(view.shown[seat]!),
    saved: view.saved[seat]!,
    buoy: seat === view.ender ? (red ? view.red_lifebuoys[round - 1]! : GREEN[round - 1]!) : null,
  }));
  const { shown_ghost: card, ghost_sum: sum } = view;
  const ghost = view.seats === 2 ? { open: card ? sum - numberOf(card) : sum, card, sum } : null;
  const [dived, ...others] = [...hands, ...(ghost ? [ghost] : [])].map((one) => one.sum);
  return { round, ending, ender: view.ender, hands, ghost, tie: ending === 'dive-lost' && Math.min(...others) === dived };
}
