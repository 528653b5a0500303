/** Numbers as they are read: with a true minus sign, and tenths with the language's own mark. */
export const plain = (points: number): string => String(points).replace('-', '−');
export const signed = (points: number): string => (points > 0 ? '+' : '') + plain(points);

export const percent = (share: number, language: string): string => `${Math.round(100 * share)}${language === 'de' ? '\u00a0%' : '%'}`;

const mark = (digits: string, language: string): string => digits.replace('-', '−').replace('.', language === 'en' ? '.' : ',');
const rounded = (value: number): number => Math.round(10 * value) / 10 || 0; // and no −0
export const tenths = (value: number, language: string): string => mark(rounded(value).toFixed(1), language);
export const signedTenths = (value: number, language: string): string => (rounded(value) > 0 ? '+' : '') + tenths(value, language);
