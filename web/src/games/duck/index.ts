/** duck at the table. */
import type { GamePart } from '../../table/contract.ts';
import Board from './Board.svelte';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import PlateFacts from './PlateFacts.svelte';

const scoreSheet = () => import('./ScoreSheet.svelte');

export default { Board, Hand, PlateFacts, scoreSheet, Glyph } satisfies GamePart;
