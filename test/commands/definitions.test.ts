import { describe, expect, test } from 'vitest';
import { withGameOptionFor } from '../../commands/common/place.ts';
import { createBotCommands } from '../../commands/index.ts';
import type { Games } from '../../src/session/games/games.ts';
import { languages } from '../../src/words/index.ts';
import { breaches, type Definition, type Option, weight } from './limits.ts';

const commands = createBotCommands({ games: {} as Games, modules: new Map() });
const definitions = commands.map(({ data }) => data.in(languages) as Definition);

const backwards = (text: string): string => [...text].reverse().join('');

/** The words of another language, each as long as the English one. */
const german = <T>(words: T): T =>
  (typeof words === 'string'
    ? backwards(words)
    : typeof words === 'object' && words !== null && !Array.isArray(words)
      ? Object.fromEntries(Object.entries(words).map(([name, one]) => [name, german(one)]))
      : words) as T;

/** What has a name, a command, an option or a choice, with all that is said of it. */
interface Named {
  readonly name: string;
  readonly value?: string | number;
  readonly description?: string;
}
const nodesOf = ({ name, description, ...node }: Definition | Option): readonly Named[] => {
  const { options = [], choices = [], ...rest } = node;
  const localized = Object.fromEntries(Object.entries(rest).filter(([field, of]) => /_local/.test(field) && of));
  return [{ name, description, ...localized }, ...options.flatMap(nodesOf), ...choices];
};

const option = (part: Partial<Option> = {}): Option => ({ type: 3, name: 'what', description: 'What', ...part });
const command = (part: Partial<Definition> = {}): Definition => ({
  name: 'do',
  description: 'Does something',
  ...part,
});
const withOptions = (...options: readonly Option[]): readonly Definition[] => [command({ options })];
const many = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const choice = (n: number) => ({ name: `c${n}`, value: `v${n}` });
const subcommand = (part: Partial<Option> = {}): Option => option({ type: 1, ...part });

/** Of exactly 8,000 characters. */
const wordy = many(20, (n) => option({ name: `option-${n}`, description: 'x'.repeat(91) }));
const heavy = command({ options: many(4, (n) => subcommand({ name: `s${n}`, options: wordy })) });

