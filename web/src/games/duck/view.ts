/** The view of duck, as docs/api.md describes it: the fields the page draws. Cards are texts such as y4. */
export interface DuckView {
  seats: number;
  viewer: number; // -1 a spectator's
  over: boolean;
  red_lifebuoys: number[];
  round: number;
  dealer: number;
  turn: number;
  dry: number;
  hand: string[][]; // of others' hands only what is known
  known: string[][]; // the cards in each hand that all saw being taken
  held: number[];
  towel: string[][];
  shown: string[][];
  score: number[];
  pile: string[][]; // one a seat, from the bottom up; with two players the third is the ghost's
  deck_size: number;
  ghost_card: string;
  ghost_sum: number;
  renewed: boolean;
  buoy_seat: number[];
  buoy_red: boolean[];
  ender: number;
  ending: number;
  saved: string[];
  shown_ghost: string;
}

export const ROUNDS = 5;
export const DRY_TURNS = 60; // D19
export const DIVE_LIMIT = 10; // D13: when the dive board comes out; whether a dive is possible stands in the choices
export const GREEN = [6, 7, 8, 9, 10]; // D2: printed on the lifebuoys, from the top of the stack
export const GHOST = 2; // with two players the ghost's place comes after theirs

/** Points of the lifebuoys a seat has taken (D2). */
export const buoysOf = (view: DuckView, seat: number): number[] =>
  view.buoy_seat.flatMap((taker, i) => (taker === seat ? [view.buoy_red[i] ? view.red_lifebuoys[i]! : GREEN[i]!] : []));
