/** The languages of the page, each under its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** The first language of the browser that we speak. */
export function guessed(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
