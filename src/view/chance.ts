import { areSharesOpen, type Module, moduleOf } from '../engine/index.ts';
import {
  type BeaconRound,
  type ChanceSource,
  commitmentOf,
  derived,
  type PersonId,
  sharesOf,
  type Table,
} from '../table/index.ts';

/** What somebody's seat added to the chance of a game. */
export interface ShareView {
  readonly person: PersonId;
  /** 64 hex digits. */
  readonly value: string;
  readonly isTyped: boolean;
}

/** What a game says to everybody of its chance: `published` is the secret itself, once it is posted (T21). */
export interface ChanceView {
  /** SHA-256 of the secret, in hex. */
  readonly commitment: string;
  /** What the host mixed in. */
  readonly seed?: string;
  /** What the players mixed in, in that order. */
  readonly shares: readonly ShareView[];
  /** Whether a seat that is taken now adds one more. */
  readonly isOpen: boolean;
  /** Whether chance has a part in this game: it has cards, or somebody has rolled, or typed a share. */
  readonly isUsed: boolean;
  /** Where a public beacon was to be mixed in: the round that was named, and what came out of it. */
  readonly beacon?: Pick<BeaconRound, 'url' | 'round' | 'at' | 'value'>;
  readonly published?: string;
}

export const chanceOf = (table: Table): ChanceView => {
  const secret: ChanceSource = table.get('secret', 'secret') ?? { chance: '' };
  const published = table.get('published', 'published')?.chance;
  const beacon = table.get('beacon', 'beacon');
  const shares = sharesOf(table).map(({ person, value, typed = false }) => ({ person, value, isTyped: typed }));
  return {
    commitment: commitmentOf(secret),
    ...(secret.seed === undefined ? {} : { seed: secret.seed }),
    shares,
    isOpen: areSharesOpen(table),
    isUsed:
      (moduleOf(table).decks ?? []).length > 0 || table.size('stream') > 0 || shares.some(({ isTyped }) => isTyped),
    ...(beacon ? { beacon } : {}),
    ...(published === undefined ? {} : { published }),
  };
};

/**
 * True if the rules of a module roll dice, or if it leaves what happens to the players, who may need some: it has
 * neither rules of moves nor actions.
 */
export const hasDice = derived((module: Module): boolean => {
  const { actions = [], traits = {} } = module;
  const isRuled = Object.values(traits).some(({ moves, jumps }) => moves !== undefined || jumps !== undefined);
  return (actions.length === 0 && !isRuled) || JSON.stringify(module).includes('"roll":');
});

/** True if several rolls of these dice add up to anything: checks with a d20 don't. */
export const isSummed = (dice: string): boolean => !/d20(?!\d)/i.test(dice);
