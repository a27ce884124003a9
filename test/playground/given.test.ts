import { describe, expect, test } from 'vitest';
import { chosenFile, optionsTypedSoFar, validateOptions } from '../../src/playground/given.ts';
import type { OptionReader, Person } from '../../src/port/command.ts';
import type { CommandOption, CommandPath } from '../../src/port/command-path.ts';
import { en } from '../support/words.ts';

/** What is typed for an option, as Discord would check it. */

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

const text = option('text', 'text', { min: 2, max: 4 });
const number = option('number', 'integer', { min: -3, max: 20 });
const flag = option('flag', 'flag');
const person = option('person', 'person');
const file = option('file', 'file');
const way = option('way', 'text', { choices: [{ name: 'Way back', value: 'back' }] });
const size = option('size', 'integer', { choices: [{ name: 'Large', value: 3 }] });
const ALL = [text, number, flag, person, file, way, size];
const PEOPLE = [
  { id: '1', name: 'Ann' },
  { id: '2', name: 'Bob' },
] as unknown as readonly Person[];
const KEPT = chosenFile('map.png', new Uint8Array(5));
const path = (options: readonly CommandOption[]): CommandPath => ({
  words: 'do',
  command: 'do',
  subcommand: undefined,
  description: 'Something',
  options,
});

/** What a command reads of them all. */
const readBy = (options: OptionReader<string>, names = ALL.map(({ name }) => name)): readonly unknown[] =>
  names.flatMap((name) =>
    [options.text(name), options.integer(name), options.flag(name), options.file(name)].filter(
      (value) => value !== undefined,
    ),
  );

/** The value that a text is for an option, or what is said of it. */
const typed = (one: CommandOption, ...texts: readonly string[]): readonly unknown[] =>
  texts.map((given) => {
    const read = validateOptions(en, path(ALL), [{ option: one, text: given }], new Map([['file', KEPT]]), PEOPLE);
    return typeof read === 'string' ? 'wrong' : readBy(read)[0];
  });

describe('the options of a line', () => {
  test('the options of a line are read by their kind, up to their limits', () => {
    expect(typed(text, 'a', 'ab', 'abcd', 'abcde', '')).toEqual(['wrong', 'ab', 'abcd', 'wrong', undefined]);
    expect(typed(number, '-4', '-3', '+7', '20', '21')).toEqual(['wrong', -3, 7, 20, 'wrong']);
    expect(typed(number, '1.5', 'x', '0x1', '1 ')).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
    const long = '9'.repeat(15);
    expect(typed(option('number', 'integer'), long, `${long}9`)).toEqual([Number(long), 'wrong']);
    expect(typed(flag, 'true', 'YES', 'on', 'false', 'No', 'off')).toEqual([true, true, true, false, false, false]);
    expect(typed(flag, 'truely', 'maybe')).toEqual(['wrong', 'wrong']);
    expect(typed(person, 'ann', '@Bob', '@@Bob', 'Cid')).toEqual(['1', '2', 'wrong', 'wrong']);
    expect(typed(way, 'way BACK', 'Back', 'forth')).toEqual(['back', 'back', 'wrong']);
    expect(typed(size, 'large', '3', '4')).toEqual([3, 3, 'wrong']);
    expect(typed(file, 'anything')).toEqual([KEPT]);
  });

  test('the options of a line are available only by their own kind', () => {
    const given = [text, number, flag, file].map((one, i) => ({ option: one, text: ['abc', '7', 'no', 'x'][i] ?? '' }));
    const options = validateOptions(en, path(ALL), given, new Map([['file', KEPT]]), PEOPLE);
    if (typeof options === 'string') throw new Error(options);
    expect(readBy(options)).toEqual(['abc', 7, false, KEPT]);
    expect(readBy(options, ['another'])).toEqual([]);
  });

  test('the options of a line report the first invalid value, then missing ones', () => {
    const needed = { ...text, required: true };
    const of = (...given: readonly (readonly [CommandOption, string])[]) =>
      validateOptions(
        en,
        path([number, needed]),
        given.map(([one, said]) => ({ option: one, text: said })),
        new Map(),
        [],
      );
    expect(of([number, '99'], [needed, 'a'])).toBe(en.playground.wrongValue(number));
    expect(of([number, '9'], [needed, ''])).toBe(en.playground.missing(path([number, needed]), needed));
    expect(of([needed, 'ab'])).toMatchObject({ text: expect.any(Function) });
    expect(of([file, 'map.png'])).toBe(en.playground.wrongValue(file));
  });

  test('options of an unfinished line omit unreadable, empty and file values', () => {
    const given = ALL.map((one, i) => ({
      option: one,
      text: ['ab', '99', '', 'Bob', 'map.png', 'back', '3'][i] ?? '',
    }));
    expect(readBy(optionsTypedSoFar(given, PEOPLE))).toEqual(['ab', '2', 'back', 3]);
    const words = option('words', 'text');
    const so = (text: string): unknown => optionsTypedSoFar([{ option: words, text }], PEOPLE).text('words');
    expect([so(''), so('a')]).toEqual([undefined, 'a']);
  });
});

test('a chosen file is read up to the reader’s limit', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const { name, size: long, read } = chosenFile('a.txt', bytes);
  expect([name, long, await read(2), await read(3)]).toEqual(['a.txt', 3, 'too-large', bytes]);
});
