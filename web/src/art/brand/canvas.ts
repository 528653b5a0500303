// The letters of our name, as strokes on a panel of 22 by 30 units, and the cloth each is written on.
export const LETTERS = {
  P: 'M6.5 24V9H11a4.5 4.5 0 0 1 0 9H6.5',
  A: 'M5 24 11 9l6 15M7.5 19.5h7',
  R: 'M6.5 24V9H11a4.5 4.5 0 0 1 0 9H6.5M11.5 18l4.5 6',
  W: 'M4 9l3 15 4-11 4 11 3-15',
  N: 'M6 24V9l10 15V9',
  ' ': '',
};

export type Letter = keyof typeof LETTERS;

export const CLOTHS = [
  { colour: 'duck-r', letter: 'chalk-light' },
  { colour: 'chalk', letter: 'line' },
  { colour: 'stripes', letter: 'line' },
  { colour: 'chalk', letter: 'line' },
  { colour: 'waves', letter: 'chalk-light' },
  { colour: 'chalk', letter: 'line' },
];
