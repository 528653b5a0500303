/** One pair of eyes on a table: a socket, and what it has shown so far. */
import { Connection, type Answer, type Command, type Status } from '../net/connection.ts';
import type { AnyMessage } from '../net/protocol.ts';
import { reduce, type TableState } from '../net/reducer.ts';
import type { Told } from './contract.ts';

export class Eyes {
  seat: number | null;
  state = $state.raw<TableState | null>(null);
  status = $state<Status>('connecting');
  why = $state.raw<Told | null>(null); // why the line is not there, where the server said so
  #connection: Connection;

  constructor(table: string, seat: number | null, secret: string, onchange: (messages: AnyMessage[]) => void) {
    this.seat = seat;
    this.#connection = new Connection({
      open: () => new WebSocket(`${location.origin.replace('http', 'ws')}/socket/${table}`),
      hello: () => ({ type: 'hello', seat: this.seat, have: this.#have(), secret }),
      onmessages: (messages) => {
        this.#take(messages);
        onchange(messages);
      },
      onstatus: (status, why) => {
        this.status = status;
        this.why = why;
      },
      online: () => navigator.onLine,
    });
    this.#connection.start();
  }

  ask(command: Command): Promise<Answer> {
    return this.#connection.ask(command);
  }

  /** Looks through another seat's eyes from now on. */
  change(seat: number | null): void {
    this.seat = seat;
    this.#connection.greet();
  }

  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.stop();
  }

  #have(): number {
    const known = this.state;
    return known && !known.behind && known.table.viewer === this.seat ? known.table.n : 0;
  }

  #take(messages: AnyMessage[]): void {
    const state = messages.reduce<TableState | null>(reduce, this.state);
    const fellBehind = state?.behind && !this.state?.behind;
    this.state = state;
    if (fellBehind) this.#connection.greet();
  }
}
