// Which choices fit the cards tapped so far, who sits where, what flies, how a round is reckoned.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cameTo, keysOf, sorted, sumOf } from '../src/games/duck/cards.ts';
import { endsRound, flightsOf, laidBy } from '../src/games/duck/flights.ts';
import { readPlay, topOf, type Play } from '../src/games/duck/moves.ts';
import { chosen, defaultTop, joins, matching, tap, tappedAlong, tops } from '../src/games/duck/picking.ts';
import { lastsOf, reckoningOf } from '../src/games/duck/reckoning.ts';
import { seatingOf } from '../src/games/duck/seating.ts';
import { buoysOf, type DuckView } from '../src/games/duck/view.ts';
import { signed } from '../src/words/figures.ts';

const plays = (...moves: string[]): Play[] => moves.map((move) => readPlay(move)!);

test('moves are read as docs/moves.md writes them', () => {
  assert.deepEqual(readPlay('3yb left'), { move: '3yb left', cards: ['y3', 'b3'], source: 'left' });
  assert.deepEqual(readPlay('b3-6 deck')!.cards, ['b3', 'b4', 'b5', 'b6']);
  assert.equal(topOf(readPlay('b6-3 deck')!), 'b3');
  assert.deepEqual(readPlay('8y'), { move: '8y', cards: ['y8'], source: null });
  assert.equal(readPlay('dive'), null);
});

test('equal cards have keys of their own, in either order', () => {
  assert.deepEqual(keysOf(['b3', 'r1', 'b3']), ['b3.0', 'r1.0', 'b3.1']);
  assert.deepEqual(sorted(['r1', 'b3', 'y3', 'b0'], 'number'), ['b0', 'r1', 'y3', 'b3']);
  assert.deepEqual(sorted(['r1', 'b3', 'y3', 'b0'], 'colour'), ['y3', 'b0', 'b3', 'r1']);
  assert.equal(sumOf(['b3', 'b3', 'y0']), 6);
});

const HAND = keysOf(['y4', 'b2', 'b3', 'b4', 'b4', 'b5', 'r8']);
const LEGAL = plays('4y deck', '4b deck', '4yb deck', '4by deck', '4yb left', '4bb deck', '2b deck', '3b deck', '5b deck', '8r deck')
  .concat(plays('b2-4 deck', 'b4-2 deck', 'b3-5 deck', 'b5-3 deck', 'b2-5 deck', 'b5-2 deck'));

test('a tapped card is a group of one, and shows what goes with it', () => {
  const tapped = tap(LEGAL, HAND, [], 'b4.0');
  assert.deepEqual(tapped, ['b4.0']);
  assert.ok(joins(LEGAL, tapped, 'y4.0') && joins(LEGAL, tapped, 'b4.1') && joins(LEGAL, tapped, 'b5.0'));
  assert.ok(!joins(LEGAL, tapped, 'r8.0'));
});

test('a second copy goes along only where a choice lays two', () => {
  assert.ok(joins(LEGAL, ['b4.0'], 'b4.1'));
  assert.ok(!joins(LEGAL, ['b4.0', 'b3.0'], 'b4.1'));
});

test('the card between two of a run is tapped along, and the last tap stays last', () => {
  assert.deepEqual(tap(LEGAL, HAND, ['b3.0'], 'b5.0'), ['b4.0', 'b3.0', 'b5.0']);
});

test('two neighbours of a run wait for a third where there is a choice', () => {
  const tapped = tap(LEGAL, HAND, ['b3.0'], 'b4.0');
  assert.deepEqual(tapped, ['b3.0', 'b4.0']);
  assert.equal(matching(LEGAL, tapped).length, 0);
});

test('a card that does not fit starts over; a tapped one is taken out', () => {
  assert.deepEqual(tap(LEGAL, HAND, ['b3.0', 'b4.0'], 'r8.0'), ['r8.0']);
  assert.deepEqual(tap(LEGAL, HAND, ['b4.0', 'b3.0', 'b5.0'], 'b4.0'), ['b3.0', 'b5.0']);
});

