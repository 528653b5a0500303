/** The server's bots as the page shows them. */
import { BOTS, type BotId } from '../art/bots/bots.ts';

export const isBotName = (name: string): boolean => BOTS.some(({ id }) => id === name);

/** The face of a bot; one that this page does not know yet looks like Lumi. */
export const faceOf = (bot: string): BotId => BOTS.find(({ id }) => id === bot)?.id ?? 'lumi';

export const botName = (bot: string): string => BOTS.find(({ id }) => id === bot)?.name ?? bot;
