import type { GuildId } from '../../facts/where.ts';
import type { Printing } from '../../kingdom/index.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import type { PersonId } from '../../table/index.ts';
import type { CompareAndSetValue } from '../base/compare-and-set.ts';

/** Whose house: a server's, or in direct messages a person's own. */
export interface Owner {
  readonly guild: GuildId | undefined;
  readonly person: { readonly id: PersonId };
}

/** What a server owns and what it would rather not have in its kingdoms (K17). */
export interface HouseRules {
  /** The editions that it owns; undefined until somebody has said. */
  readonly boxes?: readonly string[];
  /** How likely single piles are beside the others, in per cent, by their permanent number; 0 is a ban. */
  readonly weights: Readonly<Record<number, number>>;
  /** The same of landscapes, whose numbers are apart from those of the piles. */
  readonly across: Readonly<Record<number, number>>;
  /** Which texts of the cards count; left out: those of today. */
  readonly printing?: Printing;
}

const NONE: HouseRules = { weights: {}, across: {} };

/** The usual weight, which is not kept. */
export const USUAL_WEIGHT = 100;

/** The houses of all servers, as plain values. Throws Unsettled when the store does not answer. */
export class House {
  readonly #latest: CompareAndSetValue;

  constructor(latest: CompareAndSetValue) {
    this.#latest = latest;
  }

  async rules(owner: Owner): Promise<HouseRules> {
    return rulesIn(await this.#latest.read(keyOf(owner)));
  }

  /** Says which editions there are; undefined: nobody knows. */
  setBoxes(owner: Owner, boxes: readonly string[] | undefined): Promise<HouseRules> {
    return this.#change(owner, ({ boxes: _, ...rest }) => ({ ...(boxes ? { boxes } : {}), ...rest }));
  }

  /** Says which texts of the cards count. */
  setPrinting(owner: Owner, printing: Printing): Promise<HouseRules> {
    return this.#change(owner, (now) => ({ ...now, printing }));
  }

  /** Makes these piles and landscapes so likely. */
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

/** Rules as they are kept; those of before landscapes could be weighed say nothing of them. */
const rulesIn = (kept: Partial<HouseRules> | undefined): HouseRules => ({ ...NONE, ...kept });

const weighed = (weights: HouseRules['weights'], some: readonly number[], weight: number): HouseRules['weights'] => {
  const others = Object.entries(weights).filter(([nr]) => !some.includes(Number(nr)));
  const own = weight === USUAL_WEIGHT ? [] : some.map((nr) => [nr, weight] as const);
  return Object.fromEntries([...others, ...own]);
};

const keyOf = ({ guild, person }: Owner): RowKey<Partial<HouseRules>> =>
  rowKey(guild === undefined ? `person:${person.id}:house` : `guild:${guild}:house`);
