/** The rules of a game, from the same files the server has. */
import { readRules, type Rules } from './read.ts';
import { tied } from './tied.ts';

const files = import.meta.glob('../../../src/parawan/games/*/clauses/*.md', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

export async function rulesOf(game: string, language: string): Promise<Rules> {
  return readRules(tied(await files[`../../../src/parawan/games/${game}/clauses/${language}.md`]!(), language));
}
