import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { type Choice, type Reach, testsElsewhere, testsReaching } from './reach.ts';
import type { Fate, Runner } from './runner.ts';
import { type Source, testFilesOf } from './source.ts';

interface Tree {
  readonly root: string;
  readonly sources: readonly Source[];
}

/** Seconds of the processor after which tests that should take so many are endless. */
const patience = (seconds: number): number => 10 + 3 * seconds;

/**
 * The list of all limits, which is read from the sources' texts, and that of what systems say of their parts, which is
 * read from constants: no function is run for them.
 */
export const LISTS: readonly string[] = ['test/house/limits.test.ts', 'test/engine/systems.test.ts'];

/** The tests that could catch the mutant, in the order in which they are run: those of its folder first. */
const choicesFor = (tree: Tree, reach: Reach, { source, from }: Mutant): readonly Choice[] => {
  const { root } = tree;
  const lists = [{ files: LISTS.filter((file) => existsSync(join(root, file))), seconds: 15 }];
  const reaching = testsReaching(tree, reach, source, from);
  if (reaching) return [reaching, ...lists];
  const { near, rest } = testFilesOf(root, source);
  const msOf = (path: string): number => reach.files.find((file) => file.path === path)?.ms ?? 0;
  const own = [near, rest].map((files) => ({
    files: files.toSorted((a, b) => msOf(a) - msOf(b)),
    seconds: files.reduce((sum, path) => sum + msOf(path) / 1000, 0),
  }));
  return [...own, testsElsewhere(tree, reach, source), ...lists];
};

/** Files of tests of which some were seen to pass without the others. */
const apart = new Set<string>();

/** Runs the tests that run what the mutant changes. The tree is as it was afterwards. */
export const tryMutant = async (tree: Tree, runner: Runner, reach: Reach, mutant: Mutant): Promise<Fate> => {
  const { source, text } = mutant;
  const file = join(tree.root, source.path);
  const original = readFileSync(file, 'utf8');
  const put = (now: string): void => {
    writeFileSync(file, now);
    runner.changed(source.path);
  };
  const run = ({ files, names, seconds }: Choice): Promise<Fate> => runner.run(files, patience(seconds), names);
  put(text);
  try {
    for (const choice of choicesFor(tree, reach, mutant).filter(({ files }) => files.length > 0)) {
      const result = await run(choice);
      if (result.fate === 'survived') continue;
      const failed = choice.files.filter((path) => result.by.startsWith(path));
      if (!choice.names || result.fate === 'endless' || failed.every((path) => apart.has(path))) return result;
      // A test may need those before it in its file: then it fails on the tree itself too, and all of the file is run.
      put(original);
      const isMistaken = (await run({ ...choice, files: failed })).fate !== 'survived';
      put(text);
      if (!isMistaken) for (const path of failed) apart.add(path);
      if (!isMistaken) return result;
      const whole = await run({ files: choice.files, seconds: choice.seconds * 3 });
      if (whole.fate !== 'survived') return whole;
    }
    return { fate: 'survived', by: '' };
  } finally {
    put(original);
  }
};
