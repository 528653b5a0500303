// Text stands out at least 4.5:1 and everything that must be seen 3:1, by day and by night.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../src/design/tokens.css', import.meta.url), 'utf8');
const blocks = [...css.matchAll(/^([^{}/]+){([^}]*)}/gm)].map(([, selector, body]) => ({
  selector: selector!,
  colours: [...body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!] as const),
}));
const palette = (theme: string) =>
  new Map(
    blocks.filter(({ selector }) => selector.includes(theme) || selector.trim() === ':root').flatMap(({ colours }) => colours),
  );

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, two) => one - two);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ['sand', 'wet-sand', 'foam'];
const SIGNS = ['shell', 'starfish', 'anchor', 'kite', 'bucket'];
const DYES = ['stripes', 'fish', 'waves', 'lagoon', 'sunset'];

const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((ground) => ['ink', 'ink-light', 'good', 'bad'].map((text) => [text, ground] as [string, string])),
  ['ink', 'wet-sand-light'],
  ['ink-light', 'wet-sand-light'],
  ['sand', 'ink'],
  ['on-parasol', 'parasol'],
  ['on-parasol', 'parasol-hover'],
  ['on-sun', 'sun'],
  ['on-deep-sea', 'deep-sea'],
  ['on-chosen', 'chosen'],
  ['foam', 'good'],
  ['foam', 'bad'],
  ['foam', 'ink-light'],
  ...SIGNS.map((sign) => ['on-seat', `seat-${sign}`] as [string, string]),
  ...[1, 2, 3].map((sky) => ['on-sky-light', `sky-${sky}`] as [string, string]),
  ...[4, 5].map((sky) => ['on-sky-dark', `sky-${sky}`] as [string, string]),
  ...['y', 'b', 'r'].map((duck) => ['on-sky-light', `duck-${duck}-paper`] as [string, string]),
  ['line', 'chalk'],
  ['line', 'beach'],
];

const SEEN: [string, string][] = [
  ...GROUNDS.flatMap(
    (ground) =>
      [
        ['edge', ground],
        ['parasol', ground],
      ] as [string, string][],
  ),
  ['chosen', 'foam'],
  ['stripes-light', 'stripes-shade'], // the tones that draw each pattern
  ['fish-light', 'fish'],
  ['waves-light', 'waves'],
  ['lagoon-light', 'lagoon-shade'],
  ['sunset-light', 'sunset'],
];

for (const theme of ['day', 'night']) {
  const colours = palette(theme);
  const ratio = (front: string, back: string) => contrast(colours.get(front)!, colours.get(back)!);
  const check = (pairs: [string, string][], least: number) => {
    const weak = pairs.filter(([front, back]) => ratio(front, back) < least);
    assert.deepEqual(
      weak.map(([front, back]) => `${front} on ${back}: ${ratio(front, back).toFixed(2)}`),
      [],
    );
  };
  test(`text by ${theme}`, () => check(TEXT, 4.5));
  test(`what must be seen by ${theme}`, () => check(SEEN, 3));

  // A drawn piece is told from its ground by its outline or by its fill.
  test(`pieces on the beach by ${theme}`, () => {
    const lost = DYES.filter((dye) => Math.max(ratio('line', 'beach'), ratio(dye, 'beach')) < 3);
    assert.deepEqual(lost, []);
  });
}
