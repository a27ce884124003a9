/** A point of the board's picture, in widths of a cell, from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * What is written along the edges of a board: the half of the labels that names the column (`x` is its middle) or the
 * row.
 */
export interface Axes {
  readonly columns: readonly { readonly label: string; readonly x: number }[];
  readonly rows: readonly { readonly label: string; readonly y: number }[];
}

/** Whether this can be a distance; nothing lies at another one. */
export function isRadius(radius: number): boolean {
  return Number.isInteger(radius) && radius >= 0;
}

/** The whole numbers from `low` to `high`, both included; none when `high` is lower. */
export function span(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}
