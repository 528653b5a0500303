// node sync.mjs --url http://127.0.0.1:N: what a boardgame.io server hands to viewers who ask for a match (`sync`): a seat, and
// a spectator without credentials. Two seats of three have picked, sealed.
import './production.mjs';
import { CreateGameReducer } from 'boardgame.io/dist/cjs/internal.js';
import { parseArgs } from 'node:util';
import { SEATS, tide } from './game.mjs';
import { connect, Table } from './tables.mjs';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
setTimeout(() => process.exit(1), 20_000).unref();

// Picks for `seat` the lowest card it may pick, through the rules themselves.
function pickLowest(reduce, state, seat) {
  const k = (seat - (state.G.round - 1) + SEATS) % SEATS;
  const card = state.G.sets[k].find((one) => !state.G.used[k].includes(one));
  return reduce(state, { type: 'MAKE_MOVE', payload: { type: 'pick', args: [card], playerID: String(seat) } });
}

// The tide deck of round 2, as anyone can work it out who has a whole state with its random generator.
function tidesOfRound2(state) {
  const reduce = CreateGameReducer({ game: tide });
  for (let n = 0; state.G.round < 2; n++) state = pickLowest(reduce, state, n % SEATS);
  return state.G.tides;
}

function synced(matchID, seat) {
  return new Promise((resolve) => {
    const client = connect(values.url, matchID, seat?.playerID ?? null, seat?.credentials, ({ type, args: [, news] }) => {
      if (type !== 'sync') return;
      client.stop();
      resolve(news);
    });
  });
}

// What of a state, given to a viewer, the viewer should not know.
function secretsIn({ G, plugins }, viewer) {
  return {
    sets_of_others: G.sets.filter((set, k) => set !== null && k !== viewer).length,
    unopened_tides: G.tides.length - 2 * G.turn,
    sealed_picks_of_others: G.pick.filter((card, seat) => card > 0 && seat !== viewer).length,
    random_generator: plugins.random?.data !== undefined,
  };
}

function facts({ state, log, initialState, ...rest }, viewer) {
  const others = log.filter(({ action }) => action.payload.playerID !== String(viewer));
  return {
    bytes: JSON.stringify({ state, log, initialState, ...rest }).length,
    in_state: secretsIn(state, viewer),
    in_initial_state: secretsIn(initialState, viewer),
    in_log: {
      picks_of_others: others.length,
      cards_of_others: others.filter(({ action }) => action.payload.args !== null).length,
    },
  };
}

let onConfirmed;
let playOn = false;
const told = {
  ready: (seat) => playOn && seat.pick(),
  confirmed: (seat) => onConfirmed(seat.state.G),
  packet() {},
  ended() {},
  rejected() {},
  error: (text) => console.error(text),
};

const table = new Table(values.url, told);
await table.newMatch();
for (const seat of table.seats.slice(0, 2)) {
  const confirmed = new Promise((resolve) => (onConfirmed = resolve));
  seat.pick();
  await confirmed;
}
const asSeat = await synced(table.matchID, table.seats[2]);
const asSpectator = await synced(table.matchID, undefined);

const metadata = await (await fetch(`${values.url}/games/tide/${table.matchID}`)).json();
const foretold = tidesOfRound2(asSpectator.initialState);
playOn = true;
const tides = await new Promise((resolve) => {
  let opened;
  onConfirmed = (G) => {
    if (G.round === 2) opened = G.tides;
    if (G.round === 3) resolve(opened);
  };
  table.seats[2].pick();
});

console.log(
  JSON.stringify(
    {
      seat: facts(asSeat, 2),
      spectator: facts(asSpectator, -1),
      tides_opened_in_round_2: tides.length,
      foretold_by_a_spectator_in_round_1: tides.filter((level, i) => level === foretold[i]).length,
      seed_minus_public_time_of_creation_ms: parseInt(asSpectator.initialState.plugins.random.data.seed, 36) - metadata.createdAt,
    },
    null,
    2,
  ),
);
process.exit(0);
