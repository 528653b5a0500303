/** Who sits at a new table, before anybody has chosen. */
import { openSession, openTable, type GameFacts } from '../net/api.ts';
import { keepIntent } from './intent.ts';
import { defaultsOf } from './options.ts';

export type Company = 'bots' | 'friends' | 'device';
export const FRIEND = '@friend'; // comes with a link
export const HERE = '@here'; // at this device

/** The other seats: the usual bot everywhere, or a friend, or somebody at this device. */
export function seatsFor(company: Company, seats: number, usualBot: string): string[] {
  const who = { bots: usualBot, friends: FRIEND, device: HERE }[company];
  return Array.from({ length: seats - 1 }, () => who);
}

/** One click to the table: against bots, three at the table, nothing to choose. Returns the table. */
export async function playNow(game: GameFacts, usualBot: string, name: string): Promise<string> {
  const seats = game.seats.includes(3) ? 3 : game.seats[0]!;
  await openSession();
  const table = await openTable({
    game: game.name,
    seats,
    options: defaultsOf(game),
    bots: [null, ...seatsFor('bots', seats, usualBot)],
    listed: false,
    clock: null,
  });
  keepIntent(table, { sit: [{ seat: 0, name }], start: true });
  return table;
}

/** The first game of a newcomer, who has the first seat. Returns the table. */
export async function learn({ name: game, lesson: seats }: GameFacts, name: string): Promise<string> {
  await openSession();
  const table = await openTable({ game, seats, lesson: true });
  keepIntent(table, { sit: [{ seat: 0, name }], start: true });
  return table;
}
