/** Says messages out of a Fluent bundle, to one viewer, with names for the seats: as the server's own voice does. */
import { FluentNumber, type FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Say, Spelling } from '../table/contract.ts';

/** Whose names, and whose eyes. Without a viewer everybody is somebody else. */
export interface Hearer {
  names: readonly string[];
  viewer: number | null;
  spell?: Spelling; // how the table's game calls its codes
}

/** Stands around what is not to be spelled, because it will be drawn. */
export const CODED = '\uE000';

/** Whether an argument holds codes; a number of that name counts them. */
export const isCodes = (key: string, value: unknown, spell: Spelling): value is string => key in spell && typeof value === 'string';

/** Codes stand side by side in one argument: `y3 b3`. */
export const codesOf = (value: string): string[] => value.split(' ').filter(Boolean);

/** A number that is written as it is, with a true minus and the language's decimal mark: the browser's own way to write them takes long to load. */
class PlainNumber extends FluentNumber {
  override toString(scope?: { bundle: FluentBundle }): string {
    return String(this.value).replace('-', '−').replace('.', scope?.bundle.locales[0] === 'en' ? '.' : ',');
  }
}

export const NOBODY: Hearer = { names: [], viewer: null };

export function voice(bundle: FluentBundle, { names, viewer, spell = {} }: Hearer): Say {
  const nameOf = (seat: number): string => names[seat] || say('seat', { number: seat + 1 });

  /** A seat argument becomes a name, with `…_is` telling whether it is the viewer; codes become words. */
  function filled(args: Record<string, unknown>): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (key === 'seat' || key.endsWith('_seat')) {
        out[key] = nameOf(value as number);
        out[`${key}_is`] = value === viewer ? 'you' : 'other';
      } else if (isCodes(key, value, spell) && !value.includes(CODED)) {
        out[key] = codesOf(value).map((code) => spell[key]!(code, say)).join(', ');
      } else out[key] = typeof value === 'number' ? new PlainNumber(value) : String(value);
    }
    return out;
  }

  function say(id: string, args: Record<string, unknown> = {}): string {
    const pattern = bundle.getMessage(id)?.value;
    const text = pattern ? bundle.formatPattern(pattern, filled(args), []) : id;
    const spelled = Object.entries(args).some(([key, value]) => isCodes(key, value, spell));
    return spelled ? text.charAt(0).toUpperCase() + text.slice(1) : text; // a sentence may begin with what was spelled
  }

  return say;
}
