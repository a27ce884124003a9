import type { CellId } from '../ids/index.ts';

/** A rectangular part of the board. */
export interface Window {
  /** The cells in it: row by row from the top, each from the left; regions as the board lists them. */
  readonly cells: readonly CellId[];
  /** Where the board goes on beyond it. */
  readonly more: { readonly left: boolean; readonly right: boolean; readonly top: boolean; readonly bottom: boolean };
  /** What it covers of the board's picture, in widths of a cell. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * Where a stretch of this length starts that has all marks (each one long, given by its start) in its middle. When they
 * are too far apart for it, the last is in the middle; when there are none, the middle of the whole. It is pushed
 * inside the whole, which runs from 0 to `whole`.
 */
export function stretchStart(marks: readonly number[], length: number, whole: number): number {
  const last = marks.at(-1);
  const low = last === undefined ? 0 : Math.min(...marks);
  const high = last === undefined ? whole : Math.max(...marks) + 1;
  const middle = last === undefined || high - low <= length ? (low + high) / 2 : last + 0.5;
  return Math.max(0, Math.min(middle - length / 2, whole - length));
}
