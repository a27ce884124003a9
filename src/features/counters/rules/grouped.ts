import { activeModifiersOf } from '../../../engine/modifiers/active-modifiers.ts';
import { type PieceGroup, pieceIdsInGroup, sizeOfPieceGroup } from '../../../engine/play/pieces/piece-group.ts';
import { groupOf, type PieceGroups, pieceGroupsIndex } from '../../../engine/play/pieces/piece-groups.ts';
import type { Piece } from '../../../engine/play/records.ts';
import type { ContainerId, Table } from '../../../table/index.ts';
import { dependenceOf, piecesApart, sharedLook } from './alike.ts';
import { stepReachOf } from './around.ts';
import type { CompiledCounter } from './count.ts';

/** Counts pieces in groups. Pieces that always contribute the same are counted once, and the result is multiplied. */

export interface PieceTally {
  readonly one: CompiledCounter;
  readonly count: (piece: Piece, times: number) => void;
}

/** Counts the pieces in some containers. Returns the counters for which pieces must be counted one by one. */
export const countPiecesByGroups = <T extends PieceTally>(
  table: Table,
  containers: readonly ContainerId[],
  tallied: readonly T[],
): readonly T[] => {
  const order = activeModifiersOf(table);
  const found = tallied.map((each) => ({ each, on: dependenceOf(order, each.one) }));
  const local = new Set(found.flatMap(({ on }) => (on ? [...on.local] : [])));
  const apart = piecesApart(table, local, stepReachOf(order));
  if (!apart) return tallied;
  const alike = found.flatMap(({ each, on }) => (on ? [{ ...each, names: [...on.names] }] : []));
  const singly = found.flatMap(({ each, on }) => (on ? [] : [each]));
  if (alike.length === 0) return singly;
  const groups = table.index(pieceGroupsIndex);
  const isShared = sharedLook(table, order);
  const inside = new Set<string>(containers);
  const alone = [...apart].flatMap((id) => table.get('piece', id) ?? []).filter(({ place }) => inside.has(place.in));
  for (const piece of alone) for (const { count } of alike) count(piece, 1);
  const gone = aloneIn(groups, alone);
  for (const container of inside) {
    for (const group of groups.byContainer.get(container as ContainerId)?.values() ?? []) {
      const sample = sampleOf(table, group, apart);
      if (!sample) continue;
      const times = sizeOfPieceGroup(group) - (gone.get(group) ?? 0);
      for (const { names, count } of alike) {
        if (times === 1 || names.every((name) => isShared(sample, name))) count(sample, times);
        else for (const piece of others(table, group, apart)) count(piece, 1);
      }
    }
  }
  return singly;
};

const aloneIn = (groups: PieceGroups, alone: readonly Piece[]): ReadonlyMap<PieceGroup, number> => {
  const found = new Map<PieceGroup, number>();
  for (const piece of alone) {
    const group = groupOf(groups, piece);
    if (group) found.set(group, (found.get(group) ?? 0) + 1);
  }
  return found;
};

const sampleOf = (table: Table, group: PieceGroup, apart: ReadonlySet<string>): Piece | undefined => {
  for (const piece of others(table, group, apart)) return piece;
  return undefined;
};

function* others(table: Table, group: PieceGroup, apart: ReadonlySet<string>): Iterable<Piece> {
  for (const id of pieceIdsInGroup(group)) {
    const piece = apart.has(id) ? undefined : table.get('piece', id);
    if (piece) yield piece;
  }
}
