import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { scriptsIn, withScripts } from '../../build.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/built');
/** What was built of other sources is kept so long (ms): a run of tests may still use it. */
const OLD = 60 * 60 * 1000;

/** Another for other sources. */
const stampOf = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const name of ['build.ts', 'deploy/Dockerfile', 'package-lock.json', 'start.js'])
    hash.update(await readFile(join(ROOT, name)));
  for (const folder of ['src', 'commands', 'data/modules']) {
    const found = (await readdir(join(ROOT, folder), { recursive: true }))
      .filter((path) => /\.(tsx?|yaml)$/.test(path))
      .sort();
    for (const path of found) {
      const { mtimeMs, size } = await stat(join(ROOT, folder, path));
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
};

/** What the image has when it is built there: with nothing else in the folder all tests build, too. */
const copiedFirst = async (): Promise<readonly string[]> => {
  const [, first = ''] = (await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')).split(/^FROM /m);
  return [...first.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
};

const madeIn = async (folder: string): Promise<void> => {
  const own = `${folder}.${process.pid}`;
  await mkdir(own, { recursive: true });
  for (const name of [...(await copiedFirst()), 'start.js'])
    await cp(join(ROOT, name), join(own, name), { recursive: true });
  await build(process.execPath, ['--import', import.meta.resolve('tsx'), join(own, 'build.ts')], { cwd: own });
  // Whoever was quicker has made the same.
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  for (const name of await readdir(KEPT)) {
    const path = join(KEPT, name);
    const made = await stat(path).catch(() => undefined);
    if (path !== folder && made && Date.now() - made.mtimeMs > OLD) await rm(path, { recursive: true, force: true });
  }
};

const build = promisify(execFile);

const making = new Map<string, Promise<void>>();

/** The bot as `npm run build` makes it, built once for all tests that start it: the path of what runs. */
export const builtMain = async (): Promise<string> => {
  const folder = join(KEPT, await stampOf());
  const main = join(folder, 'dist/main.js');
  if (await stat(main).catch(() => undefined)) return main;
  if (!making.has(folder)) making.set(folder, madeIn(folder));
  await making.get(folder);
  return main;
};

/** A folder of what is built and `npm start`, which runs it there. */
export const builtFolder = async (): Promise<string> => join(await builtMain(), '../..');

let dist: Promise<string> | undefined;

/**
 * The text of a source in which the scripts that it starts, in threads and processes of their own, are those that were
 * built; undefined where it names none. One build for the whole life of this process.
 */
export const withBuiltScripts = async (file: string, text: string): Promise<string | undefined> => {
  if (!file.startsWith(join(ROOT, 'src')) || scriptsIn(ROOT, file, text).length === 0) return undefined;
  dist ??= builtMain().then((main) => pathToFileURL(dirname(main)).href);
  const at = await dist;
  return withScripts(ROOT, file, text, (name) => `new URL('${at}/${name}.js')`);
};
