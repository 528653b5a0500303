// How moves are read, which choices fit what was tapped, where things lie on a beach, and what points are made of.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CELL, fullBeach, HEIGHT, inside, laidOn, rowMiddle, ROWS, rowTop, SHADE, SHORE, spacesOf, topAt } from '../src/games/maui/beach.ts';
import {
  heightsOf,
  placeOf,
  reachesOf,
  readMove,
  tokensFor,
  tracksFor,
  withTokenMoved,
  withTrack,
} from '../src/games/maui/moves.ts';
import { earnedBy } from '../src/games/maui/scoring.ts';
import { flagText, laidTold, leavesTold, matchesTold, stepsTold } from '../src/games/maui/told.ts';
import { asLaidBy, stonesFor, type View } from '../src/games/maui/view.ts';
import type { Choice } from '../src/net/protocol.ts';
import type { Told } from '../src/table/contract.ts';

const pointsOf = (view: View, seat: number) => earnedBy(view, seat).reduce((sum, { points }) => sum + points, 0);

const choices = (...moves: string[]): Choice[] => moves.map((move) => ({ move, gain: 1, effects: [] }));
const find = (all: Choice[], move: string): Choice => all.find((choice) => choice.move === move)!;
const view = (fields: Partial<View>): View => fields as View;

test('moves are read as docs/moves.md writes them', () => {
  assert.deepEqual(readMove('a1 3'), { kind: 'place', place: 'a1', top: 3, tokens: [], track: null });
  assert.deepEqual(readMove('b0 -1 l2 o1 ^w'), {
    kind: 'place',
    place: 'b0',
    top: -1,
    tokens: [{ weave: 'l', at: 2 }, { weave: 'o', at: 1 }],
    track: 'w',
  });
  assert.deepEqual(readMove('dollars b'), { kind: 'dollars', line: 'b' });
  assert.deepEqual(readMove('spare a2'), { kind: 'spare', place: 'a2' });
  assert.equal(placeOf({ move: 'dollars a' }), null);
  assert.equal(placeOf(null), null);
});

test('a tile shows every height once, from ocean to trees, with its plainest choice', () => {
  const all = choices('a0 3 l2', 'a0 3', 'a0 0 o2', 'a0 0', 'a0 -1 l1 o2', 'a0 -1 l1', 'b0 2', 'dollars a');
  assert.deepEqual(heightsOf(all, 'a0').map(({ top, choice }) => [top, choice.move]), [[-1, 'a0 -1 l1'], [0, 'a0 0'], [3, 'a0 3']]);
  assert.deepEqual(heightsOf(all, 'b2'), []);
});

test('of two tracks the one that brings more is offered first', () => {
  const all: Choice[] = [{ move: 'a0 3 ^s', gain: 1 }, { move: 'a0 3 ^w', gain: 3 }];
  assert.equal(heightsOf(all, 'a0')[0]!.choice.move, 'a0 3 ^w');
});

test('a spare towel is a height of its own', () => {
  const heights = heightsOf(choices('a0 3 l2', 'spare a0'), 'a0');
  assert.deepEqual(heights.map(({ key, top, spare }) => [key, top, spare]), [['3', 3, false], ['spare', 3, true]]);
});

const TOUCH = 44; // what a finger needs
/** Where a flag's button begins when a cell is so many pixels high, as Ghost.svelte lays it. */
const buttonAt = (row: number, cell: number) =>
  Math.min(Math.max(0, (cell * rowMiddle(row)) / CELL - TOUCH / 2), (cell * HEIGHT) / CELL - TOUCH);

const matching = (move: string, ...rows: number[]): Choice => ({ move, gain: 1, effects: rows.map((row) => ['maui-matches', { row, pattern: 'fish', steps: 1 }]) });

test('a tap on the tile as it would lie means it; where heights overlap, the one whose matching row is nearest', () => {
  assert.deepEqual(reachesOf(heightsOf([matching('a0 1', 1), matching('a0 2', 3, 4), matching('a0 5', 6)], 'a0')), [
    { row: 1, up: 0.5, down: 1, crowded: true, aside: false },
    { row: 3, up: 1, down: 1.5, crowded: true, aside: false },
    { row: 6, up: 1.5, down: 1.5, crowded: false, aside: false },
  ]);
});

test('every height has a row of its own for its flag, where it matches if it can; of neighbouring ones every other stands aside', () => {
  const flags = (...all: Choice[]) => reachesOf(heightsOf(all, 'a0')).map(({ row, aside }) => [row, aside]);
  assert.deepEqual(flags(matching('a0 2', 3), matching('a0 3', 5), matching('a0 4', 4)), [[3, false], [5, false], [4, true]]);
  assert.deepEqual(flags(matching('a0 1', 3), matching('a0 2', 3, 4), matching('a0 3', 3, 5)), [[3, false], [4, true], [5, false]]);
  assert.deepEqual(flags(matching('a0 -1', 1), matching('a0 1', 1), matching('a0 5', 7)), [[0, false], [1, true], [7, false]]);
  assert.deepEqual(flags({ move: 'spare a0', gain: 0, effects: [] }), [[4, false]]);
});

