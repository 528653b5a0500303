/** Which of the choices fit the cards tapped so far. What is legal stands in the choices; here they are only sifted. */
import { cardOf } from './cards.ts';
import { topOf, type Play, type Source } from './moves.ts';

/** Whether all these cards are among others, equal ones as often. */
function within(some: string[], cards: string[]): boolean {
  const rest = [...cards];
  return some.every((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The plays that lay the tapped cards, and perhaps more. */
const reachable = (plays: Play[], tapped: string[]): Play[] => plays.filter((play) => within(tapped.map(cardOf), play.cards));

/** The plays that lay just the tapped cards: they differ in the card on top and the pile. */
export const matching = (plays: Play[], tapped: string[]): Play[] =>
  reachable(plays, tapped).filter((play) => play.cards.length === tapped.length);

/** Whether a card can go with the tapped ones. */
export const joins = (plays: Play[], tapped: string[], key: string): boolean => reachable(plays, [...tapped, key]).length > 0;

/** The tapped cards after one more tap: it takes a card out, adds it, starts over with it, or means one that was tapped along. */
export function tap(plays: Play[], hand: string[], tapped: string[], key: string, along: string[] = []): string[] {
  const others = tapped.filter((other) => other !== key);
  if (along.includes(key)) return [...others, key];
  if (tapped.includes(key)) return others;
  return joins(plays, tapped, key) ? filledUp(plays, hand, [...tapped, key]) : [key];
}

/** Cards without which nothing can come of the tapped ones are tapped along: the 4 between a 3 and a 5. The last tap stays last. */
function filledUp(plays: Play[], hand: string[], tapped: string[]): string[] {
  if (matching(plays, tapped).length > 0) return tapped;
  const ways = reachable(plays, tapped);
  const needed = (keys: string[], key: string): boolean => ways.every((play) => within([...keys, key].map(cardOf), play.cards));
  return hand.reduce((keys, key) => (!keys.includes(key) && needed(keys, key) ? [key, ...keys] : keys), tapped);
}

/** The cards that are tapped along after a tap, and not by the player. */
export const tappedAlong = (along: string[], before: string[], after: string[], key: string): string[] =>
  after.filter((other) => other !== key && (along.includes(other) || !before.includes(other)));

/** The cards that may end on top. */
export const tops = (plays: Play[]): string[] => [...new Set(plays.map(topOf))];

/** The card that ends on top if nothing else is said: the one tapped last, where it may. */
export function defaultTop(plays: Play[], tapped: string[]): string | null {
  const possible = tops(plays);
  const last = tapped.length > 0 ? cardOf(tapped.at(-1)!) : '';
  return possible.includes(last) ? last : (possible[0] ?? null);
}

/** The play that is meant; null while something is left to choose. */
export function chosen(plays: Play[], tapped: string[], top: string | null, source: Source | null): Play | null {
  const matches = matching(plays, tapped);
  const onTop = top ?? defaultTop(matches, tapped);
  return matches.find((play) => topOf(play) === onTop && (play.source === source || play.source === null)) ?? null;
}
