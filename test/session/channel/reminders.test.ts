import { describe, expect, it } from 'vitest';
import type { UserPreferences } from '../../../src/facts/profile.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { requestQueries } from '../../../src/view/requests.ts';
import {
  beginning,
  beside,
  CHANNEL,
  GUILD,
  killed,
  newProcess,
  newTable,
  type Process,
  started,
  told,
} from '../../support/session.ts';
import { ANN, BEN, CLO, DAN, endTurn, join, openModule, RED, undo, withRules } from '../../support/table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const REMINDER = `-# **Skirmish** in <#${CHANNEL}>\nIt's still **Red**'s turn: <@${ANN}>`;

const byCommand = withRules(openModule, { turns: 'strict' });

/** What was posted of reminders, and whom each pinged. */
const reminders = ({ messenger }: Process): readonly (readonly [text: string, pinged: readonly PersonId[]])[] =>
  messenger.there
    .filter(({ to, message }) => to === CHANNEL && message.text.includes("It's still"))
    .map(({ message: { text, mentions = [] } }) => [text, mentions] as const);

const wants = ({ people }: OpenGame, person: PersonId, part: Partial<UserPreferences>): Promise<UserPreferences> =>
  people.change(person, (now) => ({ ...now, ...part }));

const setTo = (game: OpenGame, reminder: number): Promise<unknown> =>
  told(game, { kind: 'settings', actor: ANN, reminder });

/** The process after this one was killed, which looks for what runs. */
const restarted = async (process: Process): Promise<Process & { readonly game: OpenGame; readonly games: Games }> => {
  const next = killed(process);
  const games = new Games(next.ports);
  await games.resume([GUILD]);
  const game = await games.at(CHANNEL);
  if (!game) throw new Error('no game');
  return { ...next, game, games };
};

describe('[T18] a reminder', () => {
  it('a reminder comes once, after a day by default, to the awaited player', async () => {
    const process = newProcess();
    await newTable(process, byCommand);
    await process.clock.pass(DAY - MINUTE);
    expect(reminders(process)).toEqual([]);
    await process.clock.pass(MINUTE);
    expect(reminders(process)).toEqual([[REMINDER, [ANN]]]);
    await process.clock.pass(30 * DAY);
    expect(reminders(process)).toHaveLength(1);
  });

  it('a reminder comes after the game’s set time, even changed later, or never', async () => {
    for (const [after, minutes] of [
      [1, 1],
      [90, 90],
      [0, undefined],
    ] as const) {
      const process = newProcess();
      const { game } = await newTable(process, byCommand);
      await process.clock.pass(10_000);
      await setTo(game, after);
      await process.clock.pass((minutes ?? 1) * MINUTE - 20_000);
      expect(reminders(process)).toEqual([]);
      await process.clock.pass(5 * DAY);
      expect(reminders(process)).toHaveLength(minutes === undefined ? 0 : 1);
    }
  });

  it('a reminder comes in each turn, and not after it', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await setTo(game, 60);
    for (let i = 0; i < 4; i += 1) {
      await process.clock.pass(59 * MINUTE);
      await told(game, endTurn(i % 2 === 0 ? ANN : BEN));
    }
    expect(reminders(process)).toEqual([]);
    await process.clock.pass(HOUR);
    await told(game, endTurn(ANN));
    await process.clock.pass(HOUR);
    expect(reminders(process).map(([, pinged]) => pinged)).toEqual([[ANN], [BEN]]);
  });

  it('a reminder waits anew when a turn is taken back', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await setTo(game, 60);
    await process.clock.pass(HOUR);
    await told(game, endTurn(ANN));
    await process.clock.pass(30 * MINUTE);
    await told(game, undo(ANN));
    await process.clock.pass(59 * MINUTE);
    expect(reminders(process)).toHaveLength(1);
    await process.clock.pass(MINUTE);
    expect(reminders(process).map(([, pinged]) => pinged)).toEqual([[ANN], [ANN]]);
  });

  it('a reminder goes to all players of the side in one message', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await told(game, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } });
    const request = game.session.viewNow({ who: 'channel' }).of(requestQueries).all()[0];
    const id =
      game.session
        .viewNow({ who: 'channel' })
        .of(requestQueries)
        .id(request?.handle ?? '') ?? '';
    await told(game, { kind: 'agree', actor: ANN, request: id });
    await told(game, join(DAN, RED));
    await process.clock.pass(2 * DAY);
    expect(reminders(process)).toEqual([[`${REMINDER} and <@${DAN}>`, [ANN, DAN]]]);
  });

  it('a reminder does not come before the start, after the end or solo', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await told(game, { kind: 'leave', actor: BEN, side: undefined });
    await process.clock.pass(3 * DAY);
    expect(reminders(process)).toEqual([]);
    await told(game, { kind: 'stop', actor: ANN });
    await process.clock.pass(3 * DAY);
    expect(reminders(process)).toEqual([]);
  });
});

