import { expect, it } from 'vitest';
import type { Post } from '../../../src/facts/stored-post.ts';
import type { SendResult, SentMessageReference } from '../../../src/session/base/messenger.ts';
import type { Step } from '../../../src/session/base/step.ts';
import { LatestRequestTimes } from '../../../src/session/channel/presence.ts';
import { CurrentBoardPost } from '../../../src/session/channel/standing-board.ts';
import type { ProfileStore } from '../../../src/session/server/people.ts';
import { CHANNEL, done, newGame, newProcess } from '../../support/session.ts';
import { ANN, BEN, endTurn, openModule, withRules } from '../../support/table.ts';

const SENT: SendResult = { kind: 'sent' };

it('[U5] old posts lose their controls one at a time', async () => {
  const process = newProcess();
  const session = await newGame(process, withRules(openModule, { turns: 'strict' }));
  await done(session, { kind: 'settings', actor: ANN, posts: 'turn' });
  const edits: { readonly marks: SentMessageReference; readonly end: (sent: SendResult) => void }[] = [];
  process.messenger.edit = (_, marks) => new Promise((end) => edits.push({ marks, end }));
  const board = new CurrentBoardPost(
    process.ports,
    session,
    CHANNEL,
    {} as ProfileStore,
    new LatestRequestTimes(process.clock),
  );
  const all: Promise<void>[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const step = await done(session, endTurn(turn % 2 === 0 ? ANN : BEN));
    const [post] = step.posts;
    if (post) all.push(board.stands(step, post));
    await new Promise((next) => setImmediate(next));
  }
  expect(all).toHaveLength(20);
  for (const count of [1, 2, 3, 4]) {
    expect(edits).toHaveLength(count);
    edits[count - 1]?.end({ kind: 'sent' });
    await new Promise((next) => setImmediate(next));
  }
  await Promise.all(all);
  // The first, and the newest three of those that waited for it.
  expect(new Set(edits.map(({ marks }) => marks.tag)).size).toBe(4);
  expect(edits).toHaveLength(4);
});

it('[U4] only the newest of several waiting posts replaces the old one', async () => {
  const process = newProcess();
  const session = await newGame(process, withRules(openModule, { turns: 'strict' }));
  await done(session, { kind: 'settings', actor: ANN, posts: 'turn' });
  const edits: {
    readonly marks: SentMessageReference;
    readonly text: string | undefined;
    readonly end: (sent: SendResult) => void;
  }[] = [];
  process.messenger.edit = (_, marks, message) => new Promise((end) => edits.push({ marks, text: message?.text, end }));
  const presence = new LatestRequestTimes(process.clock);
  for (const player of [ANN, BEN]) presence.note(player);
  const board = new CurrentBoardPost(process.ports, session, CHANNEL, {} as ProfileStore, presence);
  const steps: Step[] = [];
  for (let turn = 0; turn < 9; turn += 1) steps.push(await done(session, endTurn(turn % 2 === 0 ? ANN : BEN)));
  const sent = new Map<number, SendResult | undefined>();
  const replace = (turn: number): void => {
    const step = steps[turn] as Step;
    const made = board.replace(step, step.posts[0] as Post, { text: `turn ${turn}` });
    void made.then((one) => {
      sent.set(turn, one);
    });
  };
  // A few turns of the event loop: the store writes in the next one what came in one.
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setImmediate(next));
  };
  for (const turn of [1, 2, 3, 5, 4]) {
    replace(turn);
    await settled();
  }
  expect(edits.map(({ text }) => text)).toEqual(['turn 1']);
  expect([...sent]).toEqual([[4, SENT]]);
  edits[0]?.end({ kind: 'sent', message: '77' });
  await settled();
  expect(edits.map(({ text }) => text)).toEqual(['turn 1', 'turn 5']);
  expect(edits[1]?.marks).toMatchObject({ message: '77' });
  expect(sent.has(2)).toBe(false);
  // Where it can't be put there, it is a new post alone: nobody needs those that it passed.
  edits[1]?.end({ kind: 'refused', why: 'gone' });
  await settled();
  expect(sent).toEqual(
    new Map([
      [4, SENT],
      [1, { ...SENT, message: '77' }],
      [2, SENT],
      [3, SENT],
      [5, undefined],
    ]),
  );
  // A stop waits for the edit that is under way alone: the other one is the next process's.
  replace(6);
  await settled();
  replace(7);
  await settled();
  board.close();
  await settled();
  expect(sent.get(7)).toEqual({ kind: 'unknown' });
  edits[2]?.end(SENT);
  await settled();
  expect(sent.get(6)).toEqual(SENT);
  expect(edits).toHaveLength(3);
});

it('[U38] a post with events stays when the next turn comes', async () => {
  const process = newProcess();
  const scored = { ...withRules(openModule, { turns: 'strict' }), scorekeepers: { hides: false, text: NEWS } };
  const session = await newGame(process, scored);
  await done(session, { kind: 'settings', actor: ANN, posts: 'turn' });
  const presence = new LatestRequestTimes(process.clock);
  for (const player of [ANN, BEN]) presence.note(player);
  const board = new CurrentBoardPost(process.ports, session, CHANNEL, {} as ProfileStore, presence);
  const quiet: boolean[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const step = await done(session, endTurn(turn % 2 === 0 ? ANN : BEN));
    quiet.push(await board.isQuiet(step, step.posts[0] as Post));
  }
  // The message comes behind the second turn of both, so that the post behind that one is new.
  expect(quiet).toEqual([false, true, true, true, false, true]);
});

it('[U38] a post that reports points stays', async () => {
  const process = newProcess();
  const harvest = { name: 'Harvest', does: [{ points: '2' }], says: { other: '$Actor$ brings in the harvest.' } };
  const session = await newGame(process, { ...withRules(openModule, { turns: 'strict' }), actions: [harvest] });
  await done(session, { kind: 'settings', actor: ANN, posts: 'turn' });
  const presence = new LatestRequestTimes(process.clock);
  for (const player of [ANN, BEN]) presence.note(player);
  const board = new CurrentBoardPost(process.ports, session, CHANNEL, {} as ProfileStore, presence);
  const quiet: boolean[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const actor = turn % 2 === 0 ? ANN : BEN;
    const act = { kind: 'act', actor, action: 'Harvest', choices: {}, subject: undefined, payment: undefined } as const;
    if (turn === 2) await done(session, act);
    const step = await done(session, endTurn(actor));
    quiet.push(await board.isQuiet(step, step.posts[0] as Post));
  }
  expect(quiet).toEqual([false, true, true, false, true, true]);
});

const NEWS =
  '(scorekeeper bell (when (after-turn)) (applies-to Red) (do (set 1)) (messages ((= turn 2) "The bell rings.")))';
