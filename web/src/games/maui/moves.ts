/** Moves of maui as docs/moves.md writes them, and which of the offered ones fit what has been tapped so far. */
import type { Weave } from '../../art/maui/weaves.ts';
import type { Choice } from '../../net/protocol.ts';
import { ROWS } from './beach.ts';
import { matchesTold } from './told.ts';
import { SPARE_TOP } from './view.ts';

export const LINES = ['a', 'b'] as const;
export type Line = (typeof LINES)[number];
export type Place = `${Line}${0 | 1 | 2}`;

/** A towel token on pattern 1, 2 or 3 of the tile. */
export interface LaidToken {
  weave: Weave;
  at: number;
}

export interface Placement {
  kind: 'place';
  place: Place;
  top: number;
  tokens: LaidToken[];
  track: Weave | null; // that a scoring token moves
}
export type Move = Placement | { kind: 'dollars'; line: Line } | { kind: 'spare'; place: Place };

const TALL = 3; // patterns of a tile

export function readMove(text: string): Move {
  const [first, second, ...more] = text.split(' ') as [string, string, ...string[]];
  if (first === 'dollars') return { kind: 'dollars', line: second as Line };
  if (first === 'spare') return { kind: 'spare', place: second as Place };
  const track = more.find((word) => word.startsWith('^'));
  return {
    kind: 'place',
    place: first as Place,
    top: Number(second),
    tokens: more.filter((word) => word !== track).map((word) => ({ weave: word[0] as Weave, at: Number(word[1]) })),
    track: track ? (track[1] as Weave) : null,
  };
}

/** The market place a choice takes its tile from. */
export function placeOf(choice: Choice | null): Place | null {
  const move = choice && readMove(choice.move);
  return move && move.kind !== 'dollars' ? move.place : null;
}

/** A height at which a tile may lie, and the plainest choice that lays it there. */
export interface Height {
  key: string;
  top: number;
  spare: boolean;
  choice: Choice;
}

/** The heights open to the tile of a market place, from ocean to trees. */
export function heightsOf(choices: Choice[], place: Place): Height[] {
  const heights = new Map<string, Height>();
  for (const choice of choices.filter((choice) => placeOf(choice) === place)) {
    const move = readMove(choice.move);
    const spare = move.kind === 'spare';
    const top = move.kind === 'place' ? move.top : SPARE_TOP;
    const key = spare ? 'spare' : String(top);
    const known = heights.get(key);
    if (!known || plainer(choice, known.choice)) heights.set(key, { key, top, spare, choice });
  }
  return [...heights.values()].sort((a, b) => a.top - b.top);
}

/** Where a height is tapped: its flag stands at a row of its own, and a tap into the column nearest to that row means it. */
export interface Reach {
  row: number;
  up: number; // rows
  down: number;
  crowded: boolean; // it overlaps another one
  aside: boolean; // its flag stands behind the one of the height above, so that a finger hits either
}

export function reachesOf(heights: Height[]): Reach[] {
  const rows = flagRows(heights);
  const sorted = [...rows].sort((a, b) => a - b);
  const asides = sorted.reduce<boolean[]>((all, row, i) => [...all, i > 0 && row - sorted[i - 1]! < 2 && !all[i - 1]], []);
  return heights.map(({ top }, i) => {
    const [row, place] = [rows[i]!, sorted.indexOf(rows[i]!)];
    const [above, below] = [row - (sorted[place - 1] ?? -Infinity), (sorted[place + 1] ?? Infinity) - row];
    const crowded = top - (heights[i - 1]?.top ?? -Infinity) < TALL || (heights[i + 1]?.top ?? Infinity) - top < TALL;
    const [up, down] = [Math.min(above / 2, row - top + 0.5), Math.min(below / 2, top + TALL - row - 0.5)];
    return { row, up, down, crowded, aside: asides[place]! };
  });
}

/** A row in which a flag can stand: further off, at the edge of the drawing, it would not have a finger's room for itself. */
const holdsFlag = (row: number) => 0 <= row && row <= ROWS + 1;

