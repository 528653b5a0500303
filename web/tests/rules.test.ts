// The rules are read as the server reads them: every clause of every game in every language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PICTURES } from '../src/rules/pictures.ts';
import { pieces, readRules } from '../src/rules/read.ts';

for (const [game, letter] of [['maui', 'M'], ['tide', 'T'], ['duck', 'D']] as const) {
  const read = (language: string) =>
    readRules(readFileSync(new URL(`../../src/parawan/games/${game}/clauses/${language}.md`, import.meta.url), 'utf8'));
  const numbers = (language: string) => read(language).sections.flatMap(({ clauses }) => clauses.map(({ number }) => number));

  test(`${game} has all its clauses in three languages`, () => {
    const english = numbers('en');
    const all = english.map((_, i) => `${letter}${i + 1}`);
    assert.deepEqual(new Set(english), new Set(all));
    assert.deepEqual(numbers('de'), english);
    assert.deepEqual(numbers('pl'), english);
  });

  test(`${game} is told in short first, in three languages`, () => {
    const short = ['en', 'de', 'pl'].map((language) => read(language).short);
    assert.deepEqual(short.map(({ title }) => title), ['In short', 'Kurz gesagt', 'W skrócie']);
    for (const { examples, clauses } of short) assert.deepEqual([examples.length, clauses.length], [8, 0]);
    assert.ok(PICTURES[game]!.step < 8);
  });

  test(`${game} has a title and a word about itself`, () => {
    const { title, about } = read('de');
    assert.ok(title && about);
  });
}

test('clauses named in a text can be followed', () => {
  assert.deepEqual(pieces('See T11 and *sets* in `open`.').map(({ kind, text }) => `${kind}:${text}`), [
    'plain:See ',
    'clause:T11',
    'plain: and ',
    'em:sets',
    'plain: in ',
    'code:open',
    'plain:.',
  ]);
});
