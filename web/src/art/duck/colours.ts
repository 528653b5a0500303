/** The three colours of ducks by the letters that moves and views write them with. */
export type DuckColour = 'y' | 'b' | 'r';

/** A card as moves and views write it, such as y4. */
export const readCard = (card: string): { colour: DuckColour; number: number } => ({
  colour: card[0] as DuckColour,
  number: Number(card.slice(1)),
});
