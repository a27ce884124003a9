import { SlashCommandBuilder } from '@discordjs/builders';
import { expect, test } from 'vitest';
import type { Command, CommandInput, CompletionInput, Person } from '../../src/command.ts';
import type { InteractionId, PersonId } from '../../src/engine/core/ids.ts';
import { pathsOf } from '../../src/playground/definition.ts';
import { chosenFile, optionsIn } from '../../src/playground/given.ts';
import { readLine } from '../../src/playground/line.ts';
import { suggest } from '../../src/playground/suggest.ts';
import type { WireSuggestions } from '../../src/playground/wire.ts';
import type { ChannelId } from '../../src/session/where.ts';
import { languages } from '../../src/words/index.ts';

const asked: CompletionInput[] = [];
const nothing = async (_: CommandInput): Promise<object> => ({});

const moving = new SlashCommandBuilder()
  .setName('move')
  .setDescription('Move a piece')
  .addStringOption((option) => option.setName('piece').setDescription('Which').setRequired(true).setAutocomplete(true))
  .addStringOption((option) => option.setName('to').setDescription('Where to').setRequired(true).setAutocomplete(true))
  .addStringOption((option) => option.setName('via').setDescription('Over').setAutocomplete(true));

const move: Command = {
  data: { name: 'move', in: () => moving.toJSON() },
  execute: nothing,
  complete: async (input) => {
    asked.push(input);
    const all = input.focused.name === 'piece' ? ['Red King', 'Red Queen', 'Tower'] : ['A1', 'A2', 'B1, B2'];
    return all
      .filter((name) => name.toLowerCase().includes(input.focused.typed.toLowerCase()))
      .map((value) => ({ name: `the ${value}`, value }));
  },
};

