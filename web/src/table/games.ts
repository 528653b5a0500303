/** The games' own parts of the page, each loaded when its table is opened. */
import type { GamePart } from './contract.ts';

const parts = import.meta.glob('../games/*/index.ts') as Record<string, () => Promise<{ default: GamePart }>>;

export async function partOf(game: string): Promise<GamePart> {
  const load = parts[`../games/${game}/index.ts`];
  return load ? (await load()).default : (await import('./plain/index.ts')).default;
}

/** Hands that others must not see: between two players of one device the curtain falls. */
export const hasHiddenHands = (game: string): boolean => game !== 'maui';
