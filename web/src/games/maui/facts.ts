/** What the frame has to know of maui before its board is there. */
import type { GameFacts } from '../../table/contract.ts';
import { tileName } from './names.ts';
import { SPARE_TOP, type View } from './view.ts';

export default {
  hiddenHands: false,
  ask: (moves) => {
    if (moves.some((move) => move.startsWith('spare'))) return 'maui-ask-spare';
    return moves.every((move) => move.startsWith('dollars')) ? 'maui-page-ask-dollars' : 'maui-ask';
  },
  spell: { tile: tileName },
  goesOn: (move, view: View, seat) => {
    const [place, top] = move.split(' ') as [string, string];
    const column = view.laid[seat]! + 1;
    const under = view.space_row[column]! - (place === 'spare' ? SPARE_TOP : Number(top)); // its crab, counted from the upper end of the tile
    return place !== 'dollars' && view.space[seat]![column] === 'crab' && [0, 1, 2].includes(under) ? 'maui-page-covers-crab' : null;
  },
} satisfies GameFacts;
