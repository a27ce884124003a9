import { createHash } from 'node:crypto';
import { appendRow, type RowKey, readRows, rowKey } from '../../store/index.ts';
import type { CompareAndSetValue } from '../base/compare-and-set.ts';
import { Unsettled } from '../base/outcome.ts';
import type { Ports } from '../base/ports.ts';
import { type Place, placeKey } from './place.ts';

/**
 * The options of a wish. Beside those that can be typed: `shown`, the code of a kingdom shown again, with which nothing
 * is wished for; `lock` and `lockBane` and `lockAcross` (landscapes), what is kept of a kingdom drawn before, as
 * numbers with spaces.
 */
type WishOption =
  | 'require'
  | 'ban'
  | 'sets'
  | 'strict'
  | 'include'
  | 'exclude'
  | 'potions'
  | 'moat'
  | 'reaction'
  | 'overlap'
  | 'bane'
  | 'draw'
  | 'sort'
  | 'landscapes'
  | 'colony'
  | 'shelters'
  | 'players'
  | 'fresh'
  | 'repeats'
  | 'unseen'
  | 'shown'
  | 'lock'
  | 'lockBane'
  | 'lockAcross';

/** What somebody typed for a kingdom, option by option, as it was typed; options that were not given are not there. */
export type TypedWish = { readonly [option in WishOption]?: string };

/** A wish with the id by which the buttons of its kingdoms know it: 1 or 16 letters, digits, `-` and `_`. */
export interface KeptWish {
  readonly id: string;
  readonly wish: TypedWish;
}

/** The id of the wish in which nothing was typed. It is nowhere kept. */
const NOTHING = '-';
/** So many of the last wishes of a channel are remembered (K21). */
const REMEMBERED = 10;

/**
 * The wishes for kingdoms, each kept once under a name made from itself, and the last ones of each channel. Throws
 * Unsettled when the store does not answer.
 */
export class Wishes {
  readonly #store: Ports['store'];
  readonly #latest: CompareAndSetValue;

  constructor({ store }: Pick<Ports, 'store'>, latest: CompareAndSetValue) {
    this.#store = store;
    this.#latest = latest;
  }

  /** Keeps a wish for good, so that buttons find it after any time; answers its id. */
  async keep(wish: TypedWish): Promise<string> {
    const sorted = Object.fromEntries(Object.entries(wish).sort(([a], [b]) => (a < b ? -1 : 1)));
    const text = JSON.stringify(sorted);
    if (text === '{}') return NOTHING;
    const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    const appended = await appendRow(this.#store, keyOf(id), sorted);
    if (appended === 'unknown' && (await this.find(id)) === undefined) throw new Unsettled('a wish was not kept');
    return id;
  }

  async find(id: string): Promise<TypedWish | undefined> {
    if (id === NOTHING) return {};
    const [wish] = await this.#read([id]);
    return wish;
  }

  /** Remembers it as the newest wish there: in direct messages that person's. */
  async remember(place: Place, id: string): Promise<void> {
    if (id === NOTHING) return;
    await this.#latest.change(placeKey(place, 'kingdoms'), (now) => ({
      wishes: [id, ...idsIn(now).filter((one) => one !== id)].slice(0, REMEMBERED),
    }));
  }

  /** The last wishes there, the newest first. */
  async remembered(place: Place): Promise<readonly KeptWish[]> {
    const ids = idsIn(await this.#latest.read(placeKey(place, 'kingdoms')));
    const wishes = await this.#read(ids);
    return ids.flatMap((id, i) => {
      const wish = wishes[i];
      return wish ? [{ id, wish }] : [];
    });
  }

  async #read(ids: readonly string[]): Promise<readonly (TypedWish | undefined)[]> {
    try {
      return await readRows(this.#store, ids.map(keyOf));
    } catch (cause) {
      throw new Unsettled('the store does not answer', { cause });
    }
  }
}

const keyOf = (id: string): RowKey<TypedWish> => rowKey(`kingdom:wish:${id}`);

const idsIn = (row: unknown): readonly string[] =>
  (row as { readonly wishes: readonly string[] } | undefined)?.wishes ?? [];
