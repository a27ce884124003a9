import { describe, expect, it } from 'vitest';
import { clockQueries } from '../../../src/features/clock/view/clock.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import { setProfileAbsence } from '../../../src/session/time/away.ts';
import { BotUptime, downtimeSince, uptimeStartFor } from '../../../src/session/time/uptime.ts';
import type { Operation } from '../../../src/table/index.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { MARKET } from '../../engine/actions/market.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import {
  beating,
  beside,
  CHANNEL,
  GUILD,
  killed,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  started,
  told,
} from '../../support/session.ts';
import { ANN, BEN, DAN, endTurn, join, openModule, RED, secretModule, withRules } from '../../support/table.ts';
import { agreeing, asking } from '../channel/heard.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const byCommand = withRules(openModule, { turns: 'strict' });
const free = withRules(secretModule, { turns: 'free' }, null);

/** The process that starts so long after this one was killed, and looks for what runs. */
const startedAfter = async (process: Process, ms: number) => {
  process.kill();
  await process.clock.pass(ms);
  const next = beating(killed(process));
  const games = new Games(next.ports);
  await games.resume([GUILD]);
  await next.clock.pass(0);
  const game = await games.at(CHANNEL);
  if (!game) throw new Error('no game');
  return { process: next, game };
};

const tried = async ({ session }: OpenGame, operation: Operation): Promise<string> => {
  const outcome = await session.run(operation, newInteraction());
  return outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;
};

const says = ({ messenger }: Process, text: string): number =>
  messenger.there.filter(({ to, message }) => to === CHANNEL && message.text.includes(text)).length;

const timed = async (limit: { turn?: number; bank?: number }, process = beating()) => {
  const { game } = await newTable(process, byCommand);
  await told(game, asking(ANN, { what: 'clock', ...limit }));
  await told(game, agreeing(BEN)({ process, game }));
  await told(game, { kind: 'set-clock', actor: ANN, ...limit });
  await told(game, endTurn(ANN));
  return { process, game };
};

describe('[T29] time in which the bot is down', () => {
  it('downtime of the bot does not count on a turn’s clock', async () => {
    const { process } = await timed({ turn: 60 });
    await process.clock.pass(50 * MINUTE);
    const next = await startedAfter(process, 3 * DAY);
    expect(await tried(next.game, { kind: 'run-out', actor: BEN })).toBe('no-timeout');
    await next.process.clock.pass(8 * MINUTE);
    expect(says(next.process, 'Time is up for')).toBe(0);
    await next.process.clock.pass(4 * MINUTE);
    expect(says(next.process, 'Time is up for')).toBe(1);
  });

  it('downtime of the bot does not count against a time bank', async () => {
    const { process } = await timed({ bank: 120 });
    await process.clock.pass(30 * MINUTE);
    const { game, process: next } = await startedAfter(process, 10 * HOUR);
    await next.clock.pass(30 * MINUTE);
    await told(game, endTurn(BEN));
    await told(game, endTurn(ANN));
    const due = game.session.viewNow(channelViewer).of(clockQueries).due() ?? 0;
    expect(Math.round((due - next.clock.now()) / MINUTE)).toBe(60);
  });

  it('downtime of the bot is not a player’s silence', async () => {
    const process = beating();
    await newTable(process, free);
    await process.clock.pass(HOUR);
    const { game, process: next } = await startedAfter(process, 5 * DAY);
    expect(await tried(game, join(DAN, RED))).toBe('side-taken');
    await next.clock.pass(22 * HOUR);
    expect(await tried(game, join(DAN, RED))).toBe('side-taken');
    await next.clock.pass(2 * HOUR);
    expect(await tried(game, join(DAN, RED))).toBe('done');
  });

  it('downtime of the bot does not count toward a request’s deadline', async () => {
    const process = beating();
    const { game } = await newTable(process, free);
    await told(game, asking(DAN, { what: 'master' }));
    const master: Operation = { kind: 'preside', actor: DAN, takes: true };
    await process.clock.pass(HOUR);
    const next = await startedAfter(process, 3 * DAY);
    expect(await tried(next.game, master)).toBe('has-seen');
    await next.process.clock.pass(70 * HOUR);
    expect(await tried(next.game, master)).toBe('has-seen');
    await next.process.clock.pass(2 * HOUR);
    expect(await tried(next.game, master)).toBe('done');
  });

  it('downtime of the bot causes no reminder', async () => {
    const process = beating();
    await newTable(process, byCommand);
    await process.clock.pass(HOUR);
    const next = await startedAfter(process, 2 * DAY);
    await next.process.clock.pass(22 * HOUR);
    expect(says(next.process, "It's still")).toBe(0);
    await next.process.clock.pass(2 * HOUR);
    expect(says(next.process, "It's still")).toBe(1);
  });

  it('downtime of the bot leaves a question open', async () => {
    const process = beating();
    const { game } = await newTable(process, moduleFrom(MARKET));
    await told(game, { kind: 'act', actor: ANN, action: 'Levy', subject: undefined, choices: {}, payment: undefined });
    await process.clock.pass(90 * MINUTE);
    const next = await startedAfter(process, DAY);
    expect(await tried(next.game, { kind: 'answer', actor: ANN, chosen: undefined })).toBe('question-waits');
    await next.process.clock.pass(25 * MINUTE);
    expect(says(next.process, 'goes on without an answer')).toBe(0);
    await next.process.clock.pass(10 * MINUTE);
    expect(says(next.process, 'goes on without an answer')).toBe(1);
  });

  it('downtime of the bot closes no open seats', async () => {
    const process = beating();
    const game = await started(new Games(process.ports), openModule);
    await told(game, { kind: 'settings', actor: ANN, open: true });
    const open = (one: OpenGame) => one.session.viewNow(channelViewer).of(seatQueries).open();
    const next = await startedAfter(process, 8 * DAY);
    expect(open(next.game)).toBeDefined();
    expect(await tried(next.game, { kind: 'lapse', actor: ANN })).toBe('nothing-changes');
  });
});

