/** What the frame has to know of duck before its board is there. */
import type { GameFacts } from '../../table/contract.ts';
import { named } from './cards.ts';

const ENDINGS = /-(dives|dive-won|dive-lost|stalemate|buoy-green|buoy-red)$/;

export default {
  hiddenHands: true,
  ask(moves) {
    const laid = moves.filter((move) => move !== 'dive');
    if (laid.length > 1 && laid.every((move) => !/ (deck|left|right)$/.test(move))) return 'duck-ask-stuck';
    return moves.includes('dive') ? 'duck-ask-dive' : 'duck-ask';
  },
  outcome(told) {
    const ending = told.filter(([id]) => ENDINGS.test(id));
    return ending.length ? ending : told;
  },
  inShort: (does) => does.filter(([id], i) => i === 0 || id.startsWith('duck-draws')), // two moves may differ in nothing else
  goesOn: (move) => (move.endsWith(' deck') ? 'duck-draws-unseen' : null),
  spell: { cards: (card, say) => say('duck-card', named(card)) },
} satisfies GameFacts;
