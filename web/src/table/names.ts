/** A name for those who have not chosen one: friendly, and the same as long as the page is open. */
import { me } from '../me.svelte.ts';
import { say } from '../words/words.svelte.ts';

const luck = Math.random();

export function nameToUse(): string {
  if (me.name) return me.name;
  const names = say('default-names').split(', ');
  return names[Math.floor(luck * names.length)]!;
}
