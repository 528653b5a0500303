/** Short sounds, silent until asked for: what makes them comes with the first one. */
import { untrack } from 'svelte';
import { me } from '../me.svelte.ts';

export type Sound = 'wave' | 'card' | 'pop' | 'turn';

/** Whoever switches sound on does not hear again what was before. */
export function play(wanted: Sound): void {
  if (untrack(() => me.sound)) void import('./tones.ts').then(({ sound }) => sound(wanted));
}
