import type { ContainerId, PieceId } from '../../core/ids.ts';
import type { Index } from '../../core/table.ts';
import type { Piece } from '../records.ts';

/**
 * The pieces of each container by what is their own: those of one group have the same prototype, side, name and values.
 * What stands for one of them in `Properties.own` stands for all.
 */
export interface PieceGroups {
  readonly byContainer: ReadonlyMap<ContainerId, ReadonlyMap<string, PieceGroup>>;
}

/** Its pieces by their ids; one that is like no other is its own group, which takes half the memory of a set. */
export type PieceGroup = PieceId | ReadonlySet<PieceId>;

interface Kept extends PieceGroups {
  readonly byContainer: Map<ContainerId, Map<string, PieceId | Set<PieceId>>>;
}

export const idsIn = (group: PieceGroup): Iterable<PieceId> => (typeof group === 'string' ? [group] : group);

export const sizeOf = (group: PieceGroup): number => (typeof group === 'string' ? 1 : group.size);

const keyOf = ({ prototype, side, name, values }: Piece): string => JSON.stringify([prototype, side, name, values]);

/** The group of a piece that is on the table. */
export const groupOf = ({ byContainer }: PieceGroups, piece: Piece): PieceGroup | undefined =>
  byContainer.get(piece.place.in)?.get(keyOf(piece));

const join = ({ byContainer }: Kept, piece: Piece): void => {
  const groups = byContainer.get(piece.place.in) ?? new Map<string, PieceId | Set<PieceId>>();
  byContainer.set(piece.place.in, groups);
  const key = keyOf(piece);
  const group = groups.get(key);
  if (group === undefined) groups.set(key, piece.id);
  else if (typeof group === 'string') groups.set(key, new Set([group, piece.id]));
  else group.add(piece.id);
};

const leave = ({ byContainer }: Kept, piece: Piece): void => {
  const groups = byContainer.get(piece.place.in);
  const key = keyOf(piece);
  const group = groups?.get(key);
  if (typeof group === 'string') groups?.delete(key);
  else {
    group?.delete(piece.id);
    const [last] = group?.size === 1 ? group : [];
    if (last !== undefined) groups?.set(key, last);
  }
  if (groups?.size === 0) byContainer.delete(piece.place.in);
};

/** Whether both are in one group for certain: a move within a board costs nothing here. */
const isAlike = (a: Piece, b: Piece): boolean =>
  a.place.in === b.place.in &&
  a.values === b.values &&
  a.name === b.name &&
  a.side === b.side &&
  a.prototype === b.prototype;

export const pieceGroupsIndex: Index<PieceGroups> = {
  name: 'piece groups',
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
