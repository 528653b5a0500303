/** Cards in a hand. A key such as `b3.1` tells equal cards apart: the second blue 3. */

export type Order = 'number' | 'colour';

const COLOURS = 'ybr';

export const numberOf = (card: string): number => Number(card[1]);

export const sumOf = (cards: string[]): number => cards.reduce((sum, card) => sum + numberOf(card), 0);

/** What say() needs to name a card. */
export const named = (card: string) => ({ colour: card[0]!, number: numberOf(card) });

export const cardOf = (key: string): string => key.slice(0, 2);

/** The keys of cards, in the order of the cards. */
export function keysOf(cards: string[]): string[] {
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return `${card}.${copy}`;
  });
}

/** The keys of what came to a hand since it was like this and these were laid: the same card may come back. */
export function cameTo(before: string[], laid: string[], now: string[]): string[] {
  const gone = keysOf(laid);
  const left = keysOf(before).filter((key) => !gone.includes(key));
  const had = new Set(keysOf(left.map(cardOf)));
  return keysOf(now).filter((key) => !had.has(key));
}

export function sorted(cards: string[], order: Order): string[] {
  const rank = (card: string): number => {
    const colour = COLOURS.indexOf(card[0]!);
    return order === 'number' ? 3 * numberOf(card) + colour : 10 * colour + numberOf(card);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
