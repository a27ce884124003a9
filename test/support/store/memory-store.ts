import type { TextRow } from '../../../src/session/store/store.ts';
import { type Appended, BadRow, type Behind, type Json, type Store } from '../../../src/session/store/store.ts';

type StoreCall = 'append' | 'set' | 'delete' | 'read';

/** A fault of one call: `before` it did anything, or `after` it did all but answer (the connection was lost). */
interface StoreFailure {
  readonly when: 'before' | 'after';
  /** Which kind of call fails; an append unless told. */
  readonly call?: StoreCall;
}

/** The texts of the rows by key: what outlives a process. */
type MemoryRows = Map<string, string>;

/**
 * A store in memory, for tests of what uses one. It keeps texts, so that nobody shares an object with it. Its faults
 * are switched by the test; stores over the same rows are processes at the same database.
 */
export class MemoryStore implements Store {
  readonly rows: MemoryRows;
  /** While it is down every append answers `unknown` and every other call throws, and nothing is done. */
  down = false;
  readonly #failures: Required<StoreFailure>[] = [];
  #held: Promise<void> = Promise.resolve();

  constructor(rows: MemoryRows = new Map()) {
    this.rows = rows;
  }

  /** The next call of that kind fails; several are kept in order. */
  failNext({ when, call = 'append' }: StoreFailure): void {
    this.#failures.push({ when, call });
  }

  /** Calls made from now on wait until the function that it answers is called. */
  hold(): () => void {
    const before = this.#held;
    const { promise, resolve } = withResolvers();
    this.#held = before.then(() => promise);
    return resolve;
  }

  /**
   * Kills the process that held this store: what it had begun and not done is never done. Answers the store of the next
   * process.
   */
  reopen(): MemoryStore {
    this.down = true;
    return new MemoryStore(this.rows);
  }

  async get(key: string): Promise<Json | undefined> {
    return this.#call('read', () => this.#value(key));
  }

  async getMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]> {
    return this.#call('read', () => keys.map((key) => this.#value(key)));
  }

  async append(key: string, value: Json, behind?: Behind): Promise<Appended> {
    const text = JSON.stringify(value);
    const write = (): Appended => {
      if (this.rows.has(key) || (behind && !this.rows.get(behind.key)?.includes(behind.mark))) return 'conflict';
      this.rows.set(key, text);
      return 'written';
    };
    return this.#call('append', write).catch(() => 'unknown');
  }

  async set(key: string, value: Json): Promise<void> {
    const text = JSON.stringify(value);
    await this.#call('set', () => this.rows.set(key, text));
  }

  async rowsAfter(key: string, count: number): Promise<readonly TextRow[]> {
    const behind = (): readonly TextRow[] =>
      [...this.rows.keys()]
        .filter((one) => one > key)
        .toSorted()
        .slice(0, count)
        .map((one) => ({ key: one, value: `{"value":${this.rows.get(one)}}` }));
    return this.#call('read', behind);
  }

  async delete(keys: readonly string[]): Promise<void> {
    await this.#call('delete', () => keys.map((key) => this.rows.delete(key)));
  }

  async close(): Promise<void> {
    await this.#held;
    this.down = true;
  }

  async #call<T>(call: StoreCall, act: () => T): Promise<T> {
    await this.#held;
    const index = this.#failures.findIndex((failure) => failure.call === call);
    const failure = this.#failures[index];
    if (failure) this.#failures.splice(index, 1);
    if (this.down) throw Object.assign(new Error('The store is down.'), { code: 'SQLITE_IOERR' });
    if (failure?.when === 'before') throw new Error('The store failed before it did anything.');
    const answer = act();
    if (failure?.when === 'after') throw new Error('The store failed before it could answer.');
    return answer;
  }

  #value(key: string): Json | undefined {
    const text = this.rows.get(key);
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch (cause) {
      throw new BadRow(key, { cause });
    }
  }
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
