/** This device at one table: a pair of eyes for each seat it holds, or a spectator's, and what its player is about to do. */
import { keepCommitment, newNonce } from '../fair/kept.ts';
import { openSession, whyNot } from '../net/api.ts';
import type { Answer, Command } from '../net/connection.ts';
import type { AnyMessage, Choice, Done, Hint, Hints } from '../net/protocol.ts';
import type { Snapshot, TableState } from '../net/reducer.ts';
import { answeredFirst } from '../renew.ts';
import { sayTo } from '../words/words.svelte.ts';
import type { Plate, Refusal, Say, Told } from './contract.ts';
import { Eyes } from './eyes.svelte.ts';
import { factsOf } from './games.ts';
import { dropIntent, intentFor, keepIntent } from './intent.ts';
import { NO_LINK, type Link } from './links.ts';
import { nameToUse } from './names.ts';
import { platesOf } from './plates.ts';

export class Session {
  readonly id: string;
  link = $state.raw<Link>(NO_LINK); // this browser came with
  eyes = $state.raw<Eyes[]>([]);
  current = $state.raw<Eyes | null>(null);
  picked = $state.raw<Choice | null>(null);
  sent = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  failed = $state.raw<Told | null>(null); // why there is no table to show
  arriving = $state(false); // not all is done yet that this table was opened for: nobody is to see one's own seat free
  #known = $state(false); // who looks at this device is the player of the seat that is shown

  state = $derived<TableState | null>(this.current?.state ?? null);
  table = $derived(this.state?.table ?? null);
  viewer = $derived(this.table?.viewer ?? null);
  plates = $derived<Plate[]>(this.state ? platesOf(this.state) : []);
  choices = $derived<Choice[]>(this.state?.choices ?? []);
  yourTurn = $derived(this.viewer !== null && !!this.table?.turn.includes(this.viewer));
  #waits = $derived(!!this.table?.turn.length && !this.choices.length); // others play
  #names = $derived(this.plates.map(({ name = '' }) => name).join('\n')); // a text is the same while the names are
  #spell = $derived(this.table ? factsOf(this.table.game).spell : {});
  say = $derived<Say>(sayTo({ names: this.#names.split('\n'), viewer: this.viewer, spell: this.#spell }));
  /** What the picked move will do. */
  effects = $derived<Told[]>(this.effectsOf(this.picked));
  /** The seat of this device that is to play next and is not the one that is shown. */
  next = $derived.by<number | null>(() => {
    const { turn = [], yours = [] } = this.table ?? {};
    return this.yourTurn ? null : (turn.find((seat) => yours.includes(seat)) ?? null);
  });
  /** Several people share this device, and nobody has said yet who looks at it: no hand may be seen. */
  veiled = $derived.by<boolean>(() => {
    const { game, phase, yours = [] } = this.table ?? {};
    return !this.#known && phase === 'running' && yours.length > 1 && !!game && factsOf(game).hiddenHands;
  });

  /** What a move will do; where nothing about that is sure, what it is. */
  effectsOf(choice: Choice | null): Told[] {
    const { move, effects = [] } = choice ?? {};
    const { tell, goesOn } = this.table ? factsOf(this.table.game) : {};
    if (!move || !effects.length) return move && tell ? [tell(move)] : effects;
    const next = goesOn?.(move, this.table!.view, this.viewer!);
    return next ? [...effects, [next, { seat: this.viewer }]] : effects;
  }

  /** A seat is offered to this browser by its link. */
  invited = $derived(this.link.kind === 'invite' && !!this.link.secret && this.table?.yours.length === 0);

  startsItself = $state(false); // once everybody is there
  #intending = false;
  #again = false; // something changed meanwhile
  #closed = false;

  constructor(id: string, link: Link) {
    this.id = id;
    this.link = link;
    const intent = intentFor(id);
    this.arriving = !!intent;
    this.#known = !!intent?.start;
    void this.#open();
  }

  async #open(): Promise<void> {
    try {
      await openSession();
    } catch (error) {
      this.failed = whyNot(error);
      return;
    }
    if (!this.#closed) this.#look(null);
  }

  close(): void {
    this.#closed = true;
    for (const eyes of this.eyes) eyes.close();
  }

  wake(): void {
    for (const eyes of this.eyes) eyes.wake();
  }

  ask(command: Command): Promise<Answer> {
    return this.current!.ask(command);
  }

  /** A command whose refusal is shown. */
  async do(command: Command): Promise<Done | null> {
    const answer = await this.ask(command);
    if (answer.type !== 'refused') return answer as Done;
    this.refusal = { why: answer.why, clause: answer.clause ?? '' };
    return null;
  }

  /** Good moves for the seat that is shown, best first; none where there was a refusal, which is shown. */
  async hints(): Promise<Hint[]> {
    const answer: unknown = await this.do({ type: 'hint', seat: this.viewer! });
    return (answer as Hints | null)?.hints ?? [];
  }

  // ---- seats -----------------------------------------------------------------------------------------------------

  sit(seat: number, name: string): Promise<Done | null> {
    return this.do({ type: 'sit', seat, name, nonce: newNonce(this.id) });
  }

  /** Takes the seat the link is for. Used up, the link leaves the address. */
  async claim(name: string): Promise<void> {
    const { secret } = this.link;
    if (!(await this.do({ type: 'claim', secret, name, nonce: newNonce(this.id) }))) return;
    this.link = NO_LINK;
    history.replaceState(null, '', location.pathname);
  }

  /** Shows the table through the eyes of another seat of this device. */
  show(seat: number): void {
    const eyes = this.eyes.find((one) => one.seat === seat);
    if (!eyes) return;
    this.current = eyes;
    this.#known = true;
    this.pick(null);
  }

  #look(seat: number | null): void {
    const eyes: Eyes = new Eyes(this.id, seat, this.link.secret, (messages) => this.#changed(eyes, messages));
    this.eyes = [...this.eyes, eyes];
    this.current ??= eyes;
  }

  #changed(eyes: Eyes, messages: AnyMessage[]): void {
    if (eyes === this.current && this.picked && !this.sent) this.picked = this.#choice(this.picked.move); // while it is one
    const moved = messages.some((message) => message.type === 'update' && message.story?.length); // a refusal is about what was
    if (this.refusal && !(this.refusal.holds?.() ?? !moved)) this.refusal = null;
    if (messages.some((message) => message.type === 'table' && message.view)) void eyes.ask({ type: 'story' });
    this.#openEyes(eyes);
    void this.#intend();
    if (this.table && this.next !== null && !factsOf(this.table.game).hiddenHands) this.show(this.next);
  }

  /** Every seat this browser holds gets eyes of its own; who holds none watches. */
  #openEyes(asked: Eyes): void {
    const table = asked.state?.table;
    if (!table) return;
    if (table.phase !== 'over') keepCommitment(this.id, table.commitment);
    if (asked.seat !== null && table.viewer === null && !table.yours.includes(asked.seat)) asked.seat = null;
    const missing = table.yours.filter((seat) => this.eyes.every((eyes) => eyes.seat !== seat));
    const spectating = this.eyes.find((eyes) => eyes.seat === null);
    if (spectating && missing.length) spectating.change(missing.shift()!);
    else if (spectating && this.eyes.length > 1) this.#shut(spectating);
    for (const seat of missing) this.#look(seat);
  }

  #shut(eyes: Eyes): void {
    eyes.close();
    this.eyes = this.eyes.filter((other) => other !== eyes);
    if (this.current === eyes) this.current = this.eyes[0] ?? null;
  }

