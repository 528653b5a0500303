/** Short sounds, silent until asked for: what makes them comes with the first one. */
import { me } from '../me.svelte.ts';

export type Sound = 'wave' | 'card' | 'pop' | 'turn';

export function play(wanted: Sound): void {
  if (me.sound === true) void import('./tones.ts').then(({ sound }) => sound(wanted));
}
