import { describe, expect, it, vi } from 'vitest';
import type { Step } from '../../src/session/base/step.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { Games } from '../../src/session/games/games.ts';
import type { PersonId } from '../../src/table/index.ts';
import { CHANNEL, GUILD, killed, moveOf, newProcess, newTable, type Process, told } from '../support/session.ts';
import { ANN, BEN, CLO, DAN, HAND, MAIN, secretModule, spot, withRules } from '../support/table.ts';

const HOUR = 3_600_000;

/** Nobody has anything in hand when the game begins: of that nobody is written. */
const secret = withRules(
  { ...secretModule, setup: secretModule.setup.filter(({ map }) => map !== 'Red Hand') },
  { turns: 'free' },
);

/** A move of Ann's that Ann alone sees, of which a direct message tells. */
const hidden = async (game: OpenGame, to: 'hand' | 'field' = 'hand'): Promise<Step> =>
  told(
    game,
    to === 'hand'
      ? moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(HAND))
      : moveOf(game.session, ANN, spot(HAND), spot(MAIN, 'A5')),
  );

const toAnn = ({ messenger }: Process): number => messenger.tried.filter(({ to }) => to === ANN).length;

const dms = ({ people }: OpenGame, dms: boolean, person: PersonId = ANN): Promise<unknown> =>
  people.change(person, ({ closed: _, ...now }) => ({ ...now, dms }));

describe('[T35] a direct message', () => {
  it('a direct message is withheld from a person without channel access', async () => {
    const process = newProcess();
    const { game } = await newTable(process, secret);
    process.messenger.admissions.set(ANN, 'left');
    expect(await game.people.members.admission(ANN, GUILD, CHANNEL)).toBe('left');
    const { number } = await hidden(game);
    await process.clock.pass(HOUR);
    expect(toAnn(process)).toBe(0);
    expect(await game.people.untold(ANN)).toMatchObject([{ step: number }]);
    game.people.members.saw(ANN, CHANNEL);
    await hidden(game, 'field');
    await process.clock.pass(HOUR);
    expect(toAnn(process)).toBe(1);
  });
});

