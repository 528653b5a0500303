/** What the frame has to know of tide before its board is there. */
import type { GameFacts } from '../../table/contract.ts';

const MATTERS = ['tide-takes', 'tide-loses-belt', 'tide-out', 'tide-points']; // the cards and the next tides lie on the board

export default {
  hiddenHands: true,
  ask: (moves) => (moves.includes('low') ? 'tide-ask-choose' : 'tide-ask-pick'),
  spell: {},
  outcome(told) {
    const outcome = told.filter(([id]) => MATTERS.includes(id));
    return outcome.length ? outcome : told;
  },
  tell: (move) => ['tide-page-lay', { card: move }],
} satisfies GameFacts;
