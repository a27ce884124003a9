import type { GameId } from '../engine/core/ids.ts';
import type { LiveTable } from '../engine/core/table.ts';
import type { HeadKeeper } from './head.ts';
import { type Ports, stackOf } from './ports.ts';
import { deleteSnapshot, takeSnapshot, writeSnapshot } from './snapshot.ts';
import type { Timeline } from './timeline.ts';

/** Bytes of an attempt's name. */
const ATTEMPT = 9;

/** What a snapshot is taken of: a game after that step. */
export interface Moment {
  readonly table: LiveTable;
  readonly number: number;
  /** The hash of that step. */
  readonly hash: string;
  readonly timeline: Timeline;
  readonly interactions: Iterable<readonly [string, number]>;
}

/** Takes the snapshots of one game, one after the other. */
export class Snapshots {
  readonly #ports: Ports;
  readonly #game: GameId;
  readonly #head: HeadKeeper;
  #written: Promise<void> = Promise.resolve();

  constructor(ports: Ports, game: GameId, head: HeadKeeper) {
    this.#ports = ports;
    this.#game = game;
    this.#head = head;
  }

  /** Takes a snapshot now and writes it when there is time; a failed one is only missed by the next loading. */
  take({ table, number, hash, timeline, interactions }: Moment): void {
    const snapshot = takeSnapshot(table, number, timeline, interactions);
    this.#written = this.#written.then(async () => {
      try {
        const attempt = this.#ports.random(ATTEMPT).toString('base64url');
        const name = { ...(await writeSnapshot(this.#ports.store, this.#game, snapshot, attempt)), hash };
        const older = this.#head.head.snapshot;
        this.#head.change({ snapshot: name });
        await this.#head.flush();
        if (older) await deleteSnapshot(this.#ports.store, this.#game, older);
      } catch (error) {
        this.#ports.log.warn({ game: this.#game, error: stackOf(error) }, 'a snapshot was not written');
      }
    });
  }

  /** Waits for what was begun. */
  close(): Promise<void> {
    return this.#written;
  }
}
