/** A game as the states it went through, made by the same reducer as live play. */
import type { Replay } from '../net/protocol.ts';
import { beforeTheGame, reduce, type TableState } from '../net/reducer.ts';

/** A state, and the moment it belongs to: how many moves were played by then. It is the same for all eyes. */
export interface Step {
  state: TableState;
  moment: number;
}

/** Every state from the deal on. States share whatever did not change between them. */
export function stepsOf({ table, updates, moments }: Replay): Step[] {
  const steps: Step[] = [];
  let state = beforeTheGame(table);
  updates.forEach((update, i) => {
    state = reduce(state, update)!;
    if (state.table.view && (update.view || update.set)) steps.push({ state, moment: moments[i]! });
  });
  return steps;
}

/** Those that tell something: where all pick at once, the picks are one step, their reveal. */
export const toldSteps = (steps: Step[]): Step[] => steps.filter(({ state }, i) => i === 0 || state.news.length > 0);

/** The step that shows a moment: the last one that is not after it. */
export function placeOf(steps: Step[], moment: number): number {
  const after = steps.findIndex((step) => step.moment > moment);
  return Math.max(0, after < 0 ? steps.length - 1 : after - 1);
}
