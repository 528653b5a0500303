/** A replay that is watched together: one leads, the others see what the leader sees, wander off and come back. */
import { openSession } from '../net/api.ts';
import { Connection } from '../net/connection.ts';
import type { AnyMessage, Shown } from '../net/protocol.ts';

const PACE_MS = 250; // between two words of the leader, however fast the slider goes
const AGAIN_MS = 5000; // after which the leader says it again, to those who came meanwhile

export class Together {
  show = $state(''); // its name, which the link carries
  readonly begins: boolean; // led from here for the first time: its link is to be shown
  readonly leads: boolean;
  shown = $state.raw<Shown | null>(null); // where the leader looks
  watching = $state(0); // how many look at this table
  wanders = $state(false); // looks somewhere else than the leader
  #secret = '';
  #name: string;
  #connection: Connection;
  #place: { at: number; eyes: number | null } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #said = 0;

  /** With a show's name one follows, without one leads. */
  constructor(table: string, name: string, show: string) {
    this.show = show;
    this.begins = !show;
    this.leads = !show || !!secretOf(show);
    this.#name = name;
    this.#secret = secretOf(show) || newSecret();
    this.#connection = new Connection({
      open: () => new WebSocket(`${location.origin.replace('http', 'ws')}/socket/${table}`),
      hello: () => ({ type: 'hello', seat: null }),
      onmessages: (messages) => messages.forEach((message) => this.#hear(message)),
      onstatus: (status) => {
        if (status === 'live' && !this.leads) void this.#connection.ask({ type: 'follow', show: this.show });
      },
      online: () => navigator.onLine,
    });
    void openSession().then(() => this.#connection.start());
  }

  /** The leader looks here now. */
  lead(at: number, eyes: number | null): void {
    this.#place = { at, eyes };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tell(), Math.max(0, this.#said + PACE_MS - Date.now()));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.stop();
  }

  async #tell(): Promise<void> {
    this.#said = Date.now();
    this.#timer = setTimeout(() => void this.#tell(), AGAIN_MS);
    const answer = await this.#connection.ask({ type: 'show', secret: this.#secret, name: this.#name, ...this.#place! });
    if (answer.type !== 'done' || !answer.secret) return;
    this.show = answer.secret;
    sessionStorage.setItem(KEPT + this.show, this.#secret);
  }

  #hear(message: AnyMessage): void {
    if (message.type === 'here') this.watching = message.watching;
    if (message.type === 'shown' && message.show === this.show && !this.leads) this.shown = message;
  }
}

const KEPT = 'parawan-leads-'; // who leads goes on leading after a reload
const secretOf = (show: string): string => (show && sessionStorage.getItem(KEPT + show)) || '';

function newSecret(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(24))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
