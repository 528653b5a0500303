/** What the page reads of a view of tide; docs/api.md describes every field. */
export interface TideView {
  seats: number;
  viewer: number; // a seat, -1 a spectator, -2 everything is open
  over: boolean;
  open: boolean;
  choose: boolean;
  round: number;
  turn: number;
  stage: number;
  cards: number[][];
  used: boolean[][];
  shown: boolean[][];
  set_belts: number[];
  belts: number[];
  level: number[];
  playing: number[];
  tides: number[];
  picked: number[];
  pick: number[];
  laid: number[];
  score: number[];
  points: number[][];
}

export const TURNS = 12;
export const HIGHEST = 12; // level there is
export const CHOOSES = 1; // the stage in which the highest bidder chooses a tide card (T20)

/** The set a seat holds: set k was dealt to seat k, and sets go one seat on with every round (T16). */
export const setOf = (view: TideView, seat: number): number => (seat - view.round + 1 + view.seats) % view.seats;

/** Who held a seat's set in the round before: the neighbour it came from. */
export const giverTo = (view: TideView, seat: number): number => (seat + view.seats - 1) % view.seats;

/** The two tide cards of this turn, the lower one first. */
export const tidesOf = (view: TideView): number[] => view.tides.slice(2 * view.turn - 2, 2 * view.turn).sort((a, b) => a - b);
