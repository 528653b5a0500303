/** Says messages out of a Fluent bundle, to one viewer, with names for the seats: as the server's own voice does. */
import { FluentNumber, type FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Say } from '../table/contract.ts';

/** Whose names, and whose eyes. Without a viewer everybody is somebody else. */
export interface Hearer {
  names: readonly string[];
  viewer: number | null;
}

/** A number that is written as it is: small ones look alike everywhere, and the browser's own way to write them takes long to load. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export const NOBODY: Hearer = { names: [], viewer: null };

export function voice(bundle: FluentBundle, { names, viewer }: Hearer): Say {
  const nameOf = (seat: number): string => names[seat] || say('seat', { number: seat + 1 });

  /** A seat argument becomes a name, with `…_is` telling whether it is the viewer. */
  function filled(args: Record<string, unknown>): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (key === 'seat' || key.endsWith('_seat')) {
        out[key] = nameOf(value as number);
        out[`${key}_is`] = value === viewer ? 'you' : 'other';
      } else out[key] = typeof value === 'number' ? new PlainNumber(value) : String(value);
    }
    return out;
  }

  function say(id: string, args: Record<string, unknown> = {}): string {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, filled(args), []) : id;
  }

  return say;
}
