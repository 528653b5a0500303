// What the frame reads off the server's messages: names, whose bot plays, what is asked, what links mean.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import duck from '../src/games/duck/facts.ts';
import maui from '../src/games/maui/facts.ts';
import type { View } from '../src/games/maui/view.ts';
import tide from '../src/games/tide/facts.ts';
import { botName, faceOf, isBotName } from '../src/table/bots.ts';
import { linkIn } from '../src/table/links.ts';
import { chosenOptions, defaultsOf } from '../src/table/options.ts';
import { isAway, isBot, namesOf } from '../src/table/plates.ts';

test('bots are called by their own names, and told apart', () => {
  const bot = (name: string) => ({ name, bot: name, ready: true });
  const seats = [{ name: 'Ann', person: true }, bot('lumi'), bot('lumi'), bot('gusto'), {}];
  assert.deepEqual(namesOf(seats), ['Ann', 'Lumi', 'Lumi\u00a02', 'Gusto', '']);
  const typed = [{ name: 'Lumi 2', person: true }, bot('lumi'), bot('lumi'), {}, {}];
  assert.deepEqual(namesOf(typed), ['Lumi 2', 'Lumi', 'Lumi\u00a03', '', '']);
});

test('a bot that plays for a person is not a bot of its own', () => {
  assert.equal(isBot({ name: 'okto', bot: 'okto', ready: true }), true);
  assert.equal(isBot({ name: 'Ann', bot: 'okto', person: true, ready: true }), false);
  assert.equal(isAway({ name: 'Ann', bot: 'okto', person: true, ready: true }), true);
  assert.equal(isAway({ name: 'Ann', bot: 'okto' }), true); // the seat was freed
  assert.equal(isAway({ name: 'Ann', person: true }), false);
});

test('a bot that this page does not know has a face and keeps its name', () => {
  assert.deepEqual([botName('okto'), faceOf('okto'), isBotName('okto')], ['Okto', 'okto', true]);
  assert.deepEqual([botName('newcomer'), faceOf('newcomer'), isBotName('newcomer')], ['newcomer', 'lumi', false]);
});

test('a seat is asked for what its choices are about', () => {
  assert.equal(tide.ask(['12', '44']), 'tide-ask-pick');
  assert.equal(tide.ask(['low', 'high']), 'tide-ask-choose');
  assert.equal(maui.ask(['a0 3', 'dollars a']), 'maui-ask');
  assert.equal(maui.ask(['spare a0', 'spare b0']), 'maui-ask-spare');
  assert.equal(duck.ask(['3y deck', '3y left']), 'duck-ask');
  assert.equal(duck.ask(['3y deck', 'dive']), 'duck-ask-dive');
  assert.equal(duck.ask(['3y', '4b']), 'duck-ask-stuck');
  assert.equal(duck.ask(['3y']), 'duck-ask'); // one card left: going out draws nothing
});

test('links say what they are for', () => {
  assert.deepEqual(linkIn('#ab_c-1'), { kind: 'invite', secret: 'ab_c-1' });
  assert.deepEqual(linkIn('#w.abc'), { kind: 'watch', secret: 'abc' });
  assert.deepEqual(linkIn('#r.abc'), { kind: 'return', secret: 'abc' });
  assert.deepEqual(linkIn('#x.abc'), { kind: 'invite', secret: '' });
});

test('only what was chosen needs words', () => {
  assert.deepEqual(chosenOptions('maui', { variant: 'base', same_side: true }), ['maui-option-same_side']);
  assert.deepEqual(chosenOptions('maui', { variant: 'crab', same_side: false }), ['maui-option-variant-crab']);
  const facts = { name: 'maui', seats: [2], options: [{ name: 'variant', values: ['base', 'crab'], clause: 'M34' }], lesson: 2 };
  assert.deepEqual(defaultsOf(facts), { variant: 'base' });
});

test('maui says when a tile covers a crab, and when nothing can be laid', () => {
  const view = { laid: [4], space: [['', '', '', '', '', 'crab', 'white']], space_row: [0, 0, 0, 0, 0, 4, 2] };
  const told = (move: string) => maui.goesOn(move, view as unknown as View, 0);
  assert.deepEqual(['a0 1', 'a0 2', 'a1 4 l2', 'spare b0'].map(told), [null, ...Array(3).fill('maui-page-covers-crab')]);
  assert.deepEqual(['a0 5', 'dollars a'].map(told), [null, null]);
  assert.equal(told('a0 2') && maui.goesOn('a0 1', { ...view, laid: [5] } as unknown as View, 0), null);
  assert.deepEqual([['a0 1', 'dollars a'], ['dollars a', 'dollars b'], ['spare a0']].map(maui.ask), ['maui-ask', 'maui-page-ask-dollars', 'maui-ask-spare']);
});
