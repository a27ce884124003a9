import { describe, expect, it } from 'vitest';
import type { ReportDataPost } from '../../../src/facts/stored-post.ts';
import type { Step } from '../../../src/session/base/step.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import { checkpointKey, readHead } from '../../../src/session/log/checkpoint.ts';
import { controlId } from '../../../src/view/text/message.ts';
import {
  beside,
  CHANNEL,
  done,
  GUILD,
  idsAt,
  killed,
  moveOf,
  newProcess,
  newTable,
  type Process,
  place,
  told,
} from '../../support/session.ts';
import {
  ANN,
  BEN,
  CAMP,
  CLO,
  endTurn,
  HAND,
  MAIN,
  openModule,
  spot,
  withRules,
  secretModule as withSpy,
} from '../../support/table.ts';

/** Nobody has anything in hand when the game begins: of that nobody is written. */
const secretModule = { ...withSpy, setup: withSpy.setup.filter(({ map }) => map !== 'Red Hand') };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A move that all see, in a game of one channel. */
const moved = (game: OpenGame, answered?: Parameters<typeof told>[2]): Promise<Step> =>
  told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')), answered);

/** What the channel was shown since the game began. */
const shown = ({ messenger }: Process): readonly string[] => messenger.texts(CHANNEL).slice(5);

/** What Ann is sent of a move into her hand. */
const IN_HAND = `-# **Skirmish** in <#${CHANNEL}>\n<@${ANN}> moves **Pawn** A5 → Red Hand.\n**Your card**: Pawn`;

const tries = ({ messenger }: Process): readonly string[] => messenger.tried.slice(5).map(({ nonce }) => nonce);

/** The process that comes after this one was killed, which looks for what is left. */
const restarted = async (process: Process): Promise<Process & { readonly game: OpenGame }> => {
  const next = killed(process);
  const games = new Games(next.ports);
  await games.resume([GUILD]);
  const game = await games.at(CHANNEL);
  if (!game) throw new Error('no game');
  return { ...next, game };
};

