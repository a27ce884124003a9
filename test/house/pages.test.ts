import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './linter.ts';
import { commentsIn } from './prose.ts';

/** The pages on the architecture and the words of the project name files and exports as they are. */

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isThere = (file: string): boolean => existsSync(join(root, file));

const NAME = /^[A-Za-z]\w*$/;
const exports = (file: string, name: string): boolean =>
  new RegExp(`^export (?:async |abstract )?(?:const|let|function|class|interface|type) ${name}\\b`, 'm').test(
    read(file),
  );

/**
 * Of each paragraph: the files that are not there, and the names that none of its files exports. `kind` and `actor` are
 * fields.
 */
const namingFaults = (text: string): readonly string[] =>
  text.split(/\n(?=\s*\n|- |\d+\. )/).flatMap((paragraph) => {
    const named = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
    const files = named.filter((one) => !one.startsWith('/') && /[/.]/.test(one));
    const sources = files.filter((file) => file.endsWith('.ts') && isThere(file));
    const names = named.filter((one) => NAME.test(one) && one !== 'kind' && one !== 'actor');
    return [
      ...files.filter((file) => !isThere(file) || statSync(join(root, file)).isDirectory() !== file.endsWith('/')),
      ...names.filter((name) => !sources.some((file) => exports(file, name))),
    ];
  });

it('the pages on the architecture name existing files and exports', () => {
  for (const file of ['docs/architecture.md', 'docs/internals.md']) {
    const page = read(file);
    expect(page.match(/`src\//g)?.length).toBeGreaterThan(30);
    expect(namingFaults(page)).toEqual([]);
    expect(page.split('\n').filter((line) => line.length > 120)).toEqual([]);
  }
  expect(read('docs/architecture.md').split(/\s+/).length, 'two pages').toBeLessThan(1_200);
});

it('the check finds unknown files and names on the architecture page', () => {
  const text =
    '- `apply` in `src/table/core/apply.ts`, by `/move`.\n- `apply` and `src/table/core/table.ts`\n\n`src/no.ts`, `src/engine`';
  expect(namingFaults(text)).toEqual(['apply', 'src/no.ts', 'src/engine']);
});

it('the architecture picture draws existing files', () => {
  const drawn = [...read('docs/architecture.svg').matchAll(/\b[a-z-]+\.ts\b/g)].map(([file]) => file);
  const page = read('docs/internals.md');
  expect(drawn.length).toBeGreaterThan(8);
  expect(drawn.filter((file) => !page.includes(`/${file}\``))).toEqual([]);
});

it('the glossary has unique terms and existing names', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Term|---)/.test(line));
  const terms = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((term) => term.trim()));
  expect(rows.length).toBeGreaterThan(60);
  expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
  expect(rows.flatMap(namingFaults)).toEqual([]);
});

it('comments name existing files', () => {
  const files = ['src', 'commands', 'test'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${top}/${name}`),
  );
  const lost = files.flatMap((file) =>
    commentsIn(read(file))
      .flatMap((comment) => [...comment.matchAll(/(?<![\w./-])[\w./-]*[\w-]\.(?:ts|md)\b/g)].map(([path]) => path))
      .filter((path) => !path.includes('NAME') && !isThere(path) && !isThere(join(dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(files.length).toBeGreaterThan(2000);
  expect(lost).toEqual([]);
});
