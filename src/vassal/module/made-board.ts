import type { Pixel } from '../source/grids.ts';

/** A board of ours, while it is made: what of it stands in the file, and where a pixel of VASSAL's is on it. */
export interface MadeBoard {
  /** The cell for a pixel; a new spot where the board has none there. Undefined beside the board, or without room. */
  readonly cellAt: (pixel: Pixel, wanted: string) => string | undefined;
  /** As the file has it, when all that lies on it is known. */
  readonly written: () => WrittenBoard;
  /** How many pixels of VASSAL's are as wide as a cell. */
  readonly unit: number;
}

export interface WrittenBoard {
  readonly grid: object;
  readonly zones: readonly { readonly name: string; readonly cells: readonly string[] }[];
  /** Where its picture lies. */
  readonly placed: { readonly x?: number; readonly y?: number; readonly width: number; readonly height?: number };
}

/** To so many places as a file shows. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
