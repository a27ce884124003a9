import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { clockQueries } from '../../../src/features/clock/view/clock.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { Operation } from '../../../src/table/index.ts';
import { requestQueries } from '../../../src/view/requests.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { CHANNEL, GUILD, killed, moveOf, newInteraction, told } from '../../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  DAN,
  endTurn,
  join,
  MAIN,
  openModule,
  secretModule,
  spot,
  withRules,
} from '../../support/table.ts';
import { act, agreeing, asking, begunGame, type Played } from './heard.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const byCommand = withRules(openModule, { turns: 'strict' });
const free = withRules(secretModule, { turns: 'free' }, null);
const master: Operation = { kind: 'preside', actor: DAN, takes: true };

/** A table in whose channel the bot can't post any more. */
const silenced = async (module: Module = free): Promise<Played> => {
  const table = await begunGame(module);
  table.process.messenger.always.set(CHANNEL, 'gone');
  return table;
};

const refusal = async ({ game: { session } }: Pick<Played, 'game'>, operation: Operation): Promise<unknown> => {
  const outcome = await session.run(operation, newInteraction());
  return outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
};

describe('[T30] a question that can’t be posted', () => {
  it('a question that can’t be posted goes directly to the asked players', async () => {
    const table = await silenced();
    const { directs } = await act(table, asking(DAN, { what: 'master' }));
    expect(directs.map(([person]) => person).sort()).toEqual([ANN, BEN].sort());
    for (const [, text] of directs) expect(text).toContain(`<@${DAN}> asks`);
  });

  it('an unpostable question is sent directly once, also after a restart', async () => {
    const table = await silenced();
    await act(table, asking(DAN, { what: 'master' }));
    const sent = table.process.messenger.there.length;
    const next = killed(table.process);
    await new Games(next.ports).resume([GUILD]);
    await next.clock.pass(HOUR);
    expect(next.messenger.there).toHaveLength(sent);
  });

  it('a question that reached no player is never granted', async () => {
    const table = await silenced();
    table.process.messenger.always.set(ANN, 'closed');
    table.process.messenger.always.set(BEN, 'closed');
    await act(table, asking(DAN, { what: 'master' }));
    await table.process.clock.pass(30 * DAY);
    expect(await refusal(table, master)).toMatchObject({ code: 'has-seen' });
  });

  it('an unpostable question is never granted, however many follow it', async () => {
    const table = await silenced();
    for (const person of [ANN, BEN]) table.process.messenger.always.set(person, 'closed');
    await act(table, asking(DAN, { what: 'master' }));
    for (let i = 0; i < 25; i += 1) {
      await table.process.clock.pass(MINUTE);
      await act(table, asking(ANN, { what: 'clock', turn: 60 + i }));
      const requests = table.game.session.viewNow(channelViewer).of(requestQueries);
      const own = requests.all().find(({ by }) => by === ANN);
      await act(table, { kind: 'decline', actor: ANN, request: own ? (requests.id(own.handle) ?? '') : '' });
    }
    await table.process.clock.pass(30 * DAY);
    expect(await refusal(table, master)).toMatchObject({ code: 'has-seen' });
  });

  it('silence about an unpostable question counts only for reached players', async () => {
    const table = await silenced();
    table.process.messenger.always.set(BEN, 'closed');
    await act(table, asking(DAN, { what: 'master' }));
    await table.process.clock.pass(4 * DAY);
    expect(await refusal(table, master)).toMatchObject({ code: 'has-seen', sides: [BLUE] });
  });

  it('a question’s time counts from when it was posted after all', async () => {
    const table = await begunGame(free);
    table.process.messenger.always.set(CHANNEL, 'lost');
    await act(table, asking(DAN, { what: 'master' }));
    await table.process.clock.pass(5 * HOUR);
    table.process.messenger.always.delete(CHANNEL);
    await table.process.clock.pass(2 * DAY + 23 * HOUR);
    expect(await refusal(table, master)).toMatchObject({ code: 'has-seen' });
    await table.process.clock.pass(2 * HOUR);
    expect(await refusal(table, master)).toBe('done');
  });
});

describe('[T30] a turn that can’t be posted', () => {
  it('the player of a turn that can’t be posted is reminded directly', async () => {
    const table = await silenced(byCommand);
    await table.process.clock.pass(DAY);
    expect(table.process.messenger.texts(ANN).at(-1)).toContain(`It's still **Red**'s turn: <@${ANN}>`);
  });

  it('a turn that can’t be posted notifies its player directly', async () => {
    const table = await silenced(byCommand);
    const { directs } = await act(table, endTurn(ANN));
    expect(directs.map(([person, text]) => [person, text.split('\n').at(-1)])).toEqual([
      [BEN, expect.stringContaining('Blue')],
    ]);
  });

  it('a turn that can’t be posted starts no clock before notifying its player', async () => {
    const table = await begunGame(byCommand);
    const limit = { turn: 60 };
    await act(table, asking(ANN, { what: 'clock', ...limit }));
    await act(table, agreeing(BEN)(table));
    await act(table, { kind: 'set-clock', actor: ANN, ...limit });
    table.process.messenger.always.set(CHANNEL, 'gone');
    table.process.messenger.always.set(BEN, 'closed');
    await act(table, endTurn(ANN));
    await table.process.clock.pass(2 * DAY);
    const late: Operation = { kind: 'run-out', actor: BEN };
    expect(await refusal(table, late)).toMatchObject({ code: 'no-timeout' });
    expect(table.game.session.viewNow(channelViewer).of(clockQueries).timeout()).toBeUndefined();
    await table.process.clock.pass(DAY + 2 * HOUR);
    expect(table.game.session.viewNow(channelViewer).of(clockQueries).timeout()).toBeDefined();
  });
});

