/** A sheet of the score pad: what lies on a real table, as people enter it. What it adds up to is worked out by the game's own file. */
import type { Told } from '../table/contract.ts';
import { BOX } from './box.ts';

export type Game = keyof typeof BOX;
export const GAMES: Game[] = ['maui', 'tide', 'duck'];

interface Common {
  id: string;
  at: number; // when it was begun, in milliseconds since 1970
  names: string[];
  values: Record<string, number[]>; // numbers a box shows in the place of ours
}

/** A seat at the end of a round of tide. */
export interface TideSeat {
  out: boolean;
  belts: number;
  level: number;
}
export type TideRound = TideSeat[];

export interface DuckRound {
  ending: 'out' | 'dive' | 'stalemate';
  ender: number;
  hands: number[][]; // the numbers on the cards
  ghost: number; // its sum, with two players
}

/** A seat at the end of maui. */
export interface MauiSeat {
  steps: number[]; // of the five markers
  pearls: number[]; // white, black
  dollars: number;
  penalties: number[]; // ocean side, tree side
  crabs: number[]; // how many of each value
  tiles: number;
}

/** Rounds that are written down, and the one that is being filled in: a new one, or number `open` once more. */
interface Rounds<R> {
  rounds: R[];
  open: number;
  draft: R;
}
export type TideSheet = Common & { game: 'tide' } & Rounds<TideRound>;
export type DuckSheet = Common & { game: 'duck' } & Rounds<DuckRound>;
export type Variant = 'base' | 'crab' | 'long';
export type MauiSheet = Common & { game: 'maui'; variant: Variant; first: number; seats: MauiSeat[] };
export type Sheet = TideSheet | DuckSheet | MauiSheet;

/** A line of the added-up sheet: a round, or a part of the score. */
export interface Line {
  label: Told;
  points: number[];
}

export interface Sum {
  lines: Line[];
  totals: number[];
  winners: number[]; // none before the end
  over: boolean;
  troubles: Told[]; // what cannot be, kindly told
}

/** What a box shows: its own numbers where they were entered, ours elsewhere. */
export function valuesOf(sheet: { game: Game; values: Record<string, number[]> }): Record<string, readonly number[]> {
  return { ...('values' in BOX[sheet.game] ? (BOX[sheet.game] as { values: Record<string, readonly number[]> }).values : {}), ...sheet.values };
}

export const totalsOf = (lines: Line[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => lines.reduce((sum, { points }) => sum + points[seat]!, 0));

/** T18, D20: most points; who is tied shares the win. */
export const most = (totals: number[]): number[] =>
  totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
