import { expect, test } from 'vitest';
import { interpretLine } from '../../src/playground/form.ts';
import { parseCommandLine } from '../../src/playground/line.ts';
import type { CompletionSource } from '../../src/playground/unnamed.ts';
import type { Person } from '../../src/port/command.ts';
import type { CommandOption } from '../../src/port/command-path.ts';

/** What is offered in the place of a line that can't be read in one way. */

const option = (name: string, kind: CommandOption['kind'], more: Partial<CommandOption> = {}): CommandOption => ({
  name,
  description: name,
  kind,
  required: false,
  autocomplete: false,
  choices: [],
  min: undefined,
  max: undefined,
  ...more,
});
const needed = { required: true };

const understood = (line: string, options: readonly CommandOption[], knowledge: Partial<CompletionSource> = {}) => {
  const path = { words: 'do', command: 'do', subcommand: undefined, description: 'Does', options };
  const read = parseCommandLine([path], line);
  if (!read) throw new Error(`no line: ${line}`);
  return interpretLine(read, { people: [], complete: async () => [], ...knowledge });
};

test('an ambiguous line shows its first three possible meanings', async () => {
  const texts = ['a', 'b', 'c', 'd'].map((name) => option(name, 'text'));
  const read = await understood('/do v w x y z', texts);
  expect(read).toMatchObject({ kind: 'ambiguous', forms: [expect.anything(), expect.anything(), expect.anything()] });
});

test('suggested lines fill missing required options with valid values', async () => {
  const form = async (one: CommandOption, knowledge: Partial<CompletionSource> = {}): Promise<unknown> => {
    const read = await understood('/do', [{ ...one, required: true }], knowledge);
    return read.kind === 'unread' ? [read.missing?.name, ...read.forms] : read.kind;
  };
  const people = [{ name: 'Ann' }, { name: 'Bob' }] as unknown as readonly Person[];
  const offered = async () => ['first', 'second'].map((value) => ({ name: value.toUpperCase(), value }));
  const choices = [
    { name: 'Up', value: 'u' },
    { name: 'Down', value: 'd' },
  ];
  expect(await form(option('n', 'integer'))).toEqual(['n', '/do n:1']);
  expect(await form(option('n', 'integer', { min: 5 }))).toEqual(['n', '/do n:5']);
  expect(await form(option('n', 'integer', { min: 0 }))).toEqual(['n', '/do n:0']);
  expect(await form(option('n', 'flag'))).toEqual(['n', '/do n:true']);
  expect(await form(option('n', 'text', { choices }))).toEqual(['n', '/do n:Up']);
  expect(await form(option('n', 'person'), { people })).toEqual(['n', '/do n:Ann']);
  expect(await form(option('n', 'text', { autocomplete: true }), { complete: offered })).toEqual(['n', '/do n:first']);
});

test('without a valid value no line is suggested', async () => {
  const failing = async () => {
    throw new Error('no completion');
  };
  for (const [one, knowledge] of [
    [option('n', 'person', needed), {}],
    [option('n', 'text', needed), {}],
    [option('n', 'text', { ...needed, autocomplete: true }), {}],
    [option('n', 'text', { ...needed, autocomplete: true }), { complete: failing }],
  ] as const)
    expect(await understood('/do', [one], knowledge)).toMatchObject({ kind: 'unread', forms: [], missing: one });
});

test('leftover words of a line belong to the next option with a value', async () => {
  const options = [option('open', 'flag'), option('count', 'integer', { min: 2 })];
  expect(await understood('/do whatever', options)).toEqual({
    kind: 'unread',
    unknown: 'whatever',
    missing: undefined,
    forms: ['/do count:2'],
  });
  expect(await understood('/do whatever', options.slice(0, 1))).toMatchObject({ unknown: 'whatever', forms: ['/do'] });
});

test('a line is suggested only if it means the same when parsed', async () => {
  const complete = async () => [{ name: 'odd', value: 'x b:3' }];
  const options = [option('a', 'text', { ...needed, autocomplete: true }), option('b', 'integer')];
  expect(await understood('/do', options, { complete })).toMatchObject({ kind: 'unread', forms: [] });
  expect(await understood('/do', options.slice(0, 1), { complete })).toMatchObject({ forms: ['/do a:x b:3'] });
});

test('unknown words of a line go to the first fitting option', async () => {
  const [text, count] = [option('a', 'text', needed), option('b', 'integer', { ...needed, min: 4 })];
  expect(await understood('/do x y z', [text, count])).toEqual({
    kind: 'unread',
    unknown: 'y z',
    missing: count,
    forms: ['/do a:x b:4'],
  });
  const numbers = ['a', 'b', 'c'].map((name) => option(name, 'integer', needed));
  expect(await understood('/do 3', numbers)).toMatchObject({ unknown: '', forms: ['/do a:3 b:1 c:1'] });
});

test('a suggested line keeps a chosen file', async () => {
  const options = [option('map', 'file'), option('n', 'integer', needed)];
  expect(await understood('/do map:board.png', options)).toMatchObject({ forms: ['/do map:board.png n:1'] });
});
