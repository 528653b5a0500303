/** What is asked over HTTP. Errors carry a message that can be said in any language. */
import type { Told } from '../table/contract.ts';
import type { Clock, Table, Update } from './protocol.ts';

export interface GameFacts {
  name: string;
  seats: number[];
  options: { name: string; values: (string | boolean)[]; clause: string }[];
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
  options?: Record<string, unknown>;
}
export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  bots: (string | null)[];
  listed: boolean;
  clock: Clock | null;
  deal?: string; // a shared one
}

/** Something was asked for and not given; `why` says so. */
export class NotGiven extends Error {
  why: Told;

  constructor(why: Told) {
    super(why[0]);
    this.why = why;
  }
}

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { ...post, headers });
  } catch {
    throw new NotGiven(['net-offline', {}]);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { why?: Told } | null;
  throw new NotGiven(said?.why ?? ['net-trouble', {}]);
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
export const myTables = async (): Promise<Listing[]> => (await json<{ tables: Listing[] }>('/api/mine')).tables;
export const openTable = async (asked: NewTable): Promise<string> => (await json<{ table: string }>('/api/tables', asked)).table;
export const replayOf = (table: string): Promise<{ table: Table; updates: Update[] }> => json(`/api/tables/${table}/replay`);
export const recordOf = async (table: string): Promise<string> => (await ask(`/api/tables/${table}/record`)).text();
export const recordAddress = (table: string): string => `/api/tables/${table}/record`;
