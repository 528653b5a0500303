/** A deal out of a seed, as the server makes it: a shuffle of the items 0 to n − 1 for an event and its index. */
import { block } from './chacha.ts';

export function deal(seed: Uint8Array, event: number, index: number, n: number): number[] {
  const words = new DataView(seed.buffer, seed.byteOffset, 32);
  const key = Uint32Array.from({ length: 8 }, (_, i) => words.getUint32(4 * i, true));
  const order = Array.from({ length: n }, (_, i) => i);
  let used = 0; // 16-bit draws taken so far, 32 to a block
  let bits = new Uint32Array();
  for (let i = n - 1; i > 0; i--) {
    const span = i + 1;
    const unfair = 65536 % span; // products whose low half is below this would favour some items
    let product: number;
    do {
      if (used % 32 === 0) bits = block(key, used / 32, event, index) as Uint32Array<ArrayBuffer>;
      product = ((bits[(used >> 1) % 16]! >>> (16 * (used % 2))) & 0xffff) * span;
      used += 1;
    } while ((product & 0xffff) < unfair);
    const j = product >>> 16;
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
