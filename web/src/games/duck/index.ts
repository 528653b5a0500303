/** duck at the table. */
import type { GamePart } from '../../table/contract.ts';
import Board from './Board.svelte';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import PlateFacts from './PlateFacts.svelte';
import ScoreSheet from './ScoreSheet.svelte';

export default { Board, Hand, PlateFacts, ScoreSheet, Glyph } satisfies GamePart;
