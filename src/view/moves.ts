import {
  canCastleTo,
  capturedPiecesOf,
  destinationsOf,
  findRoyalAttack,
  hasPieceMoveRules,
  jumpCapturesOf,
  ownerOf,
  promotionChoicesOn,
} from '../engine/index.ts';
import { placeOfCellName } from '../engine/modifiers/subject.ts';
import type { CellId, ContainerId, PieceId } from '../table/index.ts';
import { gameQueries } from './game.ts';
import { labelQueries } from './labels.ts';
import type { CellOnBoard } from './modifiers.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { queries } from './queries.ts';
import { seatQueries } from './seats.ts';

interface CheckView {
  readonly side: string;
  readonly piece: string;
  readonly at: string;
  readonly by: string;
  readonly from: string;
}

export const pieceMoveQueries = queries((sight) => {
  const { lens } = sight;
  const viewsOf = (ids: readonly PieceId[]): readonly PieceView[] =>
    ids.flatMap((id) => sight.of(pieceQueries).byId(id) ?? []);
  return {
    /**
     * Returns the destinations of a piece in any order; undefined if no rule gives its moves. Pieces that the viewer
     * doesn't see block nothing. On a board of many thousands of cells some may be missing.
     */
    destinations: (piece: PieceView): readonly CellOnBoard[] | undefined => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      const called = record && destinationsOf(lens, record);
      return record && called?.map((cell) => placeOfCellName(record.place.in, cell));
    },

    isRuled: (piece: PieceView): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record?.place.cell !== undefined && hasPieceMoveRules(lens, record);
    },

    /**
     * Returns the pieces that a move certainly captures. If several chains of jumps end there, these are the pieces that
     * each of them captures.
     */
    takes: (piece: PieceView, to: { readonly in: ContainerId; readonly cell: CellId }): readonly PieceView[] => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      if (record?.place.cell === undefined || !hasPieceMoveRules(lens, record)) return [];
      const jumped = record.place.in === to.in ? jumpCapturesOf(lens, record, to.cell)?.takes : undefined;
      if (jumped && jumped.length > 0) return viewsOf(jumped);
      const owner = ownerOf(lens, record);
      const there = sight.of(pieceQueries).at(to.in, to.cell);
      const displaced = there.filter(({ side }) => side !== undefined && side.id !== owner);
      const ids = displaced.map((one) => sight.of(pieceQueries).id(one));
      return viewsOf(capturedPiecesOf(lens, { pieces: [record.id], to }, ids));
    },

    /** True if the side on turn is the viewer's, and must capture by jumping, so that it may make no other move. */
    mustCapture: (): boolean => {
      const { traits = {} } = sight.of(gameQueries).definition;
      if (Object.values(traits).every(({ jumps }) => jumps === undefined)) return false;
      const side = sight.of(gameQueries).turn()?.side.id;
      if (side === undefined || !lens.plays(side)) return false;
      for (const piece of lens.all('piece')) {
        const found = ownerOf(lens, piece) === side ? jumpCapturesOf(lens, piece) : undefined;
        if (found?.must && found.takes.length > 0) return true;
      }
      return false;
    },

    inCheck: (): CheckView | undefined => {
      for (const { id, name } of sight.of(seatQueries).mine()) {
        const attacked = findRoyalAttack(lens, id);
        if (!attacked) continue;
        const { royal, by } = attacked;
        const [at = '', from = ''] = [royal.place.cell, by.place.cell];
        return { side: name, piece: royal.name, at, by: by.name, from };
      }
      return undefined;
    },

    castles: (piece: PieceView, to: CellOnBoard): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record !== undefined && record.place.in === to.in && canCastleTo(lens, record, to.cell);
    },

    becomes: (piece: PieceView, container: ContainerId, cell: CellId): readonly string[] => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      const all = record ? promotionChoicesOn(lens, record, container, cell) : [];
      return all.map((prototype) => sight.of(labelQueries).of(prototype));
    },

    becomesNamed: (typed: string): string | undefined => {
      const wanted = typed.trim().toLowerCase();
      const all = Object.keys(lens.get('module', 'module')?.module.prototypes ?? {});
      return all.find((one) => [one, sight.of(labelQueries).of(one)].some((name) => name.toLowerCase() === wanted));
    },

    jumps: (piece: PieceView): boolean => {
      const record = lens.get('piece', sight.of(pieceQueries).id(piece));
      return record !== undefined && jumpCapturesOf(lens, record) !== undefined;
    },
  };
});
