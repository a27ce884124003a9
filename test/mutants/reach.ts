import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Probe, probed, probesOf } from './probes.ts';
import type { Project } from './project.ts';
import { Runner } from './runner.ts';
import { type Source, testFilesIn } from './source.ts';
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
 * Runs the tests of these sources once, with a probe in each function of the tree. The tree is as it was afterwards.
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
  const folders = [...new Set(sources.map(({ tests }) => tests))];
  await runner.run(
    folders.flatMap((folder) => testFilesIn(root, folder)),
    Number.POSITIVE_INFINITY,
  );
  await runner.close();
  restore();
  process.off('exit', restore);
  const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  const files = lines.map((line) => {
    const { testPath, ...rest } = JSON.parse(line) as Omit<FileReach, 'path' | 'ms'> & { readonly testPath: string };
    return { ...rest, path: relative(root, testPath), ms: rest.tests.reduce((sum, { ms }) => sum + ms, 0) };
  });
  return { probes, files };
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

/**
 * The tests of the source's folder that run what stands at `at`, the quickest files first; nothing where that runs
 * outside tests too, or where it is not known what a file of the folder runs, which failed as it was loaded: then it may
 * show in any test of the folder.
 */
export const testsReaching = (
  tree: { readonly root: string; readonly sources: readonly Source[] },
  { probes, files }: Reach,
  source: Source,
  at: number,
): Choice | undefined => {
  const functions = functionsAt({ ...tree, probes }, { path: source.path, at });
  const isKnown = (path: string): boolean => files.some((file) => file.path === path);
  if (!testFilesIn(tree.root, source.tests).every(isKnown)) return undefined;
  if (!functions || files.some(({ outside }) => functions.some((one) => outside.includes(one)))) return undefined;
  const reaching = files
    .filter(({ path }) => path.startsWith(`${source.tests}/`))
    .map((file) => ({
      path: file.path,
      tests: file.tests.filter(({ probes: reached }) => functions.some((one) => reached.includes(one))),
    }))
    .filter(({ tests }) => tests.length > 0)
    .map((file) => ({ ...file, seconds: secondsOf(file.tests) }))
    .toSorted((a, b) => a.seconds - b.seconds);
  return {
    files: reaching.map(({ path }) => path),
    names: reaching.flatMap(({ tests }) => tests.map(({ name }) => name)),
    seconds: reaching.reduce((sum, { seconds }) => sum + seconds, 0),
  };
};
