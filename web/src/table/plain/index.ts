/** A game without a part of its own can still be played: every move as a button. */
import type { GamePart } from '../contract.ts';
import Moves from './Moves.svelte';
import Nothing from './Nothing.svelte';

export default { Board: Nothing, Hand: Moves, PlateFacts: Nothing, ScoreSheet: Nothing } satisfies GamePart;
