import { createHash } from 'node:crypto';
import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { buildCommandInput, buildCompletionInput, buildPressInput } from '../../src/discord/input.ts';
import { controlId } from '../../src/view/text/message.ts';
import { languages } from '../../src/words/index.ts';
import { chatInputOf, hearing, interactionOf } from '../support/discord/heard.ts';

const user = { id: '10', username: 'alice_1', global_name: 'Alice', avatar: null, discriminator: '0' };
const place = { id: '500', guild_id: '9', channel: { id: '77', type: 0 }, member: { user, nick: null } };
const nothing = async (): Promise<'unreachable'> => 'unreachable';
const command = (name: string, more = {}) => ({ id: '1', type: 1, name, ...more });
const text = (name: string, value: string, more = {}) => ({ type: 3, name, value, ...more });

test('a command is read with person, place, subcommand and options', () => {
  const options = [
    {
      type: 1,
      name: 'start',
      options: [
        text('module', 'tablut'),
        { type: 4, name: 'steps', value: 3 },
        { type: 5, name: 'alone', value: false },
      ],
    },
  ];
  const input = buildCommandInput(chatInputOf({ ...place, data: command('game', { options }) }), languages, nothing);
  expect(input).toMatchObject({
    interaction: '500',
    person: { id: '10', name: 'Alice' },
    channel: '77',
    guild: '9',
    subcommand: 'start',
  });
  expect(input.options.text('module')).toBe('tablut');
  expect(input.options.integer('steps')).toBe(3);
  expect(input.options.flag('alone')).toBe(false);
  expect([input.options.text('seed'), input.options.text('steps'), input.options.integer('module')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('direct messages have no server and use the person’s name', () => {
  const asked = chatInputOf({ id: '500', channel: { id: '78', type: 1 }, user, data: command('help') });
  expect(buildCommandInput(asked, languages, nothing)).toMatchObject({
    guild: undefined,
    channel: '78',
    person: { id: '10', name: 'Alice' },
    subcommand: undefined,
  });
});

test('a nickname precedes display name and account name', () => {
  const named = (member: object) =>
    buildCommandInput(chatInputOf({ ...place, member, data: command('help') }), languages, nothing).person.name;
  expect(named({ user, nick: 'The Swede' })).toBe('The Swede');
  expect(named({ user: { ...user, global_name: null } })).toBe('alice_1');
});

test('a completion request has focused option, typed text and other options', () => {
  const options = [text('piece', 'E5'), { type: 4, name: 'steps', value: '1x', focused: true }];
  const typing = interactionOf({ ...place, type: 4, data: command('move', { options }) });
  if (!typing.isAutocomplete()) throw new Error('no completion');
  const input = buildCompletionInput(typing, languages);
  expect(input.focused).toEqual({ name: 'steps', typed: '1x' });
  expect(input.options.text('piece')).toBe('E5');
});

test('a file is read with name and size, and fetched on demand', async () => {
  const calls: unknown[] = [];
  const download = async (...call: readonly unknown[]): Promise<Uint8Array> => {
    calls.push(call);
    return new Uint8Array([7]);
  };
  const resolved = {
    attachments: { '12': { id: '12', filename: 'a.json', size: 40, url: 'https://cdn.discordapp.com/a.json' } },
  };
  const options = [{ type: 11, name: 'file', value: '12' }, { type: 11, name: 'gone', value: '13' }, text('text', 'x')];
  const given = chatInputOf({ ...place, data: command('game', { options, resolved }) });
  const input = buildCommandInput(given, languages, download);
  const file = input.options.file('file');
  expect([file?.name, file?.size, input.options.file('gone'), input.options.file('text')]).toEqual([
    'a.json',
    40,
    undefined,
    undefined,
  ]);
  expect(await file?.read(39)).toBe('too-large');
  expect(calls).toEqual([]);
  expect(await file?.read(40)).toEqual(new Uint8Array([7]));
  expect(calls).toEqual([['https://cdn.discordapp.com/a.json', 40]]);
});

test('a press is read with command, verb, arguments and choice', () => {
  const press = (data: object) => {
    const pressed = interactionOf({ ...place, type: 3, data, message: { id: '5', channel_id: '77' } });
    if (!pressed.isMessageComponent()) throw new Error('no press');
    return buildPressInput(pressed, languages);
  };
  expect(press({ component_type: 2, custom_id: controlId('game', 'join', '42', 'Red') })).toMatchObject({
    command: 'game',
    input: { verb: 'join', args: ['42', 'Red'], values: [], person: { id: '10' }, channel: '77' },
  });
  expect(press({ component_type: 3, custom_id: 'game:seat', values: ['a', 'b'] })).toMatchObject({
    command: 'game',
    input: { verb: 'seat', args: [], values: ['a', 'b'] },
  });
});

test('[D10] an interaction’s random share is derived one-way from id and token', () => {
  const share = (id: string, token: string): string => {
    const asked = chatInputOf({ ...place, id, token, data: command('game', { options: [] }) });
    return buildCommandInput(asked, languages, nothing).share.value;
  };
  expect(share('500', 'secret')).toBe(createHash('sha256').update('500:secret').digest('hex'));
  expect(new Set([share('500', 'secret'), share('501', 'secret'), share('500', 'other')]).size).toBe(3);
});

const GUILD = {
  id: '9',
  name: 'The Tavern',
  roles: [],
  channels: [{ id: '70', type: 0, name: 'table', parent_id: '7' }],
};

/** What a command is told in a server that the bot knows, or in direct messages. */
const toldIn = ({ hear }: ReturnType<typeof hearing>, raw: object) => {
  const asked = hear({ ...place, type: 2, data: command('help'), ...raw });
  if (!asked?.isChatInputCommand()) throw new Error('no command');
  return buildCommandInput(asked, languages, nothing);
};

test('an unknown thread has its channel as parent', () => {
  const known = hearing([GUILD]);
  const thread = { id: '78', type: 12, guild_id: '9', parent_id: '70', name: 'aside' };
  expect(toldIn(known, { channel: thread })).toMatchObject({ channel: '78', parent: '70', guild: '9' });
  expect(toldIn(known, { channel: { ...GUILD.channels[0], guild_id: '9' } }).parent).toBe('7');
});

test('a person has the same name in servers that the bot has not joined', () => {
  const known = hearing([GUILD]);
  const named = (member: object) => toldIn(known, { member: { user, roles: [], ...member } }).person.name;
  expect([named({ nick: 'The Swede' }), named({ nick: null })]).toEqual(['The Swede', 'Alice']);
});

test('management rights follow the permissions in that channel', () => {
  const known = hearing([GUILD]);
  const { ManageGuild, ManageChannels, Administrator, SendMessages } = PermissionFlagsBits;
  const may = [SendMessages, ManageChannels, ManageGuild, Administrator].map((bits) => {
    const { manages, managesHere } = toldIn(known, { member: { user, roles: [], permissions: String(bits) } });
    return [manages, managesHere];
  });
  expect(may).toEqual([
    [undefined, undefined],
    [undefined, true],
    [true, true],
    [true, true],
  ]);
});

test('a thread can be opened only with the permission', () => {
  const channel = { ...GUILD.channels[0], guild_id: '9' };
  const bits = [PermissionFlagsBits.CreatePublicThreads, PermissionFlagsBits.SendMessages];
  const known = hearing([GUILD]);
  expect(bits.map((one) => toldIn(known, { channel, app_permissions: String(one) }).threads)).toEqual([
    true,
    undefined,
  ]);
});

test('direct message channels are not cached', () => {
  const { client, hear } = hearing([GUILD]);
  const channel = { id: '79', type: 1, recipients: [user] };
  const asked = hear({
    ...place,
    guild_id: undefined,
    member: undefined,
    user,
    channel,
    type: 2,
    data: command('help'),
  });
  expect([asked?.channelId, [...client.channels.cache.keys()]]).toEqual(['79', ['70']]);
});
