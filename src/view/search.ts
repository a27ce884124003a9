import {
  DEFAULT_PIECE_BACK,
  isBent,
  isPieceInGroup,
  look,
  ownerOf,
  type Piece,
  type PieceGroup,
  pieceIdsInGroup,
  pieceIndex,
  sizeOfPieceGroup,
  traitsOf,
} from '../engine/index.ts';
import { type ContainerId, type PieceId, type SideId, type Table, textOf, type World } from '../table/index.ts';
import { takeFirstItems } from './first.ts';
import { inOrder, type Lens } from './lens.ts';

/** Piece searches that use the table's indexes, so that no search reads every piece (D28). */

export interface PieceSearch {
  readonly side?: (side: SideId | '') => boolean;
  /** Called with the name as the viewer sees it, in lower case. */
  readonly name?: (name: string) => boolean;
  readonly in?: (container: ContainerId) => boolean;
  /**
   * The most pieces of one name in one place that are returned. It applies only if the order of pieces reveals nothing.
   */
  readonly together?: number;
}

/** The most pieces that are sorted. If there are more, the search follows the lens's order. */
const SORTED = 2000;

export const pieceNameForViewer = (world: World, piece: Piece): string =>
  isBent(world, 'piece', 'PieceName')
    ? textOf(look(world, { kind: 'piece', id: piece.id, name: 'PieceName' }))
    : piece.name;

export const pieceOwnerForViewer = (world: World, piece: Piece): SideId | undefined =>
  isBent(world, 'piece', 'Owner') ? ownerOf(world, piece) : piece.side;

const isWanted = (lens: Lens, piece: Piece, { side, name, in: within }: PieceSearch): boolean =>
  (!within || within(piece.place.in)) &&
  (!side || side(pieceOwnerForViewer(lens, piece) ?? '')) &&
  (!name || name(pieceNameForViewer(lens, piece).toLowerCase()));

/**
 * Yields the ids of matching visible pieces. If the game can hide anything, their order doesn't reveal hidden things.
 */
export function* searchPieces(table: Table, lens: Lens, wanted: PieceSearch): Iterable<PieceId> {
  const bent = isBent(lens, 'piece', 'PieceName') || isBent(lens, 'piece', 'Owner');
  const shelves = bent ? undefined : [...shelvesFor(table, wanted)];
  if (!lens.isOrdered) {
    for (const id of shelves ? seenOn(table, lens, shelves, wanted) : everyId(lens))
      if (fits(lens, id, wanted)) yield id;
    return;
  }
  const few = shelves && countOf(table, lens, shelves) <= SORTED ? seenOn(table, lens, shelves, wanted) : undefined;
  if (few) {
    const pieces = [...new Set(few)]
      .flatMap((id) => lens.get('piece', id) ?? [])
      .filter((piece) => isWanted(lens, piece, wanted));
    for (const { id } of pieces.sort(inOrder)) yield id;
  } else for (const piece of lens.all('piece')) if (isWanted(lens, piece, wanted)) yield piece.id;
}

const fits = (lens: Lens, id: PieceId, wanted: PieceSearch): boolean => {
  const piece = lens.get('piece', id);
  return piece !== undefined && isWanted(lens, piece, wanted);
};

function* everyId(lens: Lens): Iterable<PieceId> {
  for (const { id } of lens.all('piece')) yield id;
}

type Shelf = readonly [ContainerId, PieceGroup];

function* shelvesFor(table: Table, { side, name, in: within }: PieceSearch): Iterable<Shelf> {
  const { bySide, faceDown } = table.index(pieceIndex);
  for (const [owner, containers] of bySide) {
    if (side && !side(owner)) continue;
    for (const [container, names] of containers) {
      if (within && !within(container)) continue;
      for (const [own, group] of names) if (!name || name(own)) yield [container, group];
    }
  }
  if (!name) return;
  for (const [prototype, containers] of faceDown) {
    if (!name(backName(table, prototype).toLowerCase())) continue;
    for (const [container, pieces] of containers) if (!within || within(container)) yield [container, pieces];
  }
}

const backName = (table: Table, prototype: string): string =>
  (traitsOf(table, prototype === '' ? {} : { prototype }).mask ?? DEFAULT_PIECE_BACK).name;

/** Yields all pieces of containers whose content the viewer sees, and the revealed pieces of all others. */
function* seenOn(
  table: Table,
  lens: Lens,
  shelves: readonly Shelf[],
  { together = Number.POSITIVE_INFINITY }: PieceSearch,
): Iterable<PieceId> {
  const { shown } = table.index(pieceIndex);
  for (const [container, group] of shelves) {
    if (lens.seesInto(container))
      yield* lens.isOrdered ? pieceIdsInGroup(group) : takeFirstItems(pieceIdsInGroup(group), together);
    else for (const id of shown.get(container) ?? []) if (isPieceInGroup(group, id)) yield id;
  }
}

const countOf = (table: Table, lens: Lens, shelves: readonly Shelf[]): number => {
  const { shown } = table.index(pieceIndex);
  let count = 0;
  for (const [container, group] of shelves)
    count += lens.seesInto(container) ? sizeOfPieceGroup(group) : (shown.get(container)?.size ?? 0);
  return count;
};

export const listVisiblePieceNames = (table: Table, lens: Lens, limit: number): readonly string[] => {
  const { bySide, faceDown } = table.index(pieceIndex);
  const names = new Set<string>();
  const keys = new Set<string>();
  if (isBent(lens, 'piece', 'PieceName')) {
    for (const piece of lens.all('piece')) if (names.size < limit) names.add(pieceNameForViewer(lens, piece));
    return [...names];
  }
  for (const containers of bySide.values())
    for (const names of containers.values()) for (const name of names.keys()) keys.add(name);
  for (const prototype of faceDown.keys()) keys.add(backName(table, prototype).toLowerCase());
  for (const key of lens.isOrdered ? [...keys].sort() : keys) {
    const [first] = searchPieces(table, lens, { name: (name) => name === key });
    const piece = first === undefined ? undefined : lens.get('piece', first);
    if (piece) names.add(pieceNameForViewer(lens, piece));
    if (names.size >= limit) break;
  }
  return [...names];
};
