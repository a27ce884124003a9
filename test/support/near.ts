import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the files that differ from the last commit; if none do, those that the last commit changed. */
export const changedFiles = (root: string): readonly string[] => {
  const git = (...args: readonly string[]): readonly string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const now = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return [...new Set(changed)].filter((path) => existsSync(join(root, path)));
};

/** Where more tests than this are near one file, they are no longer near: it takes too long. */
const MOST_TESTS = 25;

/**
 * Returns the test files near these files: a changed test itself, and for a source the tests in the folder of `test`
 * that mirrors its own, or in the nearest one above.
 */
export const nearTests = (root: string, changed: readonly string[]): readonly string[] => [
  ...new Set(changed.flatMap((path) => nearOne(root, path))),
];

const nearOne = (root: string, path: string): readonly string[] => {
  if (path.endsWith('.test.ts')) return [path];
  const [, inside] = /^(?:src\/|test\/)?(.+)\.ts$/.exec(path) ?? [];
  if (inside === undefined) return [];
  const own = [`test/${inside}.test.ts`, `test/${inside}.isolated.test.ts`].filter((one) =>
    existsSync(join(root, one)),
  );
  for (let folder = dirname(inside); folder !== '.'; folder = dirname(folder)) {
    const beside = testsIn(root, `test/${folder}`);
    if (beside.length > 0 && beside.length <= MOST_TESTS) return [...own, ...beside];
    if (beside.length > 0) return own;
  }
  return own;
};

const testsIn = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name}`)
    : [];

/** Seconds that the tests of a quick run may take together, and that a file takes of which no run is known. */
const QUICK_SECONDS = 25;
const UNKNOWN_SECONDS = 1;

/** Returns as many of these test files as a quick run has time for, the quickest first. */
export const quickTests = (files: readonly string[], secondsOf: (file: string) => number | undefined) => {
  let left = QUICK_SECONDS;
  return files
    .map((file) => ({ file, seconds: secondsOf(file) ?? UNKNOWN_SECONDS }))
    .toSorted((a, b) => a.seconds - b.seconds)
    .flatMap(({ file, seconds }) => {
      left -= seconds;
      return left >= 0 ? [file] : [];
    });
};

interface Kept {
  readonly results: readonly (readonly [file: string, { readonly duration: number }])[];
}

/** Reads how many seconds each test file took when Vitest last ran it here. */
export const lastSeconds = (root: string): ReadonlyMap<string, number> => {
  const folder = join(root, 'node_modules/.vite/vitest');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const kept = names.flatMap((name) => {
    const file = join(folder, name, 'results.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept).results : [];
  });
  return new Map(kept.map(([file, { duration }]) => [file.replace(/^.*?:\/?/, ''), duration / 1000]));
};
