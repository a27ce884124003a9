import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { galleryScript } from './src/playground/page-script.ts';

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

/** The texts of the sources, by their paths. */
const sourcesIn = (root: string): ReadonlyMap<string, string> => {
  const found = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const paths = found.filter((path) => path.endsWith('.ts')).map((path) => join(root, 'src', path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
};

const scriptsOf = (root: string, sources: ReadonlyMap<string, string>): readonly string[] => {
  const found = [...sources].flatMap(([file, text]) => scriptsIn(root, file, text));
  return [...new Set(found)].sort();
};

/**
 * Puts other texts in the place of some sources, by their paths. The others esbuild reads by itself, which takes a
 * fraction of the time.
 */
const inPlace = (texts: ReadonlyMap<string, string>): Plugin => ({
  name: 'in-place',
  setup: ({ onLoad }) => {
    const names = new Set([...texts.keys()].map((path) => basename(path).replaceAll('.', '\\.')));
    onLoad({ filter: new RegExp(`[\\\\/](?:${[...names].join('|')})$`) }, ({ path }) => {
      const contents = texts.get(path);
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
  },
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

/** Sources that another stands for in `dist`: what was prepared there is read. */
const BUILT = [
  ['src/session/module/prepared.ts', 'src/session/module/prepared-built.ts'],
  ['src/playground/page-script.ts', 'src/playground/page-script-built.ts'],
] as const;

/** Reads modules; an address, so that importing this file doesn't load half of the sources. */
const SHIPPED = new URL('src/session/module/shipped.ts', import.meta.url).href;

/** The sources that have another text in `dist`. */
const placedIn = (root: string, sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const [file, text] of sources) if (text.includes('import.meta')) texts.set(file, placed(root, file, text));
  for (const [from, other] of BUILT) {
    const built = join(root, other);
    texts.set(join(root, from), placed(root, built, sources.get(built) ?? ''));
  }
  return texts;
};

interface Building {
  /** What to build, from the root; everything if not given. */
  readonly scripts?: readonly string[];
  /** Takes half of the time and leaves discord.js where it is, so that the bot at Discord starts 0.3 s later. */
  readonly isQuick?: boolean;
}

/**
 * Builds the project of a folder into another one, beside which its `data` and `src` lie; returns what became of which
 * source.
 */
export const buildInto = async (root: string, dist: string, building: Building = {}): Promise<Metafile> => {
  const { scripts, isQuick = false } = building;
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const sources = sourcesIn(root);
  const entries = scripts ?? ['src/main.ts', ...scriptsOf(root, sources)];
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
    external: isQuick ? [...APART, 'discord.js'] : APART,
    plugins: [inPlace(placedIn(root, sources)), ...(isQuick ? [] : [namedClasses]), withoutLocales],
    metafile: true,
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  if (!scripts) await writeFile(join(dist, 'gallery.js'), await galleryScript());
  return metafile;
};

/** Keeps the shipped modules as they are read, which a first start does otherwise. */
const prepare = async (root: string, dist: string): Promise<void> => {
  const { readShippedModules: readShipped } = (await import(
    SHIPPED
  )) as typeof import('./src/session/module/shipped.ts');
  const modules = await readShipped(join(root, 'data/modules'));
  await writeFile(join(dist, 'prepared.json'), JSON.stringify(Object.fromEntries(modules)));
};

const [, started = ''] = process.argv;
if (realpathSync(started) === import.meta.filename) {
  const dist = join(import.meta.dirname, 'dist');
  await buildInto(import.meta.dirname, dist);
  await prepare(import.meta.dirname, dist);
}
