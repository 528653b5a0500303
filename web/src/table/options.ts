/** Table options as messages. One with two values has a name for being on; one with several a name for each but the first. */
import type { GameFacts } from '../net/api.ts';

type Value = string | boolean;

export const optionName = (game: string, option: string, value: Value): string =>
  typeof value === 'boolean' ? `${game}-option-${option}` : `${game}-option-${option}-${value}`;

/** The name of an option that stands alone; elsewhere it stands within a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The messages of what was chosen. Booleans that are off and first values need no words. */
export function chosenOptions(game: string, options: Record<string, Value>): string[] {
  return Object.entries(options)
    .filter(([, value]) => value !== false && value !== 'base')
    .map(([option, value]) => optionName(game, option, value));
}

/** Every option as it is when nobody chooses. */
export const defaultsOf = ({ options }: GameFacts): Record<string, Value> =>
  Object.fromEntries(options.map(({ name, values }) => [name, values[0]!]));
