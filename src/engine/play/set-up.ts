import type { Value } from '../core/value.ts';

/** What stands where when the game begins. */

/** Pieces that stand on one place, from the bottom. */
export interface SetupStack {
  readonly map: string;
  readonly board?: string;
  readonly cell?: string;
  readonly side?: string;
  readonly pieces: readonly SetupPiece[];
}

/** So many pieces that are alike. */
export interface CountedPiece {
  readonly prototype: string;
  readonly name: string;
  readonly count: number;
}

/** How they stand there, where it is not as their prototype says. */
export interface SetupPiece extends CountedPiece {
  /** The name of the layer that shows. */
  readonly layer?: string;
  /** Steps clockwise from straight up. */
  readonly facing?: number;
  /** They lie face down: the side whose they are knows what they are; of nobody's, nobody does. */
  readonly covered?: boolean;
  /** Nobody but the side whose they are sees that they are there. */
  readonly unseen?: boolean;
  readonly values?: { readonly [property: string]: Value };
}
