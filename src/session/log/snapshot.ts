import { systems } from '../../engine/index.ts';
import { type RowKey, readRow, rowKey, type Store, setRow } from '../../store/index.ts';
import { type AnyRecord, added, apply, type GameId, LiveTable, rulesOfRecordKind } from '../../table/index.ts';
import { newestStorageFormats, type StorageFormats } from '../base/formats.ts';
import { cut, yieldToEventLoop } from '../base/parts.ts';
import { type UnpostedStep, UnpostedSteps } from '../steps/draft.ts';
import { type SavedTurnNotices, TurnNotices } from '../steps/given.ts';
import type { LogIndexes } from '../steps/indexes.ts';
import { LogIndex, type LogIndexEntry, type SavedLogIndex } from '../steps/log-index.ts';
import type { UndoTimeline } from '../steps/timeline.ts';
import { sha256OfTexts } from './chain.ts';
import { shareEqualParts } from './sharing.ts';

export interface SnapshotReference {
  readonly step: number;
  /** The format of the snapshot's records; undefined in early snapshots. */
  readonly format?: number;
  readonly hash?: string;
  readonly attempt: string;
  readonly parts: number;
  /** The hash of all rows of the snapshot, in order; undefined in early snapshots. */
  readonly sum?: string;
  /** The mark of forgetting when the snapshot was taken (see `HeadKeeper`). */
  readonly mark?: string;
}

export interface GameSnapshot {
  readonly step: number;
  readonly records: readonly (readonly AnyRecord[])[];
  readonly timeline: UndoTimeline;
  readonly interactions: readonly (readonly [string, number])[];
  /** The index of each reader's log; undefined if it doesn't cover all steps. */
  readonly lines: SavedLogIndex | undefined;
  /** The latest notices to each person, by turn; empty in older snapshots. */
  readonly given: readonly SavedTurnNotices[];
  /** The steps that are not posted yet; empty in older snapshots. */
  readonly draft: readonly UnpostedStep[];
}

const snapshotKey = (
  game: GameId,
  { step, attempt }: { readonly step: number; readonly attempt: string },
  part: number,
): RowKey<SnapshotRow> =>
  rowKey(`game:${game}:snap:${String(step).padStart(8, '0')}:${attempt}:${String(part).padStart(4, '0')}`);

/** Takes a snapshot. Records never change, so it needs only lists of them, not copies. */
export const takeSnapshot = (
  table: LiveTable,
  step: number,
  { timeline, interactions, lines, given, draft }: LogIndexes,
): GameSnapshot => ({
  step,
  records: [...table.records.values()].map((records) => Array.from(records.values())),
  timeline: { done: [...timeline.done], undone: [...timeline.undone] },
  interactions: [...interactions],
  lines: lines.saved(),
  given: given.saved(),
  draft: draft.saved(),
});

/**
 * A row of a snapshot. `readers`, `interactions` and records contain accounts, so forgetting a person deletes the
 * snapshot.
 */
type SnapshotRow = { readonly [L in keyof Lists]?: Lists[L] };

interface Lists extends UndoTimeline, Pick<GameSnapshot, 'interactions' | 'given' | 'draft'> {
  readonly records: readonly AnyRecord[];
  /** The readers and the entries of their logs; undefined in older snapshots. */
  readonly readers: readonly string[];
  readonly entries: readonly LogIndexEntry[];
}

/** Writes a snapshot in rows of about 48 KB, while operations may continue. It is only used after the head names it. */
export const writeSnapshot = async (
  store: Store,
  game: GameId,
  snapshot: GameSnapshot,
  attempt: string,
): Promise<SnapshotReference> => {
  const { step, records, timeline, interactions, lines, given, draft } = snapshot;
  const lists: { readonly [L in keyof Lists]?: Iterable<unknown> } = {
    ...timeline,
    interactions,
    ...lines,
    records: chained(records),
  };
  const sums: string[] = [];
  for (const [list, items] of Object.entries(lists)) {
    for await (const run of cut(items)) {
      // These lists are short, so they are in the first row.
      const also = sums.length === 0 ? { given, ...(draft.length > 0 ? { draft } : {}) } : {};
      const row = { [list]: run, ...also };
      await setRow(store, snapshotKey(game, { step, attempt }, sums.length), row);
      sums.push(sha256OfTexts(JSON.stringify(row)));
    }
  }
  return { step, attempt, parts: sums.length, sum: sha256OfTexts(...sums) };
};

function* chained<T>(lists: readonly (readonly T[])[]): Generator<T> {
  for (const list of lists) yield* list;
}

/** The number of records added at once. It is small, because counters are evaluated when records are added. */
const RECORDS_TOGETHER = 50;

/** Reads a snapshot as a table and the indexes of its log. Throws if a row is missing, unusable or altered. */
export const readSnapshot = async (
  store: Store,
  game: GameId,
  name: SnapshotReference,
  formats: StorageFormats = newestStorageFormats,
): Promise<LogIndexes & { readonly step: number; readonly table: LiveTable }> => {
  if ((name.format ?? 0) > formats.newest) throw new Error('a snapshot is of a newer version');
  const table = new LiveTable(systems);
  const timeline = { done: [] as number[], undone: [] as number[] };
  const interactions = new Map<string, number>();
  const readers: string[] = [];
  const lines = new LogIndex();
  const given: SavedTurnNotices[] = [];
  const draft: UnpostedStep[] = [];
  const sums: string[] = [];
  for (let part = 0; part < name.parts; part += 1) {
    const row = await readRow(store, snapshotKey(game, name, part));
    if (!row) throw new Error(`part ${part} of a snapshot lacks`);
    if (name.sum !== undefined) sums.push(sha256OfTexts(JSON.stringify(row)));
    timeline.done.push(...(row.done ?? []));
    timeline.undone.push(...(row.undone ?? []));
    for (const [interaction, step] of row.interactions ?? []) interactions.set(interaction, step);
    readers.push(...(row.readers ?? []));
    given.push(...(row.given ?? []));
    draft.push(...(row.draft ?? []));
    lines.add({ readers, entries: row.entries ?? [] });
    const records = shareEqualParts((row.records ?? []).map((record) => formats.raisedRecord(record, name.format)));
    if (!records.every(({ kind }) => rulesOfRecordKind(systems, kind)))
      throw new Error('a snapshot is of a newer version');
    for (let first = 0; first < records.length; first += RECORDS_TOGETHER) {
      apply(table, added(...records.slice(first, first + RECORDS_TOGETHER)));
      table.indexIfBig();
      await yieldToEventLoop();
    }
    if (records.length === 0) await yieldToEventLoop();
  }
  if (name.sum !== undefined && sha256OfTexts(...sums) !== name.sum)
    throw new Error('a row of a snapshot is not as written');
  return {
    step: name.step,
    table,
    timeline,
    interactions,
    lines: readers.length > 0 ? lines : new LogIndex(name.step),
    given: TurnNotices.at(table, given),
    draft: new UnpostedSteps(draft),
  };
};

export const deleteSnapshot = (store: Store, game: GameId, name: SnapshotReference): Promise<void> =>
  store.delete(Array.from({ length: name.parts }, (_, part) => snapshotKey(game, name, part)));
