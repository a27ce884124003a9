import type { CellId } from '../engine/core/ids.ts';
import { destinationsOf, isRuledPiece, jumpRuleOf, MOST_TRIED } from '../engine/index.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { queries } from './queries.ts';

/** How pieces move by the rules of their module, as one viewer knows them. */
export const moveQueries = queries((sight) => {
  const { lens } = sight;
  return {
    /**
     * Where a piece can go on its board, in no stated order; undefined where no rule says so. What the viewer does not
     * see blocks nothing. On a board of many thousand cells some may lack.
     */
    destinations: (piece: PieceView): readonly CellId[] | undefined => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record && destinationsOf(lens, record, MOST_TRIED);
    },

    /** Whether the rules say how a piece moves that stands on a board. */
    isRuled: (piece: PieceView): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record?.place.cell !== undefined && isRuledPiece(lens, record);
    },

    /** Whether a piece takes by jumping, so that it can be said over which cells it goes. */
    jumps: (piece: PieceView): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record !== undefined && jumpRuleOf(lens, record) !== undefined;
    },
  };
});
