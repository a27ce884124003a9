import { describe, expect, it } from 'vitest';
import type { Module, TimeoutChoice } from '../../../src/engine/index.ts';
import { clockQueries } from '../../../src/features/clock/view/clock.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import { setProfileAbsence } from '../../../src/session/time/away.ts';
import type { Operation, PersonId, SideId } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { scoreQueries } from '../../../src/view/scores.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { MARKET } from '../../engine/actions/market.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import {
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
import { ANN, BEN, BLUE, CLO, DAN, endTurn, join, openModule, RED, undo, withRules } from '../../support/table.ts';
import { agreeing, asking } from './heard.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const byCommand = withRules(openModule, { turns: 'strict' });
/** A game whose turns have an hour each, as all agreed. */
const timed = async (
  module: Module = byCommand,
  process = newProcess(),
  limit = { turn: 60 } as { turn?: number; bank?: number },
) => {
  const { game } = await newTable(process, module);
  const wants = { what: 'clock', ...limit } as const;
  await told(game, asking(ANN, wants));
  await told(game, agreeing(BEN)({ process, game }));
  await told(game, { kind: 'set-clock', actor: ANN, ...limit });
  return { process, game };
};

const ups = ({ messenger }: Process) =>
  messenger.there
    .filter(({ to, message }) => to === CHANNEL && message.text.includes('Time is up for '))
    .map(({ message }) => message);

const choose = (actor: PersonId, choice: TimeoutChoice): Operation => ({ kind: 'choose-timeout', actor, choice });

const refusal = async ({ session }: OpenGame, operation: Operation): Promise<string> => {
  const outcome = await session.run(operation, newInteraction());
  return outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;
};

const turnOf = ({ session }: OpenGame) => session.viewNow(channelViewer).of(gameQueries).turn()?.side.name;
const playersOf = ({ session }: OpenGame, at: number) =>
  session.viewNow(channelViewer).of(seatQueries).sides()[at]?.players;

describe('[U22] a clock', () => {
  it('a clock needs the host, consent and ten minutes to two weeks', async () => {
    const process = newProcess();
    const { game } = await newTable(process, byCommand);
    expect(await refusal(game, { kind: 'set-clock', actor: BEN, turn: 60 })).toBe('host-only');
    expect(await refusal(game, { kind: 'set-clock', actor: ANN, turn: 60 })).toBe('clock-needs-consent');
    for (const turn of [9, 20_161, 10.5])
      expect(await refusal(game, { kind: 'set-clock', actor: ANN, turn })).toBe('bad-clock');
    for (const turn of [10, 20_160])
      expect(await refusal(game, { kind: 'set-clock', actor: ANN, turn })).toBe('clock-needs-consent');
    await process.clock.pass(30 * 24 * HOUR);
    expect(ups(process)).toEqual([]);
  });

  it('a clock set before others join needs no consent and informs them', async () => {
    const process = newProcess();
    const game = await started(new Games(process.ports), byCommand);
    await told(game, { kind: 'set-clock', actor: ANN, turn: 24 * 60 });
    await told(game, join(BEN, BLUE));
    await process.clock.pass(0);
    expect(process.messenger.there.at(-1)?.message.text).toContain('Clock: 1 day for each turn');
  });

  it('a clock that runs out asks the waiting players once', async () => {
    const { process, game } = await timed();
    await told(game, endTurn(ANN));
    await told(game, endTurn(BEN));
    await process.clock.pass(HOUR - MINUTE);
    expect(ups(process)).toEqual([]);
    await process.clock.pass(2 * MINUTE);
    const [up] = ups(process);
    expect(up?.text.split(`Time is up for **Red** (<@${ANN}>). <@${BEN}>, what now?`)).toHaveLength(2);
    expect(up?.mentions).toEqual([BEN]);
    const labels = up?.rows?.flat().map((control) => ('label' in control ? control.label : ''));
    expect(labels).toEqual(['Wait', 'Skip', 'Bot plays', 'Free the seat', 'Forfeit']);
    await process.clock.pass(30 * HOUR);
    expect(ups(process)).toHaveLength(1);
    expect(await refusal(game, choose(ANN, 'wait'))).toBe('not-waiting');
    expect(await refusal(game, choose(CLO, 'wait'))).toBe('not-waiting');
  });

  it('a run-out clock needs a majority of players, who may change their minds', async () => {
    const sides = [RED, BLUE, 'Green', 'Grey'] as SideId[];
    const module = { ...byCommand, sides: sides.map((name) => ({ name })), turn: { order: sides, ends: 'by-command' } };
    const process = newProcess();
    const game = await started(new Games(process.ports), module as Module);
    await told(game, { kind: 'set-clock', actor: ANN, turn: 60 });
    const people = [ANN, BEN, CLO, DAN];
    for (const [i, side] of sides.entries()) await told(game, join(people[i] as PersonId, side));
    await told(game, { kind: 'begin', actor: ANN });
    await process.clock.pass(HOUR);
    for (const [actor, choice] of [
      [BEN, 'skip'],
      [CLO, 'wait'],
      [BEN, 'wait'],
    ] as const) {
      expect(turnOf(game)).toBe('Red');
      await told(game, choose(actor, choice));
    }
    expect(await refusal(game, choose(DAN, 'skip'))).toBe('no-timeout');
    await process.clock.pass(HOUR);
    await told(game, choose(DAN, 'skip'));
    await told(game, choose(CLO, 'skip'));
    expect(turnOf(game)).toBe('Blue');
  });

  it('a clock runs out again after granted time unless the side acts', async () => {
    const { process, game } = await timed();
    await process.clock.pass(HOUR);
    await told(game, choose(BEN, 'wait'));
    await process.clock.pass(HOUR - MINUTE);
    expect(ups(process)).toHaveLength(1);
    await process.clock.pass(2 * MINUTE);
    expect(ups(process)).toHaveLength(2);
    await told(game, endTurn(ANN));
    expect(await refusal(game, choose(BEN, 'skip'))).toBe('no-timeout');
    await process.clock.pass(HOUR - MINUTE);
    expect(ups(process)).toHaveLength(2);
  });

  it('a run-out clock skips a turn, seats the bot, frees or resigns', async () => {
    const chosen = async (choice: TimeoutChoice) => {
      const { process, game } = await timed();
      await process.clock.pass(HOUR);
      await told(game, choose(BEN, choice));
      await game.house.settled(game);
      return game;
    };
    expect(turnOf(await chosen('skip'))).toBe('Blue');
    const housed = await chosen('house');
    expect(playersOf(housed, 0)).toEqual(['99999999999999992001']);
    expect(await refusal(housed, join(ANN, RED))).toBe('done');
    expect(playersOf(await chosen('replace'), 0)).toEqual([]);
    const given = await chosen('forfeit');
    expect(
      given.session
        .viewNow(channelViewer)
        .of(scoreQueries)
        .results()
        .map(({ side, result }) => `${side} ${result}`),
    ).toEqual(['Red lost', 'Blue won']);
  });

  it('a run-out clock offers only choices that the module allows', async () => {
    const { process, game } = await timed(
      withRules(openModule, { turns: 'strict', resign: 'forbid' }, { order: [RED, BLUE], ends: 'after-move' }),
    );
    await process.clock.pass(HOUR);
    expect(game.session.viewNow(channelViewer).of(clockQueries).timeout()?.choices).toEqual([
      'wait',
      'house',
      'replace',
    ]);
    expect(await refusal(game, choose(BEN, 'skip'))).toBe('not-a-choice');
    expect(await refusal(game, choose(BEN, 'forfeit'))).toBe('not-a-choice');
  });

  it('a clock’s time bank spans turns, and undo restores no time', async () => {
    const { process, game } = await timed(byCommand, newProcess(), { bank: 60 });
    await process.clock.pass(40 * MINUTE);
    await told(game, endTurn(ANN));
    await process.clock.pass(50 * MINUTE);
    await told(game, endTurn(BEN));
    await process.clock.pass(10 * MINUTE);
    await told(game, endTurn(ANN));
    await told(game, undo(ANN));
    expect(ups(process)).toEqual([]);
    await process.clock.pass(11 * MINUTE);
    expect(ups(process)).toHaveLength(1);
  });

  it('a clock excludes announced absences, before and after the announcement', async () => {
    const { process, game } = await timed();
    const away = (text: string | undefined) =>
      game.people.change(ANN, (profile) => setProfileAbsence(profile, text, process.clock.now()));
    await process.clock.pass(30 * MINUTE);
    await away('on Mars');
    await process.clock.pass(10 * HOUR);
    await away(undefined);
    await process.clock.pass(29 * MINUTE);
    expect(ups(process)).toEqual([]);
    await process.clock.pass(2 * MINUTE);
    expect(ups(process)).toHaveLength(1);
  });

  it('a clock runs out once across processes and restarts', async () => {
    const { process } = await timed();
    for (let i = 0; i < 2; i += 1) await new Games(beside(process).ports).resume([GUILD]);
    process.kill();
    await process.clock.pass(3 * HOUR);
    expect(ups(process)).toHaveLength(1);
    const later = await timed(byCommand, newProcess());
    const next = killed(later.process);
    await next.clock.pass(5 * HOUR);
    expect(ups(next)).toEqual([]);
    await new Games(next.ports).resume([GUILD]);
    await next.clock.pass(MINUTE);
    expect(ups(next)).toHaveLength(1);
  });

  it('a clock does not run for the bot or without other players', async () => {
    const { process, game } = await timed();
    await told(game, { kind: 'leave', actor: BEN, side: undefined });
    await process.clock.pass(30 * HOUR);
    expect(ups(process)).toEqual([]);
  });
});

describe('[U22] a question with a default', () => {
  it('an unanswered question takes its default at its deadline', async () => {
    const process = newProcess();
    const { game } = await newTable(process, moduleFrom(MARKET));
    await told(game, { kind: 'act', actor: ANN, action: 'Levy', subject: undefined, choices: {}, payment: undefined });
    const asked = () => game.session.notices.clockPlayers;
    expect(asked()).toEqual([]);
    await process.clock.pass(2 * HOUR - MINUTE);
    const before = game.session.number;
    await process.clock.pass(2 * MINUTE);
    expect(game.session.number).toBe(before + 1);
    expect(process.messenger.there.at(-1)?.message.text).toContain('The game goes on without your answer.');
  });
});
