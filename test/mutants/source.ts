import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file of a room, with the folder in `test/` that mirrors the room. Paths are from the root. */
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

/** The files of tests in a folder. */
export const testFilesIn = (root: string, folder: string): readonly string[] => under(root, folder, '.test.ts');

/** Tests of the tests, of what stands in files as text, and of processes: in them nothing notes what runs. */
const APART = /^test\/(?:mutants|house|e2e)\/|\bmutants\b/;

/** All files of tests that can say which functions they run. */
export const testFiles = (root: string): readonly string[] =>
  testFilesIn(root, 'test').filter((path) => !APART.test(path));

const testsOf = (root: string, room: string): string => {
  const mirror = `test/${room.replace(/^src\//, '')}`;
  if (existsSync(join(root, mirror)) && testFilesIn(root, mirror).length > 0) return mirror;
  throw new Error(`${room} has no tests in ${mirror}`);
};

/** The files of every room, by path. Left out is what stands in no room: the doors, main, the port of the commands. */
export const sourcesOf = (root: string): readonly Source[] =>
  ['commands', 'src'].flatMap((folder) =>
    under(root, folder, '.ts').flatMap((path) => {
      const room = roomOf(path);
      if (room === undefined || path.endsWith('.d.ts')) return [];
      const lines = readFileSync(join(root, path), 'utf8').split('\n').length;
      return [{ path, room, tests: testsOf(root, room), lines }];
    }),
  );

/**
 * The tests of the source's room: first those that import it, are named after it, or lie in the folder that mirrors its
 * own, then the others.
 */
export const testFilesOf = (
  root: string,
  { path, tests }: Source,
): { readonly near: readonly string[]; readonly rest: readonly string[] } => {
  const all = testFilesIn(root, tests);
  const names = [basename(path, '.ts'), basename(dirname(path))];
  const mirror = `test/${dirname(path).replace(/^src\//, '')}`;
  const near = all.filter(
    (test) =>
      (mirror !== tests && test.startsWith(`${mirror}/`)) ||
      names.some((name) => basename(test).startsWith(name)) ||
      readFileSync(join(root, test), 'utf8').includes(`/${basename(path)}'`),
  );
  return { near, rest: all.filter((test) => !near.includes(test)) };
};