const decks = new SlashCommandBuilder()
  .setName('deck')
  .setDescription('Decks')
  .addSubcommand((sub) => sub.setName('list').setDescription('All of them'))
  .addSubcommand((sub) =>
    sub
      .setName('draw')
      .setDescription('Draw cards')
      .addIntegerOption((option) => option.setName('count').setDescription('How many').setMinValue(1).setMaxValue(5))
      .addBooleanOption((option) => option.setName('open').setDescription('For all to see'))
      .addStringOption((option) =>
        option
          .setName('from')
          .setDescription('Which end')
          .addChoices({ name: 'Top', value: 't' }, { name: 'Bottom', value: 'b' }),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('give')
      .setDescription('Give cards away')
      .addUserOption((option) => option.setName('person').setDescription('To whom').setRequired(true)),
  )
  .addSubcommandGroup((group) =>
    group
      .setName('file')
      .setDescription('Files')
      .addSubcommand((sub) =>
        sub
          .setName('load')
          .setDescription('From a file')
          .addAttachmentOption((option) => option.setName('file').setDescription('The file').setRequired(true)),
      ),
  );

const deck: Command = {
  data: { name: 'deck', in: () => decks.toJSON() },
  execute: nothing,
};

const commands = [move, deck];
const paths = pathsOf(commands, languages.en);
const alice = { id: '2' as PersonId, name: 'Alice' } satisfies Person;
const people: readonly Person[] = [
  alice,
  { id: '4' as PersonId, name: 'Bob' },
  { id: '5' as PersonId, name: 'Bob the Great' },
];
const typing = {
  people,
  interaction: '1' as InteractionId,
  share: { value: 'f'.repeat(64) },
  person: alice,
  words: languages.en,
  channel: '3' as ChannelId,
  guild: undefined,
};

/** Completes at the `|`. */
const at = (typed: string): Promise<WireSuggestions> => {
  const cursor = typed.indexOf('|');
  return suggest(
    paths,
    (name) => commands.find(({ data }) => data.name === name),
    typed.replace('|', ''),
    cursor,
    typing,
  );
};

/** The labels, with a star at what Enter takes. */
const labels = ({ suggestions, meant }: WireSuggestions): readonly string[] =>
  suggestions.map(({ label }, index) => (index === meant ? `*${label}` : label));

/** The line after the choice with that label is taken. */
const taken = async (typed: string, label: string): Promise<string> => {
  const choice = (await at(typed)).suggestions.find((one) => one.label === label);
  const line = typed.replace('|', '');
  return choice ? line.slice(0, choice.from) + choice.insert + line.slice(choice.to) : `no ${label}`;
};

const value = (line: string, name: string, kind: 'text' | 'integer' | 'flag' = 'text'): unknown => {
  const read = readLine(paths, line);
  const options = read && optionsIn(read, new Map([['file', chosenFile('a.yaml', new Uint8Array(9))]]), people);
  return typeof options === 'object' ? options[kind](name) : options;
};

test('commands and subcommands are offered as one, those that begin so first', async () => {
  expect(labels(await at('/|'))).toEqual(['*/move', '/deck list', '/deck draw', '/deck give', '/deck file load']);
  expect(labels(await at('/de|'))).toEqual(['*/deck list', '/deck draw', '/deck give', '/deck file load']);
  expect(labels(await at('/dr|'))).toEqual(['*/deck draw']);
  expect(labels(await at('/deck f|'))).toEqual(['*/deck file load']);
  expect(labels(await at('/nothing|'))).toEqual([]);
  expect(labels(await at('hello|'))).toEqual([]);
});

test('a chosen command goes on with what it requires', async () => {
  expect(await taken('/mo|', '/move')).toBe('/move piece:');
  expect(await taken('/dr|', '/deck draw')).toBe('/deck draw ');
  expect(await taken('/li|', '/deck list')).toBe('/deck list');
  expect(labels(await at('/deck list|'))).toEqual(['/deck list']);
});

test('values are completed by the command, which sees what else was typed', async () => {
  expect(labels(await at('/move piece:|'))).toEqual(['*the Red King', 'the Red Queen', 'the Tower']);
  expect(labels(await at('/move piece:red k|'))).toEqual(['*the Red King']);
  expect(await taken('/move piece:red k|', 'the Red King')).toBe('/move piece:Red King to:');
  expect(await taken('/move piece:Tower to:a|', 'the A2')).toBe('/move piece:Tower to:A2 ');
  const { focused, options, subcommand } = asked.at(-1) as CompletionInput;
  expect([focused, options.text('piece'), subcommand]).toEqual([{ name: 'to', typed: 'a' }, 'Tower', undefined]);
});

test('a value typed in full is sent by Enter, or goes on to what is required', async () => {
  expect(labels(await at('/move piece:tower|'))).toEqual(['*the Tower']);
  expect(labels(await at('/move piece:Tower to:a1|'))).toEqual(['the A1']);
  expect(labels(await at('/move piece:Tower to:A1 via:|'))).toEqual(['the A1', 'the A2', 'the B1, B2']);
});

test('behind a value the other options are offered; in a list it goes on', async () => {
  expect(labels(await at('/move piece:Tower |'))).toEqual(['*to:', 'via:']);
  expect(labels(await at('/move piece:Red t|'))).toEqual(['to:']);
  expect(labels(await at('/move piece:Tower to:A1 |'))).toEqual(['via:']);
  expect(labels(await at('/move piece:Tower to:B1, |'))).toEqual(['*the B1, B2']);
});

test('in the middle of a line only that value is replaced', async () => {
  expect(await taken('/move piece:to| to:A1', 'the Tower')).toBe('/move piece:Tower to:A1');
  expect(await taken('/move| piece:x', '/move')).toBe('/move piece:x');
});

test('choices, truth and files', async () => {
  expect(labels(await at('/deck draw |'))).toEqual(['count:', 'open:', 'from:']);
  expect(labels(await at('/deck draw from:bo|'))).toEqual(['*Bottom']);
  expect(labels(await at('/deck draw open:|'))).toEqual(['true', 'false']);
  expect((await at('/deck file load file:|')).suggestions).toMatchObject([{ label: 'Choose a file…', file: 'file' }]);
});

test('people are offered and named as they are called here, and handed on by their ids', async () => {
  expect(labels(await at('/deck give person:|'))).toEqual(['*Alice', 'Bob', 'Bob the Great']);
  expect(await taken('/deck give person:b|', 'Bob the Great')).toBe('/deck give person:Bob the Great');
  expect([value('/deck give person:bob', 'person'), value('/deck give person:@Bob the Great', 'person')]).toEqual([
    '4',
    '5',
  ]);
});

test('a line is read as it is typed, blanks and all', () => {
  expect(value('/move piece: Red King  to:A1', 'piece')).toBe('Red King');
  expect(value('/MOVE piece:a: b to:A1', 'piece')).toBe('a: b');
  expect(value('/deck  draw count:3 open:yes from:bottom', 'count', 'integer')).toBe(3);
  expect(value('/deck draw count: open:NO', 'open', 'flag')).toBe(false);
  expect(value('/deck draw from:Bottom', 'from')).toBe('b');
  expect(value('/deck draw', 'from')).toBeUndefined();
  expect(readLine(paths, '/deck nothing')).toBeUndefined();
});

test('a chosen file is handed on, up to the size that is asked for', async () => {
  const read = readLine(paths, '/deck file load file:a.yaml');
  const options = read && optionsIn(read, new Map([['file', chosenFile('a.yaml', new Uint8Array(9))]]), people);
  const file = typeof options === 'object' ? options.file('file') : undefined;
  expect([file?.name, file?.size, await file?.read(8), await file?.read(9)]).toEqual([
    'a.yaml',
    9,
    'too-large',
    new Uint8Array(9),
  ]);
  expect(read && optionsIn(read, new Map(), people)).toBe('file: a file, which completion lets you choose.');
});

test.each<[string, string]>([
  ['/move piece:Tower', '/move needs to: Where to'],
  ['/move to:A1 piece: ', '/move needs piece: Which'],
  ['/move Tower piece:Tower to:A1', 'What is "Tower"? /move takes piece:, to:, via:'],
  ['/deck list all', '/deck list takes nothing behind it, not "all".'],
  ['/deck draw count:many', 'count: a whole number from 1 to 5.'],
  ['/deck draw count:6', 'count: a whole number from 1 to 5.'],
  ['/deck draw open:perhaps', 'open: true or false.'],
  ['/deck give person:Zoe', 'person: the name of somebody who is here.'],
  ['/deck draw from:middle', 'from: one of: Top, Bottom.'],
])('%s is not sent: %s', (line, said) => expect(value(line, 'piece')).toBe(said));
