import type { PieceId } from '../../../table/index.ts';

/** A group of pieces. A single piece is stored by its id alone, because a set of one takes ten times the memory. */
export type PieceGroup = PieceId | ReadonlySet<PieceId>;

/** Groups of pieces by name. None of them is empty. */
export type MutablePieceGroups = Map<string, PieceId | Set<PieceId>>;

export const pieceIdsInGroup = (group: PieceGroup): Iterable<PieceId> => (typeof group === 'string' ? [group] : group);

export const sizeOfPieceGroup = (group: PieceGroup): number => (typeof group === 'string' ? 1 : group.size);

export const isPieceInGroup = (group: PieceGroup, id: PieceId): boolean =>
  typeof group === 'string' ? group === id : group.has(id);

export const addPieceToGroup = (groups: MutablePieceGroups, key: string, id: PieceId): void => {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, id);
  else if (typeof group === 'string') groups.set(key, new Set([group, id]));
  else group.add(id);
};

export const removeFromGroup = (groups: MutablePieceGroups, key: string, id: PieceId): void => {
  const group = groups.get(key);
  if (typeof group === 'string') {
    groups.delete(key);
    return;
  }
  group?.delete(id);
  const [last] = group?.size === 1 ? group : [];
  if (last !== undefined) groups.set(key, last);
};
