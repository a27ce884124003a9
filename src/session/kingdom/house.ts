import type { GuildId } from '../../facts/where.ts';
import type { CardPrinting } from '../../kingdom/index.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import type { PersonId } from '../../table/index.ts';
import type { CompareAndSetValue } from '../base/compare-and-set.ts';

export interface Owner {
  readonly guild: GuildId | undefined;
  readonly person: { readonly id: PersonId };
}

/** The sets that a server owns, and its preferences for kingdoms (K17). */
export interface HouseRules {
  /** The keys of the editions that the server owns; undefined if they are not set. */
  readonly boxes?: readonly string[];
  /** The weights of piles in percent, by their permanent number; 0 is a ban. */
  readonly weights: Readonly<Record<number, number>>;
  /** The weights of landscapes in percent. Their numbers are separate from those of the piles. */
  readonly across: Readonly<Record<number, number>>;
  /** The printing of the cards whose texts count; by default the newest. */
  readonly printing?: CardPrinting;
}

const NONE: HouseRules = { weights: {}, across: {} };

/** The default weight in percent, which is not stored. */
export const DEFAULT_WEIGHT_PERCENT = 100;

/** The house rules of all servers. Throws UncertainStateError if the store does not answer. */
export class HouseRulesStore {
  readonly #latest: CompareAndSetValue;

  constructor(latest: CompareAndSetValue) {
    this.#latest = latest;
  }

  async rules(owner: Owner): Promise<HouseRules> {
    return rulesIn(await this.#latest.read(keyOf(owner)));
  }

  setBoxes(owner: Owner, boxes: readonly string[] | undefined): Promise<HouseRules> {
    return this.#change(owner, ({ boxes: _, ...rest }) => ({ ...(boxes ? { boxes } : {}), ...rest }));
  }

  setPrinting(owner: Owner, printing: CardPrinting): Promise<HouseRules> {
    return this.#change(owner, (now) => ({ ...now, printing }));
  }

  weigh(
    owner: Owner,
    { piles, landscapes }: { readonly piles: readonly number[]; readonly landscapes: readonly number[] },
    weight: number,
  ): Promise<HouseRules> {
    return this.#change(owner, ({ weights, across, ...rest }) => ({
      ...rest,
      weights: weighed(weights, piles, weight),
      across: weighed(across, landscapes, weight),
    }));
  }

  async #change(owner: Owner, change: (now: HouseRules) => HouseRules): Promise<HouseRules> {
    return this.#latest
      .change(keyOf(owner), (now) => {
        const { boxes, weights, across, printing } = change(rulesIn(now));
        return {
          ...(boxes ? { boxes } : {}),
          weights,
          ...(Object.keys(across).length > 0 ? { across } : {}),
          ...(printing === undefined || printing === 'newest' ? {} : { printing }),
        };
      })
      .then(rulesIn);
  }
}

/** Rules that were stored by older versions have no weights of landscapes. */
const rulesIn = (kept: Partial<HouseRules> | undefined): HouseRules => ({ ...NONE, ...kept });

const weighed = (weights: HouseRules['weights'], some: readonly number[], weight: number): HouseRules['weights'] => {
  const others = Object.entries(weights).filter(([nr]) => !some.includes(Number(nr)));
  const own = weight === DEFAULT_WEIGHT_PERCENT ? [] : some.map((nr) => [nr, weight] as const);
  return Object.fromEntries([...others, ...own]);
};

const keyOf = ({ guild, person }: Owner): RowKey<Partial<HouseRules>> =>
  rowKey(guild === undefined ? `person:${person.id}:house` : `guild:${guild}:house`);
