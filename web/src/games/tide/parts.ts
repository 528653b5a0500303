/** What the points of each round are made of (T15), as the story tells it. */
import type { Told } from '../../table/contract.ts';
import { setOf, type TideView } from './view.ts';

export interface Parts {
  belts: number; // left
  lowest: boolean; // one more for the lowest level
  out: boolean; // minus one and nothing else
}

/** By round, then by seat; null where nobody told this page enough. */
export const partsOf = (view: TideView, story: Told[]): (Parts | null)[][] =>
  view.points.map((points, round) => {
    const told = wholeRound(story, round + 1, view.seats);
    return points.map((sum, seat) => {
      if (sum <= 0) return { belts: 0, lowest: false, out: sum < 0 }; // with nothing gained there is nothing to tell apart
      const lost = told?.filter(([id, args]) => id === 'tide-loses-belt' && args.seat === seat).at(-1);
      const belts: number = lost?.[1].belts ?? view.set_belts[setOf({ ...view, round: round + 1 }, seat)];
      return told && [belts, belts + 1].includes(sum) ? { belts, lowest: sum > belts, out: false } : null;
    });
  });

/** What was told of a round, if that is all of it: belts are lost as the next turn opens, so with every turn no loss is missing. */
function wholeRound(story: Told[], round: number, seats: number): Told[] | null {
  const begins = story.findIndex(([id, args]) => id === 'tide-round' && args.round === round);
  const next = story.findIndex(([id, args]) => id === 'tide-round' && args.round === round + 1);
  const told = begins < 0 ? [] : story.slice(begins, next < 0 ? undefined : next);
  const turns = told.filter(([id]) => id === 'tide-turn').map(([, { turn }]) => turn);
  const ended = told.filter(([id]) => id === 'tide-points').length === seats;
  return ended && turns.every((turn, i) => turn === i + 1) ? told : null;
}
