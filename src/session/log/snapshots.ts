import { ATTEMPT_ID_BYTES } from '../../store/index.ts';
import type { GameId, LiveTable } from '../../table/index.ts';
import { newestStorageFormats, type StorageFormats } from '../base/formats.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import type { LogIndexes } from '../steps/indexes.ts';
import { ChannelStateWriter } from './channel-state.ts';
import type { HeadKeeper } from './checkpoint.ts';
import { deleteSnapshot, takeSnapshot, writeSnapshot } from './snapshot.ts';

/**
 * The most records and index entries that a snapshot may have: SHARE for each step since the last snapshot, plus FREE.
 */
const SHARE = 25;
const FREE = 1000;

export interface SnapshotSource {
  readonly table: LiveTable;
  readonly number: number;
  readonly hash: string;
  readonly indexes: LogIndexes;
}

/**
 * Takes the snapshots of a game. The larger the table, the more steps are between two snapshots, so the cost for each
 * step stays the same. Replaying the steps after the newest snapshot takes no longer than reading that snapshot (Q3).
 */
export class SnapshotTaker {
  readonly #ports: Ports;
  readonly #game: GameId;
  readonly #head: HeadKeeper;
  readonly #formats: StorageFormats;
  readonly shown: ChannelStateWriter;
  #newest: number;
  #written: Promise<void> = Promise.resolve();

  constructor(ports: Ports, game: GameId, head: HeadKeeper) {
    this.#ports = ports;
    this.#game = game;
    this.#head = head;
    this.#formats = ports.formats ?? newestStorageFormats;
    this.shown = new ChannelStateWriter(ports, game, head);
    this.#newest = head.head.snapshot?.step ?? 0;
  }

  /**
   * Takes a snapshot if it is due, and writes it later. If that fails, only the next load is slower. Also updates the
   * channel's shown state.
   */
  offer(source: SnapshotSource): void {
    const { table, number } = source;
    const isDue = this.#isDue(source);
    this.shown.note(table, number, isDue);
    if (isDue) this.#take(source);
  }

  #isDue({ table, number, indexes }: SnapshotSource): boolean {
    const { newest, written } = this.#formats;
    // Processes of the previous version could not read it, and would have no usable snapshot.
    if (written < newest || number % this.#ports.settings.snapshotEvery !== 0) return false;
    return sizeOf(table, indexes) <= FREE + SHARE * (number - this.#newest);
  }

  #take({ table, number, hash, indexes }: SnapshotSource): void {
    const { named } = this.#formats;
    this.#newest = number;
    const snapshot = takeSnapshot(table, number, indexes);
    this.#written = this.#written.then(async () => {
      try {
        const attempt = this.#ports.random(ATTEMPT_ID_BYTES).toString('base64url');
        const rows = await writeSnapshot(this.#ports.store, this.#game, snapshot, attempt);
        const { mark } = this.#head;
        const name = { ...rows, ...named, hash, ...(mark === undefined ? {} : { mark }) };
        if (await this.#head.isPast()) return await deleteSnapshot(this.#ports.store, this.#game, name);
        const older = this.#head.head.snapshot;
        this.#head.change({ snapshot: name });
        await this.#head.flush();
        if (older) await deleteSnapshot(this.#ports.store, this.#game, older);
      } catch (error) {
        this.#ports.log.warn({ game: this.#game, error: stackOf(error) }, 'a snapshot was not written');
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#written, this.shown.flush()]);
  }
}

const sizeOf = (table: LiveTable, { timeline, interactions, lines }: LogIndexes): number => {
  let size = timeline.done.length + timeline.undone.length + interactions.size + lines.size;
  for (const records of table.records.values()) size += records.size;
  return size;
};
