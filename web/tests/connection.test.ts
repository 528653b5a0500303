// A socket that stays: it comes back by itself, and nothing that was asked for is lost or done twice.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Connection, type Socket, type Status } from '../src/net/connection.ts';
import type { AnyMessage } from '../src/net/protocol.ts';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: any[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(...messages: AnyMessage[]): void {
    this.onmessage!({ data: JSON.stringify(messages) });
  }
  /** Opens, and answers the hello. */
  greet(): void {
    this.onopen!();
    this.hear({ type: 'done', id: this.sent[0].id, n: 1 });
  }
}

let sockets: FakeSocket[];
let statuses: Status[];
let heard: AnyMessage[];
let online: boolean;
const last = (): FakeSocket => sockets.at(-1)!;

function connect(): Connection {
  const connection = new Connection({
    open() {
      sockets.push(new FakeSocket());
      return last() as unknown as Socket;
    },
    hello: () => ({ type: 'hello', seat: 0, have: 7 }),
    onmessages: (messages) => heard.push(...messages),
    onstatus: (status) => statuses.push(status),
    online: () => online,
    random: () => 0.5,
  });
  connection.start();
  return connection;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  [sockets, statuses, heard, online] = [[], [], [], true];
});

test('it says hello first, then what was asked meanwhile', async () => {
  const connection = connect();
  const answer = connection.ask({ type: 'start' });
  last().onopen!();
  assert.deepEqual(last().sent.map(({ type }) => type), ['hello', 'start']);
  last().hear({ type: 'done', id: last().sent[0].id }, { type: 'done', id: last().sent[1].id, n: 3 });
  assert.deepEqual(statuses, ['live']);
  assert.equal((await answer).type, 'done');
});

test('what was not answered is asked again with the same id, what was answered is not', async () => {
  const connection = connect();
  last().greet();
  const first = connection.ask({ type: 'play', seat: 0, move: '44' });
  const second = connection.ask({ type: 'play', seat: 0, move: '45' });
  const [, one, two] = last().sent;
  last().hear({ type: 'done', id: one.id });
  await first;
  last().onclose!();
  mock.timers.tick(500);
  last().onopen!();
  assert.deepEqual(last().sent.map(({ type }) => type), ['hello', 'play']);
  assert.deepEqual(last().sent[1], two);
  last().hear({ type: 'refused', id: two.id, why: ['tide-why-used', {}] });
  assert.equal((await second).type, 'refused');
});

test('it waits longer from try to try, eight seconds at most, and starts anew once it is back', () => {
  connect();
  for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
    last().onclose!();
    const before = sockets.length;
    mock.timers.tick(wait - 1);
    assert.equal(sockets.length, before);
    mock.timers.tick(1);
    assert.equal(sockets.length, before + 1);
  }
  last().greet();
  last().onclose!();
  mock.timers.tick(500);
  assert.equal(sockets.length, 8);
});

test('a quiet line is tried, and a dead one left', () => {
  connect();
  last().greet();
  mock.timers.tick(15_000);
  assert.equal(last().sent.at(-1).type, 'ping');
  last().hear({ type: 'pong', id: last().sent.at(-1).id });
  mock.timers.tick(14_999);
  assert.equal(sockets.length, 1);
  mock.timers.tick(1);
  mock.timers.tick(5000);
  assert.equal(last().closed, true);
  assert.equal(statuses.at(-1), 'waiting');
});

test('what an old socket still says is not heard', () => {
  connect();
  const old = last();
  old.greet();
  old.onclose!();
  mock.timers.tick(500);
  heard = [];
  old.hear({ type: 'here', seats: [], watching: 0 });
  assert.deepEqual(heard, []);
});

test('a goodbye says when to come back, or not to', async () => {
  const connection = connect();
  last().greet();
  last().hear({ type: 'bye', why: ['server-restarts', {}], again: 3 });
  mock.timers.tick(2999);
  assert.equal(sockets.length, 1);
  mock.timers.tick(1);
  assert.equal(sockets.length, 2);
  last().greet();
  const asked = connection.ask({ type: 'start' });
  last().hear({ type: 'bye', why: ['server-gone', {}] });
  assert.equal(statuses.at(-1), 'ended');
  assert.deepEqual(((await asked) as { why: unknown }).why, ['server-gone', {}]);
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 2);
});

test('a hello that is refused ends it, unless the server is only out of breath', () => {
  connect();
  last().onopen!();
  last().hear({ type: 'refused', id: last().sent[0].id, why: ['server-store', {}] });
  assert.equal(statuses.at(-1), 'waiting');
  mock.timers.tick(500);
  last().onopen!();
  last().hear({ type: 'refused', id: last().sent[0].id, why: ['server-private', {}] });
  assert.equal(statuses.at(-1), 'ended');
});

test('without a network it says so and still tries, and wakes at once', () => {
  const connection = connect();
  last().greet();
  online = false;
  last().onclose!();
  assert.equal(statuses.at(-1), 'offline');
  mock.timers.tick(500);
  assert.equal(sockets.length, 2);
  last().onclose!();
  assert.equal(statuses.at(-1), 'offline');
  online = true;
  connection.wake();
  assert.equal(sockets.length, 3);
  last().greet();
  connection.wake();
  assert.equal(last().sent.at(-1).type, 'ping');
});

test('a server on the same machine is there without a network', () => {
  online = false;
  connect();
  last().greet();
  assert.deepEqual(statuses, ['live']);
});
