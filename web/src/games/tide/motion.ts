// How things travel on the board. Only transform and opacity change, and a pace of 0 means no travelling at all.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** The cards in hand by their number, so that a card laid on the board can come from its place there. */
export const inHand = new Map<number, Element>();

export const keptInHand = (number: number) => (element: Element) => {
  inHand.set(number, element);
  return () => inHand.delete(number);
};

/** A card comes from somewhere else on the page, or else from a little above. */
export function arrive(node: Element, { from, pace }: { from?: Element | undefined; pace: number }): TransitionConfig {
  const to = node.getBoundingClientRect();
  const start = from?.getBoundingClientRect();
  const [dx, dy] = start ? [start.x - to.x, start.y - to.y] : [0, -12];
  const grown = start ? start.width / to.width - 1 : 0;
  return {
    duration: 320 * pace,
    easing: cubicOut,
    css: (t, u) => `transform-origin: 0 0; transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + grown * u}); opacity: ${start ? 1 : t}`,
  };
}

/** Something rises out of the water below it. */
export const rise = (_: Element, { pace, delay = 0 }: { pace: number; delay?: number }): TransitionConfig => ({
  delay: delay * pace,
  duration: 320 * pace,
  easing: cubicOut,
  css: (t, u) => `transform: translateY(${100 * u}%); opacity: ${Math.min(1, 2 * t)}`,
});

export const vanish = (_: Element, { pace }: { pace: number }): TransitionConfig => ({
  duration: 180 * pace,
  css: (t) => `opacity: ${t}`,
});

/** Carries an element from the middle of one thing to the middle of another, and keeps it there until it is removed. */
export const carry = (from: Element | undefined, to: Element | undefined, duration: number) => (node: HTMLElement) => {
  if (!from || !to) return;
  const home = node.getBoundingClientRect();
  const at = (place: Element) => {
    const box = place.getBoundingClientRect();
    return [box.x + box.width / 2 - home.x - home.width / 2, box.y + box.height / 2 - home.y - home.height / 2] as const;
  };
  const [[x, y], [endX, endY]] = [at(from), at(to)];
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
      { transform: `translate(${endX}px, ${endY}px) scale(.72)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${endX}px, ${endY + 12}px) scale(.6)`, opacity: 0 },
    ],
    { duration, easing: 'cubic-bezier(.5, 0, .3, 1)', fill: 'forwards' },
  );
};
