import type { SideId } from '../../table/index.ts';
import type { PieceView } from '../pieces.ts';
import type { View } from '../view.ts';
import { findPieces, ownMovingSideTestFor, sidesOfViewer } from './find.ts';

type OfSides = (side: SideId | '') => boolean;

/**
 * Returns the meaning of a text for the actor (D25). It prefers things of the viewer's sides, beginning with the side
 * to move. For each side, it tries the ways to read the text in order. `likely` replaces the first check.
 */
export const findPreferringOwnSides = <T>(
  view: View,
  ways: readonly ((side: OfSides) => readonly T[])[],
  likely?: OfSides,
): readonly T[] => {
  const mine = sidesOfViewer(view);
  const tiers: readonly OfSides[] = likely ? [likely] : [ownMovingSideTestFor(view), (side) => mine.has(side)];
  for (const side of [...tiers, () => true])
    for (const way of ways) {
      const found = way(side);
      if (found.length > 0) return found;
    }
  return [];
};

export const likeliestPiece = (view: View, text: string): PieceView | undefined =>
  findPreferringOwnSides(view, [(side) => findPieces(view, text, 1, { side })])[0];
