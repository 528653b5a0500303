/** The last moments of a game at which somebody's points changed, for the picture of its finish. */
import type { Step } from './steps.ts';

const MOST_FRAMES = 12;

export function finishOf(steps: Step[]): number[][] {
  const seats = steps[0]!.state.table.seats.length;
  const scores = steps.map(({ state }) => (state.table.scores.length ? state.table.scores : Array<number>(seats).fill(0)));
  const changes = scores.filter((now, i) => i === 0 || now.some((score, seat) => score !== scores[i - 1]![seat]));
  return changes.slice(-MOST_FRAMES);
}
