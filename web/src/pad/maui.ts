/** The final scoring of maui. */
import type { Told } from '../table/contract.ts';
import { WEAVES } from '../art/maui/weaves.ts';
import { BOX } from './box.ts';
import { totalsOf, valuesOf, type Line, type MauiSeat, type MauiSheet, type Sum } from './sheet.ts';

export const emptyMaui = (): MauiSeat => ({
  steps: [0, 0, 0, 0, 0],
  pearls: [0, 0],
  dollars: 0,
  penalties: [0, 0],
  crabs: BOX.maui.crabs.map(() => 0),
  tiles: BOX.maui.tiles,
});

/** M8: the points of every step of a track, from none on; the long game goes on along the extension. */
export function trackPoints(sheet: Pick<MauiSheet, 'game' | 'values' | 'variant'>): number[] {
  const { track_points: track, extension_points: extension } = valuesOf(sheet);
  return [0, ...track!, ...(sheet.variant === 'long' ? extension! : [])];
}

/** M32, part by part. */
export function mauiLines(sheet: MauiSheet): Line[] {
  const { pearls, crabs } = BOX.maui;
  const track = trackPoints(sheet);
  const line = (part: string, points: (seat: MauiSeat) => number): Line => ({ label: ['pad-part', { part }], points: sheet.seats.map(points) });
  return [
    ...WEAVES.map((weave, i) => line(weave, ({ steps }) => track[steps[i]!] ?? 0)),
    line('white', (seat) => pearls[seat.pearls[0]!]!),
    line('black', (seat) => pearls[seat.pearls[1]!]!),
    line('dollars', ({ dollars }) => dollars),
    line('ocean', ({ penalties }) => 0 - penalties[0]!),
    line('trees', ({ penalties }) => 0 - penalties[1]!),
    line('crabs', (seat) => seat.crabs.reduce((sum, count, i) => sum + count * crabs[i]!.points, 0)),
  ];
}

/** M33: most points, then fewer tiles laid, then more dollars, then later in turn order. */
export function mauiWinner({ first, seats }: MauiSheet, totals: number[]): number {
  const order = seats.map((_, k) => (first + k) % seats.length);
  return order.reduce((best, seat) => {
    const [mine, theirs] = [seats[seat]!, seats[best]!];
    const ahead = totals[seat]! - totals[best]! || theirs.tiles - mine.tiles || mine.dollars - theirs.dollars;
    return ahead >= 0 ? seat : best;
  });
}

/** M11: there are only so many dollars in a game. */
export function mauiTroubles({ seats }: MauiSheet): Told[] {
  const dollars = seats.length + BOX.maui.areas;
  const told: Told[] = [];
  if (seats.reduce((sum, seat) => sum + seat.dollars, 0) > dollars) told.push(['pad-maui-dollars', { count: dollars }]);
  if (seats.every(({ tiles }) => tiles < BOX.maui.tiles)) told.push(['pad-maui-tiles', { count: BOX.maui.tiles }]); // M31
  return told;
}

export function addMaui(sheet: MauiSheet): Sum {
  const lines = mauiLines(sheet);
  const totals = totalsOf(lines, sheet.names.length);
  const troubles = mauiTroubles(sheet);
  const over = !troubles.length && totals.some((total) => total !== 0);
  return { lines, totals, over, winners: over ? [mauiWinner(sheet, totals)] : [], troubles };
}
