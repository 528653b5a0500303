/** What a step of a replay tells, in the order that fits into a few lines. */
import type { TableState } from '../net/reducer.ts';
import type { Told } from '../table/contract.ts';
import { factsOf } from '../table/games.ts';

const FEW = 4; // fit as they are

/** Where a round ends much is told at once: what came of it stands first. */
export function captionOf(step: TableState, before: TableState | undefined): Told[] {
  const { news, table } = step;
  if (!news.length) return picked(step, before);
  if (news.length <= FEW) return news;
  const outcome = factsOf(table.game).outcome?.(news) ?? [];
  return [...outcome, ...news.filter((told) => !outcome.includes(told))];
}

/** Nothing is told of a pick that lies face down: only that the table waits for one seat less. */
function picked(step: TableState, before: TableState | undefined): Told[] {
  const seats = before?.table.turn.filter((seat) => !step.table.turn.includes(seat)) ?? [];
  return seats.length ? seats.map((seat) => ['replay-picked', { seat }]) : before ? [['replay-picked-again', {}]] : [];
}
