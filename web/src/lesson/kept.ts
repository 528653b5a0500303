/** How far this browser has read in the lesson of a table, so that it goes on there on another day. */
const key = (table: string): string => `parawan-lesson-${table}`;
const OVER = 'over';

export const keptStep = (table: string): number => Number(localStorage.getItem(key(table))) || 0;
export const keepStep = (table: string, at: number): void => localStorage.setItem(key(table), String(at));
export const isOver = (table: string): boolean => localStorage.getItem(key(table)) === OVER;
export const keepOver = (table: string): void => localStorage.setItem(key(table), OVER);
