import type { PersonId } from '../engine/core/ids.ts';
import type { Latest } from './latest.ts';
import type { GuildId } from './where.ts';

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
}

const NONE: HouseRules = { weights: {} };

/** The usual weight, which is not kept. */
export const USUAL_WEIGHT = 100;

/** The houses of all servers, as plain values. Throws Unsettled when the store does not answer. */
export class House {
  readonly #latest: Latest;

  constructor(latest: Latest) {
    this.#latest = latest;
  }

  async rules(owner: Owner): Promise<HouseRules> {
    return ((await this.#latest.read(keyOf(owner))) as HouseRules | undefined) ?? NONE;
  }

  /** Says which editions there are; undefined: nobody knows. */
  setBoxes(owner: Owner, boxes: readonly string[] | undefined): Promise<HouseRules> {
    return this.#change(owner, ({ weights }) => ({ ...(boxes ? { boxes } : {}), weights }));
  }

  /** Makes these piles so likely. */
  weigh(owner: Owner, piles: readonly number[], weight: number): Promise<HouseRules> {
    return this.#change(owner, ({ weights, ...rest }) => {
      const others = Object.entries(weights).filter(([nr]) => !piles.includes(Number(nr)));
      const own = weight === USUAL_WEIGHT ? [] : piles.map((nr) => [nr, weight] as const);
      return { ...rest, weights: Object.fromEntries([...others, ...own]) };
    });
  }

  async #change(owner: Owner, change: (now: HouseRules) => HouseRules): Promise<HouseRules> {
    return this.#latest.change(keyOf(owner), (now) => {
      const { boxes, weights } = change((now as HouseRules | undefined) ?? NONE);
      return { ...(boxes ? { boxes } : {}), weights };
    });
  }
}

const keyOf = ({ guild, person }: Owner): string => (guild === undefined ? `person:${person.id}:house` : `guild:${guild}:house`);
