import type { StoreAdapter } from '../../../src/store/adapter.ts';
import { KeyvStore } from '../../../src/store/index.ts';
import { memoryAdapter, type TextRowMap } from '../../../src/store/memory.ts';

type StoreCall = 'append' | 'set' | 'delete' | 'read';

/** A fault of one call: `before` it did anything, or `after` it did all but answer (the connection was lost). */
interface StoreFailure {
  readonly when: 'before' | 'after';
  /** Which kind of call fails; an append unless told. */
  readonly call?: StoreCall;
}

/** The texts of the values by key: what outlives a process. */
type MemoryRows = Map<string, string>;

/**
 * The store in memory, with faults that a test switches. Stores over the same rows are processes at the same database.
 */
export class MemoryStore extends KeyvStore {
  readonly rows: MemoryRows;
  readonly #faults: Faults;

  constructor(rows: MemoryRows = new Map()) {
    const faults = new Faults();
    super(faulty(memoryAdapter(new KeyvRows(rows)), faults), NAMESPACE);
    this.rows = rows;
    this.#faults = faults;
  }

  /** While it is down every append answers `unknown` and every other call throws, and nothing is done. */
  get down(): boolean {
    return this.#faults.down;
  }

  set down(isDown: boolean) {
    this.#faults.down = isDown;
  }

  /** The next call of that kind fails; several are kept in order. */
  failNext({ when, call = 'append' }: StoreFailure): void {
    this.#faults.next.push({ when, call });
  }

  /** Calls made from now on wait until the function that it answers is called. */
  hold(): () => void {
    const before = this.#faults.held;
    let release = (): void => undefined;
    this.#faults.held = new Promise<void>((done) => {
      release = done;
    }).then(() => before);
    return release;
  }

  /**
   * Kills the process that held this store: what it had begun and not done is never done. Answers the store of the next
   * process.
   */
  reopen(): MemoryStore {
    this.down = true;
    return new MemoryStore(this.rows);
  }
}

const NAMESPACE = 'test';
/** What Keyv writes around each value. */
const [BEFORE, AFTER] = ['{"value":', '}'];

/** The rows as Keyv keeps them: under keys with the namespace, each value in a mapping. */
class KeyvRows implements TextRowMap {
  readonly #rows: MemoryRows;

  constructor(rows: MemoryRows) {
    this.#rows = rows;
  }

  get(key: string): string | undefined {
    const text = this.#rows.get(own(key));
    return text === undefined ? undefined : `${BEFORE}${text}${AFTER}`;
  }

  set(key: string, text: string): void {
    this.#rows.set(own(key), text.slice(BEFORE.length, -AFTER.length));
  }

  has(key: string): boolean {
    return this.#rows.has(own(key));
  }

  delete(key: string): boolean {
    return this.#rows.delete(own(key));
  }

  *keys(): Iterable<string> {
    for (const key of this.#rows.keys()) yield `${NAMESPACE}:${key}`;
  }
}

const own = (key: string): string => key.slice(NAMESPACE.length + 1);

class Faults {
  down = false;
  held: Promise<void> = Promise.resolve();
  readonly next: Required<StoreFailure>[] = [];

  async around<T>(call: StoreCall, act: () => Promise<T>): Promise<T> {
    await this.held;
    const index = this.next.findIndex((failure) => failure.call === call);
    const failure = this.next[index];
    if (failure) this.next.splice(index, 1);
    if (this.down) throw Object.assign(new Error('The store is down.'), { code: 'SQLITE_IOERR' });
    if (failure?.when === 'before') throw new Error('The store failed before it did anything.');
    const answer = await act();
    if (failure?.when === 'after') throw new Error('The store failed before it could answer.');
    return answer;
  }
}

const faulty = (adapter: StoreAdapter, faults: Faults): StoreAdapter => ({
  ...adapter,
  get: (key) => faults.around('read', () => adapter.get(key)),
  getMany: (keys) => faults.around('read', () => adapter.getMany(keys)),
  after: (...given) => faults.around('read', () => adapter.after(...given)),
  set: (...given) => faults.around('set', () => adapter.set(...given)),
  delete: (key) => faults.around('delete', () => adapter.delete(key)),
  deleteMany: (keys) => faults.around('delete', () => adapter.deleteMany(keys)),
  insert: (rows) => faults.around('append', () => adapter.insert(rows)),
});
