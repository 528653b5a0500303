/** What is told beside the board: while the board still shows how something came about, things as they were before. */
import type { TableState } from '../net/reducer.ts';
import { after } from '../ui/after.svelte.ts';
import type { Told } from './contract.ts';

export class Shown {
  moment = $state.raw<string | null>(null); // the message on what the board shows just now
  waits = $state(false); // for the player
  goOn = $state.raw<(() => void) | null>(null); // where the frame offers to
  news = $state.raw<Told[]>([]); // that the moment is about
  #held = $state.raw<TableState | null>(null); // how things were before it
  #before: TableState | null = null;
  #now: () => TableState;
  #told: { readonly value: TableState };

  /** Called while the frame is made: its effects come before those of the board in it. */
  constructor(now: () => TableState) {
    this.#now = now;
    this.#told = after(
      () => (this.goOn ? null : this.held) ?? now(), // where the frame offers to go on, all has been shown but what comes next
      (before, next) => before.table.viewer !== next.table.viewer,
    );
    let latest = now();
    $effect.pre(() => {
      this.#before = latest;
      latest = now();
    });
  }

  get state(): TableState {
    return this.#told.value;
  }

  /** How things were before the moment; nobody sees them with another's eyes. */
  get held(): TableState | null {
    return this.#held?.table.viewer === this.#now().table.viewer ? this.#held : null;
  }

  /** The board begins to show something, or with null has shown it. */
  play = (moment: string | null, waits = false, goOn: (() => void) | null = null): void => {
    if (this.moment === null) this.news = this.#now().news;
    this.moment = moment;
    this.waits = waits;
    this.goOn = goOn;
    if (moment === null) this.#held = null;
    else this.#held ??= this.#before;
  };
}
