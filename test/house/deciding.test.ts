import { readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What decides who is told of a step, what is stored of it, which steps are taken back, and what pages of a log hold. */
const DECIDING = [
  'src/engine/index.ts',
  'src/view/seen/seen.ts',
  'src/view/seen/tell.ts',
  'src/session/posts/post.ts',
  'src/session/steps/room.ts',
  'src/session/game/step-environment.ts',
  'src/session/game/step-log.ts',
  'src/session/steps/indexes.ts',
  'src/session/steps/log-index.ts',
];

/** The modules that one loads: its types go when it runs. */
const importsOf = async (file: string): Promise<readonly string[]> => {
  const text = await readFile(join(ROOT, file), 'utf8');
  const loaded = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gms;
  return [...text.matchAll(loaded)].map(([, path = '']) => normalize(join(dirname(file), path)));
};

/** By each module that these load, directly or not, the one that loads it. */
const loadedBy = async (files: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const by = new Map(files.map((file) => [file, file]));
  for (const file of by.keys()) for (const next of await importsOf(file)) if (!by.has(next)) by.set(next, file);
  return by;
};

const languagesIn = async (files: readonly string[]): Promise<readonly string[]> =>
  [...(await loadedBy(files))].flatMap(([file, by]) =>
    relative('src/words', file).startsWith('..') ? [] : [`${file}, of ${by}`],
  );

it('code that decides loads no texts of a language', async () => {
  expect(await languagesIn(DECIDING)).toEqual([]);
});

it('the check finds code that loads words indirectly', async () => {
  expect(await languagesIn(['src/run.ts'])).not.toEqual([]);
});
