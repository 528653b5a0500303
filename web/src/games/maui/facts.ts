/** What the frame has to know of maui before its board is there. */
import type { GameFacts } from '../../table/contract.ts';
import { tileName } from './names.ts';

export default {
  hiddenHands: false,
  ask: (moves) => (moves.some((move) => move.startsWith('spare')) ? 'maui-ask-spare' : 'maui-ask'),
  spell: { tile: tileName },
} satisfies GameFacts;