test('wherever a tile may lie and match, every flag has a row and a finger’s room of its own, at its own tile', () => {
  for (let set = 1; set < 512; set++) {
    const tops = [-1, 0, 1, 2, 3, 4, 5, 6, 7].filter((_, i) => set & (1 << i));
    const all = tops.map((top, i) => matching(`a0 ${top}`, ...[0, 1, 2].filter((at) => (set >> i) % 3 !== at).map((at) => top + at).filter(inside)));
    const reaches = reachesOf(heightsOf(all, 'a0'));
    assert.equal(new Set(reaches.map(({ row }) => row)).size, tops.length);
    reaches.forEach(({ row }, i) => assert.ok(tops[i]! <= row && row <= tops[i]! + 2));
    const lane = (aside: boolean) => reaches.filter((reach) => reach.aside === aside).map(({ row }) => row).sort((a, b) => a - b);
    for (const rows of [lane(false), lane(true)])
      for (const cell of [24, 27, 30, 42])
        rows.slice(1).forEach((row, i) => assert.ok(buttonAt(row, cell) - buttonAt(rows[i]!, cell) >= TOUCH));
  }
});

test('a point of the beach tells the height at which a tile would lie around it', () => {
  assert.deepEqual([0, SHORE - 1, SHORE, SHORE + CELL, SHADE - 1, HEIGHT].map(topAt), [-1, -1, 0, 1, 6, 7]);
  for (let top = -1; top <= ROWS; top++) assert.equal(topAt(rowMiddle(top + 1)), top);
});

test('a scoring token lets choose between its tracks and leaves tokens where they lie', () => {
  const all = choices('a0 3 ^s', 'a0 3 ^w', 'a0 3 l1 ^s', 'a0 3 l1 ^w', 'a0 4');
  assert.deepEqual(tracksFor(all, find(all, 'a0 3 ^s')), ['s', 'w']);
  assert.deepEqual(tracksFor(all, find(all, 'a0 4')), []);
  assert.equal(withTrack(all, find(all, 'a0 3 l1 ^s'), 'w').move, 'a0 3 l1 ^w');
});

test('a towel token walks over the patterns it may lie on, and back into the hand', () => {
  const all = choices('a0 3', 'a0 3 l1', 'a0 3 l3', 'a0 4');
  const walk = ['a0 3'];
  for (let i = 0; i < 3; i++) walk.push(withTokenMoved(all, find(all, walk.at(-1)!), 'l').move);
  assert.deepEqual(walk, ['a0 3', 'a0 3 l1', 'a0 3 l3', 'a0 3']);
  assert.deepEqual(tokensFor(all, find(all, 'a0 3')), ['l']);
  assert.deepEqual(tokensFor(all, find(all, 'a0 4')), []);
});

test('a token that makes the only match gives way when the other one takes its place', () => {
  const all = choices('a0 3 l1', 'a0 3 l1 o2', 'a0 3 o1', 'a0 3 l2 o1');
  assert.equal(withTokenMoved(all, find(all, 'a0 3 l1'), 'o').move, 'a0 3 o1');
  assert.equal(withTokenMoved(all, find(all, 'a0 3 l1 o2'), 'l').move, 'a0 3 l2 o1');
});

const EFFECTS: Told[] = [
  ['maui-places', { seat: 0, tile: 'swo', column: 6, row: 3 }],
  ['maui-umbrella-step', { seat: 0, pattern: 'stripes', step: 4 }],
  ['maui-matches', { seat: 0, pattern: 'stripes', row: 3, steps: 1 }],
  ['maui-matches', { seat: 0, pattern: 'sunset', row: 6, steps: 2 }],
];

test('what is told moves the markers', () => {
  assert.deepEqual(stepsTold(EFFECTS), [2, 0, 0, 0, 2]);
  assert.deepEqual(matchesTold(EFFECTS).map(({ row, weave }) => [row, weave]), [[3, 's'], [6, 'o']]);
  assert.deepEqual(laidTold(EFFECTS), { seat: 0, column: 6 });
  assert.equal(laidTold([]), null);
  assert.ok(!leavesTold(EFFECTS));
  assert.ok(leavesTold([['maui-crab-leaves', { seat: 0, column: 6 }]]));
});

test('a gain stands on its flag with a sign', () => {
  assert.deepEqual([5, 0, -1, null, undefined].map(flagText), ['+5', '0', '−1', '?', '?']);
});

