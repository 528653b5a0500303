/** +3, −1, 0, with a true minus sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
