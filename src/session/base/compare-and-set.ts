import {
  appendRow,
  keyBelow,
  type RowKey,
  readRow,
  readRows,
  rowKey,
  type StoreKey,
  setRow,
} from '../../store/index.ts';
import { Unsettled } from './outcome.ts';
import type { Ports } from './ports.ts';

/** So many numbers behind the noted one are asked for at once. */
const NUMBERS_AHEAD = 16;
/** So many former values are kept: another process may be about to write behind one of them. */
const KEPT = 30;
/** More attempts than this mean that the store does not do what it says. */
const ATTEMPTS = 500;

interface ValueRow<T> {
  readonly attempt: string;
  readonly value: T;
}

interface Newest<T> {
  /** 0 where there is none. */
  readonly number: number;
  readonly value: T | undefined;
}

/**
 * Plain values that many may change at the same time. Every change is a row of its own, written only if nobody else
 * wrote that one; whoever was too late reads again and makes the change anew, so none is lost, whichever process makes
 * it. The key itself says where the newest row was last seen, which is a hint. Throws Unsettled when the store does not
 * answer.
 */
export class CompareAndSetValue {
  readonly #ports: Pick<Ports, 'store' | 'random'>;

  constructor(ports: Pick<Ports, 'store' | 'random'>) {
    this.#ports = ports;
  }

  /** The value that stands there now, or undefined. */
  async read<T>(key: RowKey<T>): Promise<T | undefined> {
    return (await this.#newest(key)).value;
  }

  /**
   * Puts in the place of the value what `change` makes of it, which may be asked several times; answers what stands
   * there then.
   */
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
    throw new Unsettled(`${key} could not be changed`);
  }

  async #newest<T>(key: RowKey<T>): Promise<Newest<T>> {
    const { store } = this.#ports;
    const hint = await asked(readRow(store, hintKey(key)));
    let newest: Newest<T> = { number: 0, value: undefined };
    // The noted one is nearly always the newest.
    for (let from = hint?.newest ?? 1, count = 2; ; from += count, count = NUMBERS_AHEAD) {
      const keys = Array.from({ length: count }, (_, i) => numberedKey(key, from + i));
      const rows = await asked(readRows(store, keys));
      const last = rows.findLastIndex((row) => row !== undefined);
      if (last >= 0) newest = { number: from + last, value: rows[last]?.value };
      if (last < count - 1) return newest;
    }
  }

  /** Whether our row stands there: what is not known is read back (see Store.append). */
  async #append<T>(key: RowKey<ValueRow<T>>, row: ValueRow<T>): Promise<boolean> {
    const { store } = this.#ports;
    const appended = await appendRow(store, key, row);
    if (appended === 'written') return true;
    const there = await asked(readRow(store, key));
    return there?.attempt === row.attempt;
  }

  /** Notes the newest row and lets go of one that is long past; nothing is lost where that fails. */
  #tidy<T>(key: RowKey<T>, number: number): void {
    const { store } = this.#ports;
    setRow(store, hintKey(key), { newest: number })
      .then(() => (number > KEPT ? store.delete([numberedKey(key, number - KEPT)]) : undefined))
      .catch(() => undefined);
  }
}

/** The key of the value itself holds where the newest of its rows was last seen. */
const hintKey = (key: StoreKey): RowKey<{ readonly newest: number }> => rowKey(key);

const numberedKey = <T>(key: RowKey<T>, number: number): RowKey<ValueRow<T>> =>
  keyBelow(key, String(number).padStart(8, '0'));

const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw new Unsettled('the store does not answer', { cause });
  }
};