describe('posts', () => {
  it('[T3] posts are sent once each, in order, when nothing fails', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const steps = [await moved(game), await told(game, place(spot(CAMP)))];
    await process.clock.pass(HOUR);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** A5 → A4.`, `<@${ANN}> puts **Stone** on Camp.`]);
    expect(tries(process)).toEqual(steps.map(({ attempt }) => game.session.names.nonce(attempt, 'channel')));
    expect(process.messenger.looked).toEqual([]);
    expect(await readHead(process.ports, game.session.game)).toMatchObject({ delivered: 7, open: [] });
  });

  it('[T3] posts have a stable nonce unique to game, step and reader', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const other = await new Games(beside(process).ports).at(CHANNEL);
    const readers = ['channel', ANN, BEN];
    const nonces = Array.from({ length: 50 }, (_, i) =>
      readers.map((reader) => game.session.names.nonce(`attempt ${i}`, reader)),
    ).flat();
    expect(new Set(nonces).size).toBe(150);
    expect(nonces.every((nonce) => /^[a-z0-9]{22}$/.test(nonce))).toBe(true);
    expect(other?.session.names.nonce('one', BEN)).toBe(game.session.names.nonce('one', BEN));
    const elsewhere = (await newTable(newProcess())).game;
    expect(elsewhere.session.names.nonce('one', BEN)).not.toBe(game.session.names.nonce('one', BEN));
  });

  /** Posts of twenty moves that a killed process left, and the process after it. */
  const leftBehind = async (): Promise<Process> => {
    const process = newProcess();
    const { game } = await newTable(process, withRules(openModule, { turns: 'free' }));
    process.messenger.always.set(CHANNEL, 'lost');
    for (let i = 0; i < 20; i += 1)
      await told(game, moveOf(game.session, ANN, spot(MAIN, i % 2 ? 'A4' : 'A5'), spot(MAIN, i % 2 ? 'A5' : 'A4')));
    await process.clock.pass(100);
    process.messenger.always.clear();
    return killed(process);
  };

  it('[H13] posts left by a former process are searched in parallel, and missing ones sent', async () => {
    const next = await leftBehind();
    let [under, most] = [0, 0];
    const looked: string[] = [];
    next.messenger.find = async (_, { tag }) => {
      under += 1;
      most = Math.max(most, under);
      await new Promise<void>((resolve) => next.clock.after(1000, resolve));
      under -= 1;
      looked.push(tag);
      // Every second one is there already.
      return looked.length % 2 === 0;
    };
    const before = next.messenger.tried.length;
    await new Games(next.ports).resume([GUILD]);
    await next.clock.pass(MINUTE);
    const sent = next.messenger.tried.slice(before).filter(({ message }) => message.text.includes('moves'));
    expect([most, looked.length, new Set(looked).size, sent.length]).toEqual([20, 20, 20, 10]);
  });

  it('[H13] posts left by a former process do not block a stop', async () => {
    const next = await leftBehind();
    const searches: { readonly isGivenUp: () => boolean; readonly tell: (found: boolean) => void }[] = [];
    next.messenger.find = (_, __, isGivenUp = () => false) =>
      new Promise((tell) => void searches.push({ isGivenUp, tell }));
    const before = next.messenger.tried.length;
    const games = new Games(next.ports);
    await games.resume([GUILD]);
    await next.clock.pass(MINUTE);
    const closed = (await games.at(CHANNEL))?.outbox.close();
    expect(searches.map(({ isGivenUp }) => isGivenUp())).toEqual(Array.from({ length: 20 }, () => true));
    for (const { tell } of searches) tell(false);
    await closed;
    expect(next.messenger.tried.length - before).toBe(0);
  });

  it('[T3] posts that may have arrived are repeated within two minutes, same nonce', async () => {
    for (const fate of ['lost', 'unanswered'] as const) {
      const process = newProcess();
      const { game } = await newTable(process);
      process.messenger.fates.push(fate, fate, fate);
      const { attempt } = await moved(game);
      await process.clock.pass(MINUTE);
      expect(tries(process)).toEqual(Array.from({ length: 4 }, () => game.session.names.nonce(attempt, 'channel')));
      expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** A5 → A4.`]);
      expect(process.messenger.looked).toEqual([]);
    }
  });

  it('[D35] posts are all sent again after a copy was restored', async () => {
    for (const isKilled of [false, true]) {
      const process = newProcess();
      const { game } = await newTable(process, withRules(secretModule, { turns: 'free' }));
      await process.clock.pass(HOUR);
      const copy = new Map(process.store.rows);
      const taken = await told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(HAND)));
      expect(taken.posts.map(({ reader }) => reader)).toEqual(['channel', ANN]);
      await process.clock.pass(1000);
      const before = [CHANNEL, ANN].map((to) => process.messenger.texts(to).length);
      const next = killed(process);
      next.store.rows.clear();
      for (const [key, text] of copy) next.store.rows.set(key, text);
      const again = await new Games(next.ports).at(CHANNEL);
      if (!again) throw new Error('no game');
      const operation = moveOf(again.session, ANN, spot(MAIN, 'A5'), spot(HAND));
      if (isKilled) await done(again.session, operation);
      else await told(again, operation);
      const last = isKilled ? await restarted(next) : next;
      await last.clock.pass(MINUTE);
      expect([CHANNEL, ANN].map((to) => process.messenger.texts(to).length)).toEqual(before.map((count) => count + 1));
    }
  });

  it('[T3] posts are searched for later and sent marked if missing', async () => {
    for (const fate of ['lost', 'unanswered'] as const) {
      const process = newProcess();
      const { game } = await newTable(process);
      process.messenger.always.set(CHANNEL, fate);
      await moved(game);
      await process.clock.pass(2 * MINUTE);
      process.messenger.always.clear();
      await process.clock.pass(10 * MINUTE);
      expect(process.messenger.looked).toEqual([CHANNEL]);
      expect(shown(process)).toEqual([
        fate === 'lost' ? `(again) <@${ANN}> moves **Pawn** A5 → A4.` : `<@${ANN}> moves **Pawn** A5 → A4.`,
      ]);
      expect(await readHead(process.ports, game.session.game)).toMatchObject({ delivered: 6, open: [] });
    }
  });

  it('[D36] posts of an earlier answer wait until a search succeeds', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    await process.clock.pass(MINUTE);
    const before = shown(process).length;
    const { interaction } = await done(game.session, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    process.messenger.answers.add(interaction);
    const next = killed(process);
    next.messenger.blind = true;
    const games = new Games(next.ports);
    await games.at(CHANNEL);
    await next.clock.pass(16_000);
    expect(next.messenger.looked.length).toBeGreaterThan(0);
    next.messenger.blind = false;
    await next.clock.pass(MINUTE);
    expect(shown(next)).toHaveLength(before);
    expect((await games.at(CHANNEL))?.outbox.isEmpty).toBe(true);
  });

  it('[T3] posts are sent marked if searching is impossible', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    process.messenger.always.set(CHANNEL, 'lost');
    process.messenger.blind = true;
    await moved(game);
    await process.clock.pass(2 * MINUTE);
    process.messenger.always.clear();
    await process.clock.pass(10 * MINUTE);
    expect(shown(process)).toEqual([`(again) <@${ANN}> moves **Pawn** A5 → A4.`]);
  });

  it('[T3] posts are not repeated unmarked after two minutes, nor after a day', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    await told(game, { kind: 'settings', actor: ANN, reminder: 0 });
    process.messenger.always.set(CHANNEL, 'lost');
    const { at } = await moved(game);
    const times: number[] = [];
    process.messenger.tried.push = (...sendings) => {
      for (const { message } of sendings)
        times.push(message.text.startsWith('(again)') ? -1 : process.clock.now() - at);
      return times.length;
    };
    await process.clock.pass(30 * HOUR);
    expect(Math.max(...times)).toBeLessThanOrEqual(2 * MINUTE);
    expect(times.length).toBeGreaterThan(100);
    const before = times.length;
    await process.clock.pass(30 * HOUR);
    expect(times.length).toBe(before);
    expect(game.outbox.isEmpty).toBe(true);
  });

  it('[T3] posts that Discord refuses block nothing', async () => {
    const process = newProcess();
    const { game } = await newTable(process, withRules(secretModule, { turns: 'free' }));
    process.messenger.always.set(ANN, 'closed');
    process.messenger.fates.push('gone');
    await told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(HAND)));
    await told(game, endTurn(ANN));
    await process.clock.pass(HOUR);
    expect(shown(process)).toEqual([
      `<@${ANN}> ends the turn.\nIt's **Blue**'s turn: <@${BEN}>`,
      expect.stringContaining("couldn't send some posts here"),
    ]);
    expect(process.messenger.texts(ANN)).toEqual([]);
    expect(tries(process)).toHaveLength(4);
    expect(await readHead(process.ports, game.session.game)).toMatchObject({ delivered: 7, open: [] });
  });

  it('[T3] posts that fail to render are retried without ending the process', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const step = await done(game.session, place(spot(CAMP)));
    const [post] = step.posts;
    let broken = true;
    const faulty = {
      ...post,
      get seen(): ReportDataPost['seen'] {
        if (broken) throw new Error('no words');
        return (post as ReportDataPost).seen;
      },
    };
    game.outbox.take({ ...step, posts: [faulty as unknown as Step['posts'][number]] }, undefined);
    await process.clock.pass(100);
    expect(process.faults.join()).toContain('no words');
    broken = false;
    await process.clock.pass(MINUTE);
    expect(shown(process)).toEqual([`<@${ANN}> puts **Stone** on Camp.`]);
  });
});

