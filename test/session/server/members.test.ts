import { describe, expect, it } from 'vitest';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { ChannelAccess } from '../../../src/session/base/messenger.ts';
import { ChannelAccessCache } from '../../../src/session/server/members.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { FakeClock } from '../../support/clock.ts';
import { FakeMessenger } from '../../support/messenger.ts';
import { CHANNEL, GUILD } from '../../support/session.ts';
import { ANN, BEN } from '../../support/table.ts';

const MINUTE = 60_000;

const scene = () => {
  const [clock, messenger] = [new FakeClock(), new FakeMessenger()];
  const members = new ChannelAccessCache({ clock, messenger });
  const ask = (person: PersonId = ANN): Promise<ChannelAccess> => members.admission(person, GUILD, CHANNEL);
  const says = (admission: ChannelAccess): unknown => messenger.admissions.set(ANN, admission);
  return { clock, messenger, members, ask, says, asked: () => messenger.askedAbout.length };
};

describe('[W10] access to a channel', () => {
  it('access to a channel is requested once in five minutes, even concurrently', async () => {
    const { clock, ask, asked } = scene();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['here', 'here', 'here']);
    await clock.pass(5 * MINUTE - 1);
    expect([await ask(), asked()]).toEqual(['here', 1]);
    await clock.pass(1);
    expect([await ask(), asked()]).toEqual(['here', 2]);
    expect([await ask(BEN), asked()]).toEqual(['here', 3]);
  });

  it('access to a channel needs no request in direct messages or for acting people', async () => {
    const { clock, members, ask, says, asked } = scene();
    expect(await members.admission(ANN, undefined, CHANNEL)).toBe('here');
    members.saw(ANN, CHANNEL);
    says('left');
    expect([await ask(), asked()]).toEqual(['here', 0]);
    await clock.pass(5 * MINUTE);
    expect([await ask(), asked()]).toEqual(['left', 1]);
  });

  it('access to a channel is requested again a minute after a refusal', async () => {
    const { clock, members, ask, says, asked } = scene();
    says('hidden');
    expect([await ask(), await ask(), asked(), members.isAway(ANN, CHANNEL)]).toEqual(['hidden', 'hidden', 1, true]);
    says('here');
    await clock.pass(MINUTE);
    expect([await ask(), members.isAway(ANN, CHANNEL)]).toEqual(['here', false]);
  });

  it('access to a channel keeps its last value for half an hour', async () => {
    const { clock, ask, says } = scene();
    await ask();
    says('unknown');
    await clock.pass(29 * MINUTE);
    expect(await ask()).toBe('here');
    await clock.pass(MINUTE);
    expect(await ask()).toBe('unknown');
    says('left');
    await clock.pass(MINUTE);
    expect(await ask()).toBe('left');
    says('unknown');
    await clock.pass(60 * MINUTE);
    expect(await ask()).toBe('left');
  });

  it('access to a channel is unknown after a second without answer', async () => {
    const { clock, messenger, members, asked } = scene();
    let answer = (_: ChannelAccess): void => undefined;
    messenger.admission = (person) => {
      messenger.askedAbout.push(person);
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const early = members.admission(ANN, GUILD, CHANNEL);
    await clock.pass(1000);
    expect(await early).toBe('unknown');
    answer('here');
    await clock.pass(0);
    expect([await members.admission(ANN, GUILD, CHANNEL), asked()]).toEqual(['here', 1]);
  });

  it('access to channels is remembered for the newest 10,000', () => {
    const { members, messenger } = scene();
    for (let i = 0; i <= 10_000; i += 1) members.saw(ANN, `${i}` as ChannelId);
    void members.admission(ANN, GUILD, '1' as ChannelId);
    expect(messenger.askedAbout).toEqual([]);
    void members.admission(ANN, GUILD, '0' as ChannelId);
    expect(messenger.askedAbout).toEqual([ANN]);
  });
});
