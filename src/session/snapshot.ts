import { apply } from '../engine/core/apply.ts';
import { added } from '../engine/core/change.ts';
import type { GameId } from '../engine/core/ids.ts';
import type { AnyRecord } from '../engine/core/record.ts';
import type { LiveTable } from '../engine/core/table.ts';
import { breathe, cut } from './parts.ts';
import type { Json, Store } from './store.ts';
import type { Timeline } from './timeline.ts';

/** Where a snapshot is: the step after which it was taken, who wrote it, and its rows. */
export interface SnapshotName {
  readonly step: number;
  readonly attempt: string;
  readonly parts: number;
}

/** A table's records and the indexes of its log, after one step. */
export interface Snapshot {
  readonly step: number;
  readonly records: readonly AnyRecord[];
  readonly timeline: Timeline;
  /** Interaction ids with the numbers of their steps, the oldest first. */
  readonly interactions: readonly (readonly [string, number])[];
}

const snapshotKey = (game: GameId, { step, attempt }: { readonly step: number; readonly attempt: string }, part: number): string =>
  `game:${game}:snap:${String(step).padStart(8, '0')}:${attempt}:${String(part).padStart(4, '0')}`;

/** The table as it is now. Records are never written into, so that a list of them is a snapshot, whatever happens next. */
export const takeSnapshot = (
  table: LiveTable,
  step: number,
  timeline: Timeline,
  interactions: Iterable<readonly [string, number]>,
): Snapshot => ({
  step,
  records: [...table.records.values()].flatMap((records) => [...records.values()]),
  timeline: { done: [...timeline.done], undone: [...timeline.undone] },
  interactions: [...interactions],
});

/** Writes a snapshot in rows of about 48 KB, off the path of any operation. The head must name it before anyone reads it. */
export const writeSnapshot = async (store: Store, game: GameId, snapshot: Snapshot, attempt: string): Promise<SnapshotName> => {
  const { step, records, timeline, interactions } = snapshot;
  let parts = 0;
  const write = async (row: object): Promise<void> => {
    await store.set(snapshotKey(game, { step, attempt }, parts), row as Json);
    parts += 1;
  };
  await write({ timeline, interactions });
  for await (const run of cut(records)) await write({ records: run });
  return { step, attempt, parts };
};

/** Reads a snapshot into an empty table; undefined when a row lacks (then the log is read from its beginning). */
export const readSnapshot = async (
  store: Store,
  game: GameId,
  name: SnapshotName,
  table: LiveTable,
): Promise<Omit<Snapshot, 'records'> | undefined> => {
  const rows: Json[] = [];
  for (let part = 0; part < name.parts; part += 1) {
    const row = await store.get(snapshotKey(game, name, part));
    if (row === undefined) return undefined;
    rows.push(row);
  }
  const [first, ...rest] = rows as unknown as readonly [Omit<Snapshot, 'records'>, ...{ readonly records: readonly AnyRecord[] }[]];
  for (const { records } of rest) {
    apply(table, added(...records));
    await breathe();
  }
  return { step: name.step, timeline: first.timeline, interactions: first.interactions };
};

export const deleteSnapshot = (store: Store, game: GameId, name: SnapshotName): Promise<void> =>
  store.delete(Array.from({ length: name.parts }, (_, part) => snapshotKey(game, name, part)));
