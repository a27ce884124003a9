import { realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin, transform } from 'esbuild';

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

/** The oldest that runs what is built. */
const TARGET = 'node20';

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

/** The path of what a source names beside itself, from the root. */
const pathAt = (root: string, file: string, path: string): string =>
  relative(root, resolve(dirname(file), path)).replaceAll('\\', '/');

/** What runs in threads and processes of its own: every script that a source names beside itself, from the root. */
export const scriptsIn = (root: string, file: string, text: string): readonly string[] =>
  [...text.matchAll(BESIDE)].flatMap(([, path = '']) => (path.endsWith('.ts') ? [pathAt(root, file, path)] : []));

/** The text of a source with something else in the place of such scripts, by their names in `dist`. */
export const withScripts = (root: string, file: string, text: string, put: (name: string) => string): string =>
  text.replace(BESIDE, (whole, path: string) => (path.endsWith('.ts') ? put(nameOf(pathAt(root, file, path))) : whole));

/**
 * The text of a source as it stands in `dist`, one folder below the root. Throws where it says by another form where
 * something lies.
 */
export const placed = (root: string, file: string, text: string): string => {
  const files = text.replace(BESIDE, (whole, path: string) =>
    path.endsWith('.ts') ? whole : `new URL('../${pathAt(root, file, path)}', import.meta.url)`,
  );
  const moved = withScripts(root, file, files, (name) => `new URL('./${name}.js', import.meta.url)`);
  const rest = text.replace(BESIDE, '').replace(LOADER, '').replace(ITSELF, '');
  if (rest.includes('import.meta'))
    throw new Error(`${relative(root, file)}: build.ts knows no such form of import.meta`);
  return moved.replace(LOADER, NOTHING);
};

const sources = async (root: string): Promise<readonly string[]> => {
  const found = await readdir(join(root, 'src'), { recursive: true });
  return found.filter((path) => path.endsWith('.ts')).map((path) => join(root, 'src', path));
};

const scriptsOf = async (root: string): Promise<readonly string[]> => {
  const files = await sources(root);
  const found = await Promise.all(files.map(async (file) => scriptsIn(root, file, await readFile(file, 'utf8'))));
  return [...new Set(found.flat())].sort();
};

const inPlace = (root: string): Plugin => ({
  name: 'in-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: text.includes('import.meta') ? placed(root, path, text) : text, loader: 'ts' };
    }),
});

/** discord.js finds some of its parts by the names of their classes, and a bundle gives some of these another name. */
export const namedClasses: Plugin = {
  name: 'named-classes',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/discord\.js\/.*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: (await transform(text, { keepNames: true, platform: 'node', target: TARGET })).code };
    }),
};

/** What zod says in fifty languages, where nothing is said with its words. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/zod\/v4\/locales\/index\.js$/ }, () => ({ contents: '', loader: 'js' })),
};

/** Where the modules are put that come along, as they are read. */
const PREPARED = 'src/session/module/prepared.ts';

/** Who reads them; by an address, so that who imports this file need not load half of the sources. */
const SHIPPED = new URL('src/session/module/shipped.ts', import.meta.url).href;

/** They are a file of their own, of which nothing stays in memory once they are read. */
const READING = `
import { readFileSync } from 'node:fs';
const text = readFileSync(new URL('./prepared.json', import.meta.url), 'utf8');
export const prepared = new Map(Object.entries(JSON.parse(text)));`;

const prepared = (root: string, dist: string): Plugin => ({
  name: 'prepared',
  setup: ({ onLoad }) =>
    onLoad({ filter: /prepared\.ts$/ }, async ({ path }) => {
      if (path !== join(root, PREPARED)) return undefined;
      const { modulesByText } = (await import(SHIPPED)) as typeof import('./src/session/module/shipped.ts');
      const text = JSON.stringify(await modulesByText(join(root, 'data/modules')));
      await writeFile(join(dist, 'prepared.json'), text);
      return { contents: READING, loader: 'js' };
    }),
});

/**
 * Builds the project of a folder, or scripts of it, into another one, beside which its `data` and `src` lie; answers
 * what became of which source.
 */
export const buildInto = async (root: string, dist: string, scripts?: readonly string[]): Promise<Metafile> => {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const entries = scripts ?? ['src/main.ts', ...(await scriptsOf(root))];
  const named = entries.map((path) => [nameOf(path), path]);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(named),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: TARGET,
    external: APART,
    plugins: [prepared(root, dist), inPlace(root), namedClasses, withoutLocales],
    metafile: true,
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return metafile;
};

const [, started = ''] = process.argv;
if (realpathSync(started) === import.meta.filename)
  await buildInto(import.meta.dirname, join(import.meta.dirname, 'dist'));
