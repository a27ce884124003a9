import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '../../../src/engine/index.ts';
import type { ReportDataPost } from '../../../src/facts/stored-post.ts';
import type { Reader, Step } from '../../../src/session/base/step.ts';
import { post as postForm } from '../../../src/session/file/format-post.ts';
import { Session } from '../../../src/session/game/session.ts';
import { createPostForReader, createPosts } from '../../../src/session/posts/post.ts';
import { deedTextFor } from '../../../src/session/posts/post-words.ts';
import { TurnNotices } from '../../../src/session/steps/given.ts';
import { roomOf } from '../../../src/session/steps/room.ts';
import { advanceTimeline, createUndoTimeline, stepsReferredTo } from '../../../src/session/steps/timeline.ts';
import { apply, equal, handlerOf, LiveTable } from '../../../src/table/index.ts';
import type { Words } from '../../../src/words/index.ts';
import { opening, perform } from '../../secrecy/acts/perform.ts';
import { Bot } from '../../secrecy/bot.ts';
import { Shadow } from '../../secrecy/shadow.ts';
import { deeds, hauntedWorlds, moduleOf, PEOPLE } from '../../secrecy/worlds/world.ts';
import { anyAttempts, anyModule, operationOf } from '../../support/generators.ts';
import { ENGLISH, lineOf, wordsOf } from '../../support/play/told.ts';
import {
  beginning,
  done,
  GAME,
  killed,
  load,
  logOf,
  moveOf,
  newGame,
  newInteraction,
  newProcess,
  playedAgain,
} from '../../support/session.ts';
import { ANN, MAIN, spot, undo } from '../../support/table.ts';

const READERS: readonly Reader[] = ['channel', ...PEOPLE];

/** What each reader is told of a step, whether that is the same as what others are told or not. */
interface Replayed {
  readonly step: Step;
  readonly posts: readonly (ReportDataPost | undefined)[];
}

/** A game played again from its log, step by step. */
const toldIn = (steps: readonly Step[]): readonly Replayed[] => {
  const [table, timeline, given] = [new LiveTable(systems), createUndoTimeline(), new TurnNotices()];
  return steps.map((step) => {
    const { number, operation, change } = step;
    apply(table, change);
    const past = stepsReferredTo(timeline, operation).flatMap((one) => steps[one - 1] ?? []);
    advanceTimeline(timeline, number, operation, handlerOf(systems, operation.kind).play, step.posts.length > 0);
    const posts = READERS.map((reader) => createPostForReader(table, operation, change, past, reader));
    const again = given.count(step, createPosts(table, operation, change, past));
    given.note(step);
    // What followed is known only while the step is done: its parts are not stored.
    if (!step.posts.some((post) => JSON.stringify(post).includes('"follows":true')))
      expect(JSON.parse(JSON.stringify(again))).toEqual(step.posts);
    return { step, posts };
  });
};

const wordsIn = (step: Step, post: ReportDataPost | undefined): unknown => post && wordsOf(step, post);
const dataIn = (post: ReportDataPost | undefined): unknown => post && [post.seen, post.past];

/** Whatever is wrong with how a step is told. */
const faultsIn = ({ step, posts }: Replayed): readonly unknown[] => [
  ...posts.flatMap((one, i) =>
    posts
      .slice(i + 1)
      .flatMap((other) =>
        equal(dataIn(one), dataIn(other)) === equal(wordsIn(step, one), wordsIn(step, other)) ? [] : [[one, other]],
      ),
  ),
  ...posts.filter((post) => post && !equal(JSON.parse(JSON.stringify(post)), post)),
  ...step.posts.filter((post) => lineOf({ ...step, posts: [post] }, post.reader).length > roomOf(step, post)),
  ...step.posts.filter((post) => post.reader === 'channel' && !postForm.safeParse(post).success),
];

const GERMAN: Words = {
  ...ENGLISH,
  deed: { ...ENGLISH.deed, deedOf: ({ kind, seen = [] }) => `${kind} (${seen.map(({ what }) => what).join()})` },
};

describe('[T3] a stored step', () => {
  it('a stored step is worded when shown, in each language', async () => {
    const process = newProcess();
    const session = await newGame(process);
    await done(session, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    await done(session, undo(ANN));
    const again = await load(killed(process));
    const [moved, undone] = (await logOf(again)).slice(-2) as [Step, Step];
    const told = [ENGLISH, GERMAN].map((words) => [moved, undone].map((step) => deedTextFor(words, step, 'channel')));
    expect(told).toEqual([
      ['moves **Pawn** A5 → A4', 'takes back: moves **Pawn** A5 → A4'],
      ['move (moved)', 'undo ()'],
    ]);
    expect(JSON.stringify([...process.store.rows.values()])).not.toContain('takes back');
  });
});

describe('[W4] the stored view of a reader', () => {
  const title = 'is equal exactly for readers who get the same report';

  it(`the stored view of a reader ${title}, in small games with every mixture of rules`, async () => {
    const property = fc.asyncProperty(anyModule, anyAttempts, async (module, attempts) => {
      const session = Session.empty(newProcess().ports, GAME);
      for (const operation of beginning(module)) await done(session, operation);
      for (const attempt of attempts)
        await session.run(operationOf(playedAgain(await logOf(session), module), attempt), newInteraction());
      expect(toldIn(await logOf(session)).flatMap(faultsIn)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 15, seed: 20_261_122 });
  });

  it(`the stored view of a reader ${title}, in games that hide things in every way`, async () => {
    // What waits until a turn ends is told in other words then: test/session/steps/draft.test.ts.
    const worlds = hauntedWorlds.filter(({ posts }) => posts !== 'turn');
    const property = fc.asyncProperty(worlds, deeds(8, 16), async (world, script) => {
      const bot = new Bot(moduleOf(world), PEOPLE, 'a');
      await opening(bot, world);
      bot.shadow = new Shadow(bot, []);
      await bot.shadow.follow();
      for (const deed of script) {
        await perform(bot, world, deed);
        await bot.shadow.follow();
      }
      const { session } = await bot.game();
      expect(toldIn(await logOf(session)).flatMap(faultsIn)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 15, seed: 20_261_122 });
  });
});
