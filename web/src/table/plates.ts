/** What is known of every seat, and what it is called. */
import type { Seat } from '../net/protocol.ts';
import type { TableState } from '../net/reducer.ts';
import { botName } from './bots.ts';
import type { Plate } from './contract.ts';

/** A bot's own seat carries the bot's name; of two that are called alike the second is numbered. */
export function namesOf(seats: readonly Seat[]): string[] {
  const names: string[] = [];
  for (const seat of seats) {
    const name = isBot(seat) ? botName(seat.bot!) : (seat.name ?? '');
    const before = names.filter((other) => other === name || other.replace(/\u00a0\d$/, '') === name).length;
    names.push(name && before ? `${name}\u00a0${before + 1}` : name);
  }
  return names;
}

/** A bot sits there for itself: no person does, and yet the seat is ready. */
export const isBot = ({ bot, person, ready }: Seat): boolean => !!bot && !person && !!ready;

/** A bot plays for a person who left, ran out of time or was voted away. */
export const isAway = (seat: Seat): boolean => !!seat.bot && !isBot(seat);

export function platesOf({ table, here }: TableState): Plate[] {
  const names = namesOf(table.seats);
  return table.seats.map((seat, number) => ({
    ...seat,
    name: names[number]!,
    number,
    you: table.yours.includes(number),
    here: isBot(seat) || here.includes(number),
    turn: table.turn.includes(number),
    score: table.scores[number] ?? null,
  }));
}

/** Whether one person alone looks at this device: where several do, nothing of one's hand may stay for the next. */
export const isAlone = (plates: Plate[]): boolean => plates.filter(({ you }) => you).length === 1;