describe('[T29] the bot', () => {
  it('the bot is up while any of its processes is', async () => {
    const first = beating();
    const second = beating(beside(first));
    first.kill();
    await second.clock.pass(DAY);
    second.kill();
    await second.clock.pass(HOUR);
    const downs = await new BotUptime(killed(second).ports).downtimes();
    expect(downs.map(({ from, to }) => Math.round((to - from) / HOUR))).toEqual([1]);
  });

  it('the bot is down while people can’t reach it', async () => {
    const process = newProcess();
    const uptime = new BotUptime(process.ports);
    let isConnected = true;
    uptime.begin(() => isConnected);
    await process.clock.pass(HOUR);
    const since = process.clock.now();
    isConnected = false;
    await process.clock.pass(2 * HOUR);
    isConnected = true;
    await process.clock.pass(HOUR);
    expect(Math.round(downtimeSince(await uptime.downtimes(), since) / HOUR)).toBe(2);
    await uptime.close();
  });

  it('the bot counts as up before its records begin', async () => {
    expect(await new BotUptime(newProcess().ports).downtimes()).toEqual([]);
  });

  it('the bot subtracts its downtime from past times', () => {
    const down = [
      { from: 10, to: 20 },
      { from: 40, to: 70 },
    ];
    expect([5, 10, 35, 55].map((ms) => uptimeStartFor(down, ms, 80))).toEqual([75, 70, 5, -15]);
    for (const ms of [5, 10, 35, 55])
      expect(80 - uptimeStartFor(down, ms, 80) - downtimeSince(down, uptimeStartFor(down, ms, 80))).toBe(ms);
  });
});

describe('[U22] [T29] time announced as away', () => {
  it('announced absence is not charged to a time bank in the game', async () => {
    const { process, game } = await timed({ bank: 60 }, newProcess());
    await process.clock.pass(10 * MINUTE);
    const say = (text: string | undefined) =>
      game.people.change(BEN, (now) => setProfileAbsence(now, text, process.clock.now()));
    await say('holiday');
    await process.clock.pass(10 * HOUR);
    await say(undefined);
    await process.clock.pass(5 * MINUTE);
    await told(game, endTurn(BEN));
    await told(game, endTurn(ANN));
    const due = game.session.viewNow(channelViewer).of(clockQueries).due() ?? 0;
    expect(Math.round((due - process.clock.now()) / MINUTE)).toBe(45);
  });
});
