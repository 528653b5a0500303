/** How long ago something was, in the largest unit that it fills; null: just now. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
export function ago(at: number, now: number, language: string): string | null {
  const [unit, milliseconds] = UNITS.find(([, length]) => now - at >= length) ?? [];
  return unit ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor((now - at) / milliseconds!), unit) : null;
}
