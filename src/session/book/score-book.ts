import type { BookEntry, BookOwner } from '../../facts/book-records.ts';
import { appendRow, type RowKey, readRow, readRows, rowKey, type StoreKey } from '../../store/index.ts';
import type { GameId, PersonId } from '../../table/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import { UncertainStateError } from '../base/outcome.ts';
import type { Ports } from '../base/ports.ts';

/**
 * A row about a game that ended, or whose end was undone. `rated`: the game has just begun, and counts for these people
 * if they all play to its end. Older versions of the bot read such a row as an undone end.
 */
type BookRow =
  | BookEntry
  | { readonly game: GameId; readonly step: number; readonly back: true; readonly rated?: readonly PersonId[] };

/** The setting of a server's score book, which a manager of the server chooses. */
interface BookSetting {
  readonly keeps: boolean;
}

const settingKey = (owner: BookOwner): RowKey<BookSetting> => rowKey(`${placeOf(owner)}:book`);

const placeOf = ({ guild, channel }: BookOwner): StoreKey =>
  guild === undefined ? `channel:${channel}` : `guild:${guild}`;

const bookKey = (owner: BookOwner, number: number): RowKey<BookRow> =>
  rowKey(`${placeOf(owner)}:score:${String(number).padStart(6, '0')}`);

const ROWS_TOGETHER = 16;

/**
 * The score books of servers: rows that are appended and never rewritten, numbered from 1 without gaps. Only the newest
 * row of a game counts, so simultaneous writes can't list a game twice.
 */
export class ScoreBook {
  readonly #ports: Pick<Ports, 'store' | 'random'>;
  readonly #settings: CompareAndSetValue;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(ports: Pick<Ports, 'store' | 'random'>) {
    this.#ports = ports;
    this.#settings = new CompareAndSetValue(ports);
  }

  /** True if the book keeps people's results (S36). Rejects if the store does not answer. */
  async keeps(owner: BookOwner): Promise<boolean> {
    return (await this.#settings.read(settingKey(owner)))?.keeps ?? false;
  }

  async keep(owner: BookOwner, keeps: boolean): Promise<void> {
    await this.#settings.change(settingKey(owner), () => ({ keeps }));
  }

  rate(owner: BookOwner, game: GameId, step: number, rated: readonly PersonId[]): Promise<void> {
    return this.#inTurn(() => this.#append(owner, { game, step, back: true, rated }));
  }

  /** Returns the people who agreed to a rating before the game began; empty unless all players agreed. */
  async ratedIn(owner: BookOwner, game: GameId): Promise<readonly PersonId[]> {
    const rows = await this.#rows(owner);
    return rows.flatMap((row) => (row.game === game && 'back' in row ? (row.rated ?? []) : []));
  }

  /** Returns the entries, the newest first. */
  async list(shelf: BookOwner): Promise<readonly BookEntry[]> {
    const newest = newestRows(await this.#rows(shelf));
    return [...newest.values()].flatMap((row) => ('back' in row ? [] : [row])).reverse();
  }

  /** Records the end of a game; repeated calls have no effect. Rejects if the store fails. */
  record(shelf: BookOwner, entry: BookEntry): Promise<void> {
    return this.#inTurn(() => this.#append(shelf, entry));
  }

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
      // The store gave no answer, so look for the row. If it is missing, it may still be written later.
      if (outcome === 'unknown' && (await readRow(this.#ports.store, key)) === undefined)
        throw new UncertainStateError('the store does not answer');
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
