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

const NUMBERS_AHEAD = 16;
/** The number of former values to keep. Another process may be about to write, based on one of them. */
const KEPT = 30;
const ATTEMPTS = 500;

interface ValueRow<T> {
  readonly attempt: string;
  readonly value: T;
}

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

  async #newest<T>(key: RowKey<T>): Promise<Newest<T>> {
    const { store } = this.#ports;
    const hint = await asked(readRow(store, hintKey(key)));
    let newest: Newest<T> = { number: 0, value: undefined };
    for (let from = hint?.newest ?? 1, count = 2; ; from += count, count = NUMBERS_AHEAD) {
      const keys = Array.from({ length: count }, (_, i) => numberedKey(key, from + i));
      const rows = await asked(readRows(store, keys));
      const last = rows.findLastIndex((row) => row !== undefined);
      if (last >= 0) newest = { number: from + last, value: rows[last]?.value };
      if (last < count - 1) return newest;
    }
  }

  /**
   * Returns true if the row in the store is this process's own. If the store doesn't know the outcome, reads the row
   * back (see `Store.append`).
   */
  async #append<T>(key: RowKey<ValueRow<T>>, row: ValueRow<T>): Promise<boolean> {
    const { store } = this.#ports;
    const appended = await appendRow(store, key, row);
    if (appended === 'written') return true;
    const there = await asked(readRow(store, key));
    return there?.attempt === row.attempt;
  }

  /** Updates the hint about the newest number and deletes a very old row. Ignores failures. */
  #tidy<T>(key: RowKey<T>, number: number): void {
    const { store } = this.#ports;
    setRow(store, hintKey(key), { newest: number })
      .then(() => (number > KEPT ? store.delete([numberedKey(key, number - KEPT)]) : undefined))
      .catch(() => undefined);
  }
}

const hintKey = (key: StoreKey): RowKey<{ readonly newest: number }> => rowKey(key);

const numberedKey = <T>(key: RowKey<T>, number: number): RowKey<ValueRow<T>> =>
  childKeyOf(key, String(number).padStart(8, '0'));

const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw new UncertainStateError('the store does not answer', { cause });
  }
};
