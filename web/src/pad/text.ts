/** A sheet as text to send to somebody. */
import type { Say } from '../table/contract.ts';
import { plain } from '../words/figures.ts';
import { add } from './add.ts';
import type { Sheet } from './sheet.ts';

/** Names in a row: Ann, Ben and Mo. */
export function listed(names: string[], say: Say): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? say('names', { others: names.slice(0, -1).join(', '), last }) : last;
}

/** Who has won, or leads so far; nobody before anything is entered. */
export function standing(sheet: Sheet, say: Say): string {
  const { totals, winners, lines } = add(sheet);
  if (!lines.some(({ points }) => points.some(Boolean))) return '';
  const best = winners.length ? winners : totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  const names = listed(best.map((seat) => sheet.names[seat]!), say);
  return say(winners.length ? 'pad-wins' : 'pad-leads', { names, count: best.length });
}

export function textOf(sheet: Sheet, say: Say): string {
  const { totals, lines } = add(sheet);
  const parts = (seat: number) => lines.map(({ points }) => plain(points[seat]!)).join(', ');
  const rows = sheet.names.map((name, seat) => `${name}: ${plain(totals[seat]!)} (${parts(seat)})`);
  return [say(`${sheet.game}-name`), ...rows, standing(sheet, say)].filter(Boolean).join('\n');
}