describe('a post that an answer delivers', () => {
  it('[T3] a post that an answer delivers is not sent separately', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const step = await moved(game, 'channel');
    await process.clock.pass(MINUTE);
    expect(game.outbox.isEmpty).toBe(false);
    game.outbox.settle(step, 'channel', true);
    await process.clock.pass(HOUR);
    expect(tries(process)).toEqual([]);
    expect(await readHead(process.ports, game.session.game)).toMatchObject({ delivered: 6, open: [] });
  });

  it('[T3] a post is sent if its answer was not sent', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    game.outbox.settle(await moved(game, 'channel'), 'channel', false);
    await process.clock.pass(HOUR);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** A5 → A4.`]);
  });

  it('[T3] a post is not sent if its answer is found in the channel', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const step = await moved(game, 'channel');
    process.messenger.answers.add(step.interaction);
    game.outbox.settle(step, 'channel', false);
    await process.clock.pass(HOUR);
    expect(tries(process)).toEqual([]);
  });

  it('[T3] a post goes only to its private reader if its answer failed', async () => {
    const process = newProcess();
    const { game } = await newTable(process, withRules(secretModule, { turns: 'free' }));
    const step = await told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(HAND)), ANN);
    game.outbox.settle(step, ANN, false);
    await process.clock.pass(HOUR);
    expect(process.messenger.texts(ANN)).toEqual([IN_HAND]);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** away from A5.`]);
  });
});

