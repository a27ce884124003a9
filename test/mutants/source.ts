import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * A file of a room, with its tests' folder: the nearest in `test/` that mirrors the file's own. Paths are from the
 * root.
 */
export interface Source {
  readonly path: string;
  readonly room: string;
  readonly tests: string;
  readonly lines: number;
}

const under = (root: string, folder: string, end: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => `${folder}/${path}`)
    .toSorted();

/** A system of the engine, a folder of `src`, or the commands; nothing for what lies between them. */
const roomOf = (path: string): string | undefined =>
  /^(?:src\/engine\/[^/]+|src\/(?!engine\/)[^/]+|commands)(?=\/)/.exec(path)?.[0];

const testsOf = (root: string, folder: string, room: string): string => {
  const mirror = `test/${folder.replace(/^src\//, '')}`;
  if (existsSync(join(root, mirror)) && under(root, mirror, '.test.ts').length > 0) return mirror;
  if (folder === room) throw new Error(`${room} has no tests in ${mirror}`);
  return testsOf(root, dirname(folder), room);
};

/** The files of every room, by path. Left out is what stands in no room: the doors, main, the port of the commands. */
export const sourcesOf = (root: string): readonly Source[] =>
  ['commands', 'src'].flatMap((folder) =>
    under(root, folder, '.ts').flatMap((path) => {
      const room = roomOf(path);
      if (room === undefined || path.endsWith('.d.ts')) return [];
      const lines = readFileSync(join(root, path), 'utf8').split('\n').length;
      return [{ path, room, tests: testsOf(root, dirname(path), room), lines }];
    }),
  );

/**
 * The tests of the source's folder: first those that import it, or are named after it or its folder, then the others.
 */
export const testFilesOf = (
  root: string,
  { path, tests }: Source,
): { readonly near: readonly string[]; readonly rest: readonly string[] } => {
  const all = under(root, tests, '.test.ts');
  const names = [basename(path, '.ts'), basename(dirname(path))];
  const near = all.filter(
    (test) =>
      names.some((name) => basename(test).startsWith(name)) ||
      readFileSync(join(root, test), 'utf8').includes(`/${basename(path)}'`),
  );
  return { near, rest: all.filter((test) => !near.includes(test)) };
};
