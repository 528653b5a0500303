/** Which cards fly where, as the story tells it. Spots are marked in the page with data-spot. */

import type { Told } from '../../table/contract.ts';
import { GHOST } from './view.ts';

export interface Flight {
  card: string | null; // null: face down
  from: string;
  to: string;
  beat: number; // things happen one after the other; those of one beat together
}

export const handSpot = (seat: number): string => `hand-${seat}`;
export const pileSpot = (place: number): string => `pile-${place}`;
export const cardSpot = (card: string): string => `card-${card}`;
export const DECK_SPOT = 'deck';

const ENDS = ['duck-out', 'duck-dives', 'duck-stalemate'];

/** Whether a round has ended: its reckoning is told by itself. */
export const endsRound = (news: Told[]): boolean => news.some(([id]) => ENDS.includes(id));

/** The cards a seat has laid, as it is told. */
export const laidBy = (news: Told[], seat: number): string[] =>
  news.flatMap(([id, told]) => (id === 'duck-lays' && told.seat === seat ? (told.cards as string).split(' ') : []));

export function flightsOf(news: Told[], seats: number): Flight[] {
  if (endsRound(news)) return [];
  let beat = -1;
  return news.flatMap(([id, told]) => {
    const card = told.colour ? `${told.colour}${told.number}` : null;
    const one = (from: string, to: string, shown = card): Flight[] => [{ card: shown, from, to, beat }];
    beat += 1;
    switch (id) {
      case 'duck-round':
        return Array.from({ length: seats }, (_, seat) => one(DECK_SPOT, handSpot(seat))).flat();
      case 'duck-first-card':
        return one(DECK_SPOT, pileSpot(told.seat));
      case 'duck-lays':
        return told.cards.split(' ').flatMap((laid: string) => one(handSpot(told.seat), pileSpot(told.seat), laid));
      case 'duck-draws':
      case 'duck-draws-unseen':
        return one(DECK_SPOT, handSpot(told.seat));
      case 'duck-draws-from':
        return one(pileSpot(told.from_seat), handSpot(told.seat));
      case 'duck-draws-from-ghost':
        return one(pileSpot(GHOST), handSpot(told.seat));
      case 'duck-ghost-turns':
        return one(DECK_SPOT, pileSpot(GHOST));
      case 'duck-renews':
        return Array.from({ length: seats === 2 ? 3 : seats }, (_, place) => one(pileSpot(place), DECK_SPOT, null)).flat();
      default:
        return [];
    }
  });
}
