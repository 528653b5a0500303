// Made by `make docs` from src/parawan/server/protocol.py: do not edit.

export type AnyCommand = Hello | Sit | Claim | Ready | Rename | Invite | Return | Renew | SeatBot | Leave | Remove | Start | Play | Why | AskHint | Back | Vote | Close | Rematch | Story | Show | Follow | Ping;

export type AnyMessage = Table | Update | Choices | Here | Yours | Done | Refused | Past | Hints | Shown | Pong | Bye;

export type Frame = (Table | Update | Choices | Here | Yours | Done | Refused | Past | Hints | Shown | Pong | Bye)[];

/** Look at the table through this seat's eyes (null: a spectator's). `have` is the last number the client knows. */
export type Hello = { type: "hello"; id: string; seat?: number | null; have?: number; secret?: string };

/** Take an open seat. */
export type Sit = { type: "sit"; id: string; seat: number; name: string; nonce: string };

/** Take the seat an invite link is for, or open one's own seat on another device with a return link. */
export type Claim = { type: "claim"; id: string; secret: string; name: string; nonce: string };

/** Adds a nonce for a seat that came over from the last game. */
export type Ready = { type: "ready"; id: string; seat: number; nonce: string };

export type Rename = { type: "rename"; id: string; seat: number; name: string };

/** Make a link to an open seat, or with null one to watch. For the host. */
export type Invite = { type: "invite"; id: string; seat: number | null };

/** Make a link with which one's own seat can be opened on another device. */
export type Return = { type: "return"; id: string; seat: number };

/** Shut every other device and every older link out of one's own seat. */
export type Renew = { type: "renew"; id: string; seat: number };

/** Put a bot into an open seat, or with an empty name open the seat again. For the host, before the game. */
export type SeatBot = { type: "bot"; id: string; seat: number; bot: string };

/** Stand up. In a running game a bot plays on until one comes back. */
export type Leave = { type: "leave"; id: string; seat: number };

/** Take the seat away from whoever holds it. For the host. */
export type Remove = { type: "remove"; id: string; seat: number };

/** Begin the game. For the host, when all seats are taken and ready. */
export type Start = { type: "start"; id: string };

/** Play a move, given as its text. Sent twice with one id, it is played once. `seen` is the number of the update the player chose by: when the seat's turn began after it, the move is stale and refused. */
export type Play = { type: "play"; id: string; seat: number; move: string; seen?: number | null };

/** Ask why a move cannot be played. */
export type Why = { type: "why"; id: string; seat: number; move: string };

/** Ask for good moves of the seat one looks through; only at tables that were opened with hints. */
export type AskHint = { type: "hint"; id: string; seat: number };

/** Take the seat back from the bot that plays it. */
export type Back = { type: "back"; id: string; seat: number };

/** Vote to close the table (`about` null) or to let a bot play for somebody who is away. */
export type Vote = { type: "vote"; id: string; seat: number; about: number | null; agree?: boolean };

/** Close the table. For the host. */
export type Close = { type: "close"; id: string };

/** The same people and bots at a new table. */
export type Rematch = { type: "rematch"; id: string };

/** Ask for the story so far. */
export type Story = { type: "story"; id: string };

/** Lead others through a replay: where the leader looks now. Whoever knows the secret leads; the answer carries the show's name, by which others follow. */
export type Show = { type: "show"; id: string; secret: string; name: string; at: number; eyes?: number | null };

/** Be told where the leader of a show looks; with an empty name no longer. */
export type Follow = { type: "follow"; id: string; show: string };

/** Is the line alive? */
export type Ping = { type: "ping"; id: string };

/** Everything about the table, as this viewer may know it: the answer to `hello` where updates would not do. */
export type Table = { type: "table"; n: number; table: string; game: string; seats: Seat[]; options: Record<string, any>; edition: string; phase: "closed" | "open" | "over" | "running"; commitment: string; viewer: number | null; yours: number[]; host: boolean; listed?: boolean; deal?: string; lesson?: number | null; hints?: boolean; branch_of?: string; clock?: Clock | null; left?: number[]; view?: Record<string, any> | null; turn?: number[]; scores?: number[]; winners?: number[]; hands?: Hands; rematch?: string; why_closed?: string; proof?: Proof | null };

/** Who sits there, as everybody may know it. */
export type Seat = { name?: string; bot?: string; person?: boolean; ready?: boolean };

/** Seconds a seat has for the game, and gains with every move. */
export type Clock = { bank: number; increment: number };

/** How a shared choice stands: who votes to close, and who votes to go on without whom. */
export type Hands = { close?: number[]; go_on?: Record<string, number[]> };

/** With what the deals of a finished game can be checked. */
export type Proof = { house_seed: string; nonces: string[] };

/** What changed. Applied in the order of `n`; what is left out is as before. */
export type Update = { type: "update"; n: number; view?: Record<string, any>; set?: Record<string, any>; story?: [string, Record<string, any>][]; turn?: number[]; left?: number[]; phase?: "closed" | "open" | "over" | "running"; seats?: Seat[]; hands?: Hands; lesson?: number | null; scores?: number[]; winners?: number[]; rematch?: string; why_closed?: string; proof?: Proof };

/** A seat's legal moves; comes with its turn. */
export type Choices = { type: "choices"; seat: number; choices: Choice[] };

/** A legal move, the points it brings where that is sure, and what it is sure to do. */
export type Choice = { move: string; gain?: number | null; effects?: [string, Record<string, any>][] };

/** Which seats are connected, and how many watch. */
export type Here = { type: "here"; seats: number[]; watching: number };

/** The seats this identity holds have changed. */
export type Yours = { type: "yours"; seats: number[]; host: boolean };

/** The command was carried out; what it changed is stored and synced to disk. */
export type Done = { type: "done"; id: string; n?: number; secret?: string };

/** The command was not carried out, and nothing was changed. `why` can be said in any language. */
export type Refused = { type: "refused"; id: string; why: [string, Record<string, any>]; clause?: string };

/** The story so far: each number with what was told. */
export type Past = { type: "past"; id: string; story: [number, [string, Record<string, any>][]][] };

/** Two or three good moves of a seat, best first, from what that seat may know. */
export type Hints = { type: "hints"; id: string; seat: number; hints: Hint[] };

/** A good move, the final points it is expected to lead to, and for the first one why it is better than the next. */
export type Hint = { move: string; points: number; because?: [string, Record<string, any>] | null };

/** Where the leader of a show looks. */
export type Shown = { type: "shown"; show: string; name: string; at: number; eyes?: number | null };

export type Pong = { type: "pong"; id: string };

/** The server is about to close this socket. `again` is after how many seconds to come back; null: do not. */
export type Bye = { type: "bye"; why: [string, Record<string, any>]; again?: number | null };

/** A game from its beginning: the table as it stands at the end, and the updates that lead there, each with the number of moves played by then. */
export type Replay = { table: Table; updates: Update[]; moments: number[] };
