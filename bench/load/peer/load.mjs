// node load.mjs --url http://127.0.0.1:N --tables T --seconds S [--rate R] [--json OUT]: how many picks a boardgame.io server
// confirms, and how fast. Rate 0 is the closed loop: every seat picks as soon as it may. Otherwise R picks a second are
// offered, table after table; a pick that finds its table busy waits there for the first seat that may pick.
import { writeFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openTables } from './tables.mjs';

const OPENING = 120_000; // ms at most until all tables are open
const WARM_UP = 5000;
const UNANSWERED = 10_000; // ms after which a pick counts as never answered: many a refused one is not
const UPDATE = '2/tide,["update"'; // how these messages begin on the wire
const SYNC = '2/tide,["sync"';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '0' },
    json: { type: 'string' },
  },
});
const [count, seconds, rate] = [values.tables, values.seconds, values.rate].map(Number);

class Tally {
  since = performance.now();
  cpu = process.cpuUsage();
  latencies = []; // ms from sending to the confirming update
  lags = []; // open loop: ms from when the pick was due
  offered = 0;
  updates = 0;
  updateBytes = 0;
  syncs = 0;
  syncBytes = 0;
  ended = 0;
  rejected = 0;
}

let playing = false;
let tally = new Tally();
const errors = []; // also those of the warm-up: a server that went down then stays down
let owed; // open loop: for each table, when the picks that wait for a seat were due

const told = {
  ready(seat) {
    if (!playing) return;
    if (!owed) seat.pick();
    else if (owed.get(seat.table).length > 0) pickDue(seat, owed.get(seat.table).shift());
  },
  confirmed(seat) {
    const now = performance.now();
    tally.latencies.push(now - seat.sentAt);
    if (owed) tally.lags.push(now - seat.dueAt);
  },
  packet(data) {
    if (data.startsWith(UPDATE)) {
      tally.updates += 1;
      tally.updateBytes += Buffer.byteLength(data);
    } else if (data.startsWith(SYNC)) {
      tally.syncs += 1;
      tally.syncBytes += Buffer.byteLength(data);
    }
  },
  ended: () => (tally.ended += 1),
  rejected: () => (tally.rejected += 1),
  error: (text) => errors.push(text),
};

function pickDue(seat, due) {
  seat.dueAt = due;
  seat.pick();
}

// Offers each pick at its own time, whatever became of those before it.
async function offerPicks(tables) {
  const begin = performance.now();
  for (let n = 0; playing; await rest(1)) {
    for (let due; (due = begin + (n * 1000) / rate) <= performance.now(); n++) {
      const table = tables[n % tables.length];
      const seat = table.seats.find((one) => one.mayPick());
      tally.offered += 1;
      if (seat) pickDue(seat, due);
      else owed.get(table).push(due);
    }
  }
}

function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

const round = (number, places = 1) => Number(number.toFixed(places));
const mean = (sum, n) => (n > 0 ? Math.round(sum / n) : null);

function result(tables) {
  const now = performance.now();
  const lasted = (now - tally.since) / 1000;
  const cpu = process.cpuUsage(tally.cpu);
  const seats = tables.flatMap((table) => table.seats);
  const openLoop = owed && {
    offered: tally.offered,
    waiting: [...owed.values()].flat().length,
    latency_from_due_ms: percentiles(tally.lags),
  };
  return {
    node: process.version,
    tables: count,
    rate,
    seconds: round(lasted, 2),
    moves: tally.latencies.length,
    moves_per_second: round(tally.latencies.length / lasted),
    latency_ms: percentiles(tally.latencies),
    ...openLoop,
    updates: tally.updates,
    bytes_per_update: mean(tally.updateBytes, tally.updates),
    bytes_per_sync: mean(tally.syncBytes, tally.syncs),
    matches_ended: tally.ended,
    rejected: tally.rejected,
    unanswered: seats.filter((seat) => seat.sentAt > 0 && now - seat.sentAt > UNANSWERED).length,
    errors: errors.length,
    first_errors: errors.slice(0, 3),
    load_cores: round((cpu.user + cpu.system) / 1e6 / lasted, 2), // near 1 it is this program that is slow
  };
}

function giveUp() {
  console.error('not done in time');
  process.exit(1);
}

setTimeout(giveUp, OPENING + WARM_UP + seconds * 1000 + 10_000).unref();

const tables = await openTables(values.url, count, told);
console.error(`${count} tables open`);
playing = true;
if (rate > 0) {
  owed = new Map(tables.map((table) => [table, []]));
  offerPicks(tables);
} else {
  for (const table of tables) for (const seat of table.seats) seat.pick();
}
await rest(WARM_UP);
tally = new Tally();
for (let second = 1, before = 0; second <= seconds; second++) {
  await rest(tally.since + second * 1000 - performance.now());
  console.error(`${second} s: ${tally.latencies.length - before} moves, ${errors.length} errors`);
  before = tally.latencies.length;
}
const outcome = result(tables);
playing = false;
for (const table of tables) table.close();
console.log(JSON.stringify(outcome));
if (values.json) writeFileSync(values.json, `${JSON.stringify(outcome, null, 2)}\n`);
process.exit(0);
