import { expect, it } from 'vitest';
import type { Marks, Sent } from '../../../src/session/delivery/messenger.ts';
import type { People } from '../../../src/session/delivery/people.ts';
import type { Presence } from '../../../src/session/delivery/presence.ts';
import { StandingBoard } from '../../../src/session/delivery/standing-board.ts';
import { CHANNEL, done, newGame, newProcess } from '../../support/session.ts';
import { ANN, BEN, endTurn, openModule, withRules } from '../../support/table.ts';

it('[U5] former posts lose their controls one at a time, and few wait for it, however fast turns follow each other', async () => {
  const process = newProcess();
  const session = await newGame(process, withRules(openModule, { turns: 'strict' }));
  await done(session, { kind: 'settings', actor: ANN, posts: 'turn' });
  const edits: { readonly marks: Marks; readonly end: (sent: Sent) => void }[] = [];
  process.messenger.edit = (_, marks) => new Promise((end) => edits.push({ marks, end }));
  const board = new StandingBoard(process.ports, session, CHANNEL, {} as People, {} as Presence);
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
