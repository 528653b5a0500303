/** Marks what a step speaks of on the board, and brings it into sight. The board knows nothing of lessons: it only names its places. */
import type { Step } from './steps.ts';

const MARK = 'data-lit';
const CONFIRM = 'confirm';

const elementsAt = (place: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)];
const isPressed = (element: Element): boolean => element.getAttribute('aria-pressed') === 'true';

/** What is to be looked at; or, where a move is waited for, what of it is to be tapped next. */
function wanted({ places }: Step, waits: boolean, picked: boolean): HTMLElement[] {
  if (!waits) return places.flatMap(elementsAt);
  if (picked) return elementsAt(CONFIRM);
  return places.flatMap(elementsAt).filter((element) => !isPressed(element)).slice(0, 1);
}

const pressed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-place][aria-pressed=true]')].map(({ dataset }) => dataset.place!);

/** Whether something was tapped that is no part of what these places make. */
export const straysFrom = (places: string[]): boolean => pressed().some((place) => !places.includes(place));

/** Whether a part of it was tapped, and nothing else. */
export const isOnTheWayTo = (places: string[]): boolean => pressed().length > 0 && !straysFrom(places);

export class Marks {
  #marked: HTMLElement[] = [];

  /** Marks again what should be; what is new is brought into sight. */
  set(step: Step | null, waits: boolean, picked: boolean): void {
    const now = step ? wanted(step, waits, picked) : [];
    for (const element of this.#marked) if (!now.includes(element)) element.removeAttribute(MARK);
    for (const element of now) element.setAttribute(MARK, waits ? 'tap' : 'look');
    const fresh = now.find((element) => !this.#marked.includes(element));
    this.#marked = now;
    if (fresh) bringIntoSight(fresh);
  }

  /** What is marked to be tapped. */
  get tap(): HTMLElement | undefined {
    return this.#marked.find((element) => element.getAttribute(MARK) === 'tap');
  }

  clear(): void {
    this.set(null, false, false);
  }
}

const ROOM = 12; // around what is marked

/** Between the status line above and the dock below. */
function bringIntoSight(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // within whatever scrolls by itself
  if (element.closest('.over-hand')) return;
  const { top, bottom } = element.getBoundingClientRect();
  const highest = document.querySelector('.frame header')!.getBoundingClientRect().bottom + ROOM;
  const bars = document.querySelector('.dock .over-hand')?.getBoundingClientRect().top; // on a desk they lie beside the table
  const lowest = Math.min(innerHeight, bars ?? innerHeight) - ROOM;
  if (bottom > lowest) scrollBy({ top: Math.min(bottom - lowest, top - highest) });
  else if (top < highest) scrollBy({ top: top - highest });
}
