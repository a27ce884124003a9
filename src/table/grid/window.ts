import type { CellId } from '../ids/index.ts';

export interface BoardWindow {
  /** The cells in the window: row by row from the top, each from the left; regions as the board lists them. */
  readonly cells: readonly CellId[];
  /** True for each side on which the board continues. */
  readonly more: { readonly left: boolean; readonly right: boolean; readonly top: boolean; readonly bottom: boolean };
  /** The area on the board's picture, in widths of a cell. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * Returns the start of a section with all marks in its middle. Each mark is 1 long and given by its start. If they are
 * too far apart, the last one is in the middle. If there are none, it is the middle of the whole. The section is moved
 * to be inside the whole, which runs from 0 to `whole`.
 */
export function centeredSectionStart(marks: readonly number[], length: number, whole: number): number {
  const last = marks.at(-1);
  const low = last === undefined ? 0 : Math.min(...marks);
  const high = last === undefined ? whole : Math.max(...marks) + 1;
  const middle = last === undefined || high - low <= length ? (low + high) / 2 : last + 0.5;
  return Math.max(0, Math.min(middle - length / 2, whole - length));
}
