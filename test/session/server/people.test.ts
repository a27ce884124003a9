import { describe, expect, it } from 'vitest';
import { UncertainStateError } from '../../../src/session/base/outcome.ts';
import { ProfileStore } from '../../../src/session/server/people.ts';
import type { GameId, PersonId } from '../../../src/table/index.ts';
import { ENGLISH } from '../../support/play/told.ts';
import { beside, CHANNEL, GAME, killed, newProcess } from '../../support/session.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';

const missed = (step: number, game: GameId = GAME) => ({ game, channel: CHANNEL, title: 'Skirmish', step });

describe('the preferences of a person', () => {
  it('[T9] preferences of a person include direct messages by default', async () => {
    const people = new ProfileStore(newProcess().ports);
    expect(await people.profile(ANN)).toEqual({ dms: true });
    await people.change(ANN, (now) => ({ ...now, dms: false }));
    expect(await people.isReachable(ANN, CHANNEL)).toBe(false);
    expect(await people.isReachable(BEN, CHANNEL)).toBe(true);
  });

  it('[T1] preferences of a person survive a kill and reach other processes', async () => {
    const process = newProcess();
    await new ProfileStore(process.ports).change(ANN, (now) => ({ ...now, away: 'on Mars' }));
    for (const next of [beside(process), killed(process)])
      expect(await new ProfileStore(next.ports).profile(ANN)).toEqual({ dms: true, away: 'on Mars' });
  });

  it('[T1] preferences of a person merge concurrent changes', async () => {
    const process = newProcess();
    const all = [process, beside(process)].map(({ ports }) => new ProfileStore(ports));
    process.store.failNext({ when: 'after' });
    process.store.failNext({ when: 'before' });
    const games = Array.from({ length: 12 }, (_, i) => `game${i}` as GameId);
    await Promise.all([
      ...games.map((game, i) => all[i % 2]?.missed(ANN, missed(1, game))),
      all[0]?.change(ANN, (now) => ({ ...now, away: 'on Mars' })),
      all[1]?.change(ANN, (now) => ({ ...now, dms: false })),
    ]);
    const { missed: found, ...rest } = (await all[0]?.profile(ANN)) ?? {};
    expect(rest).toEqual({ dms: false, away: 'on Mars' });
    expect(found?.map(({ game }) => game).sort()).toEqual([...games].sort());
  });

  it('preferences of a person are unknown while the store is unavailable', async () => {
    const { ports, store } = newProcess();
    store.down = true;
    await expect(new ProfileStore(ports).profile(ANN)).rejects.toThrow(UncertainStateError);
  });
});

describe('the language of a person', () => {
  const TEN_MINUTES = 600_000;

  it('[U16] the language of a person is stored for all processes unless English', async () => {
    const process = newProcess();
    const people = new ProfileStore(process.ports);
    await people.met(ANN, 'en');
    expect(process.store.rows.size).toBe(0);
    await people.met(ANN, 'de');
    expect(await people.profile(ANN)).toEqual({ dms: true, locale: 'de' });
    expect(await new ProfileStore(beside(process).ports).localeOf(ANN)).toBe('de');
    await people.met(ANN, 'en');
    expect(await people.profile(ANN)).toEqual({ dms: true });
    expect(await new ProfileStore(killed(process).ports).localeOf(ANN)).toBe('en');
  });

  it('[U16] the language of a person is cached for ten minutes', async () => {
    const process = newProcess();
    const [people, others] = [process, beside(process)].map(({ ports }) => new ProfileStore(ports));
    await people?.met(ANN, 'de');
    await others?.met(ANN, 'fr');
    await process.clock.pass(TEN_MINUTES - 1);
    expect(await people?.localeOf(ANN)).toBe('de');
    await process.clock.pass(1);
    process.store.down = true;
    expect([await people?.localeOf(ANN), await people?.localeOf(BEN)]).toEqual(['de', undefined]);
    process.store.down = false;
    expect(await people?.localeOf(ANN)).toBe('fr');
    process.store.down = true;
    expect(await people?.localeOf(ANN)).toBe('fr');
    await expect(people?.met(ANN, 'fr')).resolves.toBeUndefined();
    await expect(people?.met(ANN, 'de')).rejects.toThrow(UncertainStateError);
  });
});

