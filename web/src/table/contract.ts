/** What the frame of a table hands to a game's own components, and what it gets back. No component computes a rule. */
import type { Choice, Seat } from '../net/protocol.ts';

/** Something that happened or will: a message's id and its arguments, to be said in any language. */
export type Told = [string, Record<string, any>];

/** Something that could not be done, with the rule that stands against it; or how something stands, with the rule about it. */
export interface Refusal {
  why: Told;
  clause: string;
  holds?: () => boolean; // asked whenever the table changes: no more, and it goes away
}

/** Says a message of the game, of the page or of the server in the chosen language. Seat arguments become names. */
export type Say = (id: string, args?: Record<string, unknown>) => string;

/** Arguments of messages that hold codes of the game, such as cards, and what one such code is called. */
export type Spelling = Record<string, (code: string, say: Say) => string>;

/** How fast things move: a factor on the durations of design/tokens.css; 0 means no motion at all. */
export type Pace = 0 | 0.5 | 1 | 2;

export interface Plate extends Seat {
  number: number;
  you: boolean; // a seat this device holds
  here: boolean; // connected
  turn: boolean; // the table waits for this seat
  score: number | null;
}

/** Everything a game's components get. `V` is the game's view as docs/api.md describes it (without notes). */
export interface BoardProps<V = any> {
  view: V;
  viewer: number | null; // the seat whose eyes these are; null: a spectator's, or everything is open
  plates: Plate[];
  turn: number[]; // the seats the table waits for
  choices: Choice[]; // the viewer's legal moves; empty when there is nothing to choose
  picked: Choice | null; // the move that is previewed and waits for its confirmation
  sent: boolean; // the picked move is on its way: shown at once, stands only when acknowledged
  news: Told[]; // what the last update told, for motion
  over: boolean;
  earlier?: boolean; // the hand: a moment is shown, and this is the view from before it
  replay?: boolean; // one steps to and fro: nothing waits to be put away
  pace: Pace;
  say: Say;
  onpick: (move: string | null) => void; // preview this legal move, or none
  onwhy: (tried: string | Refusal) => void; // something illegal was tapped: the frame shows why, or asks the server
  // The board shows a moment (a message); until null nothing else tells what came of it. Until null the hand stays, too, where the moment
  // waits for the player: for a button of the board, or for the frame's, which then goes on.
  onplay?: (moment: string | null, waits?: boolean, goOn?: () => void) => void;
}

/** What the frame has to know of a game before its board is there, in `games/NAME/facts.ts`. */
export interface GameFacts {
  hiddenHands: boolean; // hands that others must not see: between two players of one device the curtain falls
  ask: (moves: string[]) => string; // the message that asks for one of these moves
  spell: Spelling;
  outcome?: (told: Told[]) => Told[]; // what matters of an update, where there is room for a line alone
  inShort?: (does: Told[]) => Told[]; // what tells a move apart from others, where its first line alone does not
  tell?: (move: string) => Told; // what is said of a move that is not sure to do anything
  goesOn?: (move: string, view: any, seat: number) => string | null; // the message on what a move does without anybody knowing what comes of it
}

/**
 * A game's part of the page, in `games/NAME/index.ts`:
 * - Board: the middle of the table. Hand: own hand or market, below it. Both get BoardProps.
 * - PlateFacts: what matters of a seat in this game, on its plate (gets BoardProps and `seat`).
 * - scoreSheet: brings the end, adding up before your eyes (gets BoardProps, `winners` and the `log`); not needed before.
 * - Glyph: a code of its spelling, drawn as small as a word (gets `code` and `label`).
 * A phone without room for all begins with the board at the top of the screen, or with the part of it that is marked `data-begin`.
 */
export interface GamePart {
  Board: any;
  Hand: any;
  PlateFacts: any;
  scoreSheet: () => Promise<{ default: any }>;
  Glyph?: any;
}
