import {
  appendRow,
  childKeyOf,
  type RowKey,
  readRow,
  readRows,
  rowKey,
  type StoreKey,
  setRow,
} from '../../store/index.ts';
import { UncertainStateError } from './outcome.ts';
import type { Ports } from './ports.ts';

const FIRST_NUMBERS = 2;
const NUMBERS_AHEAD = 16;
/** The number of former values to keep. Another process may be about to write, based on one of them. */
const KEPT = 30;
const ATTEMPTS = 500;

interface ValueRow<T> {
  readonly attempt: string;
  readonly value: T;
}

type StoredRow<T> = ValueRow<T> | { readonly newest: number };

interface Newest<T> {
  /** The number of the newest row; 0 if there is no row. */
  readonly number: number;
  readonly value: T | undefined;
}

/**
 * Plain values that several processes can change at the same time. Each change appends a numbered row, which only one
 * process can do. A process that is too late repeats its change, so none is lost. The key itself has a hint of the
 * newest number. Throws UncertainStateError if the store does not answer.
 */
export class CompareAndSetValue {
  readonly #ports: Pick<Ports, 'store' | 'random'>;

  constructor(ports: Pick<Ports, 'store' | 'random'>) {
    this.#ports = ports;
  }

  async read<T>(key: RowKey<T>): Promise<T | undefined> {
    return (await this.#newest(key)).value;
  }

  /** Replaces the value with the result of `change`, which may be called several times. */
  async change<T>(key: RowKey<T>, change: (now: T | undefined) => T): Promise<T> {
    const attempt = this.#ports.random(12).toString('hex');
    for (let i = 0; i < ATTEMPTS; i += 1) {
      const { number, value: now } = await this.#newest(key);
      const value = change(now);
      if (now !== undefined && JSON.stringify(now) === JSON.stringify(value)) return value;
      if (!(await this.#append(numberedKey(key, number + 1), { attempt, value }))) continue;
      this.#tidy(key, number + 1);
      return value;
    }
    throw new UncertainStateError(`${key} could not be changed`);
  }

  /** Finds the newest row in one read if it has a low number or there is none, otherwise with the hint. */
  async #newest<T>(key: RowKey<T>): Promise<Newest<T>> {
    let newest: Newest<T> = { number: 0, value: undefined };
    for (let from = 1, count = FIRST_NUMBERS; ; ) {
      const numbers = Array.from({ length: count }, (_, i) => from + i);
      const keys = [hintKey<T>(key), ...numbers.map((number) => numberedKey(key, number))];
      const [hint, ...rows] = await asked(readRows(this.#ports.store, keys));
      const hinted = hint && 'newest' in hint ? hint.newest : 0;
      const last = rows.findLastIndex((row) => row !== undefined);
      const row = rows[last];
      if (row && 'value' in row) newest = { number: from + last, value: row.value };
      // The next number is unused. If none of these is used, older rows are deleted, and the hint leads further.
      if (last < 0 ? hinted <= from : last < count - 1) return newest;
      from = Math.max(from + last + 1, hinted);
      if (last >= 0) count = NUMBERS_AHEAD;
    }
  }

  /**
   * Returns true if the row in the store is this process's own. If the store doesn't know the outcome, reads the row
   * back (see `Store.append`).
   */
  async #append<T>(key: RowKey<StoredRow<T>>, row: ValueRow<T>): Promise<boolean> {
    const { store } = this.#ports;
    const appended = await appendRow(store, key, row);
    if (appended === 'written') return true;
    const there = await asked(readRow(store, key));
    return there !== undefined && 'attempt' in there && there.attempt === row.attempt;
  }

  /** Updates the hint about the newest number and deletes a very old row. Ignores failures. */
  #tidy<T>(key: RowKey<T>, number: number): void {
    const { store } = this.#ports;
    setRow(store, hintKey(key), { newest: number })
      .then(() => (number > KEPT ? store.delete([numberedKey(key, number - KEPT)]) : undefined))
      .catch(() => undefined);
  }
}

const hintKey = <T>(key: StoreKey): RowKey<StoredRow<T>> => rowKey(key);

const numberedKey = <T>(key: RowKey<T>, number: number): RowKey<StoredRow<T>> =>
  childKeyOf(key, String(number).padStart(8, '0'));

const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw new UncertainStateError('the store does not answer', { cause });
  }
};