/** JSON with whatever fits on one line. */
const compact = (value: unknown, indent = ''): string => {
  const whole = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || whole.length + indent.length <= 240) return whole;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => `${inner}${compact(one, inner)}`)
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${compact(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
};

describe('[T13] the definitions of all commands', () => {
  test('the command definitions are inside all of Discord’s limits', () => {
    expect(breaches(definitions)).toEqual([]);
  });

  test('the command definitions keep their names, options and bounds', async () => {
    const inEnglish = commands.map(({ data }) => data.in({ en: languages.en }));
    await expect(`${compact(JSON.parse(JSON.stringify(inEnglish)))}\n`).toMatchFileSnapshot('../golden/commands.json');
  });

  test('the command definitions are described in every language under the same names', () => {
    const spoken = { en: languages.en, de: { ...languages.en, commands: german(languages.en.commands) } };
    const nodes = commands.flatMap(({ data }) => nodesOf(data.in(spoken) as Definition));
    expect(nodes.length).toBeGreaterThan(300);
    for (const { name, value, description, ...node } of nodes)
      expect([node, name]).toEqual(
        value === undefined
          ? [{ description_localizations: { de: backwards(description ?? '') } }, name]
          : [{ name_localizations: { de: backwards(name) } }, name],
      );
    const [alone] = commands.map(({ data }) => data.in({ en: languages.en }) as Definition);
    expect(nodesOf(alone as Definition)[0]).toEqual({
      name: 'game',
      description: definitions[0]?.description,
    });
  });

  test('[H21] the command definitions state their contexts', () => {
    const placed = definitions.map(({ name, ...rest }) => {
      const { contexts, integration_types: types } = rest as { contexts?: unknown; integration_types?: unknown };
      return [name, contexts, types] as const;
    });
    const everywhere = ['roll', 'kingdom', 'help', 'tutorial', 'about'];
    expect(placed).toEqual(
      placed.map(([name]) => (everywhere.includes(name) ? [name, [0, 1, 2], [0, 1]] : [name, [0, 1], [0]])),
    );
  });

  test('[W3] the command definitions take `game:` if they concern a game', () => {
    const leaves = definitions.flatMap(({ name, options = [] }) => {
      const subcommands = options.filter(({ type }) => type === 1);
      return subcommands.length > 0
        ? subcommands.map((one) => [`${name} ${one.name}`, one.options ?? []] as const)
        : [[name, options] as const];
    });
    const without = leaves.filter(([, options]) => !options.some(({ name }) => name === 'game')).map(([name]) => name);
    const ownWorld =
      /^(about|help|tutorial|me \w+|kingdom|house \w+|module \w+|server \w+|game start|game import|score book)$/;
    expect(without.filter((name) => !ownWorld.test(name))).toEqual([]);
    expect(leaves.map(([name]) => name).filter((name) => ownWorld.test(name) && !without.includes(name))).toEqual([]);
  });

  test('the command definitions have `game:` as the 25th option at the latest', () => {
    const options = (count: number): number => {
      const json = command({ options: many(count, (n) => option({ name: `o${n}` })) });
      const whole = withGameOptionFor({} as Games, {
        data: { name: 'do', in: () => json },
        execute: () => Promise.reject(new Error('not run')),
      });
      return (whole.data.in(languages) as Definition).options?.length ?? 0;
    };
    expect([24, 25].map(options)).toEqual([25, 25]);
  });

  test('the command definitions have room left for more', () => {
    for (const one of definitions) expect(weight(one)).toBeLessThan(4000);
  });

  test.each<[string, readonly Definition[]]>([
    ['a hundred commands and one', many(101, (n) => command({ name: `do${n}` }))],
    ['a command there twice', [command(), command()]],
    ['a capital letter', [command({ name: 'Do' })]],
    ['a blank in a name', [command({ name: 'do it' })]],
    ['a name of 33 letters', [command({ name: 'x'.repeat(33) })]],
    ['no name', [command({ name: '' })]],
    ['no description', [command({ description: '' })]],
    ['a description of 101 characters', [command({ description: 'x'.repeat(101) })]],
    ['26 options', withOptions(...many(26, (n) => option({ name: `o${n}` })))],
    ['an option there twice', withOptions(option(), option())],
    ['an option with a sign in its name', withOptions(option({ name: 'what?' }))],
    ['an option without a description', withOptions(option({ description: '' }))],
    ['a required option after an optional one', withOptions(option(), option({ name: 'more', required: true }))],
    ['26 subcommands', withOptions(...many(26, (n) => subcommand({ name: `s${n}` })))],
    [
      '26 subcommands in a group',
      withOptions(option({ type: 2, options: many(26, (n) => subcommand({ name: `s${n}` })) })),
    ],
    ['an option beside a subcommand', withOptions(option(), subcommand({ name: 'more' }))],
    ['a group in a group', withOptions(option({ type: 2, options: [option({ type: 2 })] }))],
    ['a subcommand in a subcommand', withOptions(subcommand({ options: [subcommand()] }))],
    ['26 options of a subcommand', withOptions(subcommand({ options: many(26, (n) => option({ name: `o${n}` })) }))],
    ['26 choices', withOptions(option({ choices: many(26, choice) }))],
    ['a choice of 101 characters', withOptions(option({ choices: [{ name: 'x'.repeat(101), value: 'v' }] }))],
    ['a value of 101 characters', withOptions(option({ choices: [{ name: 'c', value: 'x'.repeat(101) }] }))],
    ['a choice without a name', withOptions(option({ choices: [{ name: '', value: 'v' }] }))],
    ['a choice there twice', withOptions(option({ choices: [choice(1), choice(1)] }))],
    ['choices beside completion', withOptions(option({ autocomplete: true, choices: [choice(1)] }))],
    ['completion of a flag', withOptions(option({ type: 5, autocomplete: true }))],
    ['a longest text of 6001', withOptions(option({ max_length: 6001 }))],
    ['8,001 characters in all', [{ ...heavy, description: `${heavy.description}!` }]],
  ])('a definition at fault is noticed: %s', (_, planted) => {
    expect(breaches(planted)).not.toEqual([]);
  });

  test('a definition at the exact limits is accepted', () => {
    const full = withOptions(
      ...many(25, (n) =>
        option({
          name: `o${n}`,
          description: 'x'.repeat(100),
          required: n < 3,
          ...(n > 23 ? { choices: many(25, choice) } : {}),
        }),
      ),
    );
    expect(breaches(full)).toEqual([]);
    expect([weight(heavy), breaches([heavy])]).toEqual([8000, []]);
  });
});

describe('help', () => {
  const lines = Object.values(languages.en.commands.help.topics).flatMap(({ lines: all }) => Object.values(all));
  /** `/game start` and `/move capture:`, whatever stands in marks. */
  const named = lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));

  const find = (path: readonly string[]): Definition | undefined =>
    path.reduce<Definition | undefined>((found, name) => (found?.options ?? []).find((one) => one.name === name), {
      name: '',
      description: '',
      options: definitions.map((one) => ({ ...one, type: 0 })),
    });

  test('help names only commands, subcommands and options that exist', () => {
    const commands = named.filter((text) => text.startsWith('/'));
    expect(commands.length).toBeGreaterThan(10);
    for (const text of commands) {
      const words = text.slice(1).split(' ');
      expect(find(words.map((word) => word.replace(/:$/, ''))), text).toBeDefined();
    }
  });

  test('help texts name only options that some command has', () => {
    const options = named.filter((text) => /^\w+:$/.test(text)).map((text) => text.slice(0, -1));
    expect(options).not.toEqual([]);
    const all = definitions
      .flatMap(({ options: own = [] }) => own.flatMap((one) => [one, ...(one.options ?? [])]))
      .map(({ name }) => name);
    for (const name of options) expect(all).toContain(name);
  });

  test('help covers every command and subcommand but itself', () => {
    const all = definitions.flatMap(({ name, options = [] }) => {
      const subcommands = options.filter(({ type }) => type === 1).map((one) => `/${name} ${one.name}`);
      return subcommands.length > 0 ? subcommands : [`/${name}`];
    });
    const told = new Set(named.map((text) => text.replace(/ \w+:$/, '')));
    expect(all.filter((text) => !told.has(text))).toEqual(['/help']);
  });
});
