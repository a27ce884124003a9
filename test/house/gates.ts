import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { circlesIn, type Imports, importsOf } from './circles.ts';
import { commentsIn, marksIn, paragraphsIn, titlesIn } from './prose.ts';

/** Measures of the house, of which less is better. */

const root = join(import.meta.dirname, '../..');
export const BOUNDS = join(root, 'test/house/gates.json');
const DOOR = 'src/engine/index.ts';

type Measures = Readonly<Record<string, number>>;

/** The words by which the path of a file says that it is of a feature. */
const FEATURES: Readonly<Record<string, RegExp>> = {
  armies: /arm(y|ies)|battle|muster|march|\bunits?\b/,
  counters: /counter|tally/,
  modifiers: /modif/,
  scores: /scor|keeper|gdl|points|objectiv|\bbook/,
  cards: /card|deck|hand\b|hand[./]/,
  dice: /dice|roll|throw/,
  seats: /seat|request|consent|openings/,
  clock: /clock|timeout/,
  undo: /undo|history|commute|rebase|timeline/,
  turns: /turns?\b|phase|ending/,
  secrecy: /secrecy|flow\/|disclos|reveal|hiding|lens|witness/,
  actions: /action|\bacts?\b|effects|questions?|lines\b|lines\//,
  moves: /\bmoves?\b|captures|betza|\/notation|fen|pgn/,
  pictures: /picture|svg|art\b|drawn|drawing/,
  kingdom: /kingdom|house\//,
  vassal: /vassal|shelf/,
  modules: /format\/|check\/|module/,
};

/** Rooms are the folders right below these, or below `src`; all commands are one. */
const HALLS = ['features', 'engine', 'session', 'view', 'words'];

const roomOf = (path: string): string => {
  const [top = '', second = '', third = ''] = dirname(path).split('/');
  if (top === 'commands') return top;
  return HALLS.includes(second) ? [top, second, third].join('/') : [top, second].join('/');
};

const roomsPerFeature = (paths: readonly string[]): number => {
  const counts = Object.values(FEATURES).map(
    (name) => new Set(paths.filter((path) => name.test(path.replace(/\.ts$/, ''))).map(roomOf)).size,
  );
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
};

/** Returns the folders that each folder imports. */
const foldersOf = (imports: Imports): Imports => {
  const folders = new Map<string, Set<string>>();
  for (const [file, paths] of imports) {
    const own = dirname(file);
    const others = folders.get(own) ?? new Set();
    folders.set(own, others);
    for (const path of paths) if (dirname(path) !== own) others.add(dirname(path));
  }
  return folders;
};

const pairsBothWays = (folders: Imports): number =>
  [...folders].reduce(
    (sum, [own, others]) => sum + [...others].filter((other) => own < other && folders.get(other)?.has(own)).length,
    0,
  );

const lineCount = (text: string): number => text.split('\n').length;

/** Names that the engine's door exports. */
const namesOfDoor = (text: string): number =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].reduce(
    (sum, [, names = '']) => sum + names.split(',').filter((name) => name.trim() !== '').length,
    [...text.matchAll(/^export (?:const|function|interface|type) \w/gm)].length,
  );

/** The rules of features are behind the door, too. */
const isInEngine = (path: string): boolean => /^src\/(engine|features\/\w+\/rules)\//.test(path);

/** Files outside of the engine that import a file of it other than its door. */
const aroundDoor = (imports: Imports): number =>
  [...imports].filter(
    ([file, paths]) => !isInEngine(file) && [...paths].some((path) => isInEngine(path) && path !== DOOR),
  ).length;

const PLACES = ['src', 'commands', 'packages', 'docs', 'test', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

const filesIn = (place: string): readonly string[] =>
  place.endsWith('.md')
    ? [place]
    : readdirSync(join(root, place), { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [relative(root, join(entry.parentPath, entry.name))] : [],
      );

/** Returns each measure by its name. */
export const measured = (): Measures => {
  const paths = PLACES.flatMap(filesIn);
  const textsOf = (pattern: RegExp): ReadonlyMap<string, string> =>
    new Map(
      paths.filter((path) => pattern.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    );
  const sources = textsOf(/^(src|commands)\/.*\.ts$/);
  const imports = importsOf(sources);
  const folders = foldersOf(imports);
  const golden = textsOf(/^test\/golden\/(?!stored\/)(?!.*\.(png|jpg|vmod)$)/);
  const marks = (pattern: RegExp, read: (text: string) => readonly string[]): number =>
    marksIn([...textsOf(pattern).values()].flatMap(read));
  return {
    'rooms of a feature, mean, times ten': Math.round(10 * roomsPerFeature([...sources.keys()])),
    'pairs of folders that import each other': pairsBothWays(folders),
    'folders in knots': circlesIn(folders).flat().length,
    'names that the door of the engine exports': namesOfDoor(sources.get(DOOR) ?? ''),
    'importers that go around the door of the engine': aroundDoor(imports),
    'thousands of lines of golden files without stored games': Math.ceil(
      [...golden.values()].map(lineCount).reduce((sum, lines) => sum + lines, 0) / 1000,
    ),
    'marks in 1,000 sentences of comments': marks(/^(src|commands|packages)\/.*\.(ts|js)$/, commentsIn),
    'marks in 1,000 test titles': marks(/^test\/.*\.test\.ts$/, titlesIn),
    'marks in 1,000 sentences of docs': marks(/^(README|CONTRIBUTING|docs\/.*)\.md$/, paragraphsIn),
    'marks in 1,000 sentences of the changelog': marks(/^CHANGELOG\.md$/, paragraphsIn),
  };
};

/** Returns a line for each measure above its bound. */
export const exceeded = (bounds: Measures, found: Measures): readonly string[] =>
  Object.entries(found).flatMap(([name, value]) => {
    const bound = bounds[name];
    if (bound === undefined) return [`${name}: ${value}, without a bound`];
    return value > bound ? [`${name}: ${value}, at most ${bound}`] : [];
  });

/** Returns the bounds, each as low as what was measured. */
export const lowered = (bounds: Measures, found: Measures): Measures =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Math.min(value, bounds[name] ?? value)]));
