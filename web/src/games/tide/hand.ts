// The viewer's own weather cards, as they can be tapped now.
import type { Choice } from '../../net/protocol.ts';
import type { Told } from '../../table/contract.ts';
import { setOf, type TideView } from './view.ts';

export interface HandCard {
  number: number;
  used: boolean; // played in this round
  legal: boolean;
  sealed: boolean; // lies face down on the table
  raised: boolean; // previewed, or on its way
}

/** The card a seat has laid, as it is told. */
export const laidBy = (news: Told[], seat: number | null): number | undefined =>
  news.find(([id, args]) => id === 'tide-laid' && args.seat === seat)?.[1].card;

/** A card that is `laid` by now, while the view is still the one before, is no more in hand. */
export function handOf(view: TideView, seat: number, choices: Choice[], picked: Choice | null, laid?: number): HandCard[] {
  const set = setOf(view, seat);
  const legal = new Set(choices.map(({ move }) => move));
  return view.cards[set]!.map((number, i) => ({
    number,
    used: view.used[set]![i]! || number === laid,
    legal: legal.has(String(number)),
    sealed: view.picked.includes(seat) && view.pick[seat] === number && number !== laid && !view.used[set]![i],
    raised: picked?.move === String(number),
  }));
}

/** Where an arrow key leads in a grid of so many places and columns; undefined for other keys and at the edges. */
export function towards(key: string, from: number, places: number, columns: number): number | undefined {
  const leap = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -from, End: places - 1 - from }[key];
  const to = from + (leap ?? 0);
  return leap && to >= 0 && to < places ? to : undefined;
}
