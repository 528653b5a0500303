/** The five who play when nobody does, from the weakest to the strongest. Their names are the same in every language. */
export const BOTS = [
  { id: 'pip', name: 'Pip' }, // a hermit crab, plays like a child
  { id: 'gusto', name: 'Gusto' }, // a gull, takes what it sees
  { id: 'okto', name: 'Okto' }, // an octopus, counts cards
  { id: 'lumi', name: 'Lumi' }, // a seal who keeps the lighthouse, searches
  { id: 'nestor', name: 'Nestor' }, // an old turtle, searches with what it learned
] as const;

export type BotId = (typeof BOTS)[number]['id'];
