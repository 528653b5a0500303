/** The market tile that was taken up and not yet laid: chosen in the hand, shown on the beach. */
import type { Place } from './moves.ts';

interface Taken {
  place: Place;
  button: HTMLElement; // that took it up
  byKeyboard: boolean; // then the focus goes on to the beach, and back
}

let taken = $state.raw<Taken | null>(null);

export const aim = {
  get taken() {
    return taken;
  },
  take: (tile: Taken) => (taken = tile),
  putBack: () => (taken = null),
};
