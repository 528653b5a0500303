// What is squeezed into a GIF comes out again as it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gif, palette, squeezed } from '../src/replay/gif.ts';

/** Reads LZW codes back, as every viewer of a GIF does. */
function unsqueezed(data: Uint8Array): number[] {
  const out: number[] = [];
  let [bits, held, at, width] = [0, 0, 0, 9];
  let known: number[][] = [];
  let before: number[] | null = null;
  const clear = () => {
    known = [...Array.from({ length: 256 }, (_, i) => [i]), [], []];
    width = 9;
    before = null;
  };
  for (;;) {
    while (bits < width) {
      held |= data[at++]! << bits;
      bits += 8;
    }
    const code = held & ((1 << width) - 1);
    held >>>= width;
    bits -= width;
    if (code === 256) clear();
    else if (code === 257) return out;
    else {
      const run: number[] = known[code] ?? [...before!, before![0]!];
      if (before && known.length < 4096) known.push([...before, run[0]!]);
      if (known.length === 1 << width && width < 12) width += 1;
      out.push(...run);
      before = run;
    }
  }
}

test('runs of every kind come back as they were, past the end of the codes too', () => {
  let seed = 1;
  const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
  for (const length of [1, 2, 300, 20_000, 60_000])
    for (const colours of [1, 2, 256]) {
      const places = Uint8Array.from({ length }, () => random(colours));
      assert.deepEqual(unsqueezed(squeezed(places)), [...places]);
    }
});

test('the commonest colours are kept, the others become the nearest', () => {
  const pixels = new Uint8ClampedArray(4 * 1000);
  for (let i = 0; i < 1000; i++) pixels.set([i % 250, 255 - (i % 250), (7 * i) % 256, 255], 4 * i);
  const { table, nearest } = palette([{ pixels, hundredths: 10 }]);
  for (let i = 0; i < 1000; i++) {
    const place = nearest[((pixels[4 * i]! >> 3) << 10) | ((pixels[4 * i + 1]! >> 3) << 5) | (pixels[4 * i + 2]! >> 3)]!;
    const away = [0, 1, 2].map((part) => Math.abs(table[3 * place + part]! - pixels[4 * i + part]!));
    assert.ok(Math.max(...away) <= 64, String(away));
  }
});

test('a GIF has its frames and ends', () => {
  const frame = { pixels: new Uint8ClampedArray(4 * 6).fill(200), hundredths: 50 };
  const made = gif(3, 2, [frame, frame]);
  assert.equal(String.fromCharCode(...made.slice(0, 6)), 'GIF89a');
  assert.equal(made.at(-1), 0x3b);
  const controls = [...made.keys()].filter((i) => made[i] === 0x21 && made[i + 1] === 0xf9 && made[i + 4] === 50);
  assert.equal(controls.length, 2);
});
