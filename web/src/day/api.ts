/** What the server says of the deals of a day. */
import { json, openSession } from '../net/api.ts';

export interface DayGame {
  game: string;
  seats: number;
  bots: string[];
  deal: string;
  commitment: string;
  played: number; // how many have finished it
  table?: string; // where one plays it
  over?: boolean;
  points?: number; // that count
  rank?: number;
  spread?: Record<string, number>; // how many have how many points; not before one has played
}
export interface Day {
  date: string;
  today: boolean;
  now: number;
  closes: number;
  games: DayGame[];
  past: string[];
}

/** Today, or an earlier day. */
export async function dayOf(date = ''): Promise<Day> {
  await openSession();
  return json(date ? `/api/day/${date}` : '/api/day');
}

/** The table at which this browser plays today's deal. */
export const playDay = async (game: string, name: string): Promise<string> => (await json<{ table: string }>('/api/day', { game, name })).table;