describe('after a crash', () => {
  it('[T3] after a crash the next process sends unsent posts after the lease', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    await done(game.session, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    const next = await restarted(process);
    await process.clock.pass(10_000);
    expect(shown(process)).toEqual([]);
    await process.clock.pass(10_000);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** A5 → A4.`]);
    expect(next.messenger.looked).toEqual([CHANNEL]);
    await process.clock.pass(HOUR);
    expect(shown(process)).toHaveLength(1);
    expect(await readHead(next.ports, next.game.session.game)).toMatchObject({ delivered: 6, open: [] });
  });

  it('[T3] a post found by its control or interaction is not repeated', async () => {
    for (const how of ['post', 'answer'] as const) {
      const process = newProcess();
      const { game } = await newTable(process);
      process.messenger.fates.push('unanswered');
      const step = await moved(game, how === 'answer' ? 'channel' : undefined);
      if (how === 'answer') process.messenger.answers.add(step.interaction);
      await process.clock.pass(0);
      await restarted(process);
      await process.clock.pass(HOUR);
      expect(tries(process)).toHaveLength(how === 'post' ? 1 : 0);
      expect(process.messenger.looked).toEqual([CHANNEL]);
    }
  });

  it('[T3] posts of different steps are not confused after a crash', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    await done(game.session, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    await done(game.session, moveOf(game.session, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')));
    await restarted(process);
    await process.clock.pass(HOUR);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** A5 → A4.`, `<@${ANN}> moves **Pawn** A4 → A3.`]);
  });

  it('[T3] an unsent private message is sent only to its reader', async () => {
    const process = newProcess();
    const { game } = await newTable(process, withRules(secretModule, { turns: 'free' }));
    await done(game.session, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(HAND)));
    await restarted(process);
    await process.clock.pass(HOUR);
    expect(process.messenger.texts(ANN)).toHaveLength(1);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** away from A5.`]);
    expect([BEN, CLO].flatMap((person) => process.messenger.texts(person))).toEqual([]);
  });

  it('[T3] a post still unsent after a crash does not repeat later ones', async () => {
    const process = newProcess();
    const { game } = await newTable(process, withRules(secretModule, { turns: 'free' }));
    process.messenger.always.set(ANN, 'lost');
    await told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(HAND)));
    for (let i = 0; i < 20; i += 1) await told(game, endTurn(i % 2 === 0 ? ANN : BEN));
    await process.clock.pass(5000);
    expect(await readHead(process.ports, game.session.game)).toMatchObject({ delivered: 26, open: [6] });
    process.messenger.there.length = 0;
    process.messenger.always.clear();
    await restarted(process);
    await process.clock.pass(HOUR);
    expect(process.messenger.texts(ANN)).toEqual([IN_HAND]);
    expect(process.messenger.texts(CHANNEL)).toEqual([`<@${ANN}> moves **Pawn** away from A5.`]);
  });

  it('[T3] without delivery records everything missing is sent after a crash', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    await done(game.session, place(spot(MAIN, 'A1')));
    process.store.rows.delete(checkpointKey(game.session.game));
    const { length } = process.messenger.there;
    await restarted(process);
    await process.clock.pass(HOUR);
    expect(process.messenger.there.length).toBe(length + 1);
  });

  it('[T3] a step appended by a failed process is delivered by another', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const other = beside(process);
    const second = await new Games(other.ports).at(CHANNEL);
    if (!second) throw new Error('no game');
    await done(second.session, moveOf(second.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    await process.clock.pass(2001);
    expect(await game.session.read({ who: 'channel' }, () => game.session.number)).toBe(6);
    await process.clock.pass(HOUR);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** A5 → A4.`]);
    expect(process.messenger.looked).toEqual([CHANNEL]);
  });

  it('[T3] an operation found to be stored later is posted', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const move = moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'));
    process.store.failNext({ when: 'after' });
    process.store.failNext({ when: 'before', call: 'read' });
    expect(await game.session.run(move, 'unsaved' as Step['interaction'])).toEqual({ kind: 'unsaved' });
    expect(await game.session.read({ who: 'channel' }, () => idsAt(game.session, spot(MAIN, 'A4')).length)).toBe(1);
    await process.clock.pass(HOUR);
    expect(shown(process)).toEqual([`<@${ANN}> moves **Pawn** A5 → A4.`]);
  });
});

