// Three languages that say the same things, in the same voice as the server's.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import duck from '../src/games/duck/facts.ts';
import maui from '../src/games/maui/facts.ts';
import { tied } from '../src/rules/tied.ts';
import type { Told } from '../src/table/contract.ts';
import { piecesOf } from '../src/table/telling.ts';
import { plain, signed, signedTenths, tenths } from '../src/words/figures.ts';
import { guessed, LANGUAGES } from '../src/words/languages.ts';
import { ago } from '../src/words/when.ts';
import { voice } from '../src/words/voice.ts';
import { GAMES, messages, PARTS, wordsOfGame, wordsOfLesson, wordsOfPage, wordsOfPart } from '../tools/words.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const FOLDERS = ['../src/words', ...PARTS.map((part) => `../src/${part}/words`)];
const page = (language: string) => FOLDERS.map((folder) => read(`${folder}/${language}.ftl`)).join('\n');
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const folder of ['../../src/parawan/messages', '../../src/parawan/games/tide/messages', ...FOLDERS]) {
    const twice = made.addResource(new FluentResource(read(`${folder}/${language}.ftl`)));
    assert.deepEqual(twice, [], `${language}: a message stands twice`);
  }
  return made;
}

/** Every message with its variables; `…_is` only chooses between you and others, and a language may say both alike. */
function variables(source: string): Map<string, string[]> {
  const messages = source.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z][\w-]* =/.test(part));
  return new Map(messages.map((part) => [part.split(' ')[0]!, [...new Set(part.match(/\$\w+/g))].sort()]));
}

test('no language lacks a message or a variable', () => {
  const english = variables(page('en'));
  for (const language of Object.keys(LANGUAGES)) assert.deepEqual([...variables(page(language))], [...english], language);
});

test('every message can be said', () => {
  for (const language of Object.keys(LANGUAGES)) {
    const made = bundle(language);
    for (const [id, names] of variables(page(language))) {
      const errors: Error[] = [];
      const args = Object.fromEntries(names.map((name) => [name.slice(1), 2]));
      assert.ok(made.formatPattern(made.getMessage(id)!.value!, args, errors));
      assert.deepEqual(errors, [], `${id} in ${language}`);
    }
  }
});

const SPELLED = {
  duck: [duck.spell, ['duck-lays', { seat: 1, count: 2, cards: 'y3 b3', colour: 'b', number: 3 }]],
  maui: [maui.spell, ['maui-refills', { tile: 'osw', row: 'a' }]],
} as const;

test('codes are spelled in words, and drawn where they can be', () => {
  for (const language of Object.keys(LANGUAGES)) {
    for (const [game, [spell, told]] of Object.entries(SPELLED)) {
      const words = new FluentBundle(language, { useIsolating: false });
      words.addResource(new FluentResource(`${wordsOfPage(language)}\n${wordsOfGame(game, language)}`));
      const say = voice(words, { names: ['Ann', 'Ben'], viewer: 0, spell });
      const text = say(...(told as unknown as Told));
      assert.doesNotMatch(text, /y3|b3|osw|\uE000/, language);
      assert.equal(text[0], text[0]!.toUpperCase());
      const pieces = piecesOf(say, told as unknown as Told, spell);
      const drawn = pieces.filter((piece) => typeof piece !== 'string').map(({ code }) => code);
      assert.deepEqual(drawn, game === 'duck' ? ['y3', 'b3'] : ['osw']);
      const read = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');
      assert.equal(read.replaceAll(/[ ,]/g, '').toLowerCase(), text.replaceAll(/[ ,]/g, '').toLowerCase());
    }
  }
});

test('a number of cards is no card', () => {
  const words = new FluentBundle('en', { useIsolating: false });
  words.addResource(new FluentResource(wordsOfGame('duck', 'en')));
  const say = voice(words, { names: [], viewer: null, spell: duck.spell });
  assert.equal(say('duck-renews', { cards: 12 }), 'The draw pile is renewed: 12 cards.');
});

test('Polish has its plural forms', () => {
  const source = page('pl');
  assert.equal(source.match(/\[one\]/g)!.length, source.match(/\[few\]/g)!.length);
  for (const [, block] of source.matchAll(/\[one\][^}]*?\*\[(\w+)\]/gs)) assert.equal(block, 'many');
});

