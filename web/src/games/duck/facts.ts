/** What the frame has to know of duck before its board is there. */
import type { GameFacts } from '../../table/contract.ts';
import { named } from './cards.ts';

export default {
  hiddenHands: true,
  ask(moves) {
    const laid = moves.filter((move) => move !== 'dive');
    if (laid.length > 1 && laid.every((move) => !/ (deck|left|right)$/.test(move))) return 'duck-ask-stuck';
    return moves.includes('dive') ? 'duck-ask-dive' : 'duck-ask';
  },
  goesOn: (move) => (move.endsWith(' deck') ? 'duck-draws-unseen' : null),
  spell: { cards: (card, say) => say('duck-card', named(card)) },
} satisfies GameFacts;
