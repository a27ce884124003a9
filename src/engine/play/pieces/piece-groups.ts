import { type ContainerId, getOrCreateInnerMap, type Index } from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import { addPieceToGroup, type MutablePieceGroups, type PieceGroup, removeFromGroup } from './piece-group.ts';

/**
 * The pieces of each container in groups with equal prototype, side, name and values. `Properties.own` returns the same
 * for all pieces of a group.
 */
export interface PieceGroups {
  readonly byContainer: ReadonlyMap<ContainerId, ReadonlyMap<string, PieceGroup>>;
}

interface Kept extends PieceGroups {
  readonly byContainer: Map<ContainerId, MutablePieceGroups>;
}

const keyOf = ({ prototype, side, name, values }: Piece): string => JSON.stringify([prototype, side, name, values]);

export const groupOf = ({ byContainer }: PieceGroups, piece: Piece): PieceGroup | undefined =>
  byContainer.get(piece.place.in)?.get(keyOf(piece));

const join = ({ byContainer }: Kept, piece: Piece): void =>
  addPieceToGroup(getOrCreateInnerMap(byContainer, piece.place.in), keyOf(piece), piece.id);

const leave = ({ byContainer }: Kept, piece: Piece): void => {
  const groups = byContainer.get(piece.place.in);
  if (!groups) return;
  removeFromGroup(groups, keyOf(piece), piece.id);
  if (groups.size === 0) byContainer.delete(piece.place.in);
};

/** True only if two pieces are certainly in the same group. Then a move within a board costs nothing. */
const isAlike = (a: Piece, b: Piece): boolean =>
  a.place.in === b.place.in &&
  a.values === b.values &&
  a.name === b.name &&
  a.side === b.side &&
  a.prototype === b.prototype;

export const pieceGroupsIndex: Index<PieceGroups> = {
  name: 'piece groups',
  kinds: ['piece'],
  create: (): Kept => ({ byContainer: new Map() }),
  update: (state, entries) => {
    for (const { before, after } of entries) {
      const was = before?.kind === 'piece' ? before : undefined;
      const is = after?.kind === 'piece' ? after : undefined;
      if (was && is && isAlike(was, is)) continue;
      if (was) leave(state as Kept, was);
      if (is) join(state as Kept, is);
    }
  },
};
