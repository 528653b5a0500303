/** What this browser saw and added before a game began, remembered so that the deal can be held against it afterwards. */
export interface Kept {
  commitment: string;
  nonces: string[]; // made here
}

const KEPT = 'parawan-fair';
const MOST = 40; // tables

const all = (): [string, Kept][] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, Kept][];

export const kept = (table: string): Kept => all().find(([id]) => id === table)?.[1] ?? { commitment: '', nonces: [] };

function keep(table: string, facts: Kept): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify([...others, [table, facts]].slice(-MOST)));
}

/** The first commitment a table shows is the one that counts. */
export function keepCommitment(table: string, commitment: string): void {
  const before = kept(table);
  if (!before.commitment) keep(table, { ...before, commitment });
}

/** Makes this browser's part of the seed of a table's deals. */
export function newNonce(table: string): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const nonce = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const before = kept(table);
  keep(table, { ...before, nonces: [...before.nonces, nonce] });
  return nonce;
}
