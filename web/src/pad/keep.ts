/** Keeps sheets on this device, the latest first, each with what it was before, so that steps can be taken back. */
import type { Sheet } from './sheet.ts';

export interface Kept {
  sheet: Sheet;
  past: Sheet[];
}

const KEPT = 'parawan-pad';
const MOST_SHEETS = 100;
const MOST_STEPS = 20; // that can be taken back

export class Keeper {
  #place: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(place: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
    this.#place = place;
  }

  all(): Kept[] {
    try {
      return JSON.parse(this.#place.getItem(KEPT) ?? '[]') as Kept[];
    } catch {
      return [];
    }
  }

  find(id: string): Kept | undefined {
    return this.all().find(({ sheet }) => sheet.id === id);
  }

  /** Keeps a sheet as the latest; whether this browser could. Read anew each time: another tab may have kept something. */
  keep(kept: Kept): boolean {
    return this.#write([kept, ...this.#without(kept.sheet.id)].slice(0, MOST_SHEETS));
  }

  remove(id: string): void {
    this.#write(this.#without(id));
  }

  #without(id: string): Kept[] {
    return this.all().filter(({ sheet }) => sheet.id !== id);
  }

  #write(all: Kept[]): boolean {
    try {
      this.#place.setItem(KEPT, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }
}

export const changed = ({ sheet, past }: Kept, now: Sheet): Kept => ({ sheet: now, past: [...past, sheet].slice(-MOST_STEPS) });

export const takenBack = ({ sheet, past }: Kept): Kept => ({ sheet: past.at(-1) ?? sheet, past: past.slice(0, -1) });