test('a card that was tapped along stays when it is tapped, as the last; the next tap takes it out', () => {
  const first = tap(LEGAL, HAND, ['b3.0'], 'b5.0');
  const along = tappedAlong([], ['b3.0'], first, 'b5.0');
  assert.deepEqual(along, ['b4.0']);
  const second = tap(LEGAL, HAND, first, 'b4.0', along);
  assert.deepEqual(second, ['b3.0', 'b5.0', 'b4.0']);
  assert.deepEqual(tappedAlong(along, first, second, 'b4.0'), []);
  assert.deepEqual(tap(LEGAL, HAND, second, 'b4.0', []), ['b3.0', 'b5.0']);
});

test('what was tapped along stays so while others are tapped, and is forgotten when it is gone', () => {
  assert.deepEqual(tappedAlong(['b4.0'], ['b4.0', 'b3.0', 'b5.0'], ['b4.0', 'b3.0', 'b5.0', 'b2.0'], 'b2.0'), ['b4.0']);
  assert.deepEqual(tappedAlong(['b4.0'], ['b4.0', 'b3.0', 'b5.0'], ['r8.0'], 'r8.0'), []);
});

test('the last tapped card ends on top, unless another is chosen', () => {
  const group = ['b4.0', 'y4.0'];
  assert.deepEqual(tops(matching(LEGAL, group)), ['b4', 'y4']);
  assert.equal(chosen(LEGAL, group, null, 'deck')!.move, '4by deck');
  assert.equal(chosen(LEGAL, group, 'b4', 'left')!.move, '4yb left');
  assert.equal(defaultTop(matching(LEGAL, ['b5.0', 'b4.0', 'b3.0']), ['b5.0', 'b4.0', 'b3.0']), 'b3');
});

test('nothing is chosen without a pile, but going out needs none', () => {
  assert.equal(chosen(LEGAL, ['r8.0'], null, null), null);
  assert.equal(chosen(LEGAL, [], null, 'deck'), null);
  assert.equal(chosen(plays('8y'), ['y8.0'], null, null)!.move, '8y');
});

const VIEW: DuckView = {
  seats: 3, viewer: 0, over: false, red_lifebuoys: [-2, -2, -3, -3, -4], round: 2, dealer: 1, turn: 2, dry: 0,
  hand: [[], [], []], known: [[], [], []], held: [7, 7, 7], towel: [[], [], []], shown: [['y7', 'r7'], ['b1', 'y2'], ['r5']], score: [0, -2, 5],
  pile: [[], [], [], [], []], deck_size: 40, ghost_card: '', ghost_sum: 0, renewed: false, buoy_seat: [1, -1, -1, -1, -1],
  buoy_red: [true, false, false, false, false], ender: 1, ending: 3, saved: ['', '', 'r5'], shown_ghost: '',
};

test('the next seat sits at the left; the ghost at the left of the dealer', () => {
  assert.deepEqual(seatingOf({ ...VIEW, seats: 5 }, 3), { home: 3, left: 4, right: 2, across: [0, 1] });
  assert.deepEqual(seatingOf({ ...VIEW, seats: 2 }, 1), { home: 1, left: 2, right: 0, across: [] });
  assert.deepEqual(seatingOf({ ...VIEW, seats: 2 }, 0), { home: 0, left: 1, right: 2, across: [] });
});

test('lifebuoys count by their side', () => {
  assert.deepEqual(buoysOf(VIEW, 1), [-2]);
  assert.deepEqual(buoysOf({ ...VIEW, buoy_red: [false, false, false, false, false] }, 1), [6]);
  assert.deepEqual([6, -2, 0].map(signed), ['+6', '−2', '0']);
});

