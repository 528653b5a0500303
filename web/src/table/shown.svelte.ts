/** What is told beside the board: while the board still shows how something came about, things as they were before. */
import type { TableState } from '../net/reducer.ts';

export class Shown {
  moment = $state.raw<string | null>(null); // the message on what the board shows just now
  #held = $state.raw<TableState | null>(null);
  #before: TableState | null = null;
  #now: () => TableState;
  state = $derived.by<TableState>(() => this.#held ?? this.#now());

  /** Called while the frame is made: its effects come before those of the board in it. */
  constructor(now: () => TableState) {
    this.#now = now;
    let latest = now();
    $effect.pre(() => {
      this.#before = latest;
      latest = now();
    });
  }

  /** The board begins to show something, or with null has shown it. */
  play = (moment: string | null): void => {
    this.moment = moment;
    this.#held = moment === null ? null : this.#before;
  };
}
