import fc from 'fast-check';
import type { OperationKind } from '../../../src/engine/core/operation.ts';
import { board, exported, log } from '../acts/asks.ts';
import { madeDeeds } from '../acts/made.ts';
import { deedOf } from '../acts/perform.ts';
import type { Unseen } from '../acts/unseen.ts';
import type { Drawn, Leak } from '../bot.ts';
import { difference, earliest, permuted, unseenDifference } from '../pairs.ts';
import { type Around, playedOut } from '../played.ts';
import { type Deed, deeds, hauntedWorlds, moduleOf, type World, worlds } from './world.ts';

/** The ways in which two games can differ in what is hidden, each with what must be the same in both then (T6). */

/** One pair of games: what is hidden, what is done, how hidden identities are permuted, and what is done unseen. */
export interface Pair {
  readonly world: World;
  readonly script: readonly Deed[];
  readonly order: readonly number[];
  readonly after: number;
  readonly by: number;
  readonly one: readonly Unseen[];
  readonly other: readonly Unseen[];
  readonly before: Around;
  readonly next: readonly Around[];
}

/** How a pair is played. */
interface How {
  readonly drawn?: Drawn;
  readonly leak?: Leak;
  /** Hears of all that was stored of the first game. */
  readonly stored?: (kinds: readonly OperationKind[]) => void;
}

/**
 * What somebody got in one of the games and not in the other, who must have got the same; undefined where nothing is
 * wrong.
 */
type Compare = (pair: Pair, how?: How) => Promise<string | undefined>;

export interface PairKind {
  readonly name: string;
  readonly pairs: fc.Arbitrary<Pair>;
  readonly compare: Compare;
}

export const pairsIn = (world: fc.Arbitrary<World>, script: fc.Arbitrary<readonly Deed[]>): fc.Arbitrary<Pair> =>
  fc.nat(11).chain((spot) =>
    fc.record({
      world,
      script,
      order: fc.array(fc.nat(999), { minLength: 20, maxLength: 20 }),
      after: fc.nat(3),
      by: fc.nat(1),
      one: fc.array(unseenAt(spot), { minLength: 1, maxLength: 3 }),
      other: fc.array(unseenAt(spot), { maxLength: 1 }),
      before: aroundAt(spot),
      next: fc.array(aroundAt(spot), { minLength: 1, maxLength: 3 }),
    }),
  );

/** Half of what is done has to do with one place. */
const numbersAt = (spot: number) => ({ a: fc.nat(11), b: fc.oneof(fc.constant(spot), fc.nat(11)) });

const unseenAt = (spot: number): fc.Arbitrary<Unseen> =>
  fc.record({ what: fc.nat(999), ...numbersAt(spot), back: fc.nat(3).map((number) => number === 3) });

const aroundAt = (spot: number): fc.Arbitrary<Around> => fc.record({ what: fc.nat(99), ...numbersAt(spot) });

export const comparePermuted: Compare = async ({ world, script, order }, how) => {
  const game = { ...how, deeds: script, chance: 'a' };
  const first = await playedOut({ ...game, world });
  how?.stored?.(first.done.flatMap(({ stored }) => stored));
  const second = await playedOut({ ...game, world: permuted(world, first.known, order), tries: first.tries });
  // All that was hidden is in the file of a game that is over and whose secret is posted, as is declared.
  return difference(first, second, moduleOf(world), earliest(first.published, second.published));
};

const compareAlike: Compare = async ({ world, script }, how) => {
  const game = { ...how, deeds: script, world: { ...world, alike: true, identities: world.identities.map(() => 0) } };
  const first = await playedOut({ ...game, chance: 'a' });
  const second = await playedOut({ ...game, chance: 'b' });
  const known = [first, second].flatMap(({ rolled, published }) => [rolled, published]);
  return difference(first, second, moduleOf(world), earliest(...known));
};

const compareUnknown: Compare = async ({ world, script, order }, how) => {
  const game = { ...how, deeds: script };
  const first = await playedOut({ ...game, world, chance: 'a' });
  const second = await playedOut({ ...game, world: permuted(world, new Set(), order), chance: 'b' });
  return difference(first, second, moduleOf(world), earliest(first.first, second.first));
};

export const compareUnseen: Compare = async ({ world, script, one, other, ...secretly }, how) => {
  const game = { ...how, world, deeds: script, chance: 'a' };
  const first = await playedOut({ ...game, secretly: { ...secretly, acts: one } });
  how?.stored?.(first.done.flatMap(({ stored }) => stored));
  const second = await playedOut({ ...game, secretly: { ...secretly, acts: other }, tries: first.tries });
  return unseenDifference(first, second, moduleOf(world));
};

/** Every third deed is a watcher's, or one around the table. */
const curious = fc.oneof(
  { weight: 2, arbitrary: fc.nat(99) },
  { weight: 1, arbitrary: fc.integer({ min: 58, max: 99 }) },
);

/** What somebody asks who may not know all. */
const asked = fc.record({ who: fc.integer({ min: 84, max: 99 }), what: fc.nat(999), a: fc.nat(11), b: fc.nat(11) });
/** What both watchers look at in the end. */
const LOOKS = [board, log, exported].flatMap((act) => [deedOf(act), { ...deedOf(act), b: 1 }]);

/** Whatever systems can do; `lead`: what is done in each of them. */
export const madePairs = (lead?: OperationKind): fc.Arbitrary<Pair> =>
  pairsIn(
    fc
      .oneof(worlds, hauntedWorlds)
      .map((world) => (lead === 'next-phase' || lead === 'pass' ? { ...world, turns: 'in-phases' } : world)),
    madeDeeds({ asked, last: LOOKS }, lead),
  );

export const kinds: readonly PairKind[] = [
  {
    name: 'where the identities of what stays hidden are permuted',
    pairs: pairsIn(worlds, deeds(3, 9)),
    compare: comparePermuted,
  },
  {
    name: 'where chance is another and all cards are alike: which of them it is can show by nothing',
    pairs: pairsIn(worlds, deeds(4, 10)),
    compare: compareAlike,
  },
  {
    name: 'up to the first revelation, where everything hidden and all chance is another',
    pairs: pairsIn(worlds, deeds(3, 9)),
    compare: compareUnknown,
  },
  {
    name: 'where somebody does something unseen, or something else, or nothing',
    pairs: pairsIn(worlds, deeds(4, 10, curious)),
    compare: compareUnseen,
  },
];

/** The same of deeds that the systems' own generators make. */
export const madeKinds: readonly PairKind[] = [
  {
    name: 'where everything is done that systems can do, and the identities of what stays hidden are permuted',
    pairs: madePairs(),
    compare: comparePermuted,
  },
  {
    name: 'where everything is done that systems can do, and somebody does something unseen',
    pairs: madePairs(),
    compare: compareUnseen,
  },
];

/**
 * How far the pictures of the pair of that number are drawn: one in a hundred to the end, one in ten as text, for
 * drawing takes longer than playing.
 */
export const drawnAt = (pair: number): Drawn => (pair % 100 === 7 ? 'png' : pair % 10 === 3 ? 'svg' : 'data');
