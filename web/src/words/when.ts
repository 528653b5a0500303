/** How long ago something was, in the largest unit that it fills. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const NOW: (typeof UNITS)[number] = ['second', Infinity];
export function ago(at: number, now: number, language: string): string {
  const past = Math.max(0, now - at); // clocks of servers may be ahead
  const [unit, milliseconds] = UNITS.find(([, length]) => past >= length) ?? NOW;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(past / milliseconds), unit);
}
