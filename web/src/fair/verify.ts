/** Whether the deals of a finished game were fair: everything is made again out of its record and compared. */
import { deal } from './deal.ts';
import DEALS from './deals.json' with { type: 'json' };
import type { Kept } from './kept.ts';
import { fromHex, sha256, toHex } from './sha256.ts';

/** One thing that was looked at. `good` is null where there was nothing to compare with. */
export interface Check {
  message: string;
  args?: Record<string, unknown>;
  good: boolean | null;
}

interface Facts {
  event: number;
  items: string; // separated by spaces
}

export function verify(record: string, kept: Kept): Check[] {
  const lines = record.trimEnd().split('\n');
  const rest = (name: string): string => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const house = fromHex(rest('house'));
  const nonces = rest('nonces').split(' ').filter(Boolean);
  const seed = rest('seed');
  const commitment = rest('commitment');
  const dealt = lines.filter((line) => line.startsWith('deal ')).map((line) => checkDeal(rest('game'), fromHex(seed), line));
  const wrong = dealt.filter(({ good }) => !good);
  return [
    { message: 'verify-check', good: rest('check') === digest(lines) },
    kept.commitment
      ? { message: 'verify-shown', good: kept.commitment === commitment }
      : { message: 'verify-shown-not-seen', good: null },
    { message: 'verify-commitment', good: toHex(sha256(house)) === commitment },
    kept.nonces.length
      ? { message: 'verify-nonce', good: kept.nonces.some((nonce) => nonces.includes(nonce)) || !nonces.length }
      : { message: 'verify-nonce-none', good: null },
    { message: 'verify-mixed', good: mixed(house, nonces) === seed },
    ...(wrong.length ? wrong : [{ message: 'verify-deals', args: { count: dealt.length }, good: dealt.length > 0 }]),
  ];
}

/** The seed of all deals: the hash of everything; without any nonces the house's own. */
export function mixed(house: Uint8Array, nonces: string[]): string {
  if (!nonces.length) return toHex(house);
  const parts = nonces.map((nonce) => (nonce === '-' ? new Uint8Array() : fromHex(nonce)));
  return toHex(sha256(Uint8Array.from([...house, ...parts.flatMap((part) => [part.length, ...part])])));
}

/** `deal weather 0: 12 44 …`: the items of that deal, in the order the seed gives. Equal items are interchangeable. */
function checkDeal(game: string, seed: Uint8Array, line: string): Check {
  const [, name = '', index = '', items = ''] = /^deal (\S+) (\d+): (.*)$/.exec(line) ?? [];
  const facts = (DEALS as Record<string, Record<string, Facts>>)[game]?.[name];
  const all = facts?.items.split(' ') ?? [];
  const order = facts ? deal(seed, facts.event, Number(index), all.length).map((item) => all[item]) : [];
  return { message: 'verify-deal', args: { name, index }, good: !!facts && order.join(' ') === items };
}

/** The digest of all lines above the last one. */
function digest(lines: string[]): string {
  return toHex(sha256(new TextEncoder().encode(lines.slice(0, -1).join('\n')))).slice(0, 16);
}
