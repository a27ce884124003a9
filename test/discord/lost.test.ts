import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Session } from '../support/discord/gateway.ts';
import { read, sitDown } from './table.ts';

const INVALID_SESSION = JSON.stringify({ op: 9, d: false });

/** Sends frames in one go, so that the client reads them together. */
const sendTogether = ({ socket }: Session, frames: readonly string[]): void => {
  for (const frame of frames) socket?.send(frame);
};

describe('[D31] gateway errors of discord.js do not end the bot', () => {
  test('discord.js reconnects after a late gateway error (op 9 after RESUMED)', async () => {
    const { discord, alice, log } = await sitDown({ execute: () => ({ answer: { to: 'asker', text: 'Here.' } }) });
    const [session] = discord.gateway.connected;
    if (!session) throw new Error('nobody is connected');
    const { identifies } = discord.gateway;
    // The client identifies itself once in five seconds at most: they have gone by.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    onTestFinished(() => void vi.useRealTimers());
    sendTogether(session, [JSON.stringify({ op: 0, t: 'RESUMED', s: 100, d: {} }), INVALID_SESSION]);
    await discord.until(() => discord.gateway.identifies > identifies && discord.gateway.connected.length > 0);
    expect(read((await alice.slash('table', 'do')).answer)).toBe('Here.');
    expect(
      log
        .filter(({ message }) => message === 'discord.js could not read an event of the gateway')
        .map(({ data }) => data),
    ).toEqual([{ event: 'RESUMED', error: expect.stringContaining('sequence') }]);
  });

  test.each<[string, object, number?]>([
    [
      'an option of a kind that it does not know',
      { type: 2, data: { id: '1', name: 'do', type: 1, options: [{ name: 'what', type: 99, value: {} }] } },
    ],
    [
      'a person as an option, of whom nothing is said',
      { type: 2, data: { id: '1', name: 'do', type: 1, options: [{ name: 'who', type: 6, value: '7' }] } },
    ],
    ['an option that is no object', { type: 2, data: { id: '1', name: 'do', type: 1, options: [null] } }],
    ['a command without data', { type: 2 }],
    ['a press without data', { type: 3 }],
    ['a completion without data', { type: 4 }],
    ['a press of a control that has no name', { type: 3, data: { component_type: 2, custom_id: 5 }, message: {} }],
    ['nobody who asks', { type: 2, data: { id: '1', name: 'do', type: 1 }, member: null }],
    ['a kind of interaction that is new', { type: 77, data: {} }, 0],
  ])('an interaction with %s is answered, and so is the next', async (_, odd, answers = 1) => {
    const { discord, alice } = await sitDown({ execute: () => ({ answer: { to: 'asker', text: 'Here.' } }) });
    const envelope = {
      id: '1500000000000000000',
      application_id: '1',
      token: 'interaction-odd',
      version: 1,
      locale: 'en-GB',
      entitlements: [],
      app_permissions: '0',
      authorizing_integration_owners: { 0: discord.guild.id },
    };
    const sent: unknown[] = [];
    discord.onRequest(({ path, body }) => void (path.includes(envelope.token) && sent.push(body)));
    discord.gateway.dispatch(
      'INTERACTION_CREATE',
      { ...envelope, guild_id: discord.guild.id, ...odd },
      discord.guild.id,
    );
    discord.gateway.dispatch('A_NEW_EVENT', { odd: true }, discord.guild.id);
    expect(read((await alice.slash('table', 'do')).answer)).toBe('Here.');
    expect(sent).toHaveLength(answers);
    for (const body of sent) expect(JSON.stringify(body)).toMatch(/"flags":32832|"choices":\[\]/);
  });
});