test('in Polish a word of one letter ends no line, and nothing else changes', () => {
  assert.equal(tied('Gracie w trzy gry, i to (z\n  botami)', 'pl'), 'Gracie w\u00a0trzy gry, i\u00a0to (z\u00a0botami)');
  assert.equal(tied('to = { $n ->\n    [few] i\n   *[many] o\n}', 'pl'), 'to = { $n ->\n    [few] i\n   *[many] o\n}');
  for (const language of Object.keys(LANGUAGES)) {
    if (language !== 'pl') assert.equal(tied(page(language), language), page(language));
    const [plain, made] = [new FluentBundle(language, { useIsolating: false }), new FluentBundle(language, { useIsolating: false })];
    plain.addResource(new FluentResource(page(language)));
    assert.deepEqual(made.addResource(new FluentResource(tied(page(language), language))), []);
    for (const [id, names] of variables(page(language))) {
      const args = Object.fromEntries(names.map((name) => [name.slice(1), 'x']));
      const said = (bundle: FluentBundle) => bundle.formatPattern(bundle.getMessage(id)!.value!, args, []);
      assert.equal(said(made).replaceAll('\u00a0', ' '), said(plain).replaceAll('\u00a0', ' '), id);
      if (language === 'pl') assert.doesNotMatch(said(made), /(?<=^|[\s(„])[aiouwz][ \n]/i, id);
    }
  }
});

test('one point is said as one, a range of points as many', () => {
  const english = voice(bundle('en'), { names: [], viewer: null });
  const german = voice(bundle('de'), { names: [], viewer: null });
  assert.deepEqual([1, -1, 2].map((gain) => english('table-gain', { gain })), ['1 point', '−1 point', '2 points']);
  assert.deepEqual([1, 1.5].map((points) => german('hint-points', { points })), ['1 Punkt', '1,5 Punkte']);
  assert.deepEqual([1, '1 – 3'].map((points) => english('day-chart-bar', { points, count: 4 })), ['1 point: 4', '1 – 3 points: 4']);
  assert.equal(english('hint-because-now', { points: 1 }), 'The best move brings 1 point more at once than the next best.');
});

test('a seat becomes a name, and the viewer is you', () => {
  const hearer = { names: ['Ann', ''], viewer: 0 };
  const english = voice(bundle('en'), hearer);
  assert.equal(english('tide-laid', { seat: 0, card: 44 }), 'You show 44.');
  assert.equal(english('tide-laid', { seat: 1, card: 44 }), 'Player 2 shows 44.');
  assert.equal(voice(bundle('en'), { ...hearer, viewer: null })('tide-laid', { seat: 0, card: 44 }), 'Ann shows 44.');
  assert.equal(english('no-such-message'), 'no-such-message');
});

test('the language is the first one we speak', () => {
  assert.equal(guessed(['fr-FR', 'pl-PL', 'de']), 'pl');
  assert.equal(guessed(['fr']), 'en');
});

test('every id stands once', () => {
  for (const language of Object.keys(LANGUAGES)) assert.equal(new Set(ids(page(language))).size, ids(page(language)).length);
});

/** Ids that stand in the page's own code, as they are. */
function idsInCode(): Set<string> {
  const folder = new URL('../src/', import.meta.url);
  const paths = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => /\.(ts|svelte)$/.test(path));
  const code = paths.map((path) => readFileSync(new URL(path, folder), 'utf8')).join('\n');
  return new Set([...code.matchAll(/'([a-z]+(?:-[a-z0-9]+)+)'/g)].map(([, id]) => id!));
}

test('what the page says and what a player is told is loaded, what only a terminal says is not', () => {
  const inCode = idsInCode();
  const told = (id: string) => !/^(cli|error)-|^\w+-(draw|edition|help)/.test(id);
  for (const language of Object.keys(LANGUAGES)) {
    const ofGames = GAMES.flatMap((game) => [wordsOfGame(game, language), wordsOfLesson(game, language)]);
    const ofParts = PARTS.map((part) => wordsOfPart(part, language));
    const loaded = messages([wordsOfPage(language), ...ofParts, ...ofGames].join('\n'));
    const folders = ['../../src/parawan/messages', ...GAMES.map((game) => `../../src/parawan/games/${game}/messages`)];
    const known = folders.flatMap((folder) => [...messages(read(`${folder}/${language}.ftl`)).keys()]);
    const missing = known.filter((id) => (told(id) || inCode.has(id)) && !loaded.has(id));
    assert.deepEqual(missing, [], language);
    for (const id of ['error-over', 'error-not-your-turn', 'server-stale', 'maui-name']) assert.ok(loaded.has(id), id);
    for (const id of ['cli-welcome', 'error-record-cut', 'duck-help', 'tide-draw-level']) assert.ok(!loaded.has(id), id);
  }
});

test('who is not taught does not load what a lesson says', () => {
  for (const game of GAMES) {
    const lesson = [...messages(wordsOfLesson(game, 'en')).keys()];
    assert.ok(lesson.includes(`${game}-lesson-thumb`));
    const table = messages(`${wordsOfPage('en')}\n${wordsOfGame(game, 'en')}`);
    assert.deepEqual(lesson.filter((id) => table.has(id)), []);
  }
});

test('words that are joined say what their files say', () => {
  const joined = new FluentBundle('pl', { useIsolating: false });
  const parts = PARTS.map((part) => wordsOfPart(part, 'pl'));
  const all = [wordsOfPage('pl'), ...parts, wordsOfGame('tide', 'pl'), wordsOfLesson('tide', 'pl')].join('\n');
  assert.deepEqual(joined.addResource(new FluentResource(all)), []);
  const apart = bundle('pl');
  for (const id of ids(page('pl'))) assert.deepEqual(joined.getMessage(id)!.value, apart.getMessage(id)!.value, id);
});

test('how long ago it was is said in the largest unit it fills', () => {
  const NOW = Date.UTC(2030, 5, 1);
  const said = (minutes: number, language: string) => ago(NOW - minutes * 60_000, NOW, language);
  assert.equal(said(0.9, 'en'), null);
  assert.equal(said(-1, 'de'), null); // the clock of a server may be ahead
  assert.equal(said(59.9, 'de'), 'vor 59 Minuten');
  assert.equal(said(60, 'pl'), '1 godzinę temu');
  assert.equal(said(24 * 60, 'en'), 'yesterday');
  assert.equal(said(22 * 24 * 60, 'pl'), '22 dni temu');
});

test('figures have a true minus sign and the mark of their language', () => {
  assert.deepEqual([-3, 0, 12].map(plain), ['−3', '0', '12']);
  assert.deepEqual([-3, 0, 12].map(signed), ['−3', '0', '+12']);
  assert.deepEqual([-0.04, 0.05, 2, -7.25].map((value) => signedTenths(value, 'en')), ['0.0', '+0.1', '+2.0', '−7.2']);
  assert.deepEqual([-0.04, 1.5].map((value) => tenths(value, 'pl')), ['0,0', '1,5']);
});
