/** What a step of a replay tells, in the order that fits into a few lines. */
import type { TableState } from '../net/reducer.ts';
import type { Told } from '../table/contract.ts';
import { factsOf } from '../table/games.ts';

const FEW = 4; // fit as they are

/** Where a round ends much is told at once: what came of it stands first. */
export function captionOf({ news, table }: TableState): Told[] {
  if (news.length <= FEW) return news;
  const outcome = factsOf(table.game).outcome?.(news) ?? [];
  return [...outcome, ...news.filter((told) => !outcome.includes(told))];
}
