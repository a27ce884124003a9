import { describe, expect, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import { controlId } from '../../src/view/text/message.ts';
import { type How, REFUSALS, rateLimited } from '../support/discord/faults.ts';
import { PERMISSIONS } from '../support/discord/wire.ts';
import { BOT_PERMISSIONS } from '../support/discord/world.ts';
import { board, gate, PNG, read, reads, sitDown } from './table.ts';

const POST = 'POST /channels/*/messages';
const nonce = (of: string): string => of.padEnd(22, '-');

async function office(options: Parameters<typeof sitDown>[1] = {}) {
  const table = await sitDown({ execute: () => ({ answer: { to: 'channel', text: 'Moved.' } }) }, options);
  const channel = table.discord.world.channelId('table') as ChannelId;
  return { ...table, channel, messenger: table.bot.messenger, person: table.alice.id as PersonId };
}

test('[U17] a thread is public for a week with a shortened name', async () => {
  const { messenger, channel, discord, log } = await office();
  discord.world.permit('table', BOT_PERMISSIONS | PERMISSIONS.createPublicThreads);
  const asked: unknown[] = [];
  const stop = discord.onRequest(({ body, path }) => void (path.endsWith('/threads') && asked.push(body)));
  expect(await messenger.thread(channel, 'x'.repeat(101))).toEqual(expect.stringMatching(/^\d+$/));
  stop();
  expect(asked).toEqual([{ name: 'x'.repeat(100), type: 11, auto_archive_duration: 10_080 }]);
  discord.fault('POST /channels/*/threads', REFUSALS.missingPermissions);
  expect(await messenger.thread(channel, 'Marches')).toBeUndefined();
  expect(log.at(-1)).toMatchObject({ level: 'warn', message: 'a thread was not opened' });
});

describe('a post', () => {
  test('[T3] a post appears once, however often repeated with its nonce', async () => {
    const { messenger, channel, discord } = await office();
    expect(await messenger.post(channel, { text: 'White moves.' }, nonce('1'))).toMatchObject({ kind: 'sent' });
    expect(await messenger.post(channel, { text: 'White moves.' }, nonce('1'))).toMatchObject({ kind: 'sent' });
    expect(await messenger.post(channel, { text: 'Black moves.' }, nonce('2'))).toMatchObject({ kind: 'sent' });
    expect(reads(discord.messages('table'))).toEqual(['White moves.', 'Black moves.']);
    expect(discord.messages('table')[0]?.nonce).toBe(nonce('1'));
  });

  test('[T3] a post appears once if the connection breaks afterwards', async () => {
    const { messenger, channel, discord } = await office();
    discord.fault(POST, 'reset-after', 1);
    expect(await messenger.post(channel, { text: 'White moves.' }, nonce('1'))).toMatchObject({ kind: 'sent' });
    expect(reads(discord.messages('table'))).toEqual(['White moves.']);
  });

  test('a post includes its picture, at once or by an edit', async () => {
    const late = gate<Uint8Array>();
    const { messenger, channel, discord } = await office({
      picture: 5,
      draw: ({ alt }) => (alt === 'late' ? late.opened : Promise.resolve(PNG)),
    });
    await messenger.post(channel, { text: 'At once.', drawing: board }, nonce('1'));
    await messenger.post(channel, { text: 'Late.', drawing: { ...board, alt: 'late' } }, nonce('2'));
    expect(reads(discord.messages('table'))).toEqual(['At once.\n<board.png: The board>', 'Late.']);
    late.open(PNG);
    await discord.until(() => discord.messages('table')[1]?.attachments.length === 1);
    expect(read(discord.messages('table')[1])).toBe('Late.\n<board.png: late>');
  });

  test.each<[string, How, unknown]>([
    ['the channel is gone', REFUSALS.unknownChannel, { kind: 'refused', why: 'gone' }],
    ['the channel is hidden from the bot', REFUSALS.missingAccess, { kind: 'refused', why: 'forbidden' }],
    ['a permission is missing', REFUSALS.missingPermissions, { kind: 'refused', why: 'forbidden' }],
    ['Discord does not like it', { status: 400, body: { code: 50035 } }, { kind: 'refused', why: 'invalid' }],
    ['Discord is down', REFUSALS.unavailable, { kind: 'unknown' }],
    ['the connection is cut', 'drop', { kind: 'unknown' }],
    ['the token is refused', { status: 401, body: { code: 0, message: '401: Unauthorized' } }, { kind: 'unknown' }],
  ])('[T12] a post reports without throwing that %s', async (_, how, became) => {
    const { messenger, channel, discord, log } = await office();
    discord.fault(POST, how);
    expect(await messenger.post(channel, { text: 'White moves.' }, nonce('1'))).toEqual(became);
    expect(log.at(-1)).toMatchObject({ level: 'warn', message: 'a message was not taken' });
    expect(JSON.stringify(log)).not.toContain('White moves.');
  });

  test('[T12] a post waits for a rate limit', async () => {
    const { messenger, channel, discord } = await office();
    discord.fault(POST, rateLimited(0.01));
    expect(await messenger.post(channel, { text: 'White moves.' }, nonce('1'))).toMatchObject({ kind: 'sent' });
  });
});

describe('a message that is edited', () => {
  const rows = [[{ kind: 'button', id: controlId('game', 'x', 'mark'), label: 'Look', style: 'primary' } as const]];

  test('[U5] an edited message loses its buttons or changes, and pings no person', async () => {
    const { messenger, channel, discord, person } = await office({ draw: () => Promise.resolve(PNG) });
    await messenger.post(channel, { text: `<@${person}> moves.`, drawing: board, rows }, nonce('1'));
    await messenger.post(channel, { text: 'Another.' }, nonce('2'));
    const marks = { tag: 'game:x:mark', since: Date.now() };
    expect(await messenger.edit(channel, marks, { text: `Now <@${person}>.`, drawing: board, rows })).toMatchObject({
      kind: 'sent',
    });
    expect(read(discord.messages('table')[0])).toContain('Now');
    expect(await messenger.edit(channel, marks)).toMatchObject({ kind: 'sent' });
    const [stands] = discord.messages('table');
    expect(read(stands)).toMatch(/^Now .*\n<board.png: The board>$/);
    expect(stands?.attachments).toHaveLength(1);
    expect(stands?.mentions).toEqual([]);
    expect(await messenger.edit(channel, marks)).toEqual({ kind: 'refused', why: 'gone' });
  });

  test('[U5] a known message is edited directly, another searched for first', async () => {
    const { messenger, channel, discord } = await office();
    const asked: string[] = [];
    const sent = await messenger.post(channel, { text: 'Old.', rows }, nonce('1'));
    discord.onRequest(({ method, path }) => void asked.push(`${method} ${path.replaceAll(/\d+/g, '*')}`));
    const marks = { ...sent, tag: 'game:x:mark', since: Date.now() };
    expect(await messenger.edit(channel, marks, { text: 'New.', rows })).toEqual(sent);
    expect(await messenger.edit(channel, marks)).toEqual(sent);
    const one = '/channels/*/messages/*';
    expect(asked).toEqual([`PATCH ${one}`, `GET ${one}`, `PATCH ${one}`]);
    expect(reads(discord.messages('table'))).toEqual(['New.']);
    const second = await messenger.post(channel, { text: 'Another.', rows }, nonce('2'));
    const lost = { ...marks, message: '1234567890' };
    expect(await messenger.edit(channel, lost, { text: 'Found.', rows })).toEqual(second);
    expect(reads(discord.messages('table'))).toEqual(['New.', 'Found.\n[Look]']);
  });

  test('[U5] a refused edit of a message is reported', async () => {
    const { messenger, channel, discord } = await office();
    await messenger.post(channel, { text: 'Old.', rows }, nonce('1'));
    discord.fault('PATCH /channels/*/messages/*', { status: 400, body: { code: 30046 } });
    const marks = { tag: 'game:x:mark', since: Date.now() };
    expect(await messenger.edit(channel, marks, { text: 'New.' })).toEqual({ kind: 'refused', why: 'invalid' });
    expect(reads(discord.messages('table'))).toEqual(['Old.\n[Look]']);
  });
});

describe('a direct message', () => {
  test('a direct message reaches only that person', async () => {
    const { messenger, person, alice, discord } = await office();
    expect(await messenger.direct(person, { text: 'Your hand.' }, nonce('1'))).toEqual({ kind: 'sent' });
    expect(await messenger.direct(person, { text: 'Your turn.' }, nonce('2'))).toEqual({ kind: 'sent' });
    expect(reads(alice.messages('dm'))).toEqual(['Your hand.', 'Your turn.']);
    expect(discord.messages('table')).toEqual([]);
  });

  test('[T12] direct messages work again once the person allows them', async () => {
    const { messenger, person, discord } = await office();
    discord.world.closeDirect('alice');
    expect(await messenger.direct(person, { text: 'Your hand.' }, nonce('1'))).toEqual({
      kind: 'refused',
      why: 'closed',
    });
    discord.world.closeDirect('alice', false);
    const asked: string[] = [];
    discord.onRequest(
      ({ path }) => void asked.push(path.replace(/^.*?(?=\/users|\/channels)/, '').replace(/\d+/, '*')),
    );
    expect(await messenger.direct(person, { text: 'Your hand.' }, nonce('1'))).toEqual({ kind: 'sent' });
    expect(await messenger.direct(person, { text: 'Your turn.' }, nonce('2'))).toEqual({ kind: 'sent' });
    // Whether its channel is still the one that it was is asked once.
    expect(asked).toEqual(['/users/@me/channels', '/channels/*/messages', '/channels/*/messages']);
  });
});

describe('[T3] a sent message is found again', () => {
  const since = Date.now();
  const tagged = {
    text: 'White moves.',
    rows: [[{ kind: 'button', id: controlId('do', 'undo', 'tag-7'), label: 'Undo', style: 'secondary' }]],
  } as const;

  test('a sent message is found by a tag in a control', async () => {
    const { messenger, channel, person } = await office();
    await messenger.post(channel, tagged, nonce('1'));
    expect(await messenger.find(channel, { tag: 'tag-7', since })).toBe(true);
    expect(await messenger.find(channel, { tag: 'tag-8', since })).toBe(false);
    expect(await messenger.find({ person }, { tag: 'tag-7', since })).toBe(false);
    await messenger.direct(person, tagged, nonce('2'));
    expect(await messenger.find({ person }, { tag: 'tag-7', since })).toBe(true);
  });

  test('a sent message is found by the interaction that it answers', async () => {
    const { messenger, channel, alice } = await office();
    const { answer } = await alice.slash('table', 'do');
    const interaction = answer?.interaction_metadata?.id as InteractionId;
    expect(await messenger.find(channel, { tag: 'none', interaction, since })).toBe(true);
    expect(await messenger.find(channel, { tag: 'none', interaction: '1' as InteractionId, since })).toBe(false);
  });

  test('[D36] a sent message is found after any number of later messages', async () => {
    const { messenger, channel, alice, discord } = await office();
    const before = Date.now();
    const { answer } = await alice.slash('table', 'do');
    const interaction = answer?.interaction_metadata?.id as InteractionId;
    await messenger.post(channel, tagged, nonce('1'));
    // Said past the bot's client, which keeps to Discord's limit of fifty requests a second.
    const url = `${discord.env.DISCORD_API_URL}/v10/channels/${channel}/messages`;
    for (let i = 0; i < 250; i += 1)
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bot ${discord.env.DISCORD_TOKEN}` },
        body: JSON.stringify({ content: `And then ${i}.` }),
      });
    expect(discord.messages('table').length).toBeGreaterThan(250);
    expect(await messenger.find(channel, { tag: 'none', interaction, since: before })).toBe(true);
    expect(await messenger.find(channel, { tag: 'tag-7', since: before })).toBe(true);
    expect(await messenger.find(channel, { tag: 'tag-8', interaction: '1' as InteractionId, since: before })).toBe(
      false,
    );
  });

  test('a sent message counts as missing unless the channel is unreadable', async () => {
    const { messenger, channel, discord } = await office();
    expect(await messenger.find(channel, { tag: 'tag-7', since })).toBeUndefined();
    discord.fault('GET /channels/*/messages', REFUSALS.missingAccess);
    expect(await messenger.find(channel, { tag: 'tag-7', since })).toBeUndefined();
  });
});
