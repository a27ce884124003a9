import { canAddSeedShares, type Module, moduleOf } from '../engine/index.ts';
import {
  type BeaconRound,
  chanceSharesOfTable,
  derived,
  type PersonId,
  type RandomStreamSource,
  secretCommitmentOf,
  type Table,
} from '../table/index.ts';

export interface SeedShareView {
  readonly person: PersonId;
  /** The beacon's random value: 64 hex digits. */
  readonly value: string;
  readonly isTyped: boolean;
}

/** The public data about a game's random seed. `published` is the secret itself, after it was posted (T21). */
export interface RandomSeedView {
  /** SHA-256 of the secret, in hex. */
  readonly commitment: string;
  readonly seed?: string;
  readonly shares: readonly SeedShareView[];
  /** True if the next player who takes a seat still contributes random data to the game's seed. */
  readonly isOpen: boolean;
  /** True if this game uses chance: it has cards, a player rolled, or a player typed random data for the seed. */
  readonly isUsed: boolean;
  /** The round of a public randomness beacon that was mixed into the seed, and its value. */
  readonly beacon?: Pick<BeaconRound, 'url' | 'round' | 'at' | 'value'>;
  readonly published?: string;
}

export const randomSeedViewOf = (table: Table): RandomSeedView => {
  const secret: RandomStreamSource = table.get('secret', 'secret') ?? { chance: '' };
  const published = table.get('published', 'published')?.chance;
  const beacon = table.get('beacon', 'beacon');
  const shares = chanceSharesOfTable(table).map(({ person, value, typed = false }) => ({
    person,
    value,
    isTyped: typed,
  }));
  return {
    commitment: secretCommitmentOf(secret),
    ...(secret.seed === undefined ? {} : { seed: secret.seed }),
    shares,
    isOpen: canAddSeedShares(table),
    isUsed:
      (moduleOf(table).decks ?? []).length > 0 || table.size('stream') > 0 || shares.some(({ isTyped }) => isTyped),
    ...(beacon ? { beacon } : {}),
    ...(published === undefined ? {} : { published }),
  };
};

/** True if a module's rules roll dice, or if it has neither moves nor actions: its players may then need dice. */
export const shouldOfferDiceInModule = derived((module: Module): boolean => {
  const { actions = [], traits = {} } = module;
  const isRuled = Object.values(traits).some(({ moves, jumps }) => moves !== undefined || jumps !== undefined);
  return (actions.length === 0 && !isRuled) || JSON.stringify(module).includes('"roll":');
});

/** True if the sum of several rolls of these dice is meaningful; checks with a d20 have none. */
export const isDiceSumMeaningful = (dice: string): boolean => !/d20(?!\d)/i.test(dice);
