import { expect, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import { chosenFile } from '../../src/playground/given.ts';
import { parseCommandLine } from '../../src/playground/line.ts';
import { suggest } from '../../src/playground/suggest.ts';
import type { Command, CompletionInput } from '../../src/port/command.ts';
import type { CommandOption } from '../../src/port/command-path.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { asked, at, labels, paths, sent, taken } from './typing.ts';

const value = async (line: string, name: string, kind: 'text' | 'integer' | 'flag' = 'text'): Promise<unknown> => {
  const answer = await sent(line);
  return 'options' in answer ? answer.options[kind](name) : answer.problem;
};

test('the suggestions list commands with subcommands, prefix matches first', async () => {
  expect(labels(await at('/|'))).toEqual([
    '*/move',
    '/deck list',
    '/deck draw',
    '/deck give',
    '/deck file load',
    '/set',
    '/start',
    '/fog',
  ]);
  expect(labels(await at('/de|'))).toEqual(['*/deck list', '/deck draw', '/deck give', '/deck file load']);
  expect(labels(await at('/dr|'))).toEqual(['*/deck draw']);
  for (const typed of ['/deck f|', '/  DECK   f|']) expect(labels(await at(typed))).toEqual(['*/deck file load']);
  expect(labels(await at('/nothing|'))).toEqual([]);
  expect(labels(await at('hello|'))).toEqual([]);
});

test('a chosen command continues with its required options', async () => {
  expect(await taken('/mo|', '/move')).toBe('/move piece:');
  expect(await taken('/dr|', '/deck draw')).toBe('/deck draw ');
  expect(await taken('/li|', '/deck list')).toBe('/deck list');
  expect(labels(await at('/deck list|'))).toEqual(['/deck list']);
});

test('values are suggested with the other options known', async () => {
  expect(labels(await at('/move piece:|'))).toEqual(['*the Red King', 'the Red Queen', 'the Tower']);
  expect(labels(await at('/move piece:red k|'))).toEqual(['*the Red King']);
  expect(await taken('/move piece:red k|', 'the Red King')).toBe('/move piece:Red King to:');
  expect(await taken('/move piece:Tower to:a|', 'the A2')).toBe('/move piece:Tower to:A2 ');
  const { focused, options, subcommand } = asked.at(-1) as CompletionInput<string>;
  expect([focused, options.text('piece'), subcommand]).toEqual([{ name: 'to', typed: 'a' }, 'Tower', undefined]);
});

test('Enter sends a complete value or continues', async () => {
  expect(labels(await at('/move piece:tower|'))).toEqual(['*the Tower']);
  expect(labels(await at('/move piece:Tower to:a1|'))).toEqual(['the A1']);
  expect(labels(await at('/move piece:Tower to:A1 via:|'))).toEqual(['the A1', 'the A2', 'the B1, B2']);
});

test('after a value further options or list items are suggested', async () => {
  expect(labels(await at('/move piece:Tower |'))).toEqual(['*to:', 'via:']);
  expect(labels(await at('/move piece:Red t|'))).toEqual(['to:']);
  expect(labels(await at('/move piece:Tower to:A1 |'))).toEqual(['via:']);
  expect(labels(await at('/move piece:Tower to:B1, |'))).toEqual(['*the B1, B2']);
});

test('a typed word is completed to option names and values', async () => {
  expect(labels(await at('/move t|'))).toMatchInlineSnapshot(`
    [
      "*to:",
      "the Tower",
    ]
  `);
  expect(labels(await at('/move Tower t|'))).toMatchInlineSnapshot(`
    [
      "*to:",
    ]
  `);
  expect(labels(await at('/set Red t|'))).toMatchInlineSnapshot(`
    [
      "*Red",
      "Red Deck",
      "Deck",
      "text:",
    ]
  `);
  expect(labels(await at('/move |'))).toMatchInlineSnapshot(`
    [
      "*piece:",
      "to:",
      "via:",
    ]
  `);
});

test('completion in the middle of a line replaces only that value', async () => {
  expect(await taken('/move piece:to| to:A1', 'the Tower')).toBe('/move piece:Tower to:A1');
  expect(await taken('/move| piece:x', '/move')).toBe('/move piece:x');
  expect(await taken('/mo| piece:x', '/move')).toBe('/move piece:x');
  expect(await taken('/mo|xx yy', '/move')).toBe('/move piece:');
});

test('a value in quotes is completed while they are open', async () => {
  for (const quote of ['"', '“', '„']) expect(labels(await at(`/move ${quote}red k|`))).toEqual(['*the Red King']);
});

/** Completes `/do` with these options; its command offers these values, as far as they begin with what is typed. */
const doing = (options: readonly Partial<CommandOption>[], values: readonly string[], typed: string) => {
  const path = {
    words: 'do',
    command: 'do',
    subcommand: undefined,
    description: 'Does',
    options: options.map((one) => ({
      name: 'what',
      description: '',
      kind: 'text' as const,
      required: false,
      autocomplete: false,
      choices: [],
      min: undefined,
      max: undefined,
      ...one,
    })),
  };
  const command: Command = {
    data: { name: 'do', in: () => ({}) },
    execute: async () => ({}),
    complete: async ({ focused }) =>
      values.filter((one) => one.startsWith(focused.typed)).map((value) => ({ name: value, value })),
  };
  const person = { id: '2' as PersonId, name: 'Alice' };
  return suggest([path], () => command, typed, typed.length, {
    people: [person],
    person,
    interaction: '1' as InteractionId,
    share: { value: '' },
    words: languages.en,
    channel: '3' as ChannelId,
    guild: undefined,
  });
};

test('at most twenty-five suggestions are shown, without needless notes', async () => {
  const values = Array.from({ length: 30 }, (_, i) => `v${i}`);
  const { suggestions } = await doing([{ autocomplete: true }], values, '/do what:');
  expect([suggestions.length, suggestions.at(-1)?.label, suggestions[0]?.note]).toEqual([25, 'v24', '']);
  expect((await at('/move piece:tow|')).suggestions[0]?.note).toBe('Tower');
});

test('suggestions consider up to three words and options', async () => {
  const name = 'the very old king';
  const offered = async (typed: string) => labels(await doing([{ autocomplete: true }], [name], `/do ${typed}`));
  expect([await offered('the very o'), await offered('the very old k')]).toEqual([[`*${name}`], []]);
  const numbers = ['a', 'b', 'c'].map((one) => ({ name: one, kind: 'integer' as const }));
  const flag = { name: 'open', kind: 'flag' as const };
  const beside = async (count: number) => labels(await doing([...numbers.slice(0, count), flag], [], '/do tr'));
  expect([await beside(2), await beside(3)]).toEqual([['*true'], []]);
});

test('suggestions complete choices, flags and files', async () => {
  expect(labels(await at('/deck draw |'))).toEqual(['count:', 'open:', 'from:']);
  expect(labels(await at('/deck draw from:bo|'))).toEqual(['*Bottom']);
  expect(labels(await at('/deck draw open:|'))).toEqual(['true', 'false']);
  expect((await at('/deck file load file:|')).suggestions).toMatchObject([{ label: 'Choose a file…', file: 'file' }]);
});

test('people are suggested by name and sent by id', async () => {
  expect(labels(await at('/deck give person:|'))).toEqual(['*Alice', 'Bob', 'Bob the Great']);
  expect(await taken('/deck give person:b|', 'Bob the Great')).toBe('/deck give person:Bob the Great');
  expect([
    await value('/deck give person:bob', 'person'),
    await value('/deck give person:@Bob the Great', 'person'),
  ]).toEqual(['4', '5']);
});

test('a line is sent as it is typed, with all blanks', async () => {
  expect(await value('/move piece: Red King  to:A1', 'piece')).toBe('Red King');
  expect(await value('/MOVE piece:a: b to:A1', 'piece')).toBe('a: b');
  expect(await value('/move " Red King " A1', 'piece')).toBe('Red King');
  const twice = '/move piece:Tower to:A1 piece:Red King';
  expect([await value(twice, 'piece'), await value(twice, 'to')]).toEqual(['Tower', 'A1 piece:Red King']);
  expect(await value('/deck  draw count:3 open:yes from:bottom', 'count', 'integer')).toBe(3);
  expect(await value('/deck draw count: open:NO', 'open', 'flag')).toBe(false);
  expect(await value('/deck draw from:Bottom', 'from')).toBe('b');
  expect(await value('/deck draw', 'from')).toBeUndefined();
  expect([
    await value('/deck draw count:1', 'count', 'integer'),
    await value('/deck draw count:5', 'count', 'integer'),
  ]).toEqual([1, 5]);
  expect(parseCommandLine(paths, '/deck nothing')).toBeUndefined();
});

test('a chosen file is sent within the size limit', async () => {
  const files = new Map([['file', chosenFile('a.yaml', new Uint8Array(9))]]);
  const answer = await sent('/deck file load file:a.yaml', files);
  const file = 'options' in answer ? answer.options.file('file') : undefined;
  expect([file?.name, file?.size, await file?.read(8), await file?.read(9)]).toEqual([
    'a.yaml',
    9,
    'too-large',
    new Uint8Array(9),
  ]);
  expect(await sent('/deck file load file:a.yaml')).toMatchObject({
    problem: 'For file, choose a file from the list as you type.',
  });
});

test.each<[string, string]>([
  ['/move piece:Tower', '/move needs to: Where to. For example: /move piece:Tower to:A1'],
  ['/move to:A1 piece: ', '/move needs piece: Which. For example: /move to:A1 piece:Red King'],
  [
    '/move Tower piece:Tower to:A1',
    `I don't understand "Tower". Options of /move: via:. For example: /move piece:Tower to:A1 via:Tower`,
  ],
  ['/deck list all', '/deck list has no more options, so leave out "all". For example: /deck list'],
  ['/deck draw count:many', 'For count, use a whole number from 1 to 5.'],
  ['/deck draw count:0', 'For count, use a whole number from 1 to 5.'],
  ['/deck draw count:6', 'For count, use a whole number from 1 to 5.'],
  ['/deck draw open:perhaps', 'For open, use true or false.'],
  ['/deck give person:Zoe', 'For person, use the name of a person who is here.'],
  ['/deck draw from:middle', 'For from, use one of these: Top, Bottom.'],
])('the line %s is not sent: %s', async (line, said) => expect((await value(line, 'piece')) as string).toBe(said));