describe('[T18] each player', () => {
  it('each player can silence a reminder', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await wants(game, ANN, { reminders: 'off' });
    await wants(game, BEN, { quiet: 'always' });
    await process.clock.pass(2 * DAY);
    await told(game, endTurn(ANN));
    await process.clock.pass(2 * DAY);
    expect(reminders(process)).toEqual([]);
  });

  it('each player can delay a reminder, but not advance it', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await wants(game, ANN, { reminders: 3 * 24 * 60 });
    await wants(game, BEN, { reminders: 5 });
    await process.clock.pass(3 * DAY - MINUTE);
    expect(reminders(process)).toEqual([]);
    await process.clock.pass(MINUTE);
    expect(reminders(process)).toHaveLength(1);
    await told(game, endTurn(ANN));
    await process.clock.pass(DAY - MINUTE);
    expect(reminders(process)).toHaveLength(1);
    await process.clock.pass(MINUTE);
    expect(reminders(process)).toHaveLength(2);
  });

  it('each player gets a reminder after their quiet hours', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    // It is midnight: a day later it is due.
    await wants(game, ANN, { quiet: { from: 22, to: 7, zone: 0 } });
    await process.clock.pass(DAY + 7 * HOUR - 2000);
    expect(reminders(process)).toEqual([]);
    await process.clock.pass(2000);
    expect(reminders(process)).toHaveLength(1);
  });

  it('each player can change quiet hours while a reminder waits', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await wants(game, ANN, { reminders: 10 * 24 * 60 });
    await process.clock.pass(2 * DAY);
    await wants(game, ANN, { reminders: 60 });
    await process.clock.pass(HOUR);
    expect(reminders(process)).toHaveLength(1);
  });

  it('a player in quiet hours is shown as away', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await wants(game, ANN, { away: 'on Mars' });
    await process.clock.pass(DAY);
    expect(reminders(process)).toEqual([[`${REMINDER}\n-# <@${ANN}> is away: on Mars`, [ANN]]]);
  });
});

describe('[T18] reminders across processes', () => {
  it('reminders survive restarts and are not repeated', async () => {
    let process = newProcess();
    await newTable(process, byCommand);
    await process.clock.pass(DAY / 2);
    process = await restarted(process);
    await process.clock.pass(DAY / 2 - MINUTE);
    expect(reminders(process)).toEqual([]);
    await process.clock.pass(MINUTE);
    expect(reminders(process)).toHaveLength(1);
    process = await restarted(process);
    await process.clock.pass(DAY);
    expect(reminders(process)).toHaveLength(1);
    expect(process.messenger.tried.filter(({ message }) => message.text.includes("It's still"))).toHaveLength(1);
  });

  it('reminders are sent if the process was away at their time', async () => {
    const process = newProcess();
    await newTable(process, byCommand);
    process.kill();
    await process.clock.pass(5 * DAY);
    const next = await restarted(process);
    await next.clock.pass(0);
    expect(reminders(next)).toHaveLength(1);
  });

  it('reminders are sent for games that left memory', async () => {
    const process = newProcess({ settings: { memoryForGames: 1 } });
    const { games } = await newTable(process, byCommand);
    await games.start({
      channel: '7' as typeof CHANNEL,
      guild: GUILD,
      module: openModule,
      host: CLO,
      interaction: '1' as never,
      seed: '',
    });
    await process.clock.pass(DAY);
    expect(reminders(process)).toHaveLength(1);
  });

  it('reminders are sent by one of several processes', async () => {
    const process = newProcess();
    await newTable(process, byCommand);
    for (let i = 0; i < 3; i += 1) await new Games(beside(process).ports).resume([GUILD]);
    await process.clock.pass(2 * DAY);
    expect(process.messenger.tried.filter(({ message }) => message.text.includes("It's still"))).toHaveLength(1);
  });

  it('reminders are not sent if another process continued the turn', async () => {
    const process = newProcess();
    await newTable(process, byCommand);
    await process.clock.pass(HOUR);
    const game = await new Games(beside(process).ports).at(CHANNEL);
    if (!game) throw new Error('no game');
    await told(game, endTurn(ANN));
    await process.clock.pass(DAY - MINUTE);
    expect(reminders(process)).toEqual([]);
    await process.clock.pass(MINUTE);
    expect(reminders(process).map(([, pinged]) => pinged)).toEqual([[BEN]]);
  });

  it('[D37] reminders claimed by a process wait for the end of its lease', async () => {
    const process = newProcess();
    await newTable(process, byCommand);
    for (let i = 0; i < 2; i += 1) await new Games(beside(process).ports).resume([GUILD]);
    const tried = (): number =>
      process.messenger.tried.filter(({ message }) => message.text.includes("It's still")).length;
    await process.clock.pass(DAY - 30_000);
    process.messenger.always.set(CHANNEL, 'lost');
    while (tried() === 0) await process.clock.pass(500);
    await process.clock.pass(14_000);
    expect(tried()).toBe(1);
    process.messenger.always.clear();
    await process.clock.pass(MINUTE);
    expect(tried()).toBeGreaterThan(1);
    expect(reminders(process)).toHaveLength(1);
  });

  it.each(['lost', 'unanswered'] as const)(
    'reminders that may have arrived (%s) are searched for and appear once',
    async (fate) => {
      const process = newProcess();
      const { game } = await newTable(process, byCommand);
      await setTo(game, 60);
      await process.clock.pass(30 * MINUTE);
      process.messenger.fates.push(fate);
      await process.clock.pass(HOUR);
      expect(reminders(process)).toHaveLength(1);
      const tried = process.messenger.tried.filter(({ message }) => message.text.includes("It's still"));
      expect(new Set(tried.map(({ nonce }) => nonce)).size).toBe(1);
      expect(tried[0]?.nonce).toMatch(/^[\w-]{22}$/);
      expect(tried).toHaveLength(fate === 'lost' ? 2 : 1);
    },
  );

  it('reminders claimed by a killed process are sent by the next', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await setTo(game, 60);
    process.messenger.always.set(CHANNEL, 'lost');
    await process.clock.pass(HOUR);
    process.messenger.always.clear();
    const next = await restarted(process);
    await next.clock.pass(HOUR);
    expect(reminders(next)).toHaveLength(1);
  });

  it('unsent reminders are dropped when the turn passes', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await setTo(game, 60);
    process.messenger.always.set(CHANNEL, 'lost');
    await process.clock.pass(HOUR);
    await told(game, endTurn(ANN), 'channel');
    process.messenger.always.clear();
    await process.clock.pass(30 * MINUTE);
    expect(reminders(process)).toEqual([]);
  });

  it('reminders wait while the store is unavailable', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    await setTo(game, 60);
    await process.clock.pass(30 * MINUTE);
    process.store.down = true;
    await process.clock.pass(HOUR);
    expect(reminders(process)).toEqual([]);
    process.store.down = false;
    await process.clock.pass(2 * MINUTE);
    expect(reminders(process)).toHaveLength(1);
  });
});

