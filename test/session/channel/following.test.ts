import { describe, expect, it } from 'vitest';
import { actsFor, type Module, sidesOf } from '../../../src/engine/index.ts';
import { sidesInTurnOrder } from '../../../src/engine/play/queries.ts';
import type { Post } from '../../../src/facts/stored-post.ts';
import { isTextPost } from '../../../src/facts/stored-post.ts';
import type { Step } from '../../../src/session/base/step.ts';
import { createPosts } from '../../../src/session/posts/post.ts';
import { describePost, lineOf } from '../../../src/session/posts/post-words.ts';
import { ownPost } from '../../../src/session/steps/told.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import {
  apply,
  fieldUpdateOf,
  invert,
  join,
  type LiveTable,
  type Operation,
  type PersonId,
  type SideId,
} from '../../../src/table/index.ts';
import type { ReportKind } from '../../../src/view/seen/report.ts';
import { languages, wordsFor } from '../../../src/words/index.ts';
import { madeModule } from '../../support/modules/any-module.ts';
import { shipped, shippedModule } from '../../support/modules/shipped.ts';
import { silent } from '../../support/modules/silent.ts';
import { type Chooser, dice, type Transcript, transcriptOf } from '../../support/play/transcript.ts';

/** What the rules do, in games of modules without sentences of their own. */

const SIDES: { readonly [module: string]: readonly string[] } = {
  hearts: ['North', 'East', 'South', 'West'],
  backgammon: ['White', 'Black'],
};

const choosing = (seed: number): Chooser => {
  const random = dice(seed);
  return (acts) => {
    const own = acts.filter(({ kind }: Operation) => kind === 'act' || kind === 'answer');
    const from = own.length > 0 ? own : acts;
    return from[random(from.length)];
  };
};

const games = new Map<string, Promise<Transcript>>();

const played = (name: string): Promise<Transcript> => {
  const known = games.get(name);
  const game =
    known ??
    shippedModule(name).then((module) =>
      transcriptOf({
        module: silent(module),
        sides: SIDES[name] ?? [],
        choose: choosing(7),
        most: 8,
        isPrivate: false,
      }),
    );
  games.set(name, game);
  return game;
};

const channelPost = (step: Step | undefined): Post => {
  const post = step?.posts.find(({ reader }) => reader === 'channel');
  if (!post) throw new Error('no post');
  return post;
};

/** The last step that an action has made. */
const actOf = ({ steps }: Transcript, action: string, at: number): Step | undefined =>
  steps.filter(({ operation }) => operation.kind === 'act' && operation.action === action)[at];

const german = (step: Step | undefined): string =>
  step ? describePost(wordsFor(languages, 'de'), step, channelPost(step)).replace(/<@\d+>/, '@West') : '';

describe('in a game of a module without sentences', () => {
  it('[G41] rules that clear a trick are reported in their own sentence', async () => {
    const { text } = await played('hearts');
    expect(text).toContain(
      '@West uses **Play** on **K♣** and puts **K♣** on West. **2♣**, **K♣**, **A♣** and **Q♣** go to Played.\n',
    );
  });

  it('[G41] rules that clear a trick are described in German', async () => {
    expect(german(actOf(await played('hearts'), 'Play', 3))).toBe(
      '@West führt **Play** mit **K♣** aus und setzt **K♣** auf West. **2♣**, **K♣**, **A♣** und **Q♣** kommen nach Played.',
    );
  });

  it('[G41] similar events are combined, such as a deal to all', async () => {
    const { text } = await played('hearts');
    expect(text).toContain('@North starts the game. Everyone gets 13 cards from Cards.\n');
  });

  it('[G41] posts list simultaneous acts before their effects, without names', async () => {
    const { text } = await played('hearts');
    expect(text).toContain(
      '**West** uses **Pass**.\n3 cards go from North Hand to East Hand. 3 cards go from East Hand to South Hand. ' +
        '3 cards go from South Hand to West Hand. 3 cards go from West Hand to North Hand.\n',
    );
  });

  it('[G41] dice are rolled before they appear on the table', async () => {
    const { text } = await played('backgammon');
    expect(text).toContain('moves **Checker** 12 → 17. **1d6** is rolled: **1**. **1d6** is rolled: **4**.');
    expect(text).toMatch(/is rolled: \*\*4\*\*\. \*\*Larger die\*\* now shows \*\*4\*\*\./);
  });

  it('[G42] an internal value is left out of posts but logged', async () => {
    const game = await played('hearts');
    const step = actOf(game, 'Play', 0);
    expect(game.text).not.toContain('Led');
    expect(step && lineOf(languages.en, step, 'channel')).toMatch(/ Led clubs\./);
  });

  it('[G42] a value that an ending, score or round reads is shown', async () => {
    expect((await played('hearts')).text).toContain('-# Deals 1.\n');
  });
});

