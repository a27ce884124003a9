// biome-ignore-all lint/suspicious/noConsole: for whoever starts it
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// `npm start`: builds the bot into `dist` unless that is newer than the sources, and runs it.

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(ROOT, 'dist');
const BUILT = join(DIST, 'main.js');
const SOURCES = ['src', 'commands', 'package-lock.json', 'build.ts'];

/** The same as `engines` in package.json. */
const OLDEST = [20, 19];

const isTooOld = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
};

/** When something under a path last changed, in ms since 1970; 0 if nothing is there. */
const changed = (path) => {
  const own = statSync(path, { throwIfNoEntry: false });
  if (!own?.isDirectory()) return own?.mtimeMs ?? 0;
  const inner = readdirSync(path, { recursive: true }).map((name) => statSync(join(path, name)).mtimeMs);
  return inner.reduce((latest, time) => Math.max(latest, time), own.mtimeMs);
};

const isFresh = () => {
  const built = changed(BUILT);
  return SOURCES.every((path) => changed(join(ROOT, path)) < built);
};

/** Node.js reads TypeScript by itself from 22.18 on. */
const readTypeScript = async () => {
  if (process.features.typescript) return;
  const { register } = await import('tsx/esm/api');
  register();
};

/** esbuild frees its memory less often while it builds: a fifth less CPU time for 50 MB more. */
const BUILD_MEMORY = '400';

/** Builds the bot; returns its sources if that can't be done, as in a folder that it can't write to. */
const builtNow = async () => {
  process.env.GOGC ??= BUILD_MEMORY;
  await readTypeScript();
  try {
    const { buildInto } = await import('./build.ts');
    // A build that is broken off leaves no half of one in its place.
    const own = `${DIST}-${process.pid}`;
    await buildInto(ROOT, own, { isQuick: true });
    rmSync(DIST, { recursive: true, force: true });
    renameSync(own, DIST);
    return BUILT;
  } catch (error) {
    console.error(`The bot runs from its sources, because it can't be built: ${error.message}`);
    return join(ROOT, 'src', 'main.ts');
  }
};

/** How often to look whether npm's shell is still there (ms): some end at a signal without handing it on. */
const LOOKING = 500;

const endWithShell = () => {
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOKING);
  looking.unref();
};

const start = async () => {
  if (process.env.npm_lifecycle_event === 'start') endWithShell();
  const isBuilt = isFresh();
  // Logs of a bot in production are JSON alone.
  if (process.env.NODE_ENV !== 'production')
    console.log(isBuilt ? 'Starting Quartermaster ...' : 'Building Quartermaster: the next start is faster ...');
  const { main } = await import(pathToFileURL(isBuilt ? BUILT : await builtNow()));
  await main();
};

if (isTooOld()) {
  console.error(
    `Quartermaster needs Node.js ${OLDEST.join('.')} or newer, and this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
  );
  process.exitCode = 1;
} else await start();
