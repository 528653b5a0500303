/** The five towel patterns by the letters that moves and views write them with. */
export type Weave = 's' | 'f' | 'w' | 'l' | 'o';

/** The dye of each pattern: the stem of its custom properties. */
export const DYE: Record<Weave, string> = { s: 'stripes', f: 'fish', w: 'waves', l: 'lagoon', o: 'sunset' };

export const WEAVES = Object.keys(DYE) as Weave[];
