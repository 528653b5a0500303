/** The notepad of tide: points by round. */
import type { Told } from '../table/contract.ts';
import { BOX } from './box.ts';
import { most, totalsOf, type Sum, type TideRound, type TideSheet } from './sheet.ts';

export const emptyTide = (seats: number): TideRound => Array.from({ length: seats }, () => ({ out: false, belts: 0, level: 0 }));

/** T15: a point a lifebelt, one more for the lowest level among those still in, minus one for who is out. */
export function tidePoints(round: TideRound): number[] {
  const lowest = Math.min(...round.filter(({ out }) => !out).map(({ level }) => level));
  return round.map(({ out, belts, level }) => (out ? -1 : belts + (level === lowest ? 1 : 0)));
}

/** What the box of tide does not hold. */
export function tideTroubles(round: TideRound): Told[] {
  const { belts, levelCards } = BOX.tide;
  const still = round.filter(({ out }) => !out);
  const told: Told[] = still.length ? [] : [['pad-tide-all-out', {}]];
  if (still.reduce((sum, seat) => sum + seat.belts, 0) > belts) told.push(['pad-tide-belts', { count: belts }]);
  for (const level of new Set(still.map((seat) => seat.level)))
    if (level && still.filter((seat) => seat.level === level).length > levelCards) told.push(['pad-tide-level', { level }]);
  return told;
}

export function addTide({ names, rounds, draft }: TideSheet): Sum {
  const lines = rounds.map((round, i) => ({ label: ['pad-round', { game: 'tide', number: i + 1 }] as Told, points: tidePoints(round) }));
  const totals = totalsOf(lines, names.length);
  const over = rounds.length === names.length;
  return { lines, totals, over, winners: over ? most(totals) : [], troubles: tideTroubles(draft) };
}
