import {
  type ContainerId,
  getOrCreateInnerMap,
  type Index,
  type PieceId,
  type SideId,
  within,
} from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import { addPieceToGroup, type MutablePieceGroups, type PieceGroup, removeFromGroup } from './piece-group.ts';

/** Pieces by container, so that searches can skip whole containers that a viewer can't see. */
export type PieceIdsByContainer = ReadonlyMap<ContainerId, ReadonlySet<PieceId>>;

export interface PieceIndex {
  /**
   * The pieces of each side, by container and lowercase name. The key `''` means no side. Modifiers of owner and name
   * are ignored, and so are the names of backs.
   */
  readonly bySide: ReadonlyMap<SideId | '', ReadonlyMap<ContainerId, ReadonlyMap<string, PieceGroup>>>;
  /** The face-down pieces, by prototype. The key `''` means no prototype. */
  readonly faceDown: ReadonlyMap<string, PieceIdsByContainer>;
  /** Pieces that were shown to viewers who may not see their container. */
  readonly shown: PieceIdsByContainer;
  readonly invisible: PieceIdsByContainer;
  /** The pieces by the value from which their handles are computed. */
  readonly byAlias: ReadonlyMap<string, PieceId>;
}

/** Returns the value from which handles of a piece are computed. */
export const handleSourceOf = ({ alias, id }: Pick<Piece, 'alias' | 'id'>): string => alias ?? id;

type PiecesByContainer = Map<ContainerId, Set<PieceId>>;

interface Shelves extends PieceIndex {
  readonly bySide: Map<SideId | '', Map<ContainerId, MutablePieceGroups>>;
  readonly faceDown: Map<string, PiecesByContainer>;
  readonly shown: PiecesByContainer;
  readonly invisible: PiecesByContainer;
  readonly byAlias: Map<string, PieceId>;
}

const emptyShelf = (): PiecesByContainer => new Map();

const put = (shelf: PiecesByContainer, { id, place }: Piece): unknown =>
  within(shelf, place.in, () => new Set<PieceId>()).add(id);

/** Removes a piece from an index. Returns true if the index is then empty. */
const take = (shelf: PiecesByContainer | undefined, { id, place }: Piece): boolean => {
  const pieces = shelf?.get(place.in);
  pieces?.delete(id);
  if (pieces?.size === 0) shelf?.delete(place.in);
  return shelf?.size === 0;
};

const addPiece = (index: Shelves, piece: Piece): void => {
  const containers = getOrCreateInnerMap(index.bySide, piece.side ?? '');
  addPieceToGroup(getOrCreateInnerMap(containers, piece.place.in), piece.name.toLowerCase(), piece.id);
  if (piece.mask) put(within(index.faceDown, piece.prototype ?? '', emptyShelf), piece);
  if (piece.shown !== undefined) put(index.shown, piece);
  if (piece.invisible !== undefined) put(index.invisible, piece);
};

const removePiece = (index: Shelves, piece: Piece): void => {
  const containers = index.bySide.get(piece.side ?? '');
  const names = containers?.get(piece.place.in);
  if (names) removeFromGroup(names, piece.name.toLowerCase(), piece.id);
  if (names?.size === 0) containers?.delete(piece.place.in);
  if (containers?.size === 0) index.bySide.delete(piece.side ?? '');
  const prototype = piece.prototype ?? '';
  if (piece.mask && take(index.faceDown.get(prototype), piece)) index.faceDown.delete(prototype);
  if (piece.shown !== undefined) take(index.shown, piece);
  if (piece.invisible !== undefined) take(index.invisible, piece);
};

/**
 * Updates the index by aliases. Unchanged entries are skipped, because writing them is expensive if there are very many
 * pieces.
 */
const renamePiece = ({ byAlias }: Shelves, was: Piece | undefined, is: Piece | undefined): void => {
  if (was && is && was.id === is.id && handleSourceOf(was) === handleSourceOf(is)) return;
  if (was && byAlias.get(handleSourceOf(was)) === was.id) byAlias.delete(handleSourceOf(was));
  if (is) byAlias.set(handleSourceOf(is), is.id);
};

/** True if a change needs no update of the index. An example is a move within a board. */
const isFoundAlike = (a: Piece, b: Piece): boolean =>
  a.place.in === b.place.in &&
  a.name === b.name &&
  a.side === b.side &&
  a.alias === b.alias &&
  a.prototype === b.prototype &&
  (a.mask === undefined) === (b.mask === undefined) &&
  (a.shown === undefined) === (b.shown === undefined) &&
  (a.invisible === undefined) === (b.invisible === undefined);

export const pieceIndex: Index<PieceIndex> = {
  name: 'pieces',
  kinds: ['piece'],
  create: (): Shelves => ({
    bySide: new Map(),
    faceDown: new Map(),
    shown: new Map(),
    invisible: new Map(),
    byAlias: new Map(),
  }),
  update: (state, entries) => {
    const index = state as Shelves;
    for (const { before, after } of entries) {
      const was = before?.kind === 'piece' ? before : undefined;
      const is = after?.kind === 'piece' ? after : undefined;
      if (was && is && isFoundAlike(was, is)) continue;
      if (was) removePiece(index, was);
      if (is) addPiece(index, is);
      renamePiece(index, was, is);
    }
  },
};
