import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/**
 * `npm run build`: the bot as few files of JavaScript in `dist`, which start in a tenth of the time that the sources
 * take. What runs in a thread or a process of its own is a file of its own there.
 */

/** A script or a file that lies beside the one that names it. */
const BESIDE = /new URL\('([^']+)', import\.meta\.url\)/g;
/** The loader of TypeScript, which nothing needs that is built. */
const LOADER = /import\.meta\.resolve\('tsx(?:\/[^']*)?'\)/g;
/** Where a file itself lies. */
const ITSELF = /(?:fileURLToPath|createRequire)\(import\.meta\.url\)/g;
const NOTHING = "'data:text/javascript,export%20const%20register=()=>{}'";

/** What has parts that are no JavaScript, or is asked for only where it is installed. */
const APART = [
  '@photostructure/sqlite',
  '@resvg/resvg-js',
  'bufferutil',
  'dejavu-fonts-ttf',
  'pg-native',
  'sharp',
  'sqlite3',
  'utf-8-validate',
  'zlib-sync',
];

/** The name of a script in `dist`: `src/picture/worker.ts` is `picture-worker`. */
const nameOf = (path: string): string =>
  path
    .replace(/^src\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');

/**
 * The text of a source as it stands in `dist`, one folder below the root. Throws where it says by another form where
 * something lies.
 */
export const placed = (root: string, file: string, text: string): string => {
  const at = (path: string): string => relative(root, resolve(dirname(file), path)).replaceAll('\\', '/');
  const moved = text
    .replace(BESIDE, (_, path: string) =>
      path.endsWith('.ts')
        ? `new URL('./${nameOf(at(path))}.js', import.meta.url)`
        : `new URL('../${at(path)}', import.meta.url)`,
    )
    .replace(LOADER, NOTHING);
  const rest = text.replace(BESIDE, '').replace(LOADER, '').replace(ITSELF, '');
  if (rest.includes('import.meta'))
    throw new Error(`${relative(root, file)}: build.ts knows no such form of import.meta`);
  return moved;
};

const sources = async (root: string): Promise<readonly string[]> => {
  const found = await readdir(join(root, 'src'), { recursive: true });
  return found.filter((path) => path.endsWith('.ts')).map((path) => join(root, 'src', path));
};

/** What runs in threads and processes of its own: every script that a source names beside itself. */
const scriptsOf = async (root: string): Promise<readonly string[]> => {
  const scripts = new Set<string>();
  for (const file of await sources(root)) {
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(BESIDE))
      if (path.endsWith('.ts')) scripts.add(relative(root, resolve(dirname(file), path)).replaceAll('\\', '/'));
  }
  return [...scripts].sort();
};

const inPlace = (root: string): Plugin => ({
  name: 'in-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: text.includes('import.meta') ? placed(root, path, text) : text, loader: 'ts' };
    }),
});

/**
 * Builds the project of a folder into another one, beside which its `data` and `src` lie; answers what became of which
 * source.
 */
export const buildInto = async (root: string, dist: string): Promise<Metafile> => {
  await rm(dist, { recursive: true, force: true });
  const entries = ['src/main.ts', ...(await scriptsOf(root))];
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map((path) => [nameOf(path), path])),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    keepNames: true,
    external: APART,
    plugins: [inPlace(root)],
    metafile: true,
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return metafile;
};

if (process.argv[1] === import.meta.filename) await buildInto(import.meta.dirname, join(import.meta.dirname, 'dist'));
