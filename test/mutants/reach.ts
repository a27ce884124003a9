import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Probe, probed, probesOf } from './probes.ts';
import type { Project } from './project.ts';
import { Runner } from './runner.ts';
import { type Source, testFiles, testFilesIn } from './source.ts';
import { type Place, usesOf } from './uses.ts';

/** One test of a file, by its full name, with the indexes of the functions that it runs. */
export interface TestOfFile {
  readonly name: string;
  readonly ms: number;
  readonly probes: readonly number[];
}

/** What a file of tests runs: outside its tests, as it is loaded, or in `beforeAll`; and in each test. */
interface FileReach {
  readonly path: string;
  readonly ms: number;
  readonly outside: readonly number[];
  readonly tests: readonly TestOfFile[];
}

/** Which tests run which functions. */
export interface Reach {
  readonly probes: readonly Probe[];
  readonly files: readonly FileReach[];
}

const SETUP = fileURLToPath(new URL('reach-setup.ts', import.meta.url));

/**
 * Runs all tests once, with a probe in each function of these sources. The tree is as it was afterwards.
 * @param notes a file that can be written
 */
export const measureReach = async (
  root: string,
  project: Project,
  sources: readonly Source[],
  notes: string,
): Promise<Reach> => {
  const probes: Probe[] = [];
  const texts = new Map(sources.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]));
  const restore = (): void => {
    for (const [path, text] of texts) writeFileSync(join(root, path), text);
  };
  process.once('exit', restore);
  for (const [path, text] of texts) {
    const of = probesOf(path, project.read(path));
    writeFileSync(join(root, path), probed(text, of, probes.length));
    probes.push(...of);
  }
  rmSync(notes, { force: true });
  process.env['QUARTERMASTER_REACHED'] = notes;
  const runner = await Runner.open(root, [SETUP]);
  await runner.run(testFiles(root), Number.POSITIVE_INFINITY);
  await runner.close();
  restore();
  process.off('exit', restore);
  delete process.env['QUARTERMASTER_REACHED'];
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  const files = lines.map((line) => {
    const { testPath, ...rest } = JSON.parse(line) as Omit<FileReach, 'path' | 'ms'> & { readonly testPath: string };
    return { ...rest, path: relative(root, testPath), ms: rest.tests.reduce((sum, { ms }) => sum + ms, 0) };
  });
  return { probes, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
};

/** Tests to run, in files, and only those of these names where any are given; `seconds` of the processor they take. */
export interface Choice {
  readonly files: readonly string[];
  readonly names?: readonly string[];
  readonly seconds: number;
}

const secondsOf = (tests: readonly TestOfFile[]): number => tests.reduce((sum, { ms }) => sum + ms / 1000, 0);

/** The functions that run what stands at a place: the one around it, or those that use the constant there. */
const functionsAt = (
  { root, probes, sources }: { readonly root: string; readonly sources: readonly Source[] } & Pick<Reach, 'probes'>,
  place: Place,
  known: readonly Place[] = [],
): readonly number[] | undefined => {
  const around = probes.findLastIndex((one) => one.path === place.path && one.from <= place.at && place.at < one.to);
  if (around !== -1) return [around];
  if (known.length > 3) return undefined;
  const uses = usesOf(root, sources, place);
  if (!uses) return undefined;
  const found = uses.map((use) => functionsAt({ root, probes, sources }, use, [...known, place]));
  return found.includes(undefined) ? undefined : [...new Set(found.flatMap((one) => one ?? []))];
};

/** Seconds of the processor, at most, for the tests of other folders, and what loading a file of tests costs beside. */
const ELSEWHERE = 120;
const LOADING = 0.5;

interface Reaching {
  readonly path: string;
  readonly tests: readonly TestOfFile[];
  readonly seconds: number;
}

/** The tests that run one of these functions, file by file, the quickest files first. */
const reachingOf = ({ files }: Pick<Reach, 'files'>, functions: readonly number[]): readonly Reaching[] => {
  const asked = new Set(functions);
  return files
    .map(({ path, tests }) => ({ path, tests: tests.filter(({ probes }) => probes.some((one) => asked.has(one))) }))
    .filter(({ tests }) => tests.length > 0)
    .map((file) => ({ ...file, seconds: LOADING + secondsOf(file.tests) }))
    .toSorted((a, b) => a.seconds - b.seconds);
};

/** As many as the bound allows, from the first on. */
const withinBound = (files: readonly Reaching[]): readonly Reaching[] => {
  let left = ELSEWHERE;
  return files.filter(({ seconds }) => {
    left -= seconds;
    return left >= 0;
  });
};

const choiceOf = (files: readonly Reaching[]): Choice => ({
  files: files.map(({ path }) => path),
  names: [...new Set(files.flatMap(({ tests }) => tests.map(({ name }) => name)))],
  seconds: files.reduce((sum, { seconds }) => sum + seconds, 0),
});

/**
 * The tests that run what stands at `at`: all of those in the source's folder, then those of other folders that take no
 * longer together than the bound, the quickest files first. Nothing where that runs outside tests too, or where it is
 * not known what a file of the folder runs, which failed as it was loaded: then it may show in any test of the folder;
 * nor where no test is known to run it.
 */
export const testsReaching = (
  tree: { readonly root: string; readonly sources: readonly Source[] },
  { probes, files }: Reach,
  source: Source,
  at: number,
): Choice | undefined => {
  const functions = functionsAt({ ...tree, probes }, { path: source.path, at });
  const isKnown = (path: string): boolean => files.some((file) => file.path === path);
  if (!testFilesIn(tree.root, source.tests).every((path) => isKnown(path) || !testFiles(tree.root).includes(path)))
    return undefined;
  if (!functions || files.some(({ outside }) => functions.some((one) => outside.includes(one)))) return undefined;
  const reaching = reachingOf({ files }, functions);
  // What no test runs may run in a process of its own, where nothing notes it.
  if (reaching.length === 0) return undefined;
  const isOwn = ({ path }: Reaching): boolean => path.startsWith(`${source.tests}/`);
  return choiceOf([...reaching.filter(isOwn), ...withinBound(reaching.filter((file) => !isOwn(file)))]);
};

/** The sources that name one of these: those that import it, or start it as a process. */
const namersOf = (
  { root, sources }: { readonly root: string; readonly sources: readonly Source[] },
  named: readonly string[],
): readonly string[] =>
  sources
    .map(({ path }) => path)
    .filter((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return named.some((one) => text.includes(`/${basename(one)}'`));
    });

/**
 * The tests of other folders, within the bound, that run some function of the source; where none is known to, of those
 * that name it, and so on.
 */
export const testsElsewhere = (
  tree: { readonly root: string; readonly sources: readonly Source[] },
  { probes, files }: Reach,
  source: Source,
): Choice => {
  let paths: readonly string[] = [source.path];
  for (let far = 0; far < 4; far += 1) {
    const functions = probes.flatMap(({ path }, index) => (paths.includes(path) ? [index] : []));
    const reaching = reachingOf({ files }, functions);
    if (reaching.length > 0)
      return choiceOf(withinBound(reaching.filter(({ path }) => !path.startsWith(`${source.tests}/`))));
    paths = namersOf(tree, paths);
  }
  return choiceOf([]);
};
