// The notepad: points by round, and their sums.
import type { TideView } from './view.ts';

export interface Line {
  seat: number;
  rounds: number[]; // of the rounds that have ended
  sum: number;
}

/** A line for every seat, as far as the rounds have ended, or only the first so many of them. */
export function notepad(view: TideView, rounds = view.over ? view.round : view.round - 1): Line[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const points = view.points.slice(0, rounds).map((round) => round[seat]!);
    return { seat, rounds: points, sum: points.reduce((sum, one) => sum + one, 0) };
  });
}

/** T18: most points; tied seats share the win. */
export const winners = (lines: Line[]): number[] => {
  const most = Math.max(...lines.map(({ sum }) => sum));
  return lines.filter(({ sum }) => sum === most).map(({ seat }) => seat);
};
