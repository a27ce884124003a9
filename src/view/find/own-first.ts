import type { SideId } from '../../table/index.ts';
import type { PieceView } from '../pieces.ts';
import type { View } from '../view.ts';
import { findPieces, movesNow, sidesOf } from './find.ts';

/** What belongs to some sides; `''` is nobody. */
type OfSides = (side: SideId | '') => boolean;

/**
 * What a text means to who acts (D25): what is one's own before what is another's, first of the side that moves now;
 * each in all ways in which it can be found, in their order. `likely`: what is looked for before all else instead.
 */
export const ownFirst = <T>(
  view: View,
  ways: readonly ((side: OfSides) => readonly T[])[],
  likely?: OfSides,
): readonly T[] => {
  const mine = sidesOf(view);
  const tiers: readonly OfSides[] = likely ? [likely] : [movesNow(view), (side) => mine.has(side)];
  for (const side of [...tiers, () => true])
    for (const way of ways) {
      const found = way(side);
      if (found.length > 0) return found;
    }
  return [];
};

/** The likeliest of the pieces that a text can mean, as far as it was typed. */
export const likeliestPiece = (view: View, text: string): PieceView | undefined =>
  ownFirst(view, [(side) => findPieces(view, text, 1, { side })])[0];
