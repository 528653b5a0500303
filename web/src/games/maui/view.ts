/** The view of maui as docs/api.md describes it: what the page reads of it. */
import { DYE, WEAVES, type Weave } from '../../art/maui/weaves.ts';

/** A pattern by its name, as stories and options write it. */
export type Pattern = 'stripes' | 'fish' | 'waves' | 'lagoon' | 'sunset';

/** What lies on a space or on a pattern; a crab is its value, or `crab` face down. */
export type Thing = '' | 'white' | 'black' | 'scoring1' | 'scoring2' | 'penalty' | 'token' | 'crab' | '-2' | '-3' | '-4';

export interface View {
  seats: number;
  over: boolean;
  variant: number; // 0 base, 1 sand crabs, LONG
  token_patterns: Pattern[]; // of the frames of stripes and fish
  scoring_tokens: [Pattern, Pattern][];
  track_points: number[];
  track_steps: number;
  extension_points: number[];
  frames: number[]; // the steps of stripes and fish with an ornate frame
  across: boolean[];
  steps: number;
  half: number;
  crab_side: boolean;
  round: number;
  turn: number;
  drawn: number;
  market: string[][]; // by row and price, as seats A and B lay them
  areas: number[];
  frame_tokens: number[];
  dollars: number[];
  tokens: number[][];
  track: number[][];
  pearls: number[][]; // white, black
  penalties: number[][]; // ocean, trees
  crabs: number[];
  space_row: number[];
  space: Thing[][];
  laid: number[];
  tile: string[][];
  top: number[][];
  patterns: (Weave | '')[][][];
  marks: Thing[][][];
  edge: number[][][]; // by seat and pattern: the rows in which the last tile shows it, active
  half_score: number[];
}

export const SPARE_TOP = 3; // M28: a spare towel lies on rows 3 to 5
export const LONG = 2; // the variant of two halves
export const BAG = 60; // tiles

export const weaveOf = (pattern: Pattern): Weave => WEAVES.find((weave) => DYE[weave] === pattern)!;
export const patternOf = (weave: Weave): Pattern => DYE[weave] as Pattern;

/** A market tile the way it would lie on this viewer's beach; a spectator sits on A's side (M16). */
export function asLaidBy(view: View, viewer: number | null, tile: string): string {
  return viewer !== null && view.across[viewer] ? [...tile].reverse().join('') : tile;
}

/** The end of a tile that its stones mark, as this viewer sees it (M2). */
export function stonesFor(view: View, viewer: number | null): 'top' | 'bottom' {
  return viewer !== null && view.across[viewer] ? 'top' : 'bottom';
}
