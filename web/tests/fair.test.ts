// The browser deals exactly as the server does; the vectors are written by tools/write_vectors.py.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { block } from '../src/fair/chacha.ts';
import { deal } from '../src/fair/deal.ts';
import type { Kept } from '../src/fair/kept.ts';
import { fromHex, sha256, toHex } from '../src/fair/sha256.ts';
import { verify } from '../src/fair/verify.ts';

interface Vectors {
  sha256: [string, string][];
  chacha: { seed: string; counter: number; event: number; index: number; words: number[] }[];
  deals: { seed: string; event: number; index: number; order: number[] }[];
  records: string[];
}
const vectors = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8')) as Vectors;
const words = (seed: string) => new Uint32Array(fromHex(seed).buffer as ArrayBuffer);
const NOTHING: Kept = { commitment: '', nonces: [] };
const wrong = (record: string, kept = NOTHING) =>
  verify(record, kept).filter(({ good }) => good === false).map(({ message }) => message);

/** A record whose last line fits again after it was changed. */
function resealed(record: string): string {
  const lines = record.trimEnd().split('\n').slice(0, -1);
  return [...lines, `check ${toHex(sha256(new TextEncoder().encode(lines.join('\n')))).slice(0, 16)}`, ''].join('\n');
}

test('hashes', () => {
  for (const [data, hash] of vectors.sha256) assert.equal(toHex(sha256(fromHex(data))), hash);
});

test('blocks', () => {
  for (const { seed, counter, event, index, words: expected } of vectors.chacha)
    assert.deepEqual([...block(words(seed), counter, event, index)], expected);
});

test('deals', () => {
  for (const { seed, event, index, order } of vectors.deals) assert.deepEqual(deal(fromHex(seed), event, index, order.length), order);
});

for (const record of vectors.records) {
  const name = /^game (\w+)/m.exec(record)![1];
  const commitment = /^commitment (\w+)/m.exec(record)![1]!;
  const nonce = /^nonces (\w+)/m.exec(record)![1]!;

  test(`a fair record of ${name} is found fair`, () => {
    assert.deepEqual(wrong(record), []);
    assert.deepEqual(wrong(record, { commitment, nonces: [nonce] }), []);
  });

  test(`whatever is bent in a record of ${name} is found`, () => {
    assert.deepEqual(wrong(record.replace('seats', 'seat')), ['verify-check']);
    assert.deepEqual(wrong(record, { commitment: commitment.replace(/./, 'x'), nonces: ['ff'] }), ['verify-shown', 'verify-nonce']);
    const otherDeal = resealed(record.replace(/^(deal \w+ 0: )(\S+) (\S+)/m, '$1$3 $2'));
    assert.deepEqual(wrong(otherDeal), ['verify-deal']);
    const otherNonce = resealed(record.replace(`nonces ${nonce}`, `nonces ${nonce}00`));
    assert.deepEqual(wrong(otherNonce), ['verify-mixed']);
    const otherHouse = resealed(record.replace(/^house ../m, 'house 00'));
    assert.deepEqual(wrong(otherHouse), ['verify-commitment', 'verify-mixed']);
  });
}
