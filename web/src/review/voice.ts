/** What is said to whoever sits at a seat, said of them to somebody else. */
import type { Say } from '../table/contract.ts';
import { has } from '../words/words.svelte.ts';

/** Messages that say "you" have one beside them that ends in `-of-them` and names the seat. */
export const sayOf = (say: Say, seat: number, name: string): Say => (id, args) => {
  if (id === 'you') return name;
  return has(`${id}-of-them`) ? say(`${id}-of-them`, { ...args, of_seat: seat }) : say(id, args);
};
