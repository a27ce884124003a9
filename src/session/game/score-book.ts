import type { GameId, PersonId } from '../../engine/core/ids.ts';
import type { FinalScore, ResultSeen } from '../../engine/index.ts';
import { appendRow, type RowKey, readRow, readRows, rowKey } from '../store/row.ts';
import type { ChannelId, GuildId } from '../where.ts';
import { Unsettled } from './outcome.ts';
import type { Ports } from './ports.ts';

/** Where a book belongs: to a server, or in direct messages to the channel. */
export interface BookOwner {
  readonly guild: GuildId | undefined;
  readonly channel: ChannelId;
}

/** A finished game, as everybody may know it (S26). */
export interface BookEntry {
  readonly game: GameId;
  /** The step that ended it. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The book's name, as the module says. */
  readonly book: string;
  readonly title: string;
  readonly players: readonly { readonly side: string; readonly persons: readonly PersonId[] }[];
  readonly results: readonly Pick<ResultSeen, 'side' | 'result' | 'place'>[];
  readonly scores: readonly FinalScore[];
}

/** A row: a game that has ended, or one whose end was taken back. */
type BookRow = BookEntry | { readonly game: GameId; readonly step: number; readonly back: true };

const bookKey = ({ guild, channel }: BookOwner, number: number): RowKey<BookRow> =>
  rowKey(`${guild === undefined ? `channel:${channel}` : `guild:${guild}`}:score:${String(number).padStart(6, '0')}`);

/** So many rows are read at a time. */
const ROWS_TOGETHER = 16;

/**
 * The score books of servers: rows that are appended and never rewritten, numbered from 1 without gaps. What counts of
 * a game is its newest row, so that no game stands there twice, whoever writes at the same time.
 */
export class ScoreBook {
  readonly #ports: Pick<Ports, 'store'>;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(ports: Pick<Ports, 'store'>) {
    this.#ports = ports;
  }

  /** The finished games, the newest first. */
  async list(shelf: BookOwner): Promise<readonly BookEntry[]> {
    const newest = newestRows(await this.#rows(shelf));
    return [...newest.values()].flatMap((row) => ('back' in row ? [] : [row])).reverse();
  }

  /** Records the end of a game once, however often it is asked for. Rejects when the store does not take it. */
  record(shelf: BookOwner, entry: BookEntry): Promise<void> {
    return this.#inTurn(() => this.#append(shelf, entry));
  }

  /** The end of a game was taken back: it goes on. */
  takeBack(shelf: BookOwner, game: GameId, step: number): Promise<void> {
    return this.#inTurn(async () => {
      const row = newestRows(await this.#rows(shelf)).get(game);
      if (row && !('back' in row)) await this.#append(shelf, { game, step, back: true });
    });
  }

  async #append(shelf: BookOwner, row: BookRow): Promise<void> {
    for (;;) {
      const rows = await this.#rows(shelf);
      if (rows.some((one) => one.game === row.game && one.step >= row.step)) return;
      const key = bookKey(shelf, rows.length + 1);
      const outcome = await appendRow(this.#ports.store, key, row);
      if (outcome === 'written') return;
      // A row that was not answered is looked for with the others; one that is not there can't be said to be lost.
      if (outcome === 'unknown' && (await readRow(this.#ports.store, key)) === undefined)
        throw new Unsettled('the store does not answer');
    }
  }

  async #rows(shelf: BookOwner): Promise<readonly BookRow[]> {
    const rows: BookRow[] = [];
    for (;;) {
      const keys = Array.from({ length: ROWS_TOGETHER }, (_, i) => bookKey(shelf, rows.length + 1 + i));
      for (const row of await readRows(this.#ports.store, keys)) {
        if (row === undefined) return rows;
        rows.push(row);
      }
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}

/** What counts of each game, in the order in which they ended. */
const newestRows = (rows: readonly BookRow[]): ReadonlyMap<GameId, BookRow> => {
  const newest = new Map<GameId, BookRow>();
  for (const row of rows) {
    const known = newest.get(row.game);
    if (known && known.step >= row.step) continue;
    newest.delete(row.game);
    newest.set(row.game, row);
  }
  return newest;
};
