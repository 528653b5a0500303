/** New sheets, and rounds written down on them. */
import { emptyDuck } from './duck.ts';
import { emptyMaui } from './maui.ts';
import type { DuckSheet, Game, Sheet, TideSheet, Variant } from './sheet.ts';
import { emptyTide } from './tide.ts';

interface Wishes {
  values: Record<string, number[]>;
  variant?: Variant;
}

export function newSheet(game: Game, names: string[], { values, variant = 'base' }: Wishes): Sheet {
  const common = { id: Math.random().toString(36).slice(2, 12), at: Date.now(), names, values };
  if (game === 'maui') return { ...common, game, variant, first: 0, seats: names.map(emptyMaui) };
  const rounds = { rounds: [], open: 0 };
  return game === 'tide'
    ? { ...common, game, ...rounds, draft: emptyTide(names.length) }
    : { ...common, game, ...rounds, draft: emptyDuck(names.length) };
}

/** The draft as a round of the sheet; the next new one opens. */
export function written<S extends TideSheet | DuckSheet>(sheet: S): S {
  const rounds = [...sheet.rounds] as S['rounds'];
  rounds[sheet.open] = sheet.draft as never;
  const draft = sheet.game === 'tide' ? emptyTide(sheet.names.length) : emptyDuck(sheet.names.length);
  return { ...sheet, rounds, open: rounds.length, draft };
}

/** A written round to be filled in once more, or with the number after the last the new one. */
export function opened<S extends TideSheet | DuckSheet>(sheet: S, open: number): S {
  const empty = sheet.game === 'tide' ? emptyTide(sheet.names.length) : emptyDuck(sheet.names.length);
  return { ...sheet, open, draft: sheet.rounds[open] ?? empty };
}
