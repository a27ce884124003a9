import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** So many files a folder holds at most, so that one look takes it in. */
const MOST_FILES = 30;
const WIDTH = 120;

const foldersIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(join(root, path)).isDirectory())
    .flatMap(foldersIn),
];
const folders = ['src', 'commands'].flatMap(foldersIn);
const tests = foldersIn('test');
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'));

it('no folder has more than 30 files', () => {
  expect(folders.length).toBeGreaterThan(40);
  expect(folders.filter((folder) => sourcesIn(folder).length > MOST_FILES)).toEqual([]);
  const isFull = (folder: string): boolean =>
    readdirSync(join(root, folder)).filter((name) => statSync(join(root, folder, name)).isFile()).length > MOST_FILES;
  expect(tests.length).toBeGreaterThan(60);
  expect(tests.filter(isFull)).toEqual([]);
});

it('at most ten lines in a thousand are longer than 120 columns', () => {
  const lines = folders.flatMap((folder) =>
    sourcesIn(folder).flatMap((name) => readFileSync(join(root, folder, name), 'utf8').split('\n')),
  );
  expect(lines.filter(({ length }) => length > WIDTH).length / lines.length).toBeLessThanOrEqual(0.01);
});
