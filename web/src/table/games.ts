/** The games' own parts of the page: a few facts at once, boards when a table of theirs is opened. */
import type { GameFacts, GamePart } from './contract.ts';

const facts = import.meta.glob('../games/*/facts.ts', { eager: true, import: 'default' }) as Record<string, GameFacts>;
const parts = import.meta.glob('../games/*/index.ts') as Record<string, () => Promise<{ default: GamePart }>>;

export const factsOf = (game: string): GameFacts => facts[`../games/${game}/facts.ts`]!;

export const partOf = async (game: string): Promise<GamePart> => (await parts[`../games/${game}/index.ts`]!()).default;
