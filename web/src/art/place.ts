/** Where a piece lies: its upper left corner, and how wide it is. */
export interface Place {
  x?: number;
  y?: number;
  size?: number;
}

/** A ground that is stretched to fit. */
export interface Area {
  x?: number;
  y?: number;
  width: number;
  height: number;
}