describe('[T9] a direct message', () => {
  it('a direct message names the game, links its channel and offers viewing', async () => {
    const process = newProcess();
    const { game } = await newTable(process, secret);
    await hidden(game);
    await process.clock.pass(0);
    const [{ message } = { message: undefined }] = process.messenger.there.filter(({ to }) => to === ANN);
    expect(message?.text).toMatch(new RegExp(`^-# \\*\\*Skirmish\\*\\* in <#${CHANNEL}>\\n`));
    expect(message?.rows?.flat().map((control) => 'label' in control && control.label)).toEqual(['Look']);
    expect(message?.mentions).toBeUndefined();
  });

  it('a player’s direct messages that are off are skipped unnoticed', async () => {
    const process = newProcess();
    const { game } = await newTable(process, secret);
    await dms(game, false);
    const { number } = await hidden(game);
    await process.clock.pass(HOUR);
    expect([toAnn(process), process.messenger.looked]).toEqual([0, []]);
    expect(process.messenger.texts(CHANNEL).join()).not.toContain('Red Hand');
    expect(await game.people.untold(ANN)).toEqual([
      { game: game.session.game, channel: CHANNEL, title: 'Skirmish', step: number, isTold: false },
    ]);
    expect(game.outbox.isEmpty).toBe(true);
    expect(process.faults).toEqual([]);
  });

  it.each(['closed', 'gone'] as const)(
    'a refused direct message (%s) is retried once messages are allowed again',
    async (fate) => {
      const process = newProcess();
      const { game } = await newTable(process, secret);
      process.messenger.always.set(ANN, fate);
      await hidden(game);
      await process.clock.pass(HOUR);
      await hidden(game, 'field');
      await process.clock.pass(HOUR);
      expect(toAnn(process)).toBe(1);
      const next = killed(process);
      const again = await new Games(next.ports).at(CHANNEL);
      if (!again) throw new Error('no game');
      await hidden(again);
      await next.clock.pass(HOUR);
      expect(toAnn(process)).toBe(1);
      process.messenger.always.clear();
      await dms(again, true);
      await hidden(again, 'field');
      await next.clock.pass(HOUR);
      expect(process.messenger.texts(ANN)).toHaveLength(1);
      expect(await again.people.profile(ANN)).not.toHaveProperty('closed');
    },
  );

  it('a direct message is tried again after reaching that person elsewhere', async () => {
    const process = newProcess();
    const { game } = await newTable(process, secret);
    process.messenger.always.set(ANN, 'closed');
    await hidden(game);
    await process.clock.pass(HOUR);
    process.messenger.always.clear();
    await game.people.reached(ANN);
    await hidden(game, 'field');
    await process.clock.pass(HOUR);
    expect(process.messenger.texts(ANN)).toHaveLength(1);
  });

  it('[T3] a direct message that may have arrived is found, not repeated', async () => {
    const process = newProcess();
    const { game } = await newTable(process, secret);
    process.messenger.always.set(ANN, 'unanswered');
    await hidden(game);
    await process.clock.pass(HOUR);
    expect(process.messenger.looked).toContain(ANN);
    expect(process.messenger.texts(ANN)).toHaveLength(1);
    expect(game.outbox.isEmpty).toBe(true);
    expect(await game.people.untold(ANN)).toEqual([]);
  });

  it('a direct message unanswered for a day is reported as missed', async () => {
    const process = newProcess();
    const { game } = await newTable(process, secret);
    process.messenger.always.set(ANN, 'lost');
    const { number } = await hidden(game);
    await process.clock.pass(30 * HOUR);
    expect(await game.people.untold(ANN)).toMatchObject([{ step: number }]);
  });

  it('[T3] a direct message waits until the store knows the person’s wish', async () => {
    const process = newProcess();
    const { game } = await newTable(process, secret);
    const read = process.store.getMany.bind(process.store);
    const wishes = vi
      .spyOn(process.store, 'getMany')
      .mockImplementation((keys) =>
        keys.some((key) => key.endsWith(':settings')) ? Promise.reject(new Error('down')) : read(keys),
      );
    await hidden(game);
    await process.clock.pass(400);
    expect(toAnn(process)).toBe(0);
    wishes.mockRestore();
    await process.clock.pass(HOUR);
    expect(process.messenger.texts(ANN)).toHaveLength(1);
  });
});

describe('the games of a person', () => {
  it('a person’s games are known from the first act to the end', async () => {
    const process = newProcess();
    const { games, game } = await newTable(process, secret);
    const sides = async (person: PersonId): Promise<unknown> =>
      (await games.sittings.of(person)).map((sat) => [sat.title, sat.sides, sat.isOnTurn]);
    expect(await sides(ANN)).toEqual([['Skirmish', ['Red'], true]]);
    expect(await sides(BEN)).toEqual([['Skirmish', ['Blue'], false]]);
    expect(await sides(CLO)).toEqual([['Skirmish', [], false]]);
    expect(await sides(DAN)).toEqual([]);
    await told(game, { kind: 'leave', actor: CLO, side: undefined });
    await process.clock.pass(0);
    expect(await sides(CLO)).toEqual([]);
    const next = new Games(killed(process).ports);
    await next.resume([GUILD]);
    expect((await next.sittings.of(ANN)).map(({ channel }) => channel)).toEqual([CHANNEL]);
    const again = await next.at(CHANNEL);
    if (again) await told(again, { kind: 'stop', actor: ANN });
    expect(await next.sittings.of(ANN)).toEqual([]);
  });

  it('the list of a person’s games is corrected when wrong', async () => {
    const process = newProcess();
    const { games, game } = await newTable(process, secret);
    const row = [...process.store.rows.keys()].filter((key) => key.startsWith(`person:${ANN}:games`));
    for (const key of row) process.store.rows.delete(key);
    expect(await games.sittings.of(ANN)).toEqual([]);
    const next = new Games(killed(process).ports);
    const again = await next.at(CHANNEL);
    if (!again) throw new Error('no game');
    await hidden(again);
    await process.clock.pass(0);
    expect((await next.sittings.of(ANN)).map(({ game: id }) => id)).toEqual([game.session.game]);
  });
});
