import { createHash } from 'node:crypto';
import { appendRow, type RowKey, readRows, rowKey } from '../../store/index.ts';
import type { CompareAndSetValue } from '../base/compare-and-set.ts';
import { UncertainStateError } from '../base/outcome.ts';
import type { Ports } from '../base/ports.ts';
import { kingdomPlaceKey, type Place } from './place.ts';

/**
 * The options of a wish. `shown` is the code of a kingdom that is shown again, without a wish. `lock`, `lockBane` and
 * `lockAcross` (landscapes) are the parts of an earlier kingdom to keep, as numbers separated by spaces.
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

export type TypedKingdomWish = { readonly [option in WishOption]?: string };

/** A wish with its id, which buttons contain: 1 or 16 letters, digits, `-` and `_`. */
export interface KeptWish {
  readonly id: string;
  readonly wish: TypedKingdomWish;
}

/** The id of the empty wish, which is not stored. */
const NOTHING = '-';
/** The number of a channel's latest wishes that are remembered (K21). */
const REMEMBERED = 10;

/**
 * The wishes for kingdoms. Each is stored once under an id made from its content. The latest of each channel are also
 * listed. Throws UncertainStateError if the store does not answer.
 */
export class KingdomWishes {
  readonly #store: Ports['store'];
  readonly #latest: CompareAndSetValue;

  constructor({ store }: Pick<Ports, 'store'>, latest: CompareAndSetValue) {
    this.#store = store;
    this.#latest = latest;
  }

  /** Stores a wish permanently, so that buttons can always find it. */
  async keep(wish: TypedKingdomWish): Promise<string> {
    const sorted = Object.fromEntries(Object.entries(wish).sort(([a], [b]) => (a < b ? -1 : 1)));
    const text = JSON.stringify(sorted);
    if (text === '{}') return NOTHING;
    const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    const appended = await appendRow(this.#store, keyOf(id), sorted);
    if (appended === 'unknown' && (await this.find(id)) === undefined)
      throw new UncertainStateError('a wish was not kept');
    return id;
  }

  async find(id: string): Promise<TypedKingdomWish | undefined> {
    if (id === NOTHING) return {};
    const [wish] = await this.#read([id]);
    return wish;
  }

  async remember(place: Place, id: string): Promise<void> {
    if (id === NOTHING) return;
    await this.#latest.change(kingdomPlaceKey(place, 'kingdoms'), (now) => ({
      wishes: [id, ...idsIn(now).filter((one) => one !== id)].slice(0, REMEMBERED),
    }));
  }

  /** Returns the latest wishes, the newest first. */
  async remembered(place: Place): Promise<readonly KeptWish[]> {
    const ids = idsIn(await this.#latest.read(kingdomPlaceKey(place, 'kingdoms')));
    const wishes = await this.#read(ids);
    return ids.flatMap((id, i) => {
      const wish = wishes[i];
      return wish ? [{ id, wish }] : [];
    });
  }

  async #read(ids: readonly string[]): Promise<readonly (TypedKingdomWish | undefined)[]> {
    try {
      return await readRows(this.#store, ids.map(keyOf));
    } catch (cause) {
      throw new UncertainStateError('the store does not answer', { cause });
    }
  }
}

const keyOf = (id: string): RowKey<TypedKingdomWish> => rowKey(`kingdom:wish:${id}`);

const idsIn = (row: unknown): readonly string[] =>
  (row as { readonly wishes: readonly string[] } | undefined)?.wishes ?? [];
