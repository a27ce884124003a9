import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './linter.ts';

/** What the engine remembers: in as few ways as docs/remembering.md names, and no file keeps anything that it does not. */

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name).replaceAll(sep, '/'));

const files = ['src/engine', 'src/features'].flatMap(filesOf);
const page = read('docs/remembering.md');

const countIn = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

it('few files cache values by object; others use the helpers derived and whileSame', () => {
  const found = files.flatMap((file) => (countIn(read(file), /new WeakMap\b/g) > 0 ? [file] : []));
  expect(found.length).toBeGreaterThan(1);
  expect(files.reduce((sum, file) => sum + countIn(read(file), /new WeakMap\b/g), 0)).toBeLessThanOrEqual(6);
});

it('the page about caches names each file with a cache', () => {
  const stale = files.filter((file) => /= whileSame</.test(read(file)) || /: Index<[A-Z]\w*> = /.test(read(file)));
  const kept = stale.filter((file) => file !== 'src/table/core/table.ts');
  expect(kept.length).toBeGreaterThan(7);
  expect(kept.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
});

it('the page about caches names existing files and their tests', () => {
  const named = [...page.matchAll(/`((?:src|test)\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
  const all = new Set([...filesOf('src'), ...filesOf('test')]);
  expect(named.filter((file) => !all.has(file))).toEqual([]);
  expect(named.filter((file) => file.startsWith('test/')).length).toBeGreaterThan(6);
});