  /** Does what this table was opened for: takes one's own seat over, sits down, gets ready, begins. */
  async #intend(): Promise<void> {
    this.#again = this.#intending;
    if (this.#intending || !this.table) return;
    this.#intending = true;
    if (this.link.kind === 'return') {
      await this.claim(nameToUse());
      this.link = NO_LINK; // also where it was refused: once is enough
    }
    if (this.table.phase === 'open') await this.#getReady(this.table);
    this.#intending = false;
    if (this.#again) await this.#intend();
  }

  async #getReady(table: Snapshot): Promise<void> {
    const unready = table.yours.filter((seat) => !table.seats[seat]!.ready);
    for (const seat of unready) await this.do({ type: 'ready', seat, nonce: newNonce(this.id) });
    const intent = intentFor(this.id);
    if (intent && table.host) {
      for (const { seat, name } of intent.sit) if (!table.seats[seat]!.person) await this.sit(seat, name);
      this.startsItself = intent.start && !(await this.#start());
    }
    if (this.startsItself) keepIntent(this.id, { sit: [], start: true });
    else dropIntent(this.id);
    this.arriving = false;
  }

  /** Begins where everybody is ready; where not, it is tried again whenever somebody comes. */
  async #start(): Promise<boolean> {
    if (this.startsItself && !this.table!.seats.every(({ ready }) => ready)) return false;
    const answer = await this.ask({ type: 'start' });
    if (answer.type !== 'refused') return true;
    if (answer.why[0] === 'server-not-ready') return false;
    this.refusal = { why: answer.why, clause: '' };
    return true;
  }

  // ---- the move --------------------------------------------------------------------------------------------------

  pick(move: string | null): void {
    if (this.sent) return;
    this.picked = this.#choice(move);
    this.refusal = null;
  }

  #choice(move: string | null): Choice | null {
    return this.choices.find((choice) => choice.move === move) ?? null;
  }

  /** Sends the picked move. It is shown at once; refused, it is put back and the reason is said. */
  async confirm(): Promise<void> {
    if (!this.picked || this.sent || this.viewer === null) return;
    this.sent = true;
    await answeredFirst(this.do({ type: 'play', seat: this.viewer, move: this.picked.move, seen: this.table!.n }));
    this.sent = false;
    this.picked = null;
  }

  why(tried: string | Refusal): void {
    if (typeof tried !== 'string') this.refusal = tried;
    else if (this.viewer === null) return;
    else if (this.#waits) this.refusal = { why: ['table-not-yet', {}], clause: '', holds: () => this.#waits };
    else void this.do({ type: 'why', seat: this.viewer, move: tried });
  }
}
