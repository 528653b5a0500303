// tide for three seats, base game, in boardgame.io's way. Clause numbers are those of Parawan's rules.
import './production.mjs';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

export const SEATS = 3;
const SET_SIZE = 12;
const TURNS = 12;
const WEATHER = Array.from({ length: 60 }, (_, i) => i + 1);
const TIDES = Array.from({ length: 24 }, (_, i) => (i >> 1) + 1);
const each = (value) => Array.from({ length: SEATS }, (_, seat) => value(seat));

const halfBelts = (card) => [0, 1, 2, 1, 0][Math.floor((card - 1) / 12)]; // T1

// T16: the set a seat holds in a round
const setOf = (G, seat) => (seat - (G.round - 1) + SEATS) % SEATS;

// T4, T5, T6: set k was dealt to seat k
function setup({ random }) {
  const cards = random.Shuffle(WEATHER);
  const sets = each((k) => cards.slice(SET_SIZE * k, SET_SIZE * (k + 1)).sort((a, b) => a - b));
  const G = {
    round: 0,
    turn: 0,
    sets,
    shown: each(() => []), // cards of each set that were ever shown (T17)
    used: each(() => []), // those shown in this round
    setBelts: sets.map((set) => set.reduce((halves, card) => halves + halfBelts(card), 0) >> 1),
    belts: [],
    level: [],
    tides: [], // the deck; the first 2 × turn cards are open
    picked: [], // whether each seat has picked its card of this turn
    pick: [], // the sealed card itself, 0 none
    laid: [], // the card each seat showed last
    score: each(() => 0),
    points: [], // by round, then by seat
  };
  beginRound(G, random);
  return G;
}

// T6, T16
function beginRound(G, random) {
  G.round += 1;
  G.turn = 0;
  G.used = each(() => []);
  G.belts = each((seat) => G.setBelts[setOf(G, seat)]);
  G.level = each(() => 0);
  G.laid = each(() => 0);
  G.tides = random.Shuffle(TIDES);
  openTides(G);
}

// T7
function openTides(G) {
  G.turn += 1;
  G.picked = each(() => false);
  G.pick = each(() => 0);
}

// T8: any unused card of the set, also to replace the card already picked
function pick({ G, random, playerID }, card) {
  const seat = Number(playerID);
  const k = setOf(G, seat);
  if (!G.sets[k].includes(card) || G.used[k].includes(card) || G.pick[seat] === card) return INVALID_MOVE;
  G.pick[seat] = card;
  G.picked[seat] = true;
  if (G.picked.every(Boolean)) reveal(G, random);
}

// T8, T9, T10, T13: all are shown; the highest card takes the lower tide card, the second the higher one
function reveal(G, random) {
  for (let seat = 0; seat < SEATS; seat++) {
    const k = setOf(G, seat);
    const card = G.pick[seat];
    G.laid[seat] = card;
    G.used[k].push(card);
    if (!G.shown[k].includes(card)) G.shown[k].push(card);
  }
  const [highest, second] = each((seat) => seat).sort((a, b) => G.laid[b] - G.laid[a]);
  const open = G.tides.slice(2 * G.turn - 2, 2 * G.turn);
  G.level[highest] = Math.min(...open);
  G.level[second] = Math.max(...open);
  waterRises(G, random);
}

// T11, T12, T14. Of three seats nobody is ever out while a round goes on: two left end it.
function waterRises(G, random) {
  const flood = Math.max(...G.level);
  const hit = each((seat) => G.level[seat] === flood);
  const out = each((seat) => hit[seat] && G.belts[seat] === 0);
  for (let seat = 0; seat < SEATS; seat++) if (hit[seat] && !out[seat]) G.belts[seat] -= 1;
  if (out.some(Boolean) || G.turn === TURNS) endRound(G, out, random);
  else openTides(G);
}

// T15
function endRound(G, out, random) {
  const lowest = Math.min(...G.level.filter((_, seat) => !out[seat]));
  const points = each((seat) => (out[seat] ? -1 : G.belts[seat] + (G.level[seat] === lowest ? 1 : 0)));
  G.points.push(points);
  G.score = each((seat) => G.score[seat] + points[seat]);
  if (G.round < SEATS) beginRound(G, random);
}

// T18
function result({ G }) {
  if (G.points.length < SEATS) return undefined;
  const most = Math.max(...G.score);
  return { winners: each((seat) => seat).filter((seat) => G.score[seat] === most), score: G.score };
}

// T4, T8, T17: a viewer knows the sets it has held, every card shown, and the tide cards opened. PlayerView.STRIP_SECRETS
// cannot say that: the sets travel from seat to seat.
function playerView({ G, playerID }) {
  const viewer = playerID === null || playerID === undefined ? -1 : Number(playerID);
  const held = (k) => viewer >= 0 && (viewer - k + SEATS) % SEATS < G.round;
  return {
    ...G,
    sets: G.sets.map((set, k) => (held(k) ? set : null)),
    tides: G.tides.slice(0, 2 * G.turn),
    pick: G.pick.map((card, seat) => (seat === viewer ? card : 0)),
  };
}

export const tide = {
  name: 'tide',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  // All seats act at any time. One turn in boardgame.io's sense lasts the whole match: a turn hook for each of ours would only
  // add work and log entries.
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    pick: {
      move: pick,
      redact: true, // the card stays out of the others' logs
      client: false, // the client lacks what the move needs
      ignoreStaleStateID: true, // seats pick at the same time: without it the second of two is dropped
    },
  },
  // `deltaState` stays off: clients drop the patch of a move made on a stale state, and never catch up.
  endIf: result,
  playerView,
  disableUndo: true, // T8: a pick is never withdrawn
};
