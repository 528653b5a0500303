/** Lists that are worked out anew with every update: what is as it was stays the same object, and so is not drawn anew. */
export function steady<T extends object>(): (now: T[]) => T[] {
  let before: T[] = [];
  return (now) => {
    const kept = now.map((item, i) => (before[i] && alike(before[i], item) ? before[i] : item));
    const same = kept.length === before.length && kept.every((item, i) => item === before[i]);
    return same ? before : (before = kept);
  };
}

const alike = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(other) as (keyof T)[]).every((name) => equal(one[name], other[name]));

const equal = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, i) => item === other[i]));
