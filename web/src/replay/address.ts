/** The address of a moment: which table, how many moves were played, with whose eyes, and in whose company. */
export interface Place {
  at: number | null; // null: where it begins
  eyes: number | null; // null: everything open
  show: string; // the one that leads through it; empty: nobody
}

export function placeIn(search: string): Place {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null => (/^\d+$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : null);
  const eyes = number('eyes');
  return { at: number('at'), eyes: eyes !== null && eyes < 5 ? eyes : null, show: /^[\w-]+$/.exec(asked.get('with') ?? '')?.[0] ?? '' };
}

export function addressOf(path: string, { at, eyes, show }: Place): string {
  const parts = [...(at === null ? [] : [`at=${at}`]), ...(eyes === null ? [] : [`eyes=${eyes}`]), ...(show ? [`with=${show}`] : [])];
  return parts.length ? `${path}?${parts.join('&')}` : path;
}
