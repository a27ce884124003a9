import { type BaseInteraction, PermissionFlagsBits as Bits, ChannelType, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { canCreateThread, inviteLink, MissingPermissionReporter, missing } from '../../src/discord/permissions.ts';

const ALL =
  Bits.ViewChannel | Bits.SendMessages | Bits.SendMessagesInThreads | Bits.AttachFiles | Bits.ReadMessageHistory;

/** An interaction in a channel of that type, where the bot may do so much. */
const placeOf = (permissions: bigint, type = ChannelType.GuildText, id = '1') =>
  ({
    guildId: '9',
    context: null,
    authorizingIntegrationOwners: { guildId: '9' },
    appPermissions: new PermissionsBitField(permissions),
    channel: { id, type, isThread: () => type === ChannelType.PublicThread },
  }) as unknown as BaseInteraction;

test('[T26] the invite link requests exactly the needed permissions', () => {
  const link = new URL(inviteLink('1100000000000000000'));
  expect(link.origin + link.pathname).toBe('https://discord.com/oauth2/authorize');
  expect(link.searchParams.get('client_id')).toBe('1100000000000000000');
  expect(link.searchParams.get('scope')).toBe('bot applications.commands');
  expect(new PermissionsBitField(BigInt(link.searchParams.get('permissions') ?? '')).toArray().sort()).toEqual([
    'AttachFiles',
    'CreatePublicThreads',
    'ReadMessageHistory',
    'SendMessages',
    'SendMessagesInThreads',
    'ViewChannel',
  ]);
});

test('[U17] a thread needs a text channel and the permission', () => {
  const may = ALL | Bits.CreatePublicThreads;
  expect(canCreateThread(placeOf(may))).toBe(true);
  expect(canCreateThread(placeOf(Bits.Administrator, ChannelType.GuildAnnouncement))).toBe(true);
  expect(canCreateThread(placeOf(ALL))).toBe(false);
  for (const type of [ChannelType.PublicThread, ChannelType.DM])
    expect(canCreateThread(placeOf(may, type))).toBe(false);
  expect(canCreateThread({ ...placeOf(may), channel: null })).toBe(false);
  expect(missing(placeOf(ALL))).toEqual([]);
});

describe('a missing permission', () => {
  test('a missing permission is named like in Discord, thread ones only in threads', () => {
    expect(missing(placeOf(ALL))).toEqual([]);
    expect(missing(placeOf(Bits.Administrator))).toEqual([]);
    expect(missing(placeOf(ALL & ~Bits.AttachFiles))).toEqual(['attach']);
    expect(missing(placeOf(ALL & ~Bits.SendMessagesInThreads))).toEqual([]);
    expect(missing(placeOf(ALL & ~Bits.SendMessagesInThreads, ChannelType.PublicThread))).toEqual(['sendInThreads']);
    expect(missing(placeOf(ALL & ~Bits.SendMessages, ChannelType.PublicThread))).toEqual([]);
  });
});

describe('[T12] a channel is notified once of missing permissions', () => {
  const place = (permissions: bigint, id = '1') => placeOf(permissions, ChannelType.GuildText, id);
  const without = ALL & ~Bits.AttachFiles;
  const say = (permissions: MissingPermissionReporter, where: ReturnType<typeof place>, reader = 'channel') => {
    const due = permissions.due(where, reader);
    due?.said();
    return due?.missing;
  };

  test('each channel is notified once of missing permissions', () => {
    const permissions = new MissingPermissionReporter();
    expect(say(permissions, place(ALL))).toBeUndefined();
    expect(say(permissions, place(without))).toEqual(['attach']);
    expect(say(permissions, place(without))).toBeUndefined();
    expect(say(permissions, place(without, '2'))).toEqual(['attach']);
  });

  test('a channel is notified again after a new loss of permissions', () => {
    const permissions = new MissingPermissionReporter();
    say(permissions, place(without));
    say(permissions, place(ALL));
    expect(say(permissions, place(without))).toEqual(['attach']);
    expect(say(permissions, place(without & ~Bits.SendMessages))).toEqual(['send', 'attach']);
  });

  test('a failed answer does not count as notifying the channel', () => {
    const permissions = new MissingPermissionReporter();
    permissions.due(place(without), 'channel');
    expect(say(permissions, place(without))).toEqual(['attach']);
  });

  test('missing permissions are reported privately unless the channel knows', () => {
    const permissions = new MissingPermissionReporter();
    expect(say(permissions, place(without), 'alice')).toEqual(['attach']);
    expect(say(permissions, place(without), 'alice')).toBeUndefined();
    expect(say(permissions, place(without))).toEqual(['attach']);
    expect(say(permissions, place(without), 'bob')).toBeUndefined();
  });

  test('notifications of missing permissions are remembered for exactly 10,000 channels', () => {
    const permissions = new MissingPermissionReporter();
    for (let i = 0; i < 10_000; i += 1) say(permissions, place(without, `${i}`));
    expect(say(permissions, place(without, '0'))).toBeUndefined();
    say(permissions, place(without, 'one more'));
    expect([say(permissions, place(without, '1')), say(permissions, place(without, '0'))]).toEqual([
      undefined,
      ['attach'],
    ]);
  });

  test('missing permissions are never reported in direct messages', () => {
    const permissions = new MissingPermissionReporter();
    expect(permissions.due(Object.assign(place(0n), { guildId: null }), 'alice')).toBeUndefined();
  });
});
