/** What the server says of an evening, and what a guest may ask for. */
import { json, openSession } from '../net/api.ts';
import type { Clock } from '../net/protocol.ts';

export interface Seated {
  seats: number[]; // the guest in each seat, or -1 for a bot
  over: boolean;
  table?: string;
  scores?: number[];
}
export interface Evening {
  evening: string;
  game: string;
  seats: number;
  deals: number;
  options: Record<string, string | boolean>;
  bot: string;
  host: boolean;
  you: number | null;
  over: boolean;
  guests: { name: string; here: boolean }[];
  dealt: { commitment: string; over: boolean; tables: Seated[] }[];
  results: { person: number; played: number; points: number; ahead: number }[];
}
export interface NewEvening {
  game: string;
  seats: number;
  deals: number;
  name: string;
  options: Record<string, unknown>;
  clock: Clock | null;
}

export async function openEvening(asked: NewEvening): Promise<{ evening: string; secret: string }> {
  await openSession();
  return json('/api/evenings', asked);
}

export async function eveningOf(id: string, secret: string): Promise<Evening> {
  await openSession();
  return json(`/api/evenings/${id}`, undefined, { 'parawan-link': secret });
}

/** join, deal, go_on, leave or close; answers with what is then. */
export const doAt = (id: string, action: string, body: unknown = {}): Promise<Evening> => json(`/api/evenings/${id}/${action}`, body);