/** A row of its own for each height: if it can be had, one in which it matches, so that a tap on the match means it. */
function flagRows(heights: Height[]): number[] {
  const holder = new Map<number, number>(); // of a row: a height, by its place in the list
  const matching = heights.map(({ choice }) => matchesTold(choice.effects ?? []).map(({ row }) => row));
  const covered = heights.map(({ top }, i) => [...matching[i]!, top + 1, top, top + 2].filter(holdsFlag));
  /** Finds a row for a height; whoever holds it may have to move on. */
  const settle = (i: number, rows: number[][], asked = new Set<number>()): boolean =>
    rows[i]!.some((row) => {
      if (asked.has(row)) return false;
      asked.add(row);
      const held = holder.get(row);
      if (held !== undefined && !settle(held, rows, asked)) return false;
      holder.set(row, i);
      return true;
    });
  heights.forEach((_, i) => settle(i, matching) || settle(i, covered));
  const rows = new Map([...holder].map(([row, i]) => [i, row]));
  return heights.map(({ top }, i) => rows.get(i) ?? top + 1);
}

/** Whether a choice comes before another of the same height: fewer towel tokens, then more points. */
function plainer(one: Choice, other: Choice): boolean {
  const fewer = tokensOf(one).length - tokensOf(other).length;
  return fewer === 0 ? (one.gain ?? 0) > (other.gain ?? 0) : fewer < 0;
}

export function tokensOf(choice: Choice): LaidToken[] {
  const move = readMove(choice.move);
  return move.kind === 'place' ? move.tokens : [];
}

/** All choices that lay the same tile at the same height: they differ in towel tokens and in the track of a scoring token. */
export function variantsOf(choices: Choice[], picked: Choice): Choice[] {
  const spot = (choice: Choice) => choice.move.split(' ').slice(0, 2).join(' ');
  return choices.filter((choice) => spot(choice) === spot(picked));
}

/** The towel tokens that can be laid along with this choice. */
export function tokensFor(choices: Choice[], picked: Choice): Weave[] {
  return [...new Set(variantsOf(choices, picked).flatMap(tokensOf).map((token) => token.weave))];
}

/** The tracks between which a scoring token lets this choice choose. */
export function tracksFor(choices: Choice[], picked: Choice): Weave[] {
  return [...new Set(variantsOf(choices, picked).flatMap((choice) => trackOf(choice) ?? []))];
}

export function trackOf(choice: Choice): Weave | null {
  const move = readMove(choice.move);
  return move.kind === 'place' ? move.track : null;
}

/** The same placement with the scoring token moving another track. */
export function withTrack(choices: Choice[], picked: Choice, track: Weave): Choice {
  return nearest(variantsOf(choices, picked).filter((choice) => trackOf(choice) === track), picked) ?? picked;
}

/** Where a towel token lies on the tile: 1, 2, 3; 0 in hand. */
export function placeOfToken(choice: Choice, weave: Weave): number {
  return tokensOf(choice).find((token) => token.weave === weave)?.at ?? 0;
}

/** The same placement with this towel token on the next pattern it may lie on, and after the last one back in hand. */
export function withTokenMoved(choices: Choice[], picked: Choice, weave: Weave): Choice {
  const variants = variantsOf(choices, picked).filter((choice) => trackOf(choice) === trackOf(picked));
  const now = placeOfToken(picked, weave);
  for (const at of [1, 2, 3].map((ahead) => (now + ahead) % 4)) {
    const there = nearest(variants.filter((choice) => placeOfToken(choice, weave) === at), picked);
    if (there) return there;
  }
  return picked;
}

/** Of these choices, the one that leaves most towel tokens where they lie. */
function nearest(choices: Choice[], picked: Choice): Choice | undefined {
  const moved = (choice: Choice) => {
    const weaves = new Set([...tokensOf(choice), ...tokensOf(picked)].map((token) => token.weave));
    return [...weaves].filter((weave) => placeOfToken(choice, weave) !== placeOfToken(picked, weave)).length;
  };
  return choices.reduce<Choice | undefined>((best, choice) => (best && moved(best) <= moved(choice) ? best : choice), undefined);
}
