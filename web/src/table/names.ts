/** A friendly name for those who have not chosen one; a browser keeps the one it got. */
import { me } from '../me.svelte.ts';
import { say } from '../words/words.svelte.ts';

export function nameToUse(): string {
  if (me.name) return me.name;
  const names = say('default-names').split(', ');
  return names[Math.floor(me.luck * names.length)]!;
}
