import { SnowflakeUtil } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { AdmissionControl } from '../../src/discord/admission.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { gate, read, reads, sitDown } from './table.ts';

const START = Date.UTC(2030, 0, 1);
/** Our clock goes ahead of Discord's by this, in milliseconds. */
const AHEAD = 40_000;

/** An admission whose clock the test sets, and interactions that begin at a time of Discord's. */
const desk = () => {
  let now = START + AHEAD;
  const admission = new AdmissionControl(2_500, () => now);
  return {
    admission,
    pass: (ms: number) => {
      now += ms;
    },
    /** An interaction that began so many milliseconds ago. */
    begun: (ago: number, channel = 'table') => ({
      id: SnowflakeUtil.generate({ timestamp: now - AHEAD - ago }).toString(),
      channelId: channel,
    }),
  };
};

describe('[D29] the age of an interaction', () => {
  test('an interaction’s age is measured by its id, corrected by clock difference', () => {
    const { admission, begun } = desk();
    expect(admission.age(begun(0).id)).toBe(0);
    expect(admission.age(begun(700).id)).toBe(700);
    expect(admission.age(begun(0).id)).toBe(0);
  });

  test('an interaction is accepted up to the age limit and no older', () => {
    const { admission, begun } = desk();
    admission.age(begun(0).id);
    expect(admission.verdict(begun(2500))).toBe('work');
    expect(admission.verdict(begun(2501))).toBe('late');
  });

  test('the age limit adjusts to a permanently longer delay after five minutes', () => {
    const { admission, begun, pass } = desk();
    admission.age(begun(0).id);
    const slow = Array.from({ length: 7 }, () => {
      pass(60_000);
      return admission.verdict(begun(3000));
    });
    expect(slow).toEqual(['late', 'late', 'late', 'late', 'work', 'work', 'work']);
  });
});

describe('[D29] an overlong queue', () => {
  const busyAt = (channelOf: (i: number) => string): number => {
    const { admission, begun } = desk();
    for (let i = 0; ; i += 1) {
      const arrived = begun(0, channelOf(i));
      if (admission.verdict(arrived) === 'busy') return i;
      admission.works(arrived, gate().opened);
    }
  };

  test('[H14] an overlong queue starts or refuses each interaction, then recovers', async () => {
    const { admission, begun } = desk();
    const open = Array.from({ length: 400 }, () => gate());
    let busy = 0;
    for (let i = 0; i < 1200; i += 1) {
      const arrived = begun(0, `channel ${i % 64}`);
      if (admission.verdict(arrived) === 'work') admission.works(arrived, open[i]?.opened ?? Promise.reject());
      else busy += 1;
    }
    expect(busy).toBe(800);
    for (const one of open) one.open();
    await Promise.all(open.map(({ opened }) => opened));
    await Promise.resolve();
    for (let i = 0; i < 64; i += 1) expect(admission.verdict(begun(0, `channel ${i}`))).toBe('work');
  });

  test('the queue works on 400 interactions at once, 150 per channel', () => {
    expect(busyAt((i) => `channel ${i}`)).toBe(400);
    expect(busyAt(() => 'table')).toBe(150);
  });

  test('an overlong queue blocks only the full channel', async () => {
    const { admission, begun } = desk();
    const first = gate();
    admission.works(begun(0), first.opened);
    for (let i = 1; i < 150; i += 1) admission.works(begun(0), gate().opened);
    expect([admission.verdict(begun(0)), admission.verdict(begun(0, 'garden'))]).toEqual(['busy', 'work']);
    first.open();
    await first.opened;
    await Promise.resolve();
    expect(admission.verdict(begun(0))).toBe('work');
  });

  test('an overlong queue sends at most sixteen busy answers at once', async () => {
    const { admission } = desk();
    const answers = Array.from({ length: 18 }, () => gate());
    let told = 0;
    const tell = (): void =>
      admission.tell(() => {
        told += 1;
        return answers[told]?.opened ?? Promise.resolve();
      });
    for (let i = 0; i < 17; i += 1) tell();
    expect(told).toBe(16);
    answers[1]?.open();
    await answers[1]?.opened;
    await Promise.resolve();
    for (let i = 0; i < 2; i += 1) tell();
    expect(told).toBe(17);
  });

  test('an overlong queue answers busy, and skips interactions that are too late', async () => {
    const done: string[] = [];
    const held = gate();
    const { alice, bob, discord } = await sitDown(
      {
        execute: async ({ options }) => {
          const what = options.text('what') ?? '';
          done.push(what);
          if (what === 'hold') await held.opened;
          return { answer: { to: 'asker', text: 'Done.' } };
        },
      },
      { loopback: { settle: false } },
    );
    const holding = Array.from({ length: 150 }, () => alice.slash('table', 'do', { what: 'hold' }));
    await discord.until(() => done.length === 150);
    const refused = await bob.slash('table', 'do', { what: 'one more' });
    expect([read(refused.answer), refused.ephemeral]).toEqual([formatIn('en')('discord-busy'), true]);
    expect(read((await bob.slash('garden', 'do', { what: 'elsewhere' })).answer)).toBe('Done.');
    held.open();
    expect(new Set(reads((await Promise.all(holding)).flatMap(({ answer }) => answer ?? [])))).toEqual(
      new Set(['Done.']),
    );
    const old = SnowflakeUtil.generate({ timestamp: Date.now() - 60_000 }).toString();
    const user = { id: bob.id, username: 'bob' };
    const data = { id: '1', name: 'do', type: 1, options: [{ name: 'what', type: 3, value: 'too late' }] };
    const raw = {
      id: old,
      application_id: '1',
      token: 'interaction-old',
      version: 1,
      type: 2,
      data,
      locale: 'en-GB',
      member: { user, roles: [], permissions: '0' },
    };
    discord.gateway.dispatch(
      'INTERACTION_CREATE',
      { ...raw, guild_id: discord.guild.id, channel_id: discord.world.channelId('table') },
      discord.guild.id,
    );
    await bob.slash('table', 'do', { what: 'in time' });
    expect(done.slice(150)).toEqual(['elsewhere', 'in time']);
  });
});
