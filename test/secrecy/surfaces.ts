import type fc from 'fast-check';
import { deal } from './acts/cards.ts';
import { deedOf } from './acts/perform.ts';
import { PANEL, replay } from './acts/rules.ts';
import type { Leak } from './bot.ts';
import { secret } from './leaks.ts';
import { compareShuffled, type Pair, type PairKind, pairsIn, shuffledPairs } from './worlds/kinds.ts';
import { deeds, worlds } from './worlds/world.ts';

/** What is made for one reader each time: panels, what a turn is told as, replays, answers in another language. */

interface Surface {
  /** Which of them is made from another's view: by code that is broken, or in what is sent. */
  readonly broken?: 'panel' | 'draft' | 'replay' | 'trail';
  readonly leak?: Leak;
  /** How two games are compared: with other hidden identities, where that is left out. */
  readonly compare?: PairKind['compare'];
  /** Games in which it can show soon. */
  readonly pairs: fc.Arbitrary<Pair>;
  /** The number of one of them that shows it, which is tried first. */
  readonly likely?: number;
}

/** Of cards and what is done with them alone. */
const small = worlds.map(
  ({ war: _, ring: __, cellars: ___, bends: ____, keepers: _____, derived: ______, ...world }) => world,
);

/** Cards are dealt, then both who watch look. */
const looking = (act: (typeof PANEL)[number]): fc.Arbitrary<Pair> =>
  pairsIn(small, deeds(0, 1)).map((pair) => ({
    ...pair,
    script: [deedOf(deal), deedOf(act), { ...deedOf(act), b: 1 }, ...pair.script],
  }));

const [open = () => Promise.resolve()] = PANEL;

export const surfaces: { readonly [surface: string]: Surface } = {
  'a panel': { broken: 'panel', pairs: looking(open) },
  'what a turn is told as when it ends': {
    broken: 'draft',
    pairs: pairsIn(
      small.map((world) => ({ ...world, turns: 'by-command' as const, posts: 'turn' as const })),
      deeds(4, 9),
    ),
  },
  'where a card was first and last, though it was shuffled in between': {
    broken: 'trail',
    pairs: shuffledPairs,
    likely: 13,
    compare: compareShuffled,
  },
  'a replay': { broken: 'replay', pairs: looking(replay) },
  'an answer in another language than that of the game': {
    leak: {
      message: (message, to, bot) =>
        to !== 'channel' && bot.reads[to] !== undefined
          ? { ...message, text: `${message.text} ${secret(bot)}` }
          : message,
    },
    pairs: looking(open),
  },
};
