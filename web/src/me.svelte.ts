/** What this browser remembers of its owner. */
import type { Pace } from './table/contract.ts';
import type { Language } from './words/languages.ts';

interface Kept {
  name: string; // empty: not chosen yet
  luck: number; // 0 to 1: which name one gets meanwhile
  language: Language | null; // null: as the browser has it
  sound: boolean | null; // null: not asked yet
  vibration: boolean;
  title: boolean; // whether the tab's title tells of one's turn
  pace: Pace;
  keys: boolean; // whether single letters are shortcuts
}

const KEPT = 'parawan-me';
const AT_FIRST: Kept = { name: '', luck: Math.random(), language: null, sound: null, vibration: true, title: true, pace: 1, keys: true };

function kept(): Kept {
  try {
    return { ...AT_FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return AT_FIRST;
  }
}

export const me = $state<Kept>(kept());

const device = matchMedia('(prefers-reduced-motion: reduce)');
let still = $state(device.matches);
device.addEventListener('change', () => (still = device.matches));

/** How fast things move: as set here, and not at all where the device asks for stillness. */
export const pace = (): Pace => (still ? 0 : me.pace);

$effect.root(() => {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(me));
  });
  $effect(() => {
    document.documentElement.toggleAttribute('data-still', !pace()); // so that style sheets know
  });
});
