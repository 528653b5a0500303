/** Adds up a sheet of any of the games. */
import { addDuck } from './duck.ts';
import { addMaui } from './maui.ts';
import type { Sheet, Sum } from './sheet.ts';
import { addTide } from './tide.ts';

export function add(sheet: Sheet): Sum {
  if (sheet.game === 'tide') return addTide(sheet);
  return sheet.game === 'duck' ? addDuck(sheet) : addMaui(sheet);
}
