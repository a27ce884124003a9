import { moduleOf } from '../../engine/index.ts';
import type { ChannelId } from '../../facts/where.ts';
import { InvalidRowError, parseRowValue, type RowKey, readRow, rowKey, type Store, setRow } from '../../store/index.ts';
import type { AnyRecord, GameId, LiveTable } from '../../table/index.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import type { HeadKeeper } from './checkpoint.ts';
import { DelayedWriter } from './lazy-write.ts';

/**
 * The state of a channel's game, for programs that read the store with Keyv: `await channels.get(channel)`. The bot
 * itself never reads it.
 */
export interface ChannelState {
  readonly game: GameId;
  readonly module: string;
  readonly step: number;
  /** The table's records by kind and id, without the module and the secret. Missing for the largest tables. */
  readonly state?: { readonly [kind: string]: { readonly [id: string]: AnyRecord } };
}

/** Above this number of pieces, the state is written less often: only with snapshots. */
const MOST_PIECES_SHOWN = 500;
/** Above this number of records, writing a row would block the event loop for more than 20 ms. */
const MOST_RECORDS_SHOWN = 10_000;

/** The module's text is in the log, and the secret would reveal all future dice and cards. */
const UNSHOWN: ReadonlySet<string> = new Set(['module', 'secret']);

const stateKey = (channel: ChannelId): RowKey<ChannelState> => rowKey(`channel:${channel}`);

export const isChannelState = (key: string): boolean => /^channel:[^:]+$/.test(key);

export const gameInChannelState = (text: string): GameId | undefined => {
  try {
    return parseRowValue<ChannelState>(text)?.game;
  } catch {
    return undefined;
  }
};

/**
 * Deletes a channel's state, of a given game or of any. If the row can't be read, it may be of that game, so it is
 * deleted too.
 */
export const deleteChannelState = async (store: Store, channel: ChannelId, game?: GameId): Promise<void> => {
  const key = stateKey(channel);
  const row = await readRow(store, key).catch((error: unknown) => {
    if (error instanceof InvalidRowError) return { game };
    throw error;
  });
  if (game === undefined || row?.game === game) await store.delete([key]);
};

/** A game after a step. Records never change, so it needs only lists of them, not copies. */
interface Noted {
  readonly step: number;
  readonly module: string;
  readonly kinds: readonly (readonly [kind: string, records: readonly (readonly [id: string, record: AnyRecord])[]])[];
}

/**
 * Writes the state of a game into its channel's row, some time after each step. Writes nothing until `begin` sets the
 * channel.
 */
export class ChannelStateWriter {
  readonly #ports: Pick<Ports, 'store' | 'clock' | 'log'>;
  readonly #game: GameId;
  readonly #head: HeadKeeper;
  #channel: ChannelId | undefined;
  readonly #later: DelayedWriter;
  #noted: Noted | undefined;
  #isEnded = false;

  constructor(ports: Pick<Ports, 'store' | 'clock' | 'log'>, game: GameId, head: HeadKeeper) {
    this.#ports = ports;
    this.#game = game;
    this.#head = head;
    this.#later = new DelayedWriter(ports.clock, () => this.#write());
  }

  begin(channel: ChannelId): void {
    this.#channel = channel;
    if (this.#noted) this.#later.schedule();
  }

  /** Adds a step's state. `isSnapshot`: a snapshot is taken at this step too. */
  note(table: LiveTable, step: number, isSnapshot: boolean): void {
    if (this.#isEnded || (table.size('piece') > MOST_PIECES_SHOWN && !isSnapshot)) return;
    this.#noted = { step, module: moduleOf(table).module, kinds: kindsIn(table) };
    if (this.#channel !== undefined) this.#later.schedule();
  }

  flush(): Promise<void> {
    return this.#later.flush();
  }

  /** Stops for good, because the channel is gone. */
  end(): Promise<void> {
    this.#isEnded = true;
    return this.#later.cancel();
  }

  async #write(): Promise<void> {
    const channel = this.#channel;
    if (!this.#noted || channel === undefined) return;
    const { step, module, kinds } = this.#noted;
    this.#noted = undefined;
    const { store, log } = this.#ports;
    const game = this.#game;
    try {
      const state = Object.fromEntries(kinds.map(([kind, records]) => [kind, Object.fromEntries(records)]));
      await setRow(store, stateKey(channel), { game, module, step, ...(kinds.length > 0 ? { state } : {}) });
      // When a person is forgotten or the game is deleted, a mark is set before this row is deleted. Check the mark
      // after writing.
      if (await this.#head.isPast()) await deleteChannelState(store, channel, game);
    } catch (error) {
      log.warn({ game, error: stackOf(error) }, 'the state of a game was not written for its channel');
    }
  }
}

const kindsIn = (table: LiveTable): Noted['kinds'] => {
  const kinds = [...table.records].filter(([kind, records]) => !UNSHOWN.has(kind) && records.size > 0);
  const size = kinds.reduce((sum, [, records]) => sum + records.size, 0);
  return size > MOST_RECORDS_SHOWN ? [] : kinds.map(([kind, records]) => [kind, [...records]]);
};
