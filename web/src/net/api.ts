/** What is asked over HTTP. Errors carry a message that can be said in any language. */
import type { Step } from '../lesson/steps.ts';
import type { Told } from '../table/contract.ts';
import type { Clock, Replay } from './protocol.ts';

export interface GameFacts {
  name: string;
  seats: number[];
  options: { name: string; values: (string | boolean)[]; clause: string }[];
  lesson: number; // seats at its first game
}
export interface Offers {
  games: GameFacts[];
  bots: string[]; // from the weakest to the strongest
  usual_bot: string; // who sits down where nobody was chosen
}
export interface Listing {
  table: string;
  game: string;
  seats: string[]; // names; empty for an open seat
  phase: 'open' | 'running' | 'over' | 'closed';
  at: number; // when something last happened, in milliseconds
  options?: Record<string, unknown>;
  lesson?: boolean; // a first game
  branch?: boolean; // another try at a finished game
  your_turn?: boolean; // it waits for this browser; known of some tables of one's own
}
export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  bots: (string | null)[];
  listed: boolean;
  clock: Clock | null;
  deal?: string; // a shared one
  hints?: boolean;
}
/** A game's lesson: seats, bots and deal are its own. */
export interface FirstGame {
  game: string;
  seats: number;
  lesson: true;
}

/** Something was asked for and not given; `why` says so, and the server's own words where it gave some. */
export class NotGiven extends Error {
  why: Told;
  text: string;

  constructor(why: Told, text = '') {
    super(why[0]);
    this.why = why;
    this.text = text;
  }
}

/** Why something was not given, to be said. */
export const whyNot = (error: unknown): Told => (error instanceof NotGiven ? error.why : ['net-trouble', {}]);

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const post = body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { ...post, headers });
  } catch {
    throw new NotGiven(['net-offline', {}]);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { why?: Told; text?: string } | null;
  throw new NotGiven(said?.why ?? ['net-trouble', {}], said?.text);
}

export const json = async <T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T> =>
  (await ask(path, body, headers)).json() as Promise<T>;

/** Asked once; again only where it failed. */
function once<T>(asking: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () =>
    (answer ??= asking().catch((error: unknown) => {
      answer = null;
      throw error;
    }));
}

/** Gives this browser its identity, where it has none. */
export const openSession = once<unknown>(() => ask('/api/session', {}));
export const offers = once<Offers>(() => json('/api/games'));
export const about = (): Promise<{ version: string; imprint: string; privacy: string }> => json('/api/about');
export const publicTables = (): Promise<{ open: Listing[]; running: Listing[] }> => json('/api/tables');
async function mine(): Promise<Listing[]> {
  await openSession();
  return (await json<{ tables: Listing[] }>('/api/mine')).tables;
}
let ahead: Promise<Listing[]> | null = null;
/** One's own tables as they are now; or as they were a moment ago, when they were asked for ahead and that went well. */
export function myTables(): Promise<Listing[]> {
  const found = ahead?.catch(mine) ?? mine();
  ahead = null;
  return found;
}
export function askAheadForMyTables(): void {
  ahead = mine();
  ahead.catch(() => {}); // whoever needs them hears of it
}
export const openTable = async (asked: NewTable | FirstGame): Promise<string> => (await json<{ table: string }>('/api/tables', asked)).table;
/** A table of one's own that goes on from a moment of a finished game. */
export const openBranch = async (of: string, asked: { seat: number; moves: number; name: string }): Promise<string> =>
  (await json<{ table: string }>(`/api/tables/${of}/branch`, asked)).table;
const withEyes = (eyes: number | null): string => (eyes === null ? '' : `eyes=${eyes}`);
export const replayOf = (table: string, eyes: number | null): Promise<Replay> => json(`/api/tables/${table}/replay?${withEyes(eyes)}`);
/** What is wrong with the record is said in this language. */
export const replayOfRecord = (record: string, eyes: number | null, language: string): Promise<Replay> =>
  json(`/api/replay?language=${language}&${withEyes(eyes)}`, record);
export const recordOf = async (table: string): Promise<string> => (await ask(`/api/tables/${table}/record`)).text();
export const lessonOf = (game: string): Promise<{ steps: Step[] }> => json(`/api/lessons/${game}`);
export const recordAddress = (table: string): string => `/api/tables/${table}/record`;
