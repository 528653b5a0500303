/** Points of many as a few bars of equal width. */
export interface Bar {
  from: number;
  to: number;
  count: number;
  mine: boolean;
}

const MOST_BARS = 12;

/** The mean of all who played. */
export function meanOf(spread: Record<string, number>): number {
  const all = Object.entries(spread);
  return all.reduce((sum, [points, count]) => sum + Number(points) * count, 0) / all.reduce((sum, [, count]) => sum + count, 0);
}

export function barsOf(spread: Record<string, number>, mine: number | undefined): Bar[] {
  const points = Object.keys(spread).map(Number);
  if (!points.length) return [];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const width = Math.ceil((most - least + 1) / MOST_BARS);
  const bars: Bar[] = [];
  for (let from = least; from <= most; from += width) {
    const to = from + width - 1;
    const count = points.filter((one) => one >= from && one <= to).reduce((sum, one) => sum + spread[one]!, 0);
    bars.push({ from, to, count, mine: mine !== undefined && mine >= from && mine <= to });
  }
  return bars;
}
