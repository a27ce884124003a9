import fc from 'fast-check';
import type { Drawn } from './bot.ts';
import { difference, permuted, playedOut } from './pairs.ts';
import { type Deed, deeds, type World, worlds } from './world.ts';

/** The ways in which two games can differ in what is hidden, each with what must be the same in both then (T6). */

/** One pair of games: what is hidden, what is done, and how hidden identities are permuted. */
export interface Pair {
  readonly world: World;
  readonly script: readonly Deed[];
  readonly order: readonly number[];
}

export interface PairKind {
  readonly name: string;
  readonly pairs: fc.Arbitrary<Pair>;
  /** What somebody got in one of the games and not in the other, who must have got the same; undefined where nothing is wrong. */
  readonly compare: (pair: Pair, drawn: Drawn) => Promise<string | undefined>;
}

const pairsOf = (least: number, most: number): fc.Arbitrary<Pair> =>
  fc.record({
    world: worlds,
    script: deeds(least, most),
    order: fc.array(fc.nat(999), { minLength: 20, maxLength: 20 }),
  });

/** The earlier of two deeds; undefined where there is neither. */
const earliest = (one: number, other: number): number | undefined => {
  const both = [one, other].filter((deed) => deed >= 0);
  return both.length > 0 ? Math.min(...both) : undefined;
};

export const kinds: readonly PairKind[] = [
  {
    name: 'where the identities of what stays hidden are permuted',
    pairs: pairsOf(4, 14),
    compare: async ({ world, script, order }, drawn) => {
      const first = await playedOut({ world, deeds: script, chance: 'a', drawn });
      const second = await playedOut({ world: permuted(world, first.known, order), deeds: script, chance: 'a', drawn });
      return difference(first, second);
    },
  },
  {
    name: 'where chance is another and all cards are alike: which of them it is can show by nothing',
    pairs: pairsOf(6, 16),
    compare: async ({ world, script }, drawn) => {
      const alike = { ...world, alike: true, identities: world.identities.map(() => 0) };
      const first = await playedOut({ world: alike, deeds: script, chance: 'a', drawn });
      const second = await playedOut({ world: alike, deeds: script, chance: 'b', drawn });
      return difference(first, second, earliest(first.published, second.published));
    },
  },
  {
    name: 'up to the first revelation, where everything hidden and all chance is another',
    pairs: pairsOf(4, 14),
    compare: async ({ world, script, order }, drawn) => {
      const first = await playedOut({ world, deeds: script, chance: 'a', drawn });
      const second = await playedOut({ world: permuted(world, new Set(), order), deeds: script, chance: 'b', drawn });
      return difference(first, second, earliest(first.first, second.first));
    },
  },
];

/** How far the pictures of the pair of that number are drawn: one in a hundred to the end, one in ten as text, for drawing takes longer than playing. */
export const drawnAt = (pair: number): Drawn => (pair % 100 === 7 ? 'png' : pair % 10 === 3 ? 'svg' : 'data');
