/** Which message asks a seat for its move. Read off the choices, which the server has sent. */
import type { Choice } from '../net/protocol.ts';

const ASK: Record<string, (moves: string[]) => string> = {
  maui: (moves) => (moves.some((move) => move.startsWith('spare')) ? 'maui-ask-spare' : 'maui-ask'),
  tide: (moves) => (moves.includes('low') ? 'tide-ask-choose' : 'tide-ask-pick'),
  duck(moves) {
    const laid = moves.filter((move) => move !== 'dive');
    if (laid.length > 1 && laid.every((move) => !/ (deck|left|right)$/.test(move))) return 'duck-ask-stuck';
    return moves.includes('dive') ? 'duck-ask-dive' : 'duck-ask';
  },
};

export const askOf = (game: string, choices: Choice[]): string => ASK[game]?.(choices.map(({ move }) => move)) ?? 'table-your-turn';
