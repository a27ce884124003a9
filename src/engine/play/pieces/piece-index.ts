import { type ContainerId, type Index, innerMap, type PieceId, type SideId, within } from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import { joinGroup, type KeptGroups, leaveGroup, type PieceGroup } from './piece-group.ts';

/** Pieces by container: who looks for what somebody may see passes over whole containers. */
export type ByContainer = ReadonlyMap<ContainerId, ReadonlySet<PieceId>>;

/** Where pieces are found without looking at all of them; kept by apply. */
export interface PieceIndex {
  /**
   * The pieces of a side, `''` for nobody's, in each container by their own name in small letters. What modifiers make
   * of owner and name is not in it, nor what a back shows.
   */
  readonly bySide: ReadonlyMap<SideId | '', ReadonlyMap<ContainerId, ReadonlyMap<string, PieceGroup>>>;
  /** Those that lie face down, by their prototype, `''` where they have none. */
  readonly faceDown: ReadonlyMap<string, ByContainer>;
  /** Those that were shown to somebody, who may see them in a container into which he does not see. */
  readonly shown: ByContainer;
  /** Those that only one side sees. */
  readonly invisible: ByContainer;
  /** By what their handles are made of. */
  readonly byAlias: ReadonlyMap<string, PieceId>;
}

/** What the handles of a piece are made of. */
export const aliasOf = ({ alias, id }: Pick<Piece, 'alias' | 'id'>): string => alias ?? id;

type PiecesByContainer = Map<ContainerId, Set<PieceId>>;

interface Shelves extends PieceIndex {
  readonly bySide: Map<SideId | '', Map<ContainerId, KeptGroups>>;
  readonly faceDown: Map<string, PiecesByContainer>;
  readonly shown: PiecesByContainer;
  readonly invisible: PiecesByContainer;
  readonly byAlias: Map<string, PieceId>;
}

const emptyShelf = (): PiecesByContainer => new Map();

const put = (shelf: PiecesByContainer, { id, place }: Piece): unknown =>
  within(shelf, place.in, () => new Set<PieceId>()).add(id);

/** Takes a piece from a shelf; whether nothing is left on it. */
const take = (shelf: PiecesByContainer | undefined, { id, place }: Piece): boolean => {
  const pieces = shelf?.get(place.in);
  pieces?.delete(id);
  if (pieces?.size === 0) shelf?.delete(place.in);
  return shelf?.size === 0;
};

const addPiece = (index: Shelves, piece: Piece): void => {
  const containers = innerMap(index.bySide, piece.side ?? '');
  joinGroup(innerMap(containers, piece.place.in), piece.name.toLowerCase(), piece.id);
  if (piece.mask) put(within(index.faceDown, piece.prototype ?? '', emptyShelf), piece);
  if (piece.shown !== undefined) put(index.shown, piece);
  if (piece.invisible !== undefined) put(index.invisible, piece);
};

const removePiece = (index: Shelves, piece: Piece): void => {
  const containers = index.bySide.get(piece.side ?? '');
  const names = containers?.get(piece.place.in);
  if (names) leaveGroup(names, piece.name.toLowerCase(), piece.id);
  if (names?.size === 0) containers?.delete(piece.place.in);
  if (containers?.size === 0) index.bySide.delete(piece.side ?? '');
  const prototype = piece.prototype ?? '';
  if (piece.mask && take(index.faceDown.get(prototype), piece)) index.faceDown.delete(prototype);
  if (piece.shown !== undefined) take(index.shown, piece);
  if (piece.invisible !== undefined) take(index.invisible, piece);
};

/** What stays as it is stays untouched: among very many pieces that is what costs. */
const renamePiece = ({ byAlias }: Shelves, was: Piece | undefined, is: Piece | undefined): void => {
  if (was && is && was.id === is.id && aliasOf(was) === aliasOf(is)) return;
  if (was && byAlias.get(aliasOf(was)) === was.id) byAlias.delete(aliasOf(was));
  if (is) byAlias.set(aliasOf(is), is.id);
};

/** Whether both are found in the same way: then a move within a board costs nothing here. */
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