it('[T9] direct messages count as closed until one arrives', async () => {
  const { ports, clock } = newProcess();
  const people = new ProfileStore(ports);
  await people.closed(ANN);
  const before = await people.profile(ANN);
  expect(await people.isReachable(ANN, CHANNEL)).toBe(false);
  await clock.pass(1000);
  await people.closed(ANN);
  expect(await people.profile(ANN)).toEqual(before);
  await people.reached(ANN);
  expect(await people.profile(ANN)).toEqual({ dms: true });
});

describe('the missed news', () => {
  it('[T9] missed news are reported once, and again only if there are more', async () => {
    const people = new ProfileStore(newProcess().ports);
    await people.missed(ANN, missed(7));
    const untold = await people.untold(ANN);
    expect(untold).toMatchObject([{ step: 7 }]);
    await people.told(ANN, untold);
    expect(await people.untold(ANN)).toEqual([]);
    await people.missed(ANN, missed(7));
    await people.missed(ANN, missed(3));
    expect(await people.untold(ANN)).toEqual([]);
    await people.missed(ANN, missed(9));
    expect(await people.untold(ANN)).toMatchObject([{ step: 9 }]);
  });

  it('[T9] missed news are not cleared by an earlier answer', async () => {
    const people = new ProfileStore(newProcess().ports);
    await people.missed(ANN, missed(7));
    const untold = await people.untold(ANN);
    await people.missed(ANN, missed(8));
    await people.told(ANN, untold);
    expect(await people.untold(ANN)).toMatchObject([{ step: 8 }]);
  });

  it('[T9] missed news are reported per game', async () => {
    const people = new ProfileStore(newProcess().ports);
    const other = 'other' as GameId;
    await people.missed(ANN, missed(7));
    await people.missed(ANN, missed(5, other));
    await people.told(ANN, [{ ...missed(7), isTold: false }]);
    expect(await people.untold(ANN)).toMatchObject([{ game: other, step: 5 }]);
  });

  it('missed news are remembered for the newest games', async () => {
    const people = new ProfileStore(newProcess().ports);
    for (let i = 0; i < 30; i += 1) await people.missed(ANN, missed(1, `game${i}` as GameId));
    const untold = await people.untold(ANN);
    expect([untold.length, untold[0]?.game, untold.at(-1)?.game]).toEqual([25, 'game5', 'game29']);
  });
});

describe('a message that calls people', () => {
  it('[T18] a message pings no person in quiet hours and shows absences', async () => {
    const { ports, clock, store } = newProcess();
    const people = new ProfileStore(ports);
    await people.change(ANN, (now) => ({ ...now, quiet: { from: 22, to: 7, zone: 0 } }));
    await people.change(BEN, (now) => ({ ...now, away: '@everyone **gone** <@123>' }));
    const message = { text: 'To move', mentions: [ANN, BEN, CLO] };
    const away = `-# <@${BEN}> is away: @\u200beveryone \\*\\*gone\\*\\* \\<@\u200b123\\>`;
    expect(await people.dressed(ENGLISH, message)).toEqual({ text: `To move\n${away}`, mentions: [BEN, CLO] });
    await clock.pass(7 * 3_600_000);
    expect((await people.dressed(ENGLISH, message)).mentions).toEqual([ANN, BEN, CLO]);
    expect(await people.awayLines(ENGLISH, [ANN, BEN])).toEqual([away]);
    store.down = true;
    expect(await people.dressed(ENGLISH, message)).toEqual(message);
  });

  it('[T18] a message pings by preference: all, turns only, or none', async () => {
    const people = new ProfileStore(newProcess().ports);
    await people.change(ANN, (now) => ({ ...now, pings: 'turns' }));
    await people.change(BEN, (now) => ({ ...now, pings: 'none' }));
    const message = { text: 'To move', mentions: [ANN, BEN, CLO] };
    expect(await people.dressed(ENGLISH, message)).toEqual({ text: 'To move', mentions: [ANN, CLO] });
    expect(await people.dressed(ENGLISH, { ...message, news: [ANN, BEN, CLO] })).toEqual({
      text: 'To move',
      mentions: [CLO],
    });
  });

  it('[T18] a message that pings no person still names its people', async () => {
    const message = { text: 'A move' };
    expect(await new ProfileStore(newProcess().ports).dressed(ENGLISH, message)).toBe(message);
    expect(
      (await new ProfileStore(newProcess().ports).dressed(ENGLISH, { ...message, mentions: ['9' as PersonId] }))
        .mentions,
    ).toEqual(['9']);
  });
});
