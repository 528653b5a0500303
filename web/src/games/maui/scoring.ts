/** What a seat's points are made of (M32), read off its markers and tokens as they lie. */
import { WEAVES, type Weave } from '../../art/maui/weaves.ts';
import type { View } from './view.ts';

const PEARL_POINTS = [0, 2, 5, 9]; // printed on the dock: for none, one, two, three pearls of a colour

export type Part = Weave | 'white' | 'black' | 'dollars' | 'ocean' | 'trees' | 'crabs';

/** One part of a score: how far a marker came or how many things there are, and what that is worth. */
export interface Earned {
  part: Part;
  count: number;
  points: number;
}

export function pointsOfStep(view: View, step: number): number {
  return step <= view.track_steps ? view.track_points[step]! : view.extension_points[step - view.track_steps]!;
}

export function earnedBy(view: View, seat: number): Earned[] {
  const [white, black] = view.pearls[seat] as [number, number];
  const [ocean, trees] = view.penalties[seat] as [number, number];
  const dollars = view.dollars[seat]!;
  const crabs = view.crabs[seat]!;
  return [
    ...WEAVES.map((part, pattern) => {
      const count = view.track[seat]![pattern]!;
      return { part, count, points: pointsOfStep(view, count) };
    }),
    { part: 'white', count: white, points: PEARL_POINTS[white]! },
    { part: 'black', count: black, points: PEARL_POINTS[black]! },
    { part: 'dollars', count: dollars, points: dollars },
    { part: 'ocean', count: ocean, points: 0 - ocean },
    { part: 'trees', count: trees, points: 0 - trees },
    { part: 'crabs', count: crabsOn(view, seat), points: crabs },
  ];
}

function crabsOn(view: View, seat: number): number {
  return view.marks[seat]!.flat().filter((mark) => mark.startsWith('-')).length;
}
