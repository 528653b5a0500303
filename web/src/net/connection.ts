/**
 * A socket that stays: it comes back by itself, says hello each time, and repeats with the same id what was not answered.
 * It knows nothing of tables; whoever makes one gives it the words of its hello and takes the messages.
 */
import type { Told } from '../table/contract.ts';
import type { AnyCommand, AnyMessage, Bye, Done, Past, Refused, Hints } from './protocol.ts';

/** connecting: for the first time; waiting: for the next try; offline: likewise, without a network; ended: for good. */
export type Status = 'connecting' | 'live' | 'waiting' | 'offline' | 'ended';
export type Command = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, 'id'> : never) : never;
export type Answer = Done | Refused | Past | Hints;

/** As much of a WebSocket as is used here. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface Ways {
  open: () => Socket;
  hello: () => Command;
  onmessages: (messages: AnyMessage[]) => void;
  onstatus: (status: Status, why: Told | null) => void;
  online?: () => boolean;
  random?: () => number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const QUIET = 15_000; // after which the line is tried
const PATIENCE = 5000; // for an answer then
const FOR_A_MOMENT = ['server-store', 'server-too-fast']; // refusals of a hello that pass

interface Open {
  command: AnyCommand;
  answered: (answer: Answer) => void;
}

export class Connection {
  status: Status = 'connecting';
  #why: Told | null = null;
  #ways: Required<Ways>;
  #socket: Socket | null = null;
  #open = new Map<string, Open>(); // commands without an answer, in the order they were given
  #hello = ''; // id of the last hello
  #greeted = false;
  #bye: Bye | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #made = 0;
  #name: string; // begins this connection's ids

  constructor(ways: Ways) {
    this.#ways = { online: () => true, random: Math.random, ...ways };
    this.#name = this.#ways.random().toString(36).slice(2, 10);
  }

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#end(null);
  }

  /** Sends a command, now or once the line is there. The answer always comes, also when the line ends. */
  ask(command: Command): Promise<Answer> {
    return new Promise((answered) => {
      const id = this.#id();
      const whole = { ...command, id } as AnyCommand;
      if (this.status === 'ended') return answered({ type: 'refused', id, why: this.#why ?? ['server-gone', {}] });
      this.#open.set(id, { command: whole, answered });
      if (this.#greeted) this.#send(whole);
    });
  }

  /** Says hello again: with other eyes, or because something was missed. */
  greet(): void {
    if (this.#greeted) this.#sayHello();
  }

  /** The device is awake or has a network again: no waiting now, and no trust in an old line. */
  wake(): void {
    if (this.status === 'live') this.#ping();
    else if (this.status === 'waiting' || this.status === 'offline') this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#bye = null;
    const socket = (this.#socket = this.#ways.open());
    const current = () => socket === this.#socket;
    socket.onopen = () => current() && this.#opened();
    socket.onmessage = ({ data }) => current() && this.#hear(JSON.parse(data) as AnyMessage[]);
    socket.onclose = () => current() && this.#lost();
    this.#timer = setTimeout(() => this.#lost(), QUIET); // a socket that never opens
  }

  #opened(): void {
    this.#sayHello();
    for (const { command } of this.#open.values()) this.#send(command);
    this.#heard();
  }

  #sayHello(): void {
    this.#hello = this.#id();
    this.#greeted = true;
    this.#send({ ...this.#ways.hello(), id: this.#hello } as AnyCommand);
  }

  #hear(messages: AnyMessage[]): void {
    this.#heard();
    for (const message of messages) {
      if (message.type === 'bye') this.#bye = message;
      else if ('id' in message) this.#answer(message as Answer);
    }
    if (this.status !== 'ended') this.#ways.onmessages(messages);
    if (this.#bye) this.#lost();
  }

  #answer(answer: Answer): void {
    if (answer.id === this.#hello) {
      if (answer.type !== 'refused') {
        this.#tries = 0;
        this.#say('live');
      } else if (FOR_A_MOMENT.includes(answer.why[0])) this.#lost();
      else this.#end(answer.why);
      return;
    }
    this.#open.get(answer.id)?.answered(answer);
    this.#open.delete(answer.id);
  }

  #heard(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ping(), QUIET);
  }

  #ping(): void {
    clearTimeout(this.#timer);
    this.#send({ type: 'ping', id: this.#id() });
    this.#timer = setTimeout(() => this.#lost(), PATIENCE);
  }

  #lost(): void {
    this.#drop();
    if (this.#bye && (this.#bye.again ?? null) === null) return this.#end(this.#bye.why);
    const wait = this.#bye ? this.#bye.again! * 1000 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + this.#ways.random() / 2));
    // Tried also without a network: the server may run on this very machine.
    this.#say(this.#ways.online() ? 'waiting' : 'offline', this.#bye?.why);
  }

  #end(why: Told | null): void {
    this.#drop();
    this.#say('ended', why);
    for (const [id, { answered }] of this.#open) answered({ type: 'refused', id, why: why ?? ['server-gone', {}] });
    this.#open.clear();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  #say(status: Status, why: Told | null = null): void {
    this.status = status;
    this.#why = why;
    this.#ways.onstatus(status, why);
  }

  #send(command: AnyCommand): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #id(): string {
    return `${this.#name}-${this.#made++}`;
  }
}
