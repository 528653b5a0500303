/** How a beach lies on the page, in the units of the art: a pattern is 48 wide and high. Column 0 is the dock. */
import type { Weave } from '../../art/maui/weaves.ts';
import type { Thing, View } from './view.ts';

export const CELL = 48;
export const COLUMNS = 12;
export const ROWS = 7;
export const ROW_VALUES = [3, 2, 1, 1, 1, 2, 3]; // M3: printed beside the rows
const TAIL = 4; // columns of sand behind the last one: room for what is chosen beside it
const HANG = 30; // the height of a row beyond the beach, where ocean and trees swallow a part of the towel

export const ACROSS = COLUMNS + 1 + TAIL; // columns in all
export const WIDTH = ACROSS * CELL;
export const SHORE = rowTop(1); // where the ocean ends
export const SHADE = rowTop(ROWS + 1); // where the trees begin
export const HEIGHT = rowTop(ROWS + 3);

/** The upper edge of a row, from -1 (in the ocean) to 9 (under the trees). */
export function rowTop(row: number): number {
  const before = Math.min(row + 1, 2) + Math.max(row - ROWS - 1, 0); // rows beyond the beach above this one
  return before * HANG + Math.min(Math.max(row - 1, 0), ROWS) * CELL;
}

/** The middle of a row on the page, where all rows count as equally high: there a flag has room beside the next one. */
export const rowMiddle = (row: number) => SHORE + (row - 0.5) * CELL;

/** The height at which a tile's middle would be nearest to this point. */
export const topAt = (y: number) => Math.min(Math.max(Math.floor((y - SHORE) / CELL), -1), ROWS);

export const inside = (row: number) => 1 <= row && row <= ROWS;

/** M31: the seat whose full beach makes this the last round; -1 as long as there is none. */
export const fullBeach = (view: View) => (view.over ? -1 : view.laid.indexOf(COLUMNS));

/** A tile as it lies in a column, with what lies on its patterns. */
export interface Laid {
  column: number;
  top: number;
  towels: Weave[];
  marks: Thing[];
}

export function laidOn(view: View, seat: number): Laid[] {
  return view.tile[seat]!.flatMap((tile, column) =>
    tile ? { column, top: view.top[seat]![column]!, towels: view.patterns[seat]![column] as Weave[], marks: view.marks[seat]![column]! } : [],
  );
}

/** What still lies on the umbrella and crab spaces of a beach. */
export interface Space {
  column: number;
  row: number;
  thing: Thing;
}

export function spacesOf(view: View, seat: number): Space[] {
  return view.space[seat]!.flatMap((thing, column) => (thing ? { column, row: view.space_row[column]!, thing } : []));
}