test('a tile lies reversed for who sits across, stones on top', () => {
  const table = view({ across: [false, true] });
  assert.deepEqual([null, 0, 1].map((seat) => asLaidBy(table, seat, 'swo')), ['swo', 'swo', 'ows']);
  assert.deepEqual([null, 0, 1].map((seat) => stonesFor(table, seat)), ['bottom', 'bottom', 'top']);
});

test('every row begins where the one above it ends', () => {
  assert.equal(rowTop(-1), 0);
  for (let row = -1; row <= 9; row++) {
    assert.equal(rowTop(row + 1) - rowTop(row), row < 1 || row > 7 ? 30 : 48);
  }
  assert.equal(rowTop(10), HEIGHT);
});

test('flags beside a column have a whole row each, near the middle of theirs', () => {
  for (let row = 1; row <= 7; row++) assert.equal(rowMiddle(row), (rowTop(row) + rowTop(row + 1)) / 2);
  for (const row of [0, 8]) assert.ok(rowTop(row) < rowMiddle(row) && rowMiddle(row) < rowTop(row + 1));
  assert.equal(rowMiddle(1) - rowMiddle(0), rowMiddle(2) - rowMiddle(1));
});

test('the last round has come when a beach is full, until the game is over', () => {
  assert.equal(fullBeach(view({ laid: [11, 10], over: false })), -1);
  assert.equal(fullBeach(view({ laid: [11, 12], over: false })), 1);
  assert.equal(fullBeach(view({ laid: [12, 12], over: true })), -1);
});

test('a beach is what was laid and what lies ahead', () => {
  const beach = view({
    tile: [['osl', 'wfs', '']],
    top: [[3, -1, 0]],
    patterns: [[['o', 's', 'l'], ['w', 'l', 's'], ['', '', '']]],
    marks: [[['', '', ''], ['penalty', 'penalty', ''], ['', '', '']]],
    space: [['', '', 'white']],
    space_row: [0, 0, 2],
  });
  assert.deepEqual(laidOn(beach, 0)[1], { column: 1, top: -1, towels: ['w', 'l', 's'], marks: ['penalty', 'penalty', ''] });
  assert.equal(laidOn(beach, 0).length, 2);
  assert.deepEqual(spacesOf(beach, 0), [{ column: 2, row: 2, thing: 'white' }]);
});

// Ends of three games as the server scored them: base, crabs, long.
const POINTS = {
  track_points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18],
  track_steps: 13,
  extension_points: [0, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44],
};
const NO_MARKS = { marks: [[], [], [], []] };

test('the parts of a score add up to what the server says', () => {
  const base = view({
    ...POINTS,
    ...NO_MARKS,
    track: [[10, 4, 3, 12, 1], [4, 2, 6, 5, 13], [13, 6, 3, 1, 6]],
    pearls: [[1, 1], [2, 2], [3, 0]],
    dollars: [3, 1, 1],
    penalties: [[0, 3], [2, 0], [5, 0]],
    crabs: [0, 0, 0],
  });
  assert.deepEqual([0, 1, 2].map((seat) => pointsOf(base, seat)), [40, 44, 39]);
  const long = view({
    ...POINTS,
    ...NO_MARKS,
    track: [[22, 4, 4, 11, 6], [5, 26, 26, 2, 1], [24, 6, 3, 25, 3], [8, 10, 4, 4, 26]],
    pearls: [[0, 2], [1, 3], [3, 0], [1, 2]],
    dollars: [2, 0, 2, 1],
    penalties: [[2, 0], [0, 15], [2, 2], [3, 1]],
    crabs: [0, -6, 0, -11],
  });
  assert.deepEqual([0, 1, 2, 3].map((seat) => pointsOf(long, seat)), [69, 86, 101, 65]);
});

test('crabs are counted where they lie', () => {
  const crabs = view({
    ...POINTS,
    track: [[4, 12, 13, 3, 1]],
    pearls: [[0, 0]],
    dollars: [2],
    penalties: [[0, 2]],
    crabs: [-5],
    marks: [[['-2', '', ''], ['penalty', '', '-3']]],
  });
  assert.deepEqual(earnedBy(crabs, 0).at(-1), { part: 'crabs', count: 2, points: -5 });
  assert.deepEqual(earnedBy(crabs, 0).at(-2), { part: 'trees', count: 2, points: -2 });
  assert.equal(pointsOf(crabs, 0), 37);
});

test('three languages say the same things', () => {
  const messages = (language: string) => {
    const source = readFileSync(new URL(`../src/games/maui/words/${language}.ftl`, import.meta.url), 'utf8');
    return source.split(/^(?=[a-z])/m).slice(1).map((message) => [message.split(' ')[0], [...new Set(message.match(/\$\w+/g))].sort()]);
  };
  for (const language of ['de', 'pl']) assert.deepEqual(messages(language), messages('en'), language);
});
