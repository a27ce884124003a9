import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm start`: what `npm run build` has made, where nothing of the sources is newer; else the sources themselves.

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const BUILT = join(ROOT, 'dist', 'main.js');

/** When something under a path was last changed, in ms since 1970; 0 where nothing is there. */
const changed = async (path) => {
  const own = await stat(path).catch(() => undefined);
  if (!own?.isDirectory()) return own?.mtimeMs ?? 0;
  const inner = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    inner.map(async (one) => (await stat(join(one.parentPath ?? one.path, one.name))).mtimeMs),
  );
  return times.reduce((latest, time) => Math.max(latest, time), own.mtimeMs);
};

const isFresh = async () => {
  const built = await changed(BUILT);
  if (built === 0) return false;
  const sources = ['src', 'commands', 'package-lock.json', 'build.ts'].map((path) => changed(join(ROOT, path)));
  return (await Promise.all(sources)).every((time) => time < built);
};

if (await isFresh()) {
  const { main } = await import(BUILT);
  await main();
} else {
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('./src/main.ts');
  await main();
}
