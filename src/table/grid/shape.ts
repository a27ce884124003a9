/** A point on the board's picture, from the left and from the top, in widths of a cell. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The labels along the edges of a board. Each is the half of a cell's label that names its column or row, with the
 * middle of it.
 */
export interface BoardAxisLabels {
  readonly columns: readonly { readonly label: string; readonly x: number }[];
  readonly rows: readonly { readonly label: string; readonly y: number }[];
}

export function isRadius(radius: number): boolean {
  return Number.isInteger(radius) && radius >= 0;
}

/** Returns the whole numbers from `low` to `high`, including both; none if `high` is lower. */
export function span(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}