describe('[U11] reminders of several games', () => {
  const SECOND = '700000000000000002' as typeof CHANNEL;
  /** More than stands on a button. */
  const LONG = 'Brawl '.repeat(16).trim();
  const two = async () => {
    const process = newProcess();
    const { game, games } = await newTable(process, byCommand);
    await process.clock.pass(30 * MINUTE);
    const other = await started(games, { ...byCommand, title: LONG }, SECOND);
    for (const operation of beginning(byCommand).slice(1)) await told(other, operation);
    await process.clock.pass(1000);
    return { process, game, other };
  };
  const directs = ({ messenger }: Process) =>
    messenger.there.filter(({ to, message }) => to === ANN && message.text.includes("It's still"));

  it('reminders of several games are one direct message', async () => {
    const { process } = await two();
    await process.clock.pass(3 * DAY);
    expect(directs(process).map(({ message }) => message.text)).toEqual([
      `${REMINDER}\n-# **${LONG.slice(0, 79)}…** in <#${SECOND}>\nIt's still **Red**'s turn: <@${ANN}>`,
    ]);
    expect(
      directs(process)[0]
        ?.message.rows?.flat()
        .map((button) => ('label' in button ? button.label : '')),
    ).toEqual(['Skirmish', LONG.slice(0, 80)]);
    expect(reminders(process)).toEqual([]);
  });

  it('reminders of several games go to channels if direct messages fail', async () => {
    const { process, game } = await two();
    await wants(game, ANN, { dms: false });
    await process.clock.pass(3 * DAY);
    expect(directs(process)).toEqual([]);
    expect(process.messenger.there.filter(({ message }) => message.text.includes("It's still"))).toHaveLength(2);
    const later = await two();
    await told(later.other, endTurn(ANN));
    await later.process.clock.pass(DAY);
    expect(directs(later.process)).toEqual([]);
    expect(reminders(later.process)).toHaveLength(1);
  });

  it('[T35] a joint reminder names no game of a channel hidden from the person', async () => {
    for (const place of [CHANNEL, SECOND]) {
      const { process, game } = await two();
      process.messenger.admissions.set(ANN, 'hidden');
      await game.people.members.admission(ANN, GUILD, place);
      await process.clock.pass(3 * DAY);
      expect(directs(process)).toEqual([]);
    }
  });

  it('a joint reminder that Discord refuses goes to each channel', async () => {
    const { process } = await two();
    process.messenger.always.set(ANN, 'closed');
    await process.clock.pass(3 * DAY);
    expect(directs(process)).toEqual([]);
    expect(process.messenger.there.filter(({ message }) => message.text.includes("It's still"))).toHaveLength(2);
  });
});
