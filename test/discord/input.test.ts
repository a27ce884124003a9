import { createHash } from 'node:crypto';
import type {
  APIApplicationCommandAutocompleteInteraction,
  APIChatInputApplicationCommandInteraction,
  APIMessageComponentInteraction,
} from 'discord.js';
import { expect, test } from 'vitest';
import { commandInput, completionInput, pressInput } from '../../src/discord/input.ts';
import { controlId } from '../../src/view/message.ts';
import { languages } from '../../src/words/index.ts';

const user = { id: '10', username: 'alice_1', global_name: 'Alice', avatar: null, discriminator: '0' };
const place = { id: '500', guild_id: '9', channel: { id: '77', type: 0 }, member: { user, nick: null } };
const nothing = async (): Promise<'unreachable'> => 'unreachable';
const text = (name: string, value: string, more = {}) => ({ type: 3, name, value, ...more });

test('a command: who, where, which subcommand, with which options', () => {
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
  const raw = { ...place, data: { name: 'game', options } } as unknown as APIChatInputApplicationCommandInteraction;
  const input = commandInput(raw, languages, nothing);
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

test('in direct messages there is no server, and the name is the person’s own', () => {
  const raw = {
    id: '500',
    channel: { id: '78', type: 1 },
    user,
    data: { name: 'help' },
  } as unknown as APIChatInputApplicationCommandInteraction;
  expect(commandInput(raw, languages, nothing)).toMatchObject({
    guild: undefined,
    channel: '78',
    person: { id: '10', name: 'Alice' },
    subcommand: undefined,
  });
});

test('a nickname comes first, and who has no display name goes by the account’s', () => {
  const named = (member: object) =>
    commandInput(
      { ...place, member, data: { name: 'help' } } as unknown as APIChatInputApplicationCommandInteraction,
      languages,
      nothing,
    ).person.name;
  expect(named({ user, nick: 'The Swede' })).toBe('The Swede');
  expect(named({ user: { ...user, global_name: null } })).toBe('alice_1');
});

test('a completion: what is focused, what is typed, what else was given', () => {
  const options = [text('piece', 'E5'), { type: 4, name: 'steps', value: '1x', focused: true }];
  const raw = { ...place, data: { name: 'move', options } } as unknown as APIApplicationCommandAutocompleteInteraction;
  const input = completionInput(raw, languages);
  expect(input.focused).toEqual({ name: 'steps', typed: '1x' });
  expect(input.options.text('piece')).toBe('E5');
});

test('a file: what it is called and how large it is; it is fetched when it is read, and not at all where it is larger than that', async () => {
  const asked: unknown[] = [];
  const download = async (...call: readonly unknown[]): Promise<Uint8Array> => {
    asked.push(call);
    return new Uint8Array([7]);
  };
  const resolved = {
    attachments: { '12': { id: '12', filename: 'a.json', size: 40, url: 'https://cdn.discordapp.com/a.json' } },
  };
  const options = [
    { type: 11, name: 'file', value: '12' },
    { type: 11, name: 'gone', value: 'constructor' },
    text('text', '12'),
  ];
  const input = commandInput(
    { ...place, data: { name: 'game', options, resolved } } as unknown as APIChatInputApplicationCommandInteraction,
    languages,
    download,
  );
  const file = input.options.file('file');
  expect([file?.name, file?.size, input.options.file('gone'), input.options.file('text')]).toEqual([
    'a.json',
    40,
    undefined,
    undefined,
  ]);
  expect(await file?.read(39)).toBe('too-large');
  expect(asked).toEqual([]);
  expect(await file?.read(40)).toEqual(new Uint8Array([7]));
  expect(asked).toEqual([['https://cdn.discordapp.com/a.json', 40]]);
});

test('a press: the command by the id’s first part, then verb and arguments; a select’s choice', () => {
  const press = (data: object) =>
    pressInput({ ...place, data } as unknown as APIMessageComponentInteraction, languages);
  expect(press({ component_type: 2, custom_id: controlId('game', 'join', '42', 'Red') })).toMatchObject({
    command: 'game',
    input: { verb: 'join', args: ['42', 'Red'], values: [], person: { id: '10' }, channel: '77' },
  });
  expect(press({ component_type: 3, custom_id: 'game:seat', values: ['a', 'b'] })).toMatchObject({
    command: 'game',
    input: { verb: 'seat', args: [], values: ['a', 'b'] },
  });
});

test('[D10] the share of an interaction is made of its id and token, of which it tells nothing', () => {
  const share = (id: string, token: string): string => {
    const raw = {
      ...place,
      id,
      token,
      data: { name: 'game', options: [] },
    } as unknown as APIChatInputApplicationCommandInteraction;
    return commandInput(raw, languages, nothing).share.value;
  };
  expect(share('500', 'secret')).toBe(createHash('sha256').update('500:secret').digest('hex'));
  expect(new Set([share('500', 'secret'), share('501', 'secret'), share('500', 'other')]).size).toBe(3);
});
