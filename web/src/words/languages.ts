/** The languages of the page, each under its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** The first language of the browser that we speak. */
export function guessed(wanted: readonly string[]): Language {
  return wanted.map(languageOf).find(isLanguage) ?? 'en';
}

/** How this browser's country writes dates in a language. */
export const localeOf = (language: Language, wanted: readonly string[]): string => wanted.find((tag) => languageOf(tag) === language) ?? language;

const languageOf = (tag: string): string => tag.slice(0, 2).toLowerCase();
