// node kill.mjs [--tables T] [--seconds S] [--json OUT]: plays on file storage, kills the server with -9, starts it again on the
// same folder, and counts the confirmed picks that are gone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect, openTables } from './tables.mjs';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));
const MOST_STARTS = 200; // a match with a damaged file brings the server down
const LIMIT = 170_000; // ms for all of it

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'string' },
  },
});
const dir = mkdtempSync(join(tmpdir(), 'peer-'));
let server;
let url;
let starts = 0;

async function startServer() {
  if (++starts > MOST_STARTS) throw new Error('the server goes down again and again');
  const options = ['--storage', 'file', '--dir', join(dir, 'matches')];
  server = spawn(process.execPath, [SERVER, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  url = `http://127.0.0.1:${line.split(' ')[1].trim()}`;
}

// How many picks of a match the server still has, as it tells a spectator; undefined when asking brings it down.
async function picksOf(matchID) {
  let client;
  const kept = await new Promise((resolve, reject) => {
    client = connect(url, matchID, null, undefined, ({ type, args: [, news] }) => {
      if (type === 'sync') resolve(news.state._stateID);
    });
    client.transport.socket.on('disconnect', () => resolve(undefined));
    client.transport.socket.on('connect_error', reject);
  });
  client.stop();
  return kept;
}

// However this ends, no server and no folder stay behind.
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});
process.on('SIGTERM', () => process.exit(1));
process.on('SIGINT', () => process.exit(1));
setTimeout(() => {
  console.error('not done in time');
  process.exit(1);
}, LIMIT).unref();

const confirmed = new Map(); // for each match, which of its picks were confirmed to their seats
let playing = false;
const told = {
  ready: (seat) => playing && seat.pick(),
  confirmed({ table }, pick) {
    if (!confirmed.has(table.matchID)) confirmed.set(table.matchID, []);
    confirmed.get(table.matchID).push(pick);
  },
  packet() {},
  ended() {},
  rejected() {},
  error() {}, // the kill is one
};

await startServer();
const tables = await openTables(url, Number(values.tables), told);
playing = true;
for (const table of tables) for (const seat of table.seats) seat.pick();
await rest(Number(values.seconds) * 1000);
server.kill('SIGKILL');
await once(server, 'exit');
await rest(500); // what had been sent before still arrives
playing = false;

await startServer();
const outcome = {
  node: process.version,
  tables: tables.length,
  matches: confirmed.size,
  confirmed: [...confirmed.values()].flat().length,
  gone: 0,
  matches_behind: 0, // the server goes on with an older state
  matches_unreadable: 0, // the server ends itself when asked for them; all their picks count as gone
  gone_with_unreadable: 0,
};
for (const [matchID, picks] of confirmed) {
  const kept = await picksOf(matchID);
  const gone = picks.filter((pick) => kept === undefined || pick > kept).length;
  outcome.gone += gone;
  if (kept === undefined) {
    outcome.matches_unreadable += 1;
    outcome.gone_with_unreadable += gone;
    if (server.exitCode === null) await once(server, 'exit');
    await startServer();
  } else if (gone > 0) {
    outcome.matches_behind += 1;
  }
}
console.log(JSON.stringify(outcome));
if (values.json) writeFileSync(values.json, `${JSON.stringify(outcome, null, 2)}\n`);
process.exit(0);
