import fc from 'fast-check';
import type { OperationKind } from '../../../src/table/index.ts';
import { oneOf } from '../acts/act.ts';
import { board, exported, log } from '../acts/asks.ts';
import { discard, draw, SHUFFLE_IN_ONE } from '../acts/cards.ts';
import { madeDeeds } from '../acts/made.ts';
import { deedOf } from '../acts/perform.ts';
import type { Unseen } from '../acts/unseen.ts';
import type { Drawn, Leak } from '../bot.ts';
import { difference, earliest, permuted, shuffledDifference, unseenDifference } from '../pairs.ts';
import { type Around, playedOut } from '../played.ts';
import { SHUFFLING } from './actions.ts';
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

/** Cards lie open when they are shuffled and handed out again in one step, and chance falls otherwise from there on. */
export const compareShuffled: Compare = async ({ world, script, after }, how) => {
  const numbers = [...new Set([...(world.actions ?? []), SHUFFLING[after % SHUFFLING.length] ?? 0])];
  const before = [...DISCARDING, ...script.slice(0, after)];
  const deeds = [...before, deedOf(oneOf(SHUFFLE_IN_ONE, after)), ...script.slice(after)];
  const game = { ...how, deeds, world: { ...world, actions: numbers }, chance: 'a' };
  const first = await playedOut({ ...game, stirred: { at: before.length, by: 'one' } });
  how?.stored?.(first.done.flatMap(({ stored }) => stored));
  const second = await playedOut({ ...game, stirred: { at: before.length, by: 'other' }, tries: first.tries });
  return shuffledDifference(first, second, moduleOf(game.world), before.length);
};

/** Both do the same action, and choose something else in a private place for it. */
export const compareChosen: Compare = async ({ world, script, one, other, ...secretly }, how) => {
  const [mine] = one;
  const theirs = other[0] ?? one[1] ?? mine;
  if (!mine || !theirs) return undefined;
  const game = { ...how, world, deeds: script, chance: 'a' };
  const chosen = ({ a, b }: Unseen): Unseen => ({ what: mine.what, a, b, back: false, chooses: true });
  const first = await playedOut({ ...game, secretly: { ...secretly, acts: [chosen(mine)] } });
  how?.stored?.(first.done.flatMap(({ stored }) => stored));
  const acts = [chosen(theirs)];
  const second = await playedOut({ ...game, secretly: { ...secretly, acts }, tries: first.tries });
  // One that is refused is no choice.
  const [done, doneThen] = [first, second].map((played) => played.done.find(({ unseen }) => unseen)?.stored.join());
  return done === doneThen ? unseenDifference(first, second, moduleOf(world)) : undefined;
};

/** Every third deed is a watcher's, or one around the table. */
const curious = fc.oneof(
  { weight: 2, arbitrary: fc.nat(99) },
  { weight: 1, arbitrary: fc.integer({ min: 58, max: 99 }) },
);

/** Ann puts cards where everybody sees them. */
const DISCARDING = [draw, discard, discard].map((act) => ({ ...deedOf(act), a: 2 }));

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

/** Whether whose turn it is may use an action at any time. */
const isPlain = (turns: World['turns']): turns is 'free' | 'by-command' => turns === 'free' || turns === 'by-command';

export const shuffledPairs: fc.Arbitrary<Pair> = pairsIn(
  worlds.map((world) => ({ ...world, turns: isPlain(world.turns) ? world.turns : 'by-command' })),
  deeds(2, 7),
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
  {
    name: 'where open cards are shuffled and handed out in one step, and chance is another from there on',
    pairs: shuffledPairs,
    compare: compareShuffled,
  },
  {
    name: 'where somebody chooses something else in a private place',
    pairs: pairsIn(
      hauntedWorlds.map((world) => ({ ...world, cellars: { occupied: 'stack', ...world.cellars, acts: true } })),
      deeds(3, 8, curious),
    ),
    compare: compareChosen,
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
