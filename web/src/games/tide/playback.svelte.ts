import type { Told } from '../../table/contract.ts';
import { follows, reveal, still, type Step } from './scene.ts';
import type { TideView } from './view.ts';

/** Plays a reveal step by step, from the difference of two views. Between reveals there is no step: the view is at rest. */
export class Playback {
  step = $state.raw<Step | null>(null);
  waits = false; // at the end of a round, to be skipped
  hit = $state.raw<number[]>([]); // the seats whose belt went in the last reveal

  #view: TideView | undefined;
  #news: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onplay: (plays: boolean) => void;

  constructor(onplay: (plays: boolean) => void) {
    this.#onplay = onplay;
  }

  /** Takes what came last from the server. With pace 0 nothing plays. Who plays alone looks at the end of a round for as long as they like. */
  hear(view: TideView, news: Told[], pace: number, plays: boolean): void {
    const [before, fresh] = [this.#view, news !== this.#news];
    this.#view = view;
    this.#news = news;
    if (!before || !fresh) return;
    const steps = follows(view, before) ? reveal(still(before), news) : [];
    if (view.turn !== before.turn || view.round !== before.round || view.over !== before.over) {
      this.hit = steps.flatMap(({ loses }) => loses);
    }
    if (steps.length) {
      this.skip();
      if (pace) this.#play(steps, pace, plays && view.round !== before.round);
      this.#onplay(!!pace);
    }
  }

  /** Straight to the end, as any touch or key does. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.step = null;
    this.waits = false;
    this.#onplay(false);
  };

  #play(steps: Step[], pace: number, stays: boolean): void {
    const [step, ...rest] = steps;
    if (!step) return this.skip();
    this.step = step;
    this.waits = stays && !rest.length;
    if (this.waits) this.#onplay(true);
    else this.#timer = setTimeout(() => this.#play(rest, pace, stays), step.lasts * pace);
  }
}
