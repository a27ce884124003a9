import type { PixelPosition } from '../source/grids.ts';

/** A board during the import, with functions that convert VASSAL's pixels to the board's cells. */
export interface ImportedBoard {
  /**
   * Returns the cell at a pixel, or adds a new spot there. Returns undefined outside the board, or if there is no room.
   */
  readonly cellAt: (pixel: PixelPosition, wanted: string) => string | undefined;
  /** Returns the board in the form for the file. It must be called after everything is placed. */
  readonly written: () => SerializedBoard;
  /** The number of VASSAL's pixels in a cell width. */
  readonly unit: number;
}

export interface SerializedBoard {
  readonly grid: object;
  readonly zones: readonly { readonly name: string; readonly cells: readonly string[] }[];
  readonly placed: { readonly x?: number; readonly y?: number; readonly width: number; readonly height?: number };
}

export const roundToThousandths = (value: number): number => Math.round(value * 1000) / 1000;
