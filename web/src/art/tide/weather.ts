// T1: the five kinds of weather, twelve cards each, and the half-lifebelts printed on them.
const HALF_BELTS = [0, 1, 2, 1, 0];

/** 0 sunny, 1 fair, 2 cloudy, 3 rain, 4 storm. */
export const weatherOf = (card: number): number => Math.floor((card - 1) / 12);

export const halfBeltsOf = (card: number): number => HALF_BELTS[weatherOf(card)]!;

/** How far through its weather a card is, 0 to 1: the sun sinks, the clouds draw in. */
export const driftOf = (card: number): number => ((card - 1) % 12) / 11;
