/** How an island feels: nervous above level 8, flooded when it is out of the round. */
export type Mood = 'calm' | 'nervous' | 'flooded';

export const moodOf = (level: number, playing = true): Mood => (playing ? (level > 8 ? 'nervous' : 'calm') : 'flooded');