test('a round is reckoned from the one who ended it', () => {
  const { round, ending, hands, ghost } = reckoningOf(VIEW);
  assert.deepEqual([round, ending, ghost], [1, 'dive-lost', null]);
  const facts = hands.map(({ seat, sum, buoy, saved }) => [seat, sum, buoy, saved]);
  assert.deepEqual(facts, [[1, 3, -2, ''], [2, 5, null, 'r5'], [0, 14, null, '']]);
  const stalemate = reckoningOf({ ...VIEW, seats: 2, ender: -1, ending: 4, ghost_sum: 9, shown_ghost: 'y1' });
  assert.deepEqual(stalemate.hands.map(({ seat, buoy }) => [seat, buoy]), [[0, null], [1, null]]);
  assert.deepEqual(stalemate.ghost, { open: 8, card: 'y1', sum: 9 });
});

test('why a dive failed: with a tie it is told', () => {
  const failed = (shown: string[][], more: Partial<DuckView> = {}) => reckoningOf({ ...VIEW, shown, ...more }).tie;
  assert.ok(failed([['r5'], ['y3'], ['b3']]));
  assert.ok(!failed([['r5'], ['y3'], ['b2']])); // somebody has less
  assert.ok(!failed([['r2'], ['y3'], ['b3']]));
  assert.ok(failed([['r5'], ['y3']], { seats: 2, ghost_sum: 3, shown_ghost: 'y1' }));
  assert.ok(!failed([['r3'], ['y3'], ['b5']], { ending: 2 }));
});

test('a reckoning takes 2.5 seconds at most', () => {
  assert.equal(lastsOf(reckoningOf({ ...VIEW, seats: 2 })), 6 * 320 + 320);
  assert.ok(lastsOf({ ...reckoningOf(VIEW), hands: Array(5).fill(reckoningOf(VIEW).hands[0]) }) <= 2500);
});

test('what was just laid, of a hand as it was before', () => {
  const news: [string, Record<string, unknown>][] = [['duck-lays', { seat: 1, cards: 'y3 b3' }], ['duck-out', { seat: 1 }]];
  assert.deepEqual([laidBy(news, 1), laidBy(news, 0)], [['y3', 'b3'], []]);
});

test('cards fly one after the other, as it is told', () => {
  const flights = flightsOf(
    [
      ['duck-lays', { seat: 1, cards: 'y3 b3', colour: 'b', number: 3 }],
      ['duck-draws-from', { seat: 1, from_seat: 2, colour: 'r', number: 0 }],
    ],
    3,
  );
  assert.deepEqual(flights, [
    { card: 'y3', from: 'hand-1', to: 'pile-1', beat: 0 },
    { card: 'b3', from: 'hand-1', to: 'pile-1', beat: 0 },
    { card: 'r0', from: 'pile-2', to: 'hand-1', beat: 1 },
  ]);
  assert.deepEqual(flightsOf([['duck-draws-unseen', { seat: 0 }]], 3), [{ card: null, from: 'deck', to: 'hand-0', beat: 0 }]);
});

test('the end of a round is told by its reckoning alone', () => {
  const news: [string, Record<string, unknown>][] = [['duck-dives', { seat: 0 }], ['duck-round', { round: 2, seat: 1 }]];
  assert.ok(endsRound(news));
  assert.deepEqual(flightsOf(news, 3), []);
});

test('what came to a hand is told from what was there, of equal cards too', () => {
  assert.deepEqual(cameTo(['y3', 'b3', 'r5'], ['b3'], ['y3', 'r5', 'b1']), ['b1.0']);
  assert.deepEqual(cameTo(['y3', 'r5'], [], ['y3', 'y3', 'r5']), ['y3.1']);
  assert.deepEqual(cameTo(['y3', 'y3'], ['y3'], ['y3']), []);
  assert.deepEqual(cameTo(['y3', 'b3', 'r5'], ['y3', 'b3'], ['b3', 'r5']), ['b3.0']); // laid, and another like it drawn
});
