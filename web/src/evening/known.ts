/** The evenings this browser has been to, with the secrets of their links. */
export interface Known {
  id: string;
  secret: string;
  game: string;
}

const KEPT = 'parawan-evenings';
const MOST = 10;

export const knownEvenings = (): Known[] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Known[];

/** The newest comes first. A secret that is known already stays known. */
export function keepEvening(id: string, secret: string, game: string): void {
  const before = knownEvenings().find((one) => one.id === id);
  const others = knownEvenings().filter((one) => one.id !== id);
  localStorage.setItem(KEPT, JSON.stringify([{ id, secret: secret || before?.secret || '', game }, ...others].slice(0, MOST)));
}

export const secretOf = (id: string): string => knownEvenings().find((one) => one.id === id)?.secret ?? '';
