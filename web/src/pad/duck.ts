/** The reckoning of duck: hands, the ghost, lifebuoys and what goes under the towels, round by round. */
import type { Told } from '../table/contract.ts';
import { BOX } from './box.ts';
import { most, totalsOf, valuesOf, type DuckRound, type DuckSheet, type Sum } from './sheet.ts';

export const emptyDuck = (seats: number): DuckRound => ({ ending: 'out', ender: 0, hands: Array.from({ length: seats }, () => []), ghost: 0 });

export const sumOf = (hand: number[]): number => hand.reduce((sum, card) => sum + card, 0);

/** What a round brings a seat: the number under the towel, and the points of the lifebuoy. */
export interface Brought {
  saved: number | null;
  buoy: number | null;
}

export function broughtBy(round: DuckRound, number: number, red: readonly number[]): Brought[] {
  const { ending, ender, hands, ghost } = round;
  const two = hands.length === 2;
  const sums = hands.map(sumOf);
  const ends = ending === 'stalemate' ? -1 : ender;
  const others = sums.filter((_, seat) => seat !== ends);
  const below = [...others, ...(two ? [ghost] : [])];
  const won = ending === 'out' || below.every((sum) => sums[ender]! < sum); // D15, D16, D25
  const saves = (seat: number): boolean => {
    if (seat === ends) return ending === 'dive' && won; // D14, D15
    return two ? sums[seat]! <= ghost : sums[seat]! < Math.max(...others); // D26, D17
  };
  return hands.map((hand, seat) => ({
    saved: saves(seat) ? Math.max(...hand) : null,
    buoy: seat === ends ? (won ? BOX.duck.green[number]! : red[number]!) : null, // D2
  }));
}

/** What cannot lie there: an empty hand, a dive above ten, more cards than there are. */
export function duckTroubles(round: DuckRound, names: string[], underTowels: number[]): Told[] {
  const { ending, ender, hands } = round;
  const told: Told[] = [];
  hands.forEach((hand, seat) => {
    const empty = ending === 'out' && seat === ender;
    if (!hand.length && !empty) told.push(['pad-duck-hand', { name: names[seat] }]);
    if (hand.length && empty) told.push(['pad-duck-went-out', { name: names[seat] }]);
  });
  if (ending === 'dive' && sumOf(hands[ender]!) > BOX.duck.dive) told.push(['pad-duck-dive', { most: BOX.duck.dive }]);
  const lying = [...hands.flat(), ...underTowels];
  BOX.duck.copies.forEach((copies, card) => {
    if (lying.filter((one) => one === card).length > copies) told.push(['pad-duck-cards', { card, count: copies }]);
  });
  return told;
}

/** D20: the cards under the towels and the lifebuoys. */
export function addDuck(sheet: DuckSheet): Sum & { brought: Brought[][] } {
  const { names, rounds, draft, open } = sheet;
  const red = valuesOf(sheet).red_lifebuoys!;
  const brought = rounds.map((round, i) => broughtBy(round, i, red));
  const lines = brought.map((seats, i) => ({
    label: ['pad-round', { game: 'duck', number: i + 1 }] as Told,
    points: seats.map(({ saved, buoy }) => (saved ?? 0) + (buoy ?? 0)),
  }));
  const totals = totalsOf(lines, names.length);
  const over = rounds.length === BOX.duck.rounds;
  const under = brought.slice(0, open).flatMap((seats) => seats.flatMap(({ saved }) => saved ?? []));
  return { lines, totals, over, winners: over ? most(totals) : [], troubles: duckTroubles(draft, names, under), brought };
}
