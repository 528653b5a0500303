/** What messages of the story tell, as the board shows it: the effects of a choice, or the news of the last move. */
import { WEAVES, type Weave } from '../../art/maui/weaves.ts';
import type { Told } from '../../table/contract.ts';
import { signed } from '../../words/figures.ts';
import { weaveOf } from './view.ts';

/** Steps each marker moves ahead, in the order of the patterns. */
export function stepsTold(told: Told[]): number[] {
  const steps = WEAVES.map(() => 0);
  for (const [id, args] of told) {
    if (id === 'maui-matches') steps[WEAVES.indexOf(weaveOf(args.pattern))]! += args.steps;
    if (id === 'maui-umbrella-step') steps[WEAVES.indexOf(weaveOf(args.pattern))]! += 1;
  }
  return steps;
}

export interface Match {
  row: number;
  weave: Weave;
  steps: number;
}

export function matchesTold(told: Told[]): Match[] {
  return told
    .filter(([id]) => id === 'maui-matches')
    .map(([, { row, pattern, steps }]) => ({ row, weave: weaveOf(pattern), steps }));
}

/** Whether what lies on the column's space goes away uncovered. */
export function leavesTold(told: Told[]): boolean {
  return told.some(([id]) => id === 'maui-umbrella-leaves' || id === 'maui-crab-leaves');
}

/** The seat and column that got a tile with the last move. */
export function laidTold(told: Told[]): { seat: number; column: number } | null {
  const laid = told.find(([id]) => id === 'maui-places' || id === 'maui-spare');
  return laid ? { seat: laid[1].seat, column: laid[1].column } : null;
}

/** The tiles that came to the market. */
export function refillsTold(told: Told[]): string[] {
  return told.filter(([id]) => id === 'maui-refills').map(([, { tile }]) => tile as string);
}

export function spareTold(told: Told[]): boolean {
  return told.some(([id]) => id === 'maui-spare');
}

/** A gain as it stands on a flag; what is not sure is a question. */
export function flagText(gain: number | null | undefined): string {
  return gain == null ? '?' : signed(gain);
}
