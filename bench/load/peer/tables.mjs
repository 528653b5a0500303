// Tables of three seats at a boardgame.io server: matches made by its lobby, seats on real sockets, random picks.
import './production.mjs';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { SEATS, tide } from './game.mjs';

// boardgame.io's own client, with an ear at its transport: `hear(message)` after the client has taken the message in.
export function connect(url, matchID, playerID, credentials, hear) {
  const transport = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true, reconnection: false } });
  const multiplayer = (options) =>
    transport({
      ...options,
      transportDataCallback: (message) => {
        options.transportDataCallback(message);
        hear(message);
      },
    });
  const client = Client({ game: tide, numPlayers: SEATS, matchID, playerID, credentials, multiplayer, debug: false });
  client.start();
  return client;
}

export async function post(url, path, body) {
  const answer = await fetch(`${url}/games/tide/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

// A table plays one match after the other. `told` hears what happens at it.
export class Table {
  constructor(url, told) {
    this.url = url;
    this.told = told;
    this.seats = Array.from({ length: SEATS }, (_, id) => new Seat(this, id));
  }

  // One seat joins after the other: with file storage two joins at once overwrite each other's credentials.
  async newMatch() {
    const { matchID } = await post(this.url, 'create', { numPlayers: SEATS });
    for (const seat of this.seats) {
      const joined = await post(this.url, `${matchID}/join`, { playerID: seat.playerID, playerName: `seat ${seat.id}` });
      seat.credentials = joined.playerCredentials;
    }
    this.matchID = matchID;
    await Promise.all(this.seats.map((seat) => seat.enter()));
  }

  // The next match begins when every seat has heard of the end.
  seatHeardEnd() {
    if (!this.seats.every((seat) => seat.over())) return;
    this.told.ended();
    this.newMatch().catch((error) => this.told.error(String(error)));
  }

  close() {
    for (const seat of this.seats) seat.client.stop();
  }
}

class Seat {
  constructor(table, id) {
    this.table = table;
    this.id = id;
    this.playerID = String(id);
    this.sentAt = 0; // when the pick that waits for its confirmation was sent, 0 none
  }

  // Resolves when the seat knows the match.
  enter() {
    const { matchID, url } = this.table;
    const entered = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
    if (this.client) {
      this.client.updateMatchID(matchID);
      this.client.updateCredentials(this.credentials);
    } else {
      this.client = connect(url, matchID, this.playerID, this.credentials, (message) => this.hear(message));
      this.watch(this.client.transport.socket);
    }
    return entered;
  }

  watch(socket) {
    const { told } = this.table;
    socket.on('connect_error', this.reject);
    socket.on('disconnect', (reason) => reason !== 'io client disconnect' && told.error(reason));
    socket.io.on('open', () => socket.io.engine.on('packet', ({ data }) => typeof data === 'string' && told.packet(data)));
  }

  hear({ type, args: [, news, log] }) {
    if (type === 'sync') {
      this.state = news.state;
      this.resolve();
    } else if (type === 'update') {
      this.state = news;
      this.hearLog(log);
    } else {
      return;
    }
    if (this.over()) this.table.seatHeardEnd();
    else if (this.mayPick()) this.table.told.ready(this);
  }

  // A pick is confirmed by the update whose log names it. A refused one makes an update with an empty log, or none at all.
  hearLog(log) {
    const own = log.find(({ action }) => action.payload.playerID === this.playerID);
    if (own && this.sentAt > 0) {
      this.table.told.confirmed(this, own._stateID + 1);
      this.sentAt = 0;
    }
    if (log.length === 0 && this.id === 0) this.table.told.rejected();
  }

  over() {
    return this.state.ctx.gameover !== undefined;
  }

  mayPick() {
    return this.sentAt === 0 && !this.over() && !this.state.G.picked[this.id];
  }

  pick() {
    const { round, sets, used } = this.state.G;
    const k = (this.id - (round - 1) + SEATS) % SEATS; // the set held, T16
    const cards = sets[k].filter((card) => !used[k].includes(card));
    this.sentAt = performance.now();
    this.client.moves.pick(cards[Math.floor(Math.random() * cards.length)]);
  }
}

// Opens so many tables, some at a time: a crowd at the door would only measure the door.
export async function openTables(url, count, told) {
  const tables = Array.from({ length: count }, () => new Table(url, told));
  const waiting = tables.values();
  const doorkeeper = async () => {
    for (const table of waiting) await table.newMatch();
  };
  await Promise.all(Array.from({ length: 16 }, doorkeeper));
  return tables;
}
