/** Everything the score pad needs, loaded at once, so that it can be kept for when there is no network. */
import { speak } from '../words/words.svelte.ts';

export async function loadPad() {
  const [{ default: OneSheet }, { default: Sheets }] = await Promise.all([import('./OneSheet.svelte'), import('./Sheets.svelte'), speak('pad')]);
  return { OneSheet, Sheets };
}
