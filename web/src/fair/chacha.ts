/** ChaCha with 8 rounds: the bits of every deal. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** One block of 16 words, for a key of 8 words, a counter, and event and index as its nonce. */
export function block(key: Uint32Array, counter: number, event: number, index: number): Uint32Array {
  const start = Uint32Array.from([...SIGMA, ...key, counter, 0, event, index]);
  const x = start.slice();
  for (let double = 0; double < 4; double++) {
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => word + start[i]!);
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  step(x, a, b, d, 16);
  step(x, c, d, b, 12);
  step(x, a, b, d, 8);
  step(x, c, d, b, 7);
}

function step(x: Uint32Array, sum: number, by: number, into: number, turn: number): void {
  x[sum]! += x[by]!;
  const mixed = x[into]! ^ x[sum]!;
  x[into] = (mixed << turn) | (mixed >>> (32 - turn));
}
