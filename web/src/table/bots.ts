/** Which of our five creatures plays as which bot of the server. */
import { BOTS, type BotId } from '../art/bots/bots.ts';

const PLAYED_BY: Record<string, BotId> = { wanderer: 'child', sampler: 'searcher' };

export function faceOf(bot: string): BotId {
  return PLAYED_BY[bot] ?? BOTS.find(({ id }) => id === bot)?.id ?? 'searcher';
}

/** Whether a seat's name is that of a bot of the server. */
export const isBotName = (name: string): boolean => name in PLAYED_BY || BOTS.some(({ id }) => id === name);

export const botName = (bot: string): string => BOTS.find(({ id }) => id === faceOf(bot))!.name;

/** The server's bots from the weakest to the strongest. */
export function byStrength(bots: readonly string[]): string[] {
  const strength = (bot: string) => BOTS.findIndex(({ id }) => id === faceOf(bot));
  return [...bots].sort((a, b) => strength(a) - strength(b));
}
