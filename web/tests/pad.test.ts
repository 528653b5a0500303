// What the score pad adds up is what the rules give: finished games of the engine, as what lies on the table, from
// tools/pad.py. Where PAD_GAMES names a file, other games than the kept ones are added up.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { add } from '../src/pad/add.ts';
import { BOX } from '../src/pad/box.ts';
import { changed, Keeper, type Kept } from '../src/pad/keep.ts';
import { newSheet, written } from '../src/pad/change.ts';
import { duckTroubles } from '../src/pad/duck.ts';
import { tideTroubles, tidePoints } from '../src/pad/tide.ts';
import type { DuckSheet, MauiSheet, Sheet, TideSheet } from '../src/pad/sheet.ts';

interface Finished {
  sheet: any;
  points: number[][];
  totals: number[];
  winners: number[];
}
const path = process.env.PAD_GAMES ?? new URL('./pad.json', import.meta.url);
const finished = JSON.parse(readFileSync(path, 'utf8')) as Finished[];
const ids = (told: [string, unknown][]) => told.map(([id]) => id);

test('a sheet adds up to what the rules give', () => {
  assert.ok(finished.length > 10);
  for (const { sheet, points, totals, winners } of finished) {
    const sum = add({ draft: [], open: 0, ...sheet, ...(sheet.game === 'duck' && { draft: sheet.rounds[0] }) });
    assert.deepEqual(sum.totals, totals);
    assert.deepEqual(sum.winners, winners);
    if (points.length) assert.deepEqual(sum.lines.map((line) => line.points), points);
  }
});

test('what really lay on a table is never called wrong', () => {
  for (const { sheet } of finished) {
    if (sheet.game === 'maui') assert.deepEqual(add(sheet as MauiSheet).troubles, []);
    else
      sheet.rounds.forEach((draft: any, open: number) =>
        assert.deepEqual(add({ ...sheet, rounds: sheet.rounds.slice(0, open), draft, open } as Sheet).troubles, []),
      );
  }
});

test('what no box holds is told', () => {
  const seat = { out: false, belts: 9, level: 5 };
  assert.deepEqual(ids(tideTroubles([seat, seat, seat])), ['pad-tide-belts', 'pad-tide-level']);
  assert.deepEqual(ids(tideTroubles([{ ...seat, out: true }])), ['pad-tide-all-out']);
  assert.deepEqual(tideTroubles([{ ...seat, belts: 1, level: 0 }, { ...seat, belts: 1, level: 0 }, { ...seat, belts: 1, level: 0 }]), []);
  const duck = { ending: 'dive' as const, ender: 0, hands: [[8, 8], [8, 8], []], ghost: 0 };
  assert.deepEqual(ids(duckTroubles(duck, ['A', 'B', 'C'], [])), ['pad-duck-hand', 'pad-duck-dive', 'pad-duck-cards']);
  assert.deepEqual(ids(duckTroubles({ ...duck, ending: 'out', hands: [[1], [8], [2]] }, ['A', 'B', 'C'], [8, 8, 8])), [
    'pad-duck-went-out',
    'pad-duck-cards',
  ]);
  const maui = newSheet('maui', ['A', 'B'], { variant: 'base', values: {} }) as MauiSheet;
  assert.deepEqual(add(maui).troubles, []);
  for (const one of maui.seats) Object.assign(one, { dollars: 3, tiles: 11 });
  assert.deepEqual(ids(add(maui).troubles), ['pad-maui-dollars', 'pad-maui-tiles']);
});

test('a round that is written down opens the next, a changed one comes back to its place', () => {
  let sheet = newSheet('tide', ['A', 'B', 'C'], { values: {} }) as TideSheet;
  const round = (belts: number) => sheet.names.map((_, seat) => ({ out: false, belts: belts + seat, level: seat }));
  for (const belts of [1, 2]) sheet = written({ ...sheet, draft: round(belts) });
  assert.equal(sheet.open, 2);
  assert.deepEqual(add(sheet).totals, [5, 5, 7]);
  sheet = written({ ...sheet, open: 0, draft: round(4) });
  assert.deepEqual([sheet.open, sheet.rounds.length], [2, 2]);
  assert.deepEqual(sheet.rounds.map(tidePoints), [[5, 5, 6], [3, 3, 4]]);
  sheet = written({ ...sheet, draft: round(0) });
  assert.ok(add(sheet).over);
  const duck = newSheet('duck', ['A', 'B'], { values: {} }) as DuckSheet;
  assert.equal(duck.draft.hands.length, 2);
  assert.equal(BOX.duck.rounds, 5);
});

/** As much of the browser's storage as the keeper needs. */
function storage(room = Infinity): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error('full');
      kept.set(key, value);
    },
  };
}

test('sheets are kept, changed, taken back and deleted, in two tabs too', () => {
  const place = storage();
  const [one, other] = [new Keeper(place), new Keeper(place)];
  const sheet = newSheet('tide', ['A', 'B', 'C'], { values: {} });
  let kept: Kept = { sheet, past: [] };
  assert.ok(one.keep(kept));
  assert.ok(other.keep({ sheet: newSheet('maui', ['D', 'E'], { variant: 'base', values: {} }), past: [] }));
  assert.deepEqual(one.all().map(({ sheet }) => sheet.game), ['maui', 'tide']);
  kept = changed(kept, { ...sheet, names: ['X', 'B', 'C'] });
  one.keep(kept);
  assert.equal(other.find(sheet.id)!.sheet.names[0], 'X');
  assert.equal(kept.past.at(-1)!.names[0], 'A');
  one.remove(sheet.id);
  assert.deepEqual(other.all().map(({ sheet }) => sheet.game), ['maui']);
});

test('a browser that keeps nothing is told of, one that has kept rubbish begins anew', () => {
  const sheet = newSheet('maui', ['D', 'E'], { variant: 'base', values: {} });
  assert.equal(new Keeper(storage(10)).keep({ sheet, past: [] }), false);
  const rubbish = storage();
  rubbish.setItem('parawan-pad', '{"no');
  assert.deepEqual(new Keeper(rubbish).all(), []);
});
