/** What pieces are called, for those who do not see them. */
import type { Weave } from '../../art/maui/weaves.ts';
import type { Say } from '../../table/contract.ts';
import type { Laid, Space } from './beach.ts';
import { patternOf, type Pattern, type Thing, type View } from './view.ts';

export const patternName = (say: Say, pattern: Pattern) => say('maui-pattern', { pattern });

export function towelNames(say: Say, towels: Iterable<string>, between = ', '): string {
  return [...towels].map((weave) => patternName(say, patternOf(weave as Weave))).join(between);
}

/** A tile by its patterns, the ocean end first. */
export const tileName = (tile: string, say: Say): string => say('maui-page-a-tile', { towels: towelNames(say, tile, '–') });

export function thingName(say: Say, view: View, thing: Thing): string {
  if (thing === 'scoring1' || thing === 'scoring2') {
    const [first, second] = view.scoring_tokens[thing === 'scoring1' ? 0 : 1]!;
    return say('maui-page-scoring', { first: patternName(say, first), second: patternName(say, second) });
  }
  return say(thing === 'white' || thing === 'black' ? `maui-thing-${thing}` : 'maui-thing-crab');
}

/** A column of a beach in words: its towels with what lies on them. */
export function columnName(say: Say, laid: Laid): string {
  const marks = laid.marks.flatMap((mark, i) => (mark ? markName(say, mark, laid.top + i) : []));
  const towels = towelNames(say, laid.towels);
  const name = laid.column ? say('maui-page-column', { column: laid.column, towels, row: laid.top }) : say('maui-page-dock', { towels });
  return [name, ...marks].join(' ');
}

export function spaceName(say: Say, view: View, space: Space): string {
  return say('maui-page-space', { column: space.column, row: space.row, thing: thingName(say, view, space.thing) });
}

function markName(say: Say, mark: Thing, row: number): string {
  if (mark === 'token' || mark === 'penalty') return say(`maui-page-mark-${mark}`, { row });
  return say('maui-page-mark-crab', { row, crab: -Number(mark) });
}
