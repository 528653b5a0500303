/** A finished game as the states it went through, made by the same reducer as live play. */
import type { Table, Update } from '../net/protocol.ts';
import { beforeTheGame, reduce, type TableState } from '../net/reducer.ts';

/** Every state from the deal on. States share whatever did not change between them. */
export function stepsOf(end: Table, updates: Update[]): TableState[] {
  const steps: TableState[] = [];
  let state = beforeTheGame(end);
  for (const update of updates) {
    state = reduce(state, update)!;
    if (state.table.view && (update.view || update.set)) steps.push(state);
  }
  return steps;
}
