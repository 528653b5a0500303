/** Frames as an animated GIF, which every phone can show and send. Our pictures are flat, so a table of 256 colours is plenty. */
export interface Frame {
  pixels: Uint8ClampedArray; // four bytes a pixel, as a canvas gives them
  hundredths: number; // of a second it is shown
}

const COLOURS = 256;
const MOST_CODES = 4096;

/** Five bits of red, green and blue: near enough to be one colour. */
const coarse = (pixels: Uint8ClampedArray, i: number): number =>
  ((pixels[i]! >> 3) << 10) | ((pixels[i + 1]! >> 3) << 5) | (pixels[i + 2]! >> 3);

/** The commonest colours of all frames, and for every coarse colour the place of the nearest of them. */
export function palette(frames: Frame[]): { table: Uint8Array; nearest: Uint8Array } {
  const counts = new Uint32Array(32768);
  for (const { pixels } of frames) for (let i = 0; i < pixels.length; i += 4) counts[coarse(pixels, i)]! += 1;
  const used = [...counts.keys()].filter((colour) => counts[colour]);
  const chosen = [...used].sort((a, b) => counts[b]! - counts[a]!).slice(0, COLOURS);
  const parts = (colour: number) => [colour >> 10, (colour >> 5) & 31, colour & 31] as const;
  const table = new Uint8Array(3 * COLOURS);
  chosen.forEach((colour, place) => parts(colour).forEach((part, i) => (table[3 * place + i] = (part << 3) | (part >> 2))));
  const nearest = new Uint8Array(32768);
  for (const colour of used) {
    const [r, g, b] = parts(colour);
    let best = Infinity;
    chosen.forEach((other, place) => {
      const [r2, g2, b2] = parts(other);
      const away = (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
      if (away < best) [best, nearest[colour]] = [away, place];
    });
  }
  return { table, nearest };
}

/** LZW as GIF has it: codes grow from 9 to 12 bits, then all begins anew. */
export function squeezed(places: Uint8Array): Uint8Array {
  const out: number[] = [];
  let bits = 0;
  let held = 0;
  let width = 9;
  const put = (code: number) => {
    held |= code << bits;
    bits += width;
    for (; bits >= 8; bits -= 8, held >>>= 8) out.push(held & 255);
  };
  let known = new Map<number, number>();
  let next = COLOURS + 2;
  put(COLOURS); // clear
  let run = places[0]!;
  for (let i = 1; i < places.length; i++) {
    const longer = (run << 8) | places[i]!;
    const code = known.get(longer);
    if (code !== undefined) {
      run = code;
      continue;
    }
    put(run);
    if (next === MOST_CODES) {
      put(COLOURS);
      known = new Map();
      next = COLOURS + 2;
      width = 9;
    } else {
      if (next === 1 << width) width += 1;
      known.set(longer, next++);
    }
    run = places[i]!;
  }
  put(run);
  put(COLOURS + 1); // end
  if (bits) out.push(held & 255);
  return Uint8Array.from(out);
}

const word = (n: number): number[] => [n & 255, n >> 8];
const text = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));

export function gif(width: number, height: number, frames: Frame[]): Uint8Array<ArrayBuffer> {
  const { table, nearest } = palette(frames);
  const parts: Uint8Array[] = [
    Uint8Array.from([...text('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0]),
    table,
    Uint8Array.from([0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0]), // again and again
  ];
  for (const { pixels, hundredths } of frames) {
    const places = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < places.length; i++) places[i] = nearest[coarse(pixels, 4 * i)]!;
    parts.push(Uint8Array.from([0x21, 0xf9, 4, 4, ...word(hundredths), 0, 0, 0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, 8]));
    const data = squeezed(places);
    for (let i = 0; i < data.length; i += 255) {
      const block = data.subarray(i, i + 255);
      parts.push(Uint8Array.of(block.length), block);
    }
    parts.push(Uint8Array.of(0));
  }
  parts.push(Uint8Array.of(0x3b));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
