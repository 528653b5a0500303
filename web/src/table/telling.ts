/** Stories with pictures in them: cards and tiles, which moves write as codes, are drawn where they are told of. */
import { createContext } from 'svelte';
import { CODED, codesOf, isCodes } from '../words/voice.ts';
import type { GamePart, Say, Spelling, Told } from './contract.ts';

/** How a table's game spells and draws its codes. */
export const [tellingOf, setTelling] = createContext<{ spell: Spelling; part: GamePart }>();

/** Plain text, or a code to be drawn, with its name. */
export type Piece = string | { code: string; name: string };

export function piecesOf(say: Say, [id, args]: Told, spell: Spelling): Piece[] {
  const drawn: Piece[] = [];
  const kept = Object.entries(spell)
    .filter(([key]) => isCodes(key, args[key], spell))
    .map(([key, name]) => {
      const marks = codesOf(args[key] as string).map((code) => `${CODED}${drawn.push({ code, name: name(code, say) }) - 1}${CODED}`);
      return [key, marks.join(' ')] as const;
    });
  return say(id, { ...args, ...Object.fromEntries(kept) })
    .split(CODED)
    .map((piece, i) => (i % 2 ? drawn[Number(piece)]! : piece))
    .filter((piece) => piece !== '');
}
