/** What the frame has to know of tide before its board is there. */
import type { GameFacts } from '../../table/contract.ts';

export default {
  hiddenHands: true,
  ask: (moves) => (moves.includes('low') ? 'tide-ask-choose' : 'tide-ask-pick'),
  spell: {},
  tell: (move) => ['tide-page-lay', { card: move }],
} satisfies GameFacts;
