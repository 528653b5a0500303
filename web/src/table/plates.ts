/** What is known of every seat, and what it is called. */
import type { Seat } from '../net/protocol.ts';
import type { TableState } from '../net/reducer.ts';
import { botName } from './bots.ts';
import type { Plate } from './contract.ts';

const numbered = (name: string, number: number): string => (number > 1 ? `${name}\u00a0${number}` : name);
const alike = (one: string, other: string): boolean => one.replace(/\s/g, ' ') === other.replace(/\s/g, ' ');

/** A bot's own seat carries the bot's name; of those that are called alike all but the first are numbered. */
export function namesOf(seats: readonly Seat[]): string[] {
  const names: string[] = [];
  for (const seat of seats) {
    const name = isBot(seat) ? botName(seat.bot!) : (seat.name ?? '');
    let number = 1;
    while (name && names.some((other) => alike(other, numbered(name, number)))) number++;
    names.push(numbered(name, number));
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