/** Reports that name no change: who did what, and what comes next. */
const NO_CHANGE: ReadonlySet<ReportKind> = new Set<ReportKind>([
  'acted',
  'chose',
  'uncovered',
  'fired',
  'phase',
  'unused',
  'turn',
  'begun',
]);

const namesChange = (post: Post | undefined): boolean =>
  post !== undefined &&
  !isTextPost(post) &&
  (post.seen ?? []).some((one) => {
    if (one.what === 'valued') return one.values.some(({ isDetail }) => !isDetail);
    return !NO_CHANGE.has(one.what) && !('isDetail' in one && one.isDetail);
  });

/** So many legal acts of a seat are looked at. */
const MOST_ACTS = 60;

/** The legal acts of a seat in its view, as if it were its turn in a phase. */
const actsAsIf = (table: LiveTable, person: PersonId, side: SideId, then: Moment): string => {
  const [turn, phase] = [table.get('turn', 'turn'), table.get('turn-phase', 'turn-phase')];
  const { turn: asTurn, phase: asPhase } = then;
  const position = Math.max(0, sidesInTurnOrder(table).indexOf(side));
  const change = join(
    ...(turn && asTurn ? [fieldUpdateOf(turn, { ...asTurn, position })] : []),
    ...(phase && asPhase ? [fieldUpdateOf(phase, { ...asPhase, side })] : []),
  );
  apply(table, change);
  const acts: string[] = [];
  for (const act of actsFor(table, person)) if (acts.push(JSON.stringify(act)) === MOST_ACTS) break;
  apply(table, invert(change));
  // In whatever order they are found.
  return acts.sort().join('\n');
};

type Moment = ReturnType<typeof momentOf>;

const momentOf = (table: LiveTable) => ({
  turn: table.get('turn', 'turn'),
  phase: table.get('turn-phase', 'turn-phase'),
});

/** Every step by which the legal acts of another seat became others, and whether its post names a change. */
const changesOfActs = (module: Module, seed: number, steps: number): readonly boolean[] => {
  const game = RandomGame.begun(silent(module), seed, MOST_ACTS);
  if (!game) return [];
  const { table } = game;
  const seats = [...table.all('seat')].flatMap(({ person }) => {
    const [side] = sidesOf(table, person);
    return side === undefined ? [] : [{ person, side }];
  });
  const found: boolean[] = [];
  for (let step = 0; step < steps && !game.isOver; step += 1) {
    const then = momentOf(table);
    const before = seats.map(({ person, side }) => actsAsIf(table, person, side, then));
    const next = game.next();
    if (!next || game.isOver) break;
    const posts = createPosts(table, next.operation, next.change, []);
    for (const [i, { person, side }] of seats.entries())
      if (person !== next.operation.actor && actsAsIf(table, person, side, then) !== before[i])
        found.push(namesChange(ownPost({ posts }, person)));
  }
  return found;
};

/** So many steps are played of each game. Games of large boards have many acts, and are left to others of their kind. */
const STEPS = 6;
const LARGE: ReadonlySet<string> = new Set(['marches', 'go', 'go-13', 'shires', 'werewolf']);
/** Random modules in which acts of others change what a player can do. */
const MADE = [7, 23, 35];

const modules = await shipped();

describe('a seat is notified of changes to its legal acts', () => {
  it.each([...modules].filter(([name]) => !LARGE.has(name)))(
    '[G42] a player is notified when their legal acts change in %s',
    (_, module) => {
      expect(changesOfActs(module, 1, STEPS)).not.toContain(false);
    },
  );

  it('[G42] a player is notified when their legal acts change in random modules', () => {
    const found = MADE.flatMap((seed) => changesOfActs(madeModule(seed).module, 1, STEPS));
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain(false);
  });

  it('[G42] each step of reversi that changes legal acts notifies the players', () => {
    const reversi = modules.get('reversi');
    expect(reversi && changesOfActs(reversi, 1, STEPS)).toEqual(Array.from({ length: STEPS }, () => true));
  });
});
