/** What is to happen at a table that was just opened, kept until it has: a reload in between changes nothing. */
export interface Intent {
  sit: { seat: number; name: string }[];
  start: boolean;
}

const key = (table: string): string => `parawan-intent-${table}`;

export const keepIntent = (table: string, intent: Intent): void => sessionStorage.setItem(key(table), JSON.stringify(intent));
export const dropIntent = (table: string): void => sessionStorage.removeItem(key(table));
export const intentFor = (table: string): Intent | null => JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Intent | null;
