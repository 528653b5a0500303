// The logic of tide's page: scenes of a reveal, the hand as it can be tapped, what is known, the notepad.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { handOf, laidBy, towards } from '../src/games/tide/hand.ts';
import { knownSets, tidesToCome } from '../src/games/tide/known.ts';
import { partsOf } from '../src/games/tide/parts.ts';
import { notepad, winners } from '../src/games/tide/points.ts';
import { plain, signed } from '../src/words/figures.ts';
import { follows, reveal, still, untold, withSent } from '../src/games/tide/scene.ts';
import { CHOOSES, giverTo, setOf, tidesOf, type TideView } from '../src/games/tide/view.ts';
import type { Told } from '../src/table/contract.ts';

const row = <T>(value: T, size = 12): T[] => Array.from({ length: size }, () => value);

/** Seat 0's view in the second turn of the first round: seats 0 and 2 have picked. */
const view = (facts: Partial<TideView> = {}): TideView => ({
  seats: 3,
  viewer: 0,
  over: false,
  open: false,
  choose: false,
  round: 1,
  turn: 2,
  stage: 0,
  cards: [[2, 7, 13, 17, 22, 25, 30, 36, 41, 44, 50, 58], [21, ...row(0, 11)], [9, ...row(0, 11)]],
  used: [[true, ...row(false, 11)], [true, ...row(false, 11)], [true, ...row(false, 11)]],
  shown: [[true, ...row(false, 11)], [true, ...row(false, 11)], [true, ...row(false, 11)]],
  set_belts: [5, 3, 4],
  belts: [5, 2, 4],
  level: [0, 9, 5],
  playing: [0, 1, 2],
  tides: [9, 5, 7, 3, ...row(0, 20)],
  picked: [0, 2],
  pick: [44, 0, 0],
  laid: [2, 21, 9],
  score: [0, 0, 0],
  points: [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
  ...facts,
});

/** Cards 44, 21 and 9 with tide cards 3 and 7, as the rules' own example. */
const REVEAL: Told[] = [
  ['tide-laid', { seat: 0, card: 44 }],
  ['tide-laid', { seat: 1, card: 21 }],
  ['tide-laid', { seat: 2, card: 9 }],
  ['tide-takes', { seat: 0, level: 3 }],
  ['tide-takes', { seat: 1, level: 7 }],
  ['tide-loses-belt', { seat: 1, belts: 1 }],
  ['tide-turn', { turn: 3, first: 1, second: 2 }],
];

test('sets go one seat on with every round', () => {
  assert.deepEqual([0, 1, 2].map((seat) => setOf(view(), seat)), [0, 1, 2]);
  assert.deepEqual([0, 1, 2].map((seat) => setOf(view({ round: 2 }), seat)), [2, 0, 1]);
  assert.equal(giverTo(view({ round: 2 }), 0), 2);
});

test('the lower tide card stands first', () => assert.deepEqual(tidesOf(view()), [3, 7]));

test('at rest a sealed pick lies face down over the card shown last', () => {
  const [mine, waiting, other] = still(view()).isles;
  assert.deepEqual(mine!.cards, [{ turn: 1, number: 2, up: true }, { turn: 2, number: 44, up: false }]);
  assert.deepEqual(waiting!.cards, [{ turn: 1, number: 21, up: true }]);
  assert.deepEqual(other!.cards, [{ turn: 1, number: 9, up: true }, { turn: 2, number: 0, up: false }]);
});

test('what everybody may see lies face up', () => {
  const up = (facts: Partial<TideView>) => still(view({ pick: [44, 0, 9], laid: [44, 21, 9], ...facts })).isles[2]!.cards.at(-1)!.up;
  assert.equal(up({ open: true }), true);
  assert.equal(up({ stage: CHOOSES }), true);
  assert.equal(up({ viewer: -2 }), true);
});

test('who is out of the round has no card before the island', () => assert.deepEqual(still(view({ playing: [0, 1] })).isles[2]!.cards, []));

test('the first turn of a round shows what the last one brought', () => {
  const points = [[4, -1, 2], [0, 0, 0], [0, 0, 0]];
  const begins = view({ round: 2, turn: 1, points, picked: [] });
  assert.deepEqual(still(begins).isles.map((isle) => isle.points), [4, -1, 2]);
  assert.deepEqual(still({ ...begins, picked: [1] }).isles.map((isle) => isle.points), [4, -1, 2]); // a bot's card does not end it
  assert.deepEqual(still({ ...begins, picked: [0] }).isles.map((isle) => isle.points), [null, null, null]); // your own does
  assert.equal(still({ ...begins, picked: [1] }).ended, 1);
  assert.equal(untold(still(begins)).ended, null);
  assert.ok(reveal(still({ ...begins, picked: [1, 2] }), REVEAL).every(({ ended, isles }) => ended === null && isles[0]!.points === null));
  assert.deepEqual(withSent(still(begins), begins, 0, '58').isles.map((isle) => isle.points), [null, null, null]);
  assert.equal(still(view({ round: 2, points })).isles[0]!.points, null);
  assert.equal(still(view({ turn: 1 })).isles[0]!.points, null);
});

test('the final board shows the points of the last round and no cards', () => {
  const isles = still(view({ over: true, playing: [0, 2], points: [[4, -1, 2], [0, 0, 0], [0, 0, 0]] })).isles;
  assert.deepEqual(isles.map(({ points, cards }) => [points, cards]), [[4, []], [-1, []], [2, []]]);
});

test('a card that is sent lies there at once', () => {
  const sent = withSent(still(view({ picked: [], pick: [0, 0, 0] })), view(), 0, '58');
  assert.deepEqual(sent.isles[0]!.cards.at(-1), { turn: 2, number: 58, up: false });
  assert.deepEqual(sent.isles[1]!.cards, [{ turn: 1, number: 21, up: true }]);
});

test('a reveal turns all cards, lets two tides flow, then takes a belt', () => {
  const [lie, show, flow, lose, ...more] = reveal(still(view()), REVEAL);
  assert.equal(more.length, 0);
  assert.deepEqual(lie!.isles.map((isle) => isle.cards.at(-1)!.up), [false, false, false]);
  assert.deepEqual(show!.isles.map((isle) => isle.cards), [44, 21, 9].map((number) => [{ turn: 2, number, up: true }]));
  assert.deepEqual(show!.isles.map((isle) => isle.level), [0, 9, 5]);
  assert.deepEqual(flow!.flows, [{ seat: 0, level: 3, from: 0 }, { seat: 1, level: 7, from: 1 }]);
  assert.deepEqual(flow!.isles.map((isle) => isle.level), [3, 7, 5]);
  assert.deepEqual(lose!.loses, [1]);
  assert.deepEqual(lose!.isles.map((isle) => isle.belts), [5, 1, 4]);
});

test('by choice the higher tide card may flow to the highest card', () => {
  const takes: Told[] = [['tide-takes', { seat: 0, level: 7 }], ['tide-takes', { seat: 1, level: 3 }]];
  assert.deepEqual(reveal(still(view({ stage: CHOOSES })), takes)[0]!.flows.map(({ from }) => from), [1, 0]);
});

test('a round ends with its points, within two and a half seconds', () => {
  const ends: Told[] = [...REVEAL.slice(0, 5), ['tide-out', { seat: 1 }], ...[4, -1, 2].map((points, seat): Told => ['tide-points', { seat, points }])];
  const steps = reveal(still(view()), ends);
  assert.deepEqual(steps.at(-1)!.isles.map((isle) => isle.points), [4, -1, 2]);
  assert.equal(steps.at(-1)!.isles[1]!.playing, false);
  assert.ok(steps.reduce((sum, { lasts }) => sum + lasts, 0) <= 2100);
});

test('a leap through a replay is told from the next view', () => {
  assert.ok(follows(view({ turn: 3 }), view()));
  assert.ok(follows(view({ round: 2, turn: 1 }), view()));
  assert.ok(!follows(view({ turn: 7 }), view()));
  assert.ok(!follows(view({ turn: 1 }), view()));
});

test('one open card is no reveal', () => assert.deepEqual(reveal(still(view({ open: true })), REVEAL.slice(0, 1)), []));

test('the hand knows what is legal, played, sealed and picked', () => {
  const choices = ['7', '58'].map((move) => ({ move }));
  const hand = handOf(view(), 0, choices, choices[1]!);
  const marked = (mark: 'used' | 'legal' | 'sealed' | 'raised') => hand.filter((card) => card[mark]).map((card) => card.number);
  assert.deepEqual([marked('used'), marked('legal'), marked('sealed'), marked('raised')], [[2], [7, 58], [44], [58]]);
});

test('a hand as it was before knows what was laid since', () => {
  assert.deepEqual([laidBy(REVEAL, 0), laidBy(REVEAL, null)], [44, undefined]);
  const laid = handOf(view(), 0, [], null, 44).find(({ number }) => number === 44)!;
  assert.deepEqual([laid.used, laid.sealed], [true, false]);
});

test('arrow keys lead through the rows', () => {
  assert.equal(towards('ArrowRight', 5, 12, 6), 6);
  assert.equal(towards('ArrowDown', 2, 12, 6), 8);
  assert.equal(towards('ArrowUp', 2, 12, 6), undefined);
  assert.equal(towards('End', 2, 12, 6), 11);
  assert.equal(towards('x', 2, 12, 6), undefined);
});

test('known sets follow their holders, unknown cards stay unknown', () => {
  const [mine, next] = knownSets(view({ round: 2 }));
  assert.deepEqual([mine!.belts, next!.belts], [4, 5]);
  assert.deepEqual(mine!.cards.filter(({ number }) => number), [{ number: 9, used: true, shown: true }]);
});

test('tide cards still to come', () => assert.deepEqual(tidesToCome(view()), [2, 2, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2]));

test('the notepad adds up the rounds that have ended', () => {
  const points = [[4, -1, 2], [1, 6, 2], [0, 0, 0]];
  assert.deepEqual(notepad(view({ round: 3, points })).map(({ sum }) => sum), [5, 5, 4]);
  assert.deepEqual(notepad(view({ round: 3, points }), 1).map(({ rounds }) => rounds), [[4], [-1], [2]]);
  assert.deepEqual(winners(notepad(view({ round: 3, points }))), [0, 1]);
  assert.deepEqual([signed(3), signed(0), signed(-1), plain(-1)], ['+3', '0', '−1', '−1']);
});

/** A round of two turns: seat 0 loses two belts, seat 1 is out. */
const ROUND: Told[] = [
  ['tide-round', { round: 1 }],
  ['tide-turn', { turn: 1, first: 9, second: 5 }],
  ['tide-loses-belt', { seat: 0, belts: 4 }],
  ['tide-turn', { turn: 2, first: 3, second: 7 }],
  ['tide-loses-belt', { seat: 0, belts: 3 }],
  ['tide-out', { seat: 1 }],
  ...[3, -1, 5].map((points, seat): Told => ['tide-points', { seat, points }]),
  ['tide-sets-pass', {}],
];

test('points of a round are lifebelts, one for the lowest level, or minus one', () => {
  const ended = view({ points: [[3, -1, 5], [5, 0, 4], [0, 0, 0]], round: 2 });
  const [belts, out, lowest] = partsOf(ended, ROUND)[0]!;
  assert.deepEqual(belts, { belts: 3, lowest: false, out: false });
  assert.deepEqual(out, { belts: 0, lowest: false, out: true });
  assert.deepEqual(lowest, { belts: 4, lowest: true, out: false }); // all of its set, and the lowest
});

test('a set that was handed on brings its own lifebelts', () => {
  const second: Told[] = ROUND.map(([id, args]) => [id, id === 'tide-round' ? { round: 2 } : args]);
  const ended = view({ points: [[0, 0, 0], [3, -1, 4], [0, 0, 0]] });
  assert.deepEqual(partsOf(ended, second)[1]![2], { belts: 3, lowest: true, out: false }); // seat 2 holds the set of seat 1
});

test('what was not told is not guessed', () => {
  const ended = view({ points: [[3, -1, 5], [0, 0, 0], [0, 0, 0]] });
  const known = (story: Told[]) => partsOf(ended, story)[0]!.map((parts) => parts !== null);
  assert.deepEqual(known([]), [false, true, false]); // minus one says itself
  assert.deepEqual(known(ROUND.filter(([id, args]) => id !== 'tide-turn' || args.turn !== 1)), [false, true, false]);
  assert.deepEqual(known(ROUND.slice(0, -3)), [false, true, false]);
});

test('the three languages say the same, and all that the page asks for', () => {
  const folder = new URL('../src/games/tide/', import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const ids = ['en', 'de', 'pl'].map((language) => [...read(`words/${language}.ftl`).matchAll(/^tide-page-[\w-]+/gm)].map(String).sort());
  assert.deepEqual(ids[1], ids[0]);
  assert.deepEqual(ids[2], ids[0]);
  const sources = readdirSync(folder).filter((file) => /\.(svelte|ts)$/.test(file)).map(read).join('');
  const asked = [...sources.matchAll(/'(tide-page-[\w-]+)'/g)].map(([, id]) => id!);
  assert.deepEqual(asked.filter((id) => !ids[0]!.includes(id)), []);
});
