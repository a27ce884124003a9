import {
  attackedOf,
  becomesOn,
  castlesTo,
  destinationsOf,
  isRuledPiece,
  jumpRuleOf,
  ownerOf,
  takenBy,
} from '../engine/index.ts';
import { placeOfCalled } from '../engine/modifiers/subject.ts';
import type { CellId, ContainerId } from '../table/index.ts';
import { labelQueries } from './labels.ts';
import type { CellOnBoard } from './modifiers.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { queries } from './queries.ts';
import { seatQueries } from './seats.ts';

/** A side in check: which piece is attacked, where, and by which. */
interface CheckView {
  readonly side: string;
  readonly piece: string;
  readonly at: string;
  readonly by: string;
}

/** How pieces move by the rules of their module, as one viewer knows them. */
export const moveQueries = queries((sight) => {
  const { lens } = sight;
  return {
    /**
     * Where a piece can go by its moves, in no stated order; undefined where no rule says so. What the viewer does not
     * see blocks nothing. On a board of many thousand cells some may lack.
     */
    destinations: (piece: PieceView): readonly CellOnBoard[] | undefined => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      const called = record && destinationsOf(lens, record);
      return record && called?.map((cell) => placeOfCalled(record.place.in, cell));
    },

    /** Whether the rules say how a piece moves that stands on a board. */
    isRuled: (piece: PieceView): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record?.place.cell !== undefined && isRuledPiece(lens, record);
    },

    /** Whom a piece that moves by rules takes by going to a cell, of those whom the viewer sees. */
    takes: (piece: PieceView, to: { readonly in: ContainerId; readonly cell: CellId }): readonly PieceView[] => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      if (record?.place.cell === undefined || !isRuledPiece(lens, record)) return [];
      const owner = ownerOf(lens, record);
      const there = sight.of(pieceQueries).at(to.in, to.cell);
      const displaced = there.filter(({ side }) => side !== undefined && side.id !== owner);
      const ids = displaced.map((one) => sight.of(pieceQueries).id(one));
      const taken = takenBy(lens, { pieces: [record.id], to }, ids);
      return taken.flatMap((id) => sight.of(pieceQueries).byId(id) ?? []);
    },

    /** What an enemy of the viewer's could take that must not be taken, such as a king in check. */
    inCheck: (): CheckView | undefined => {
      for (const { id, name } of sight.of(seatQueries).mine()) {
        const attacked = attackedOf(lens, id);
        if (attacked)
          return { side: name, piece: attacked.royal.name, at: attacked.royal.place.cell ?? '', by: attacked.by.name };
      }
      return undefined;
    },

    /** True if a piece castles by going to a cell. */
    castles: (piece: PieceView, to: CellOnBoard): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record !== undefined && record.place.in === to.in && castlesTo(lens, record, to.cell);
    },

    /** What a piece can become by ending its move on a cell, as people call it. */
    becomes: (piece: PieceView, container: ContainerId, cell: CellId): readonly string[] => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      const all = record ? becomesOn(lens, record, container, cell) : [];
      return all.map((prototype) => sight.of(labelQueries).of(prototype));
    },

    /** The prototype that people call so. */
    becomesNamed: (typed: string): string | undefined => {
      const wanted = typed.trim().toLowerCase();
      const all = Object.keys(lens.get('module', 'module')?.module.prototypes ?? {});
      return all.find((one) => [one, sight.of(labelQueries).of(one)].some((name) => name.toLowerCase() === wanted));
    },

    /** Whether a piece takes by jumping, so that it can be said over which cells it goes. */
    jumps: (piece: PieceView): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record !== undefined && jumpRuleOf(lens, record) !== undefined;
    },
  };
});