describe('the delivery record', () => {
  it('the delivery record is written later, once for many steps', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    await process.clock.pass(HOUR);
    let sets = 0;
    const { rows } = process.store;
    rows.set = (key, text) => {
      if (key.endsWith(':head')) sets += 1;
      return Map.prototype.set.call(rows, key, text);
    };
    for (let i = 0; i < 10; i += 1) await told(game, place(spot(CAMP)));
    await process.clock.pass(500);
    expect(sets).toBe(0);
    await process.clock.pass(1000);
    expect(sets).toBe(1);
    expect(await readHead(process.ports, game.session.game)).toMatchObject({ delivered: 15, open: [] });
  });

  it('the delivery record never passes a step with unsent posts', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const steps = [
      await moved(game, 'channel'),
      await told(game, place(spot(CAMP)), 'channel'),
      await told(game, place(spot(CAMP)), 'channel'),
    ];
    const { head } = game.session;
    game.outbox.settle(steps[2] as Step, 'channel', true);
    expect(head.head).toMatchObject({ delivered: 8, open: [6, 7] });
    game.outbox.settle(steps[0] as Step, 'channel', true);
    expect(head.head).toMatchObject({ delivered: 8, open: [7] });
    game.outbox.settle(steps[1] as Step, 'channel', true);
    expect(head.head).toMatchObject({ delivered: 8, open: [] });
  });

  it('the delivery record does not pass a step before its posts are queued', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    const first = await moved(game, 'channel');
    await done(game.session, place(spot(CAMP)));
    game.outbox.settle(first, 'channel', true);
    expect(game.session.head.head).toMatchObject({ delivered: 7, open: [7] });
  });
});

describe('a clean stop', () => {
  it('[T28] a clean stop waits for sending, writes the record and retries nothing', async () => {
    const process = newProcess();
    const { games, game } = await newTable(process);
    process.messenger.fates.push('sent', 'lost');
    await moved(game);
    await told(game, place(spot(CAMP)));
    await games.close();
    expect(await readHead(process.ports, game.session.game)).toMatchObject({ delivered: 6, open: [] });
    expect(tries(process)).toHaveLength(2);
    await process.clock.pass(HOUR);
    expect(tries(process)).toHaveLength(2);
    const next = await restarted(process);
    await process.clock.pass(MINUTE);
    expect(next.messenger.texts(CHANNEL).at(-1)).toContain('puts **Stone** on Camp');
  });
});

describe('the message of a post', () => {
  it('the message of a post carries its step in a control', async () => {
    const process = newProcess();
    const { game } = await newTable(process, openModule);
    const step = await moved(game);
    await process.clock.pass(0);
    const { game: id } = game.session;
    const ids = process.messenger.there
      .at(-1)
      ?.message.rows?.flat()
      .map((control) => control.id);
    expect(ids).toContain(controlId('board', 'whole', id, game.session.names.mark(step), '0'));
    expect(
      new Set(Array.from({ length: 50 }, (_, i) => game.session.names.mark({ attempt: `attempt ${i}` }))).size,
    ).toBe(50);
  });
});
