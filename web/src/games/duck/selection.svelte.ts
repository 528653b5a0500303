/** What the player has tapped, shared by hand and piles. */
import type { Choice } from '../../net/protocol.ts';
import { defaultTop, chosen, joins, matching, tap, tappedAlong, tops } from './picking.ts';
import { readPlay, type Play, type Source } from './moves.ts';

export class Selection {
  tapped = $state.raw<string[]>([]);
  source = $state<Source | null>(null);
  #top = $state<string | null>(null);
  #along: string[] = []; // those of the tapped cards that nobody touched
  #plays: Play[];

  constructor(choices: Choice[]) {
    this.#plays = choices.flatMap(({ move }) => readPlay(move) ?? []);
  }

  /** The plays that lay just the tapped cards. */
  get matching(): Play[] {
    return matching(this.#plays, this.tapped);
  }

  get tops(): string[] {
    return tops(this.matching);
  }

  get top(): string | null {
    return this.#top ?? defaultTop(this.matching, this.tapped);
  }

  get play(): Play | null {
    return chosen(this.#plays, this.tapped, this.#top, this.source);
  }

  /** Whether a card may be drawn from there at all. */
  offers(source: Source): boolean {
    return this.#plays.some((play) => play.source === source);
  }

  joins(key: string): boolean {
    return joins(this.#plays, this.tapped, key);
  }

  tap(hand: string[], key: string): void {
    const before = this.tapped;
    this.tapped = tap(this.#plays, hand, before, key, this.#along);
    this.#along = tappedAlong(this.#along, before, this.tapped, key);
    this.#top = null;
  }

  layOnTop(card: string): void {
    this.#top = card;
  }

  clear(): void {
    this.tapped = this.#along = [];
    this.source = this.#top = null;
  }
}

const selections = new WeakMap<Choice[], Selection>();

/** New choices are a new turn: nothing is tapped yet. */
export function selectionFor(choices: Choice[]): Selection {
  if (!selections.has(choices)) selections.set(choices, new Selection(choices));
  return selections.get(choices)!;
}