describe('[T30] a player who can’t be reached', () => {
  it('an unreachable player keeps the seat for three days, and no longer', async () => {
    const table = await silenced(secretModule);
    table.process.messenger.always.set(BEN, 'closed');
    await act(table, endTurn(ANN));
    await table.process.clock.pass(2 * DAY + 23 * HOUR);
    expect(await refusal(table, join(CLO, BLUE))).toMatchObject({ code: 'side-taken' });
    await table.process.clock.pass(2 * HOUR);
    expect(await refusal(table, join(CLO, BLUE))).toBe('done');
  });

  it('a silent player who got the direct message loses the seat after a day', async () => {
    const table = await silenced(secretModule);
    await act(table, endTurn(ANN));
    await table.process.clock.pass(DAY - MINUTE);
    expect(await refusal(table, join(CLO, BLUE))).toMatchObject({ code: 'side-taken' });
    await table.process.clock.pass(2 * MINUTE);
    expect(await refusal(table, join(CLO, BLUE))).toBe('done');
  });
});

describe('[T30] a channel', () => {
  it('a channel lists once the players unreached for three days', async () => {
    const table = await silenced(secretModule);
    table.process.messenger.always.set(BEN, 'closed');
    await act(table, endTurn(ANN));
    const { outbox } = table.game;
    await table.process.clock.pass(2 * DAY + 23 * HOUR);
    expect(await outbox.unreachedLine()).toBeUndefined();
    await table.process.clock.pass(2 * HOUR);
    expect(await outbox.unreachedLine()).toContain(`nothing has reached <@${BEN}>`);
    expect(await outbox.unreachedLine()).toBeUndefined();
  });

  it('a channel notifies unreached players once it accepts posts again', async () => {
    const table = await silenced();
    table.process.messenger.always.set(BEN, 'closed');
    await act(table, asking(DAN, { what: 'master' }));
    await table.process.clock.pass(10 * DAY);
    table.process.messenger.always.delete(CHANNEL);
    await told(table.game, moveOf(table.game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    await table.process.clock.pass(0);
    expect(table.process.messenger.texts(CHANNEL).at(-1)).toContain(`Waiting for <@${BEN}>.`);
    expect(await refusal(table, master)).toMatchObject({ code: 'has-seen' });
    await table.process.clock.pass(3 * DAY);
    expect(await refusal(table, master)).toBe('done');
  });
});

describe('[T32] a channel that accepts posts again', () => {
  const lost = ({ process: { messenger } }: Played): readonly string[] =>
    messenger.texts(CHANNEL).filter((text) => text.includes("couldn't send some posts here"));

  it('a channel that accepts posts again shows once that some are missing', async () => {
    const table = await silenced(byCommand);
    const since = Math.floor(table.process.clock.now() / 1000);
    for (const actor of [ANN, BEN, ANN]) await act(table, endTurn(actor));
    expect(lost(table)).toEqual([]);
    table.process.messenger.always.delete(CHANNEL);
    for (const actor of [BEN, ANN]) await act(table, endTurn(actor));
    expect(lost(table)).toEqual([expect.stringContaining(`since <t:${since}:f>`)]);
  });

  it('a reopened channel shows that posts failed for a day', async () => {
    const table = await begunGame(byCommand);
    table.process.messenger.always.set(CHANNEL, 'lost');
    await act(table, endTurn(ANN));
    await table.process.clock.pass(DAY + HOUR);
    table.process.messenger.always.delete(CHANNEL);
    await act(table, endTurn(BEN));
    expect(lost(table)).toHaveLength(1);
  });

  it('a reopened channel shows missing posts after a restart, too', async () => {
    const table = await silenced(byCommand);
    await act(table, endTurn(ANN));
    await table.process.clock.pass(2000);
    table.process.messenger.always.delete(CHANNEL);
    const process = killed(table.process);
    const game = await new Games(process.ports).at(CHANNEL);
    if (!game) throw new Error('no game');
    await act({ process, game }, endTurn(BEN));
    expect(lost({ process, game })).toHaveLength(1);
  });

  it('a reopened channel does not report a post that arrived', async () => {
    const table = await begunGame(byCommand);
    table.process.messenger.fates.push('unanswered');
    await act(table, endTurn(ANN));
    const process = killed(table.process);
    await process.clock.pass(2 * DAY);
    const games = new Games(process.ports);
    await games.resume([GUILD]);
    await process.clock.pass(MINUTE);
    const game = await games.at(CHANNEL);
    if (!game) throw new Error('no game');
    await act({ process, game }, endTurn(BEN));
    expect(lost({ process, game })).toEqual([]);
  });
});
