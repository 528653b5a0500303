// Edges that repeat along a shore, as SVG path data. Each starts where the pen stands and runs to the right.

/** A row of arcs; a negative height bulges upwards. */
export function scallops(width: number, step: number, height: number): string {
  return `q${step / 2} ${2 * height} ${step} 0`.repeat(Math.round(width / step));
}

/** A swell of whole and half waves. */
export function swell(width: number, step: number, height: number): string {
  return `q${step / 4} ${-height} ${step / 2} 0` + `t${step / 2} 0`.repeat(Math.round((2 * width) / step) - 1);
}

/** A point on a circle, angle in degrees clockwise from the right. */
export function around(cx: number, cy: number, radius: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(cx + radius * Math.cos(turn)).toFixed(2)} ${(cy + radius * Math.sin(turn)).toFixed(2)}`;
}
