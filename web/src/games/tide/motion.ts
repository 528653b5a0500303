// How things travel on the board. Only transform and opacity change, and a pace of 0 means no travelling at all.
import { laidOut } from '../../ui/sized.ts';

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** The cards in hand by their number, so that a card laid on the board can come from its place there. */
export const inHand = new Map<number, Element>();

export const keptInHand = (number: number) => (element: Element) => {
  inHand.set(number, element);
  return () => inHand.delete(number);
};

/** A card comes from somewhere else on the page, or else from a little above. */
export function arrive(node: Element, { from, pace }: { from?: Element | undefined; pace: number }): void {
  if (!pace) return;
  laidOut(node, () => {
    const to = node.getBoundingClientRect();
    const start = from?.getBoundingClientRect();
    const path = start?.width
      ? { transform: `translate(${start.x - to.x}px, ${start.y - to.y}px) scale(${start.width / to.width})` }
      : { transform: 'translateY(-12px)', opacity: 0 };
    node.animate([path, {}], { duration: 320 * pace, easing: EASE });
  });
}

/** Carries an element from the middle of one thing to the middle of another, where it vanishes. Until then it is not seen. */
export const carry = (from: Element | undefined, to: Element | undefined, duration: number) => (node: HTMLElement) => {
  if (!from || !to) return;
  const at = (place: Element, home: DOMRect) => {
    const box = place.getBoundingClientRect();
    return [box.x + box.width / 2 - home.x - home.width / 2, box.y + box.height / 2 - home.y - home.height / 2] as const;
  };
  return laidOut(node, () => {
    const home = node.getBoundingClientRect();
    const [[x, y], [endX, endY]] = [at(from, home), at(to, home)];
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
        { transform: `translate(${endX}px, ${endY}px) scale(.72)`, opacity: 1, offset: 0.8 },
        { transform: `translate(${endX}px, ${endY + 12}px) scale(.6)`, opacity: 0 },
      ],
      { duration, easing: 'cubic-bezier(.5, 0, .3, 1)' },
    );
  });
};
