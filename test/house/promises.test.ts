import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './linter.ts';
import { promiseFaults, promisesOn, type Source } from './promises.ts';

const filesIn = (folder: string, ending: RegExp): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll(sep, '/'))
    .filter((file) => ending.test(file) && !file.includes('node_modules/'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const pages = filesIn('docs/promises', /\.md$/);
const sources = ['src', 'commands', 'data', 'packages', 'test'].flatMap((folder) =>
  filesIn(folder, /\.(?:ts|js|mjs|yaml)$/),
);

it('every promise is tested, and every reference exists', () => {
  expect(promisesOn(pages).length).toBeGreaterThan(200);
  expect(
    promiseFaults(
      pages,
      sources.filter(({ file }) => file !== 'test/house/promises.test.ts'),
    ),
  ).toEqual([]);
});

const said = (...words: readonly string[]): string => words.join('');
const page = (text: string): Source => ({ file: 'docs/promises/table.md', text });
const index: Source = {
  file: 'docs/promises/README.md',
  text: '| T | [The table](table.md) | x |\n| D | [Details](details.md) | x |\n',
};
const T1 = '- <a id="t1"></a>**T1** Nothing is lost.';
const test: Source = { file: 'test/x.test.ts', text: said("test('", "[T1] keeps it', () => {});") };
const code = (text: string): Source => ({ file: 'src/x.ts', text });
const faults = (text: string, ...others: readonly Source[]): readonly string[] =>
  promiseFaults([index, page(text)], [test, ...others]);

it('the check finds repeated, misplaced, unlinked and untested promises', () => {
  expect(faults(T1)).toEqual([]);
  expect(faults(`${T1}\n${T1}`)).toEqual(['docs/promises/table.md:2: T1 stands twice']);
  expect(faults(`${T1}\n- <a id="d1"></a>**D1** x`)).toContain(
    'docs/promises/table.md:2: D1 stands on another page than its letter',
  );
  expect(faults(T1.replace('"t1"', '"t2"'))).toEqual(['docs/promises/table.md:1: T1 has the anchor t2']);
  expect(faults(`${T1} See T1, [T1](#t1) and \`T1\`.`)).toEqual([
    'docs/promises/table.md:1: T1 is neither a link nor code',
  ]);
  expect(faults(`${T1}${' x'.repeat(60)}`)).toEqual(['docs/promises/table.md:1: over 120 columns']);
  expect(faults(`${T1}\n- <a id="t2"></a>**T2** x`)).toEqual([said('T2: no title of a test begins with ', '[T2]')]);
});

it('the check finds unknown promise numbers in titles and comments', () => {
  const wrong = said("test('", "[T1] [T3] x', f);");
  expect(faults(T1, { file: 'test/y.test.ts', text: wrong })).toEqual([
    'test/y.test.ts:1: T3 does not stand in docs/promises/',
  ]);
  const inside = said("test('x ", "[T1]', f);");
  expect(faults(T1, { file: 'test/y.test.ts', text: inside })).toEqual([
    'test/y.test.ts:1: a title begins with its numbers',
  ]);
  const named = [
    '// Kept (T9).',
    '/** Kept (T1, T9). */',
    '/**\n * Kept\n * (T9 to T1).\n */',
    '/** T9: kept. */',
    'x(); // Kept (T9: all of it).',
    '# Kept (T9)',
  ];
  expect(named.map((text) => faults(T1, code(text)).length)).toEqual(named.map(() => 1));
  expect(faults(T1, code(named[2] ?? ''))).toEqual(['src/x.ts:3: T9 does not stand in docs/promises/']);
});

it('the name of a board’s cell, such as E5, is not taken for a promise', () => {
  const cells = [
    '// The king on E5.',
    '/** A guard (p2 on E5) and a coin. */',
    'place(E5, "(E5)");',
    '// (E5 is free)',
  ];
  expect(faults(T1, ...cells.map(code))).toEqual([]);
});
