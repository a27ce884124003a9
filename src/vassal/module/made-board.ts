import type { Pixel } from '../source/grids.ts';

/** A board during the import, with the conversion from VASSAL's pixels to its cells. */
export interface MadeBoard {
  /** Returns the cell at a pixel, or a new spot. Returns undefined outside the board or without room. */
  readonly cellAt: (pixel: Pixel, wanted: string) => string | undefined;
  /** Returns the board for the file. Call it after everything is placed. */
  readonly written: () => WrittenBoard;
  /** VASSAL's pixels per cell width. */
  readonly unit: number;
}

export interface WrittenBoard {
  readonly grid: object;
  readonly zones: readonly { readonly name: string; readonly cells: readonly string[] }[];
  readonly placed: { readonly x?: number; readonly y?: number; readonly width: number; readonly height?: number };
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
