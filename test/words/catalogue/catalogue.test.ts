import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { catalogued, type Format, formatFrom, formatIn, readCatalogue } from '../../../src/words/base/messages.ts';
import { list, name, names } from '../../../src/words/base/values.ts';
import { argumentsOf, type Entry, entriesIn } from './entries.ts';
import { typesOf } from './types.ts';

const english = entriesIn('en');
const others = catalogued().filter((locale) => locale !== 'en');
const byId = new Map(english.map((entry) => [entry.id, entry]));
const sorted = (all: Iterable<string>): readonly string[] => [...all].sort();

/** The arguments that a translation leaves out although its comment doesn't name them, or adds. */
const strayArguments = (entry: Entry): readonly string[] => {
  const wanted = argumentsOf(byId.get(entry.id)?.pattern ?? entry.pattern);
  const found = argumentsOf(entry.pattern);
  const missing = [...wanted.shown].filter((one) => !found.shown.has(one) && !entry.comment.includes(`$${one}`));
  const unknown = [...found.names].filter((one) => !wanted.names.has(one));
  return [...missing, ...unknown].map((one) => `${entry.id} $${one}`);
};

const SOURCES = new URL('../../../src/', import.meta.url);
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(words|features\/\w+\/say)\/.*\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'));

/** The ids in these sources, and patterns of those that code puts together. */
const usesIn = (texts: readonly string[]): readonly [ReadonlySet<string>, readonly RegExp[]] => {
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/['`"]([A-Za-z][\w-]*)(?:\.[^'`"\s]*)?['`"]/g)].map(([, id = '']) => id),
  );
  const built = texts.flatMap((text) => [
    ...[...text.matchAll(/`((?:[\w-]|\$\{[^`{}]*\})+)(?:\.[^`]*)?`/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/flatText(?:<[^>]*>)?\(format, '([\w-]+)'/g)].map(([, id = '']) => `${id}-\${}`),
  ]);
  const patterns = built
    .map((id) => id.replaceAll(/\$\{[^{}]*\}/g, '[\\w-]+'))
    .filter((id) => /^[a-z][\w-]*-/i.test(id) && id.includes('['));
  return [new Set(ids), patterns.map((id) => new RegExp(`^${id}$`))];
};

describe('[D59] catalogues', () => {
  test('messages.d.ts has the types of the English message catalogue', () => {
    const written = readFileSync(new URL('../../../data/messages/messages.d.ts', import.meta.url), 'utf8');
    expect(written, 'run `npm run messages`').toBe(typesOf(english));
  });

  test('no language’s catalogue defines a message twice', () => {
    for (const locale of catalogued()) {
      const ids = entriesIn(locale).map(({ id }) => id);
      expect(ids.length, locale).toBe(new Set(ids).size);
    }
  });

  test.each(others)('the catalogue %s translates only existing messages, with the same arguments', (locale) => {
    const entries = entriesIn(locale);
    expect(entries.filter(({ id }) => !byId.has(id)).map(({ id }) => id)).toEqual([]);
    expect(entries.flatMap(strayArguments)).toEqual([]);
  });

  test.each(others)('the catalogue %s chooses words only by values that English uses', (locale) => {
    const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'];
    for (const { id, pattern } of entriesIn(locale)) {
      const known = argumentsOf(byId.get(id)?.pattern ?? pattern).selected;
      for (const [argument, keys] of argumentsOf(pattern).selected) {
        const words = [...keys].filter((key) => !plurals.includes(key) && !/^\d+$/.test(key));
        expect(sorted(known.get(argument) ?? []), `${id} $${argument}`).toEqual(expect.arrayContaining(words));
      }
    }
  });

  test('the code uses every message of the catalogue', () => {
    const [used, prefixes] = usesIn(sources);
    const isUsed = (id: string): boolean => used.has(id) || prefixes.some((pattern) => pattern.test(id));
    expect(isUsed('planted-message')).toBe(false);
    const ids = new Set(english.map(({ id }) => id.split('.', 1)[0] ?? ''));
    expect([...ids].filter((id) => !isUsed(id))).toEqual([]);
  });

  test('the German catalogue is complete', () => {
    expect(sorted(entriesIn('de').map(({ id }) => id))).toEqual(sorted(byId.keys()));
  });
});

describe('[D60] a message', () => {
  const format = formatIn('en');
  const german = formatIn('de');

  it('a message joins lists as its language does', () => {
    const things = list(['A', 'B', 'C']);
    expect(format('kingdom-listed', { things })).toBe('A, B and C');
    expect(german('kingdom-listed', { things })).toBe('A, B und C');
    expect(format('kingdom-meant', { names: names(['A', 'B'], 'or') })).toBe('Did you mean **A** or **B**?');
    expect(format('kingdom-listed', { things: list([]) })).toBe('');
    expect(format('kingdom-listed', { things: list(['A']) })).toBe('A');
  });

  it('a message shows a name in bold, and lets it neither format nor ping', () => {
    expect(format('kingdom-unknown-card', { name: name('*@everyone*') })).toBe(
      "I don't know a card called **\\*@\u200beveryone\\***.",
    );
  });

  it('a message shows numbers without thousands separators', () => {
    expect(format('kingdom-piles', { count: 12_345 })).toBe('12345 piles');
    expect(format('kingdom-piles', { count: 1 })).toBe('1 pile');
  });

  it('a message falls back to English if missing or wrong', () => {
    const polish = formatFrom([
      { locale: 'pl', texts: ['kingdom-bane = Zguba { $name }\nkingdom-title = Królestwo\n'] },
      { locale: 'en', texts: readCatalogue('en') },
    ]);
    expect(polish('kingdom-title')).toBe('Królestwo');
    expect(polish('kingdom-fetch')).toBe('From your boxes');
    expect(polish('kingdom-bane')).toBe('Bane');
  });

  it('a message uses the plural form of its language', () => {
    const forms = ['[one] { $count } stos', '[few] { $count } stosy', '*[many] { $count } stosów'];
    const text = ['kingdom-piles = { $count ->', ...forms.map((form) => `    ${form}`), '  }', ''].join('\n');
    const polish = formatFrom([{ locale: 'pl', texts: [text] }]);
    expect([1, 3, 5].map((count) => polish('kingdom-piles', { count }))).toEqual(['1 stos', '3 stosy', '5 stosów']);
  });

  it('a message does not compile with a wrong argument', () => {
    const wrong = (say: Format): readonly string[] => [
      // @ts-expect-error: a message of this name does not exist
      say('kingdom-titel'),
      // @ts-expect-error: the argument is missing
      say('kingdom-piles'),
      // @ts-expect-error: a number is wanted
      say('kingdom-piles', { count: '3' }),
      // @ts-expect-error: a name is wanted, not a text
      say('kingdom-unknown-card', { name: 'Moat' }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
