import {
  applyRecordPatch,
  type Change,
  type ContainerId,
  join,
  type RecordUpdate,
  removed,
  type Table,
  updated,
} from '../../../table/index.ts';
import type { Piece } from '../records.ts';

/**
 * Fits a past change, or its inverse, to the present table. It keeps only fields that the step itself changed. Handles
 * are never undone (T7), and a shuffled deck keeps its new order.
 */
export const rebaseChange = (table: Table, change: Change): Change => {
  const rankIn = ranksIn(table, new Set(change.updated.map(({ id }) => id)));
  return join(
    ...change.updated.map((update) => changedNow(table, update, rankIn)),
    removed(...change.removed.flatMap(({ kind, id }) => table.get(kind, id) ?? [])),
    { ...change, updated: [], removed: [] },
  );
};

const changedNow = (table: Table, { kind, id, from, to }: RecordUpdate, rankIn: RankIn): Change => {
  const now = table.get(kind, id);
  if (!now) throw new Error(`no ${kind} ${id} of which something could be taken back`);
  if (now.kind !== 'piece') return updated(now, applyRecordPatch(now, { from, to }));
  const [{ alias: _, ...was }, { alias: __, ...is }] = [from, to];
  const after: Piece = applyRecordPatch(now, { from: was, to: is });
  const { in: container, rank } = after.place;
  return updated(
    now,
    table.get('deck', container) ? { ...after, place: { ...after.place, rank: rankIn(container, rank) } } : after,
  );
};

/** Returns the wanted rank in a deck if it is free, otherwise the next free one. */
type RankIn = (deck: ContainerId, wanted: number) => number;

const ranksIn = (table: Table, moving: ReadonlySet<string>): RankIn => {
  const taken = new Map<ContainerId, Set<number>>();
  return (deck, wanted) => {
    const ranks = taken.get(deck) ?? new Set(table.at(deck).flatMap(({ id, rank }) => (moving.has(id) ? [] : rank)));
    taken.set(deck, ranks);
    let rank = wanted;
    while (ranks.has(rank)) rank += 0.5;
    ranks.add(rank);
    return rank;
  };
};
