// A table kept up to date by messages: what changes changes, what does not stays the same object.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyMessage, Table, Update } from '../src/net/protocol.ts';
import { beforeTheGame, changed, reduce, type TableState } from '../src/net/reducer.ts';
import { addressOf, placeIn } from '../src/replay/address.ts';
import { placeOf, stepsOf, toldSteps } from '../src/replay/steps.ts';

const TABLE: Table = {
  type: 'table',
  n: 4,
  table: 'abc',
  game: 'tide',
  seats: [{ name: 'Ann', person: true, ready: true }, { name: 'okto', bot: 'okto', ready: true }],
  options: {},
  edition: 'standard',
  phase: 'running',
  commitment: '00',
  viewer: 0,
  yours: [0],
  host: true,
  view: { level: [0, 0], deck: [3, 4, 5], pile: [[1], []] },
  turn: [0],
};
const start = (): TableState => reduce(null, TABLE)!;
const after = (state: TableState, ...messages: AnyMessage[]): TableState => messages.reduce(reduce, state as TableState | null)!;

test('a table fills in what the server left out', () => {
  const { table, choices, log } = start();
  assert.deepEqual([table.left, table.winners, table.clock, table.rematch], [[], [], null, '']);
  assert.deepEqual([choices, log], [[], []]);
});

test('nothing happens before there is a table', () => {
  assert.equal(reduce(null, { type: 'update', n: 1 }), null);
});

test('places are set, lists grow at their end and are cut', () => {
  const view = { level: [0, 0], deck: [3, 4, 5], pile: [[1], []], round: 1 };
  const next = changed(view, { 'level.1': 7, 'deck.length': 2, 'pile.1.0': 9, round: 2, 'pile.0': [1, 2] });
  assert.deepEqual(next, { level: [0, 7], deck: [3, 4], pile: [[1, 2], [9]], round: 2 });
  assert.deepEqual(view, { level: [0, 0], deck: [3, 4, 5], pile: [[1], []], round: 1 });
});

test('what did not change is the same object', () => {
  const before = start();
  const state = after(before, { type: 'update', n: 5, set: { 'level.0': 3 } });
  assert.notEqual(state.table.view!.level, before.table.view!.level);
  assert.equal(state.table.view!.deck, before.table.view!.deck);
  assert.equal(state.table.seats, before.table.seats);
});

test('an update is applied once, and a missing one is noticed', () => {
  const state = after(start(), { type: 'update', n: 5, set: { 'level.0': 3 } }, { type: 'update', n: 5, set: { 'level.0': 9 } });
  assert.equal(state.table.view!.level[0], 3);
  assert.equal(state.behind, false);
  const behind = after(state, { type: 'update', n: 7, set: { 'level.0': 1 } });
  assert.equal(behind.behind, true);
  assert.equal(behind.table.n, 5);
  assert.equal(after(behind, TABLE).behind, false);
});

test('choices are for one position: what is told ends them, a silent update does not', () => {
  const choices = [{ move: '44' }];
  const chosen = after(start(), { type: 'choices', seat: 0, choices });
  assert.equal(chosen.choices, choices);
  assert.equal(after(chosen, { type: 'choices', seat: 1, choices: [] }).choices, choices);
  assert.equal(after(chosen, { type: 'update', n: 5, turn: [] }).choices, choices);
  assert.deepEqual(after(chosen, { type: 'update', n: 5, story: [['tide-turn', {}]] }).choices, []);
  assert.deepEqual(after(chosen, { type: 'update', n: 5, phase: 'closed' }).choices, []);
});

test('the log is what was told, and what was missed is put before it', () => {
  const told = (n: number): [string, Record<string, unknown>] => ['tide-round', { round: n }];
  const [spoken, silent, again] = [{ n: 5, story: [told(5)] }, { n: 6 }, { n: 7, story: [told(7)] }];
  const state = after(start(), ...[spoken, silent, again].map((facts) => ({ type: 'update' as const, ...facts })));
  assert.deepEqual(state.log.map(({ n }) => n), [5, 7]);
  assert.deepEqual(state.news, [told(7)]);
  const whole = after(state, { type: 'past', id: 'x', story: [[2, [told(2)]], [5, [told(5)]]] });
  assert.deepEqual(whole.log.map(({ n }) => n), [2, 5, 7]);
});

test('who is here, and whose seats these are', () => {
  const state = after(start(), { type: 'here', seats: [0], watching: 2 }, { type: 'yours', seats: [0, 1], host: false });
  assert.deepEqual([state.here, state.watching, state.table.yours, state.table.host], [[0], 2, [0, 1], false]);
  assert.deepEqual(after(state, TABLE).here, [0]);
});

test('a replay goes through the same reducer, from the deal on', () => {
  const end: Table = { ...TABLE, n: 9, phase: 'over', view: { level: [1, 2] }, scores: [3, 4], winners: [1] };
  assert.deepEqual(beforeTheGame(end).table.winners, []);
  const updates: Update[] = [
    { type: 'update', n: 2, seats: TABLE.seats },
    { type: 'update', n: 3, view: { level: [0, 0] }, phase: 'running', story: [['tide-round', { round: 1 }]] },
    { type: 'update', n: 4, set: { 'level.0': 1 } },
    { type: 'update', n: 5, set: { 'level.1': 2 }, phase: 'over', scores: [3, 4], winners: [1], story: [['tide-end', {}]] },
  ];
  const steps = stepsOf({ table: end, updates, moments: [0, 0, 1, 3] });
  assert.deepEqual(steps.map(({ state }) => state.table.view!.level), [[0, 0], [1, 0], [1, 2]]);
  assert.deepEqual(steps.at(-1)!.state.table.winners, [1]);
  assert.deepEqual([0, 1, 2, 3, 9].map((moment) => placeOf(steps, moment)), [0, 1, 1, 2, 2]); // other eyes may have seen more
  const told = toldSteps(steps); // a pick that lies face down is no step of its own
  assert.deepEqual(told.map(({ moment }) => moment), [0, 3]);
  assert.deepEqual([0, 1, 2, 3, 9].map((moment) => placeOf(told, moment)), [0, 0, 0, 1, 1]);
});

test('an address of a moment is read as it was written', () => {
  for (const place of [{ at: 0, eyes: null, show: '' }, { at: 41, eyes: 3, show: 'abc-_9' }, { at: null, eyes: 0, show: '' }])
    assert.deepEqual(placeIn(new URL(addressOf('/replay/x', place), 'http://host').search), place);
  assert.deepEqual(placeIn('?at=-1&eyes=7&with=%3Cb'), { at: null, eyes: null, show: '' });
});
