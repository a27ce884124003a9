import { isMap, isNode, parseDocument } from 'yaml';
import { cellsOf, type Data } from './good.ts';

/** Ways to break a good file at one place, each with the place of which the reader must tell. */

export type Path = readonly (string | number)[];

/** A broken file, and where its fault is: the line from 1, and the path as the reader writes it. */
export interface Broken {
  readonly text: string;
  readonly line: number;
  readonly path: string;
}

/**
 * A way to break a file; `site` picks one of its places, whatever number it is. Nothing when the file has no such
 * place.
 */
export interface Break {
  readonly name: string;
  /** It can't be written in JSON. */
  readonly yaml?: true;
  readonly make: (good: Data, write: (data: Data) => string, site: number) => Broken | undefined;
}

const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );

/** What stands at a path. */
const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Data | undefined)?.[key as string], data);

/** Changes what holds the last key of a path, in a copy. */
const changed = (data: Data, path: Path, change: (parent: Data, key: string) => void): Data => {
  const copy = structuredClone(data);
  change(at(copy, path.slice(0, -1)) as Data, String(path.at(-1)));
  return copy;
};

type Point = 'value' | 'key' | 'parent';

/** The offset of a place in a text, found by the YAML library alone. */
const offsetOf = (text: string, path: Path, point: Point): number => {
  const document = parseDocument(text);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
  const node = point === 'parent' ? parent : point === 'key' ? pair?.key : document.getIn(path, true);
  if (!isNode(node) || !node.range) throw new Error(`nothing stands at ${pathText(path)}`);
  return node.range[0];
};

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Every path of a good file that has one of these forms, in which `*` stands for any key. */
const sites = (data: unknown, form: Path): readonly Path[] => {
  const [key, ...rest] = form;
  if (key === undefined) return [[]];
  const keys = key === '*' ? Object.keys((data as Data | undefined) ?? {}) : [key];
  return keys.flatMap((each) => {
    const own = Array.isArray(data) ? Number(each) : each;
    const part = (data as Data | undefined)?.[each];
    return part === undefined ? [] : sites(part, rest).map((path) => [own, ...path]);
  });
};

const form = (text: string): Path => text.split('.');

/** A break of the data at one of the paths of these forms. */
const inData = (
  name: string,
  forms: readonly string[],
  change: (parent: Data, key: string, good: Data) => void,
  point: Point = 'value',
  moved: (path: Path, good: Data) => Path = (path) => path,
): Break => ({
  name,
  make: (good, write, site) => {
    const all = forms.flatMap((each) => sites(good, form(each)));
    const path = all[site % all.length];
    if (!path) return undefined;
    const data = changed(good, path, (parent, key) => change(parent, key, good));
    const [text, place] = [write(data), moved(path, good)];
    return { text, line: lineAt(text, offsetOf(text, place, point)), path: pathText(place) };
  },
});

/** A break of the text: what stands at one of these paths is written in another way. Only in YAML. */
const inText = (name: string, forms: readonly string[], written: string, path?: string): Break => ({
  name,
  yaml: true,
  make: (good, write, site) => {
    const all = forms.flatMap((each) => sites(good, form(each)));
    const place = all[site % all.length];
    const text = write(good);
    if (!place) return undefined;
    const node = parseDocument(text).getIn(place, true);
    if (!isNode(node) || !node.range) return undefined;
    const [start, end] = node.range;
    return {
      text: text.slice(0, start) + written + text.slice(end),
      line: lineAt(text, start),
      path: path ?? pathText(place),
    };
  },
});

const NAMES = [
  'title',
  'sides.*.name',
  'maps.*.name',
  'maps.*.boards.*.name',
  'maps.*.boards.*.zones.*.name',
  'setup.*.pieces.*.prototype',
  'decks.*.name',
  'decks.*.pieces.*.prototype',
];
const COUNTS = ['setup.*.pieces.*.count', 'decks.*.pieces.*.count', 'prototypes.*.facing', 'seats.least'];
const FORMULAS = ['prototypes.*.layers.follows'];

const set =
  (value: unknown) =>
  (parent: Data, key: string): void => {
    parent[key] = value;
  };

const drop = (parent: Data, key: string): void => {
  delete parent[key];
};

/** Another key of the same mapping. */
const beside =
  (key: string) =>
  (path: Path): Path => [...path.slice(0, -1), key];

const renamed =
  (to: string) =>
  (parent: Data, key: string): void => {
    parent[to] = parent[key];
    delete parent[key];
  };

/** Puts a copy behind the entries of a list; the path is that of an entry, or of what is in it. */
const again = (parent: Data, key: string): void => {
  (parent[key] as unknown[]).push(structuredClone((parent[key] as unknown[])[0]));
};

const last =
  (...rest: Path) =>
  (path: Path, good: Data): Path => [...path, (at(good, path) as unknown[]).length, ...rest];

export const breaks: readonly Break[] = [
  inData('a mapping where a text stands', [...NAMES, 'module', 'rules.pieces'], set({ deep: 1 })),
  inData(
    'a text where a list stands',
    ['sides', 'maps', 'turn.order', 'maps.*.boards', 'setup', 'setup.*.pieces', 'decks', 'decks.*.pieces'],
    set('one'),
  ),
  inData(
    'a text where a mapping stands',
    ['turn', 'rules', 'terrain', 'prototypes', 'maps.*.boards.*.grid', 'maps.*.boards.*.terrain'],
    set('one'),
  ),
  inData(
    'a text where a number stands',
    ['maps.*.boards.*.grid.columns', ...COUNTS, 'maps.*.boards.*.picture.x'],
    set('two'),
  ),
  inData(
    'a number below what can be',
    ['maps.*.boards.*.grid.rows', ...COUNTS, 'maps.*.boards.*.picture.width'],
    set(0),
  ),
  inData(
    'a text where a flag stands',
    ['decks.*.pick', 'decks.*.shuffled', 'prototypes.*.invisible', 'prototypes.*.mask'],
    set('perhaps'),
  ),
  inData('a file that is no picture', ['maps.*.boards.*.picture', 'maps.*.boards.*.picture.file'], set('map.bmp')),
  inData(
    'a word that is none of those known',
    [
      'turn.ends',
      'rules.pieces',
      'rules.captures',
      'rules.undo',
      'maps.*.occupied',
      'maps.*.publishes',
      'maps.*.boards.*.grid.kind',
      'decks.*.faceDown',
      'decks.*.publishes',
      'decks.*.reshuffle',
    ],
    set('perhaps'),
  ),
  inData('a value against its declaration', ['prototypes.*.MovePoints'], set(-1)),
  inData('a value out of bounds', ['prototypes.*.Hits.value'], set(4)),
  inData(
    'an unknown key',
    [
      'title',
      'sides.*.name',
      'rules.pieces',
      'maps.*.name',
      'maps.*.boards.*.grid.kind',
      'terrain.*.colour',
      'setup.*.side',
      'maps.*.boards.*.picture.file',
      'decks.*.at',
    ],
    (parent) => {
      parent['sie'] = 'x';
    },
    'key',
    (path) => [...path.slice(0, -1), 'sie'],
  ),
  inData(
    'a missing key',
    [
      'module',
      'title',
      'sides',
      'maps',
      'sides.*.name',
      'maps.*.name',
      'maps.*.boards.*.grid',
      'maps.*.boards.*.grid.kind',
      'maps.*.boards.*.picture.file',
      'setup.*.at',
      'setup.*.pieces',
      'setup.*.pieces.*.prototype',
      'decks.*.name',
      'decks.*.at',
      'seats.least',
    ],
    (parent, key) => {
      delete parent[key];
    },
    'parent',
  ),
  inData(
    'the name of a side that is not there',
    ['turn.order.*', 'setup.*.side', 'maps.2.private', 'decks.*.side'],
    set('Nobody'),
  ),
  inData(
    'the name of a prototype that is not there',
    ['setup.*.pieces.*.prototype', 'decks.*.pieces.*.prototype'],
    set('nothing'),
  ),
  inData('the name of a deck that is not there', ['decks.*.discards'], set('Nothing')),
  inData('the name of a region that is not there', ['maps.*.boards.*.grid.regions.*.neighbours.0'], set('Nowhere')),
  inData(
    'the name of a terrain that is not there',
    ['maps.*.boards.*.terrain.wood'],
    renamed('swamp'),
    'key',
    (path) => [...path.slice(0, -1), 'swamp'],
  ),
  inData('the name of an edge that is not there', ['maps.*.boards.*.edges.road'], renamed('rail'), 'key', (path) => [
    ...path.slice(0, -1),
    'rail',
  ]),
  inData('the name of a place that is not there', ['setup.*.at', 'decks.*.at'], set('Nowhere A1')),
  inData('a second side of the same name', ['sides'], again, 'value', last('name')),
  inData('a second map of the same name', ['maps'], again, 'value', last('name')),
  inData('a second deck of the same name', ['decks'], again, 'value', last('name')),
  inData('a deck with the name of a map', ['decks.0.name', 'decks.2.name'], set('Field')),
  inData('a deck with a slash in its name', ['decks.0.name', 'decks.2.name'], set('Ups/Downs')),
  inData('a deck that is its own discard pile', ['decks.0.discards'], set('Supplies')),
  inData(
    'a deck without the discard pile that it is to be refilled from',
    ['decks.0.discards'],
    drop,
    'value',
    beside('reshuffle'),
  ),
  inData('an open deck that publishes', ['decks.0.faceDown'], set('never'), 'value', beside('publishes')),
  inData("a deck in another side's window", ['decks.2.at'], set('Red Hand'), 'value', beside('side')),
  inData(
    'a public map that publishes',
    ['maps.0.occupied', 'maps.1.occupied'],
    (parent) => {
      parent['publishes'] = 'some';
    },
    'value',
    beside('publishes'),
  ),
  inData('pieces of a set-up in a deck', ['setup.*.at'], set('Discards')),
  inData('more seats than sides', ['seats.least'], set(5)),
  inData('a second zone of the same name', ['maps.*.boards.*.zones'], again, 'value', last('name')),
  inData(
    'a cell with a second terrain',
    ['maps.*.boards.*.terrain.hill'],
    (parent, key) => {
      (parent[key] as unknown[]).push((parent['wood'] as unknown[])[0]);
    },
    'value',
    last(),
  ),
  inData(
    'a cell that is not on the board',
    ['maps.*.boards.*.terrain.*.*', 'maps.*.boards.*.zones.*.cells.*', 'maps.*.boards.*.edges.*.*.*'],
    set('Z99'),
  ),
  inData('a place that is not on the board', ['setup.*.at'], set('Field Field West Z99')),
  {
    name: 'a road that leaps',
    make: (good, write, site) => {
      const all = sites(good, form('maps.*.boards.*'));
      const board = all[site % all.length] ?? [];
      const path: Path = [...board, 'edges', 'road', 0, 1];
      const [, , far] = cellsOf(at(good, [...board, 'grid']) as Data);
      const data = changed(good, path, set(far));
      (at(data, path.slice(0, -1)) as unknown[]).splice(2);
      const text = write(data);
      return { text, line: lineAt(text, offsetOf(text, path, 'value')), path: pathText(path) };
    },
  },
  inData('an expression that ends too early', FORMULAS, set('Hits +')),
  inData('an expression with a sign that is none', FORMULAS, set('{Hits ? ; 1}')),
  inData('an expression with a function that is none', FORMULAS, set('nonsense(Hits)')),
  inText('YAML: an expression in braces', FORMULAS, '{Hits >= 2}'),
  inText('YAML: a tag', [...NAMES, ...FORMULAS], '!Hidden'),
  inText('YAML: a value cut by #', [...NAMES, ...FORMULAS], 'Hits #2'),
  inText('YAML: a colour that is a comment', ['terrain.*.colour', 'sides.*.colour'], '#336699'),
  inText('YAML: no', NAMES, 'no'),
  inText('YAML: a number', NAMES, '12'),
  inText('YAML: a power of ten', [...NAMES, 'prototypes.*.MovePoints', 'maps.*.boards.*.grid.columns'], '1e1'),
  inText('YAML: leading zeros', [...NAMES, 'prototypes.*.MovePoints', 'maps.*.boards.*.grid.columns'], '007'),
  inText('YAML: a date', NAMES, '1732-07-20'),
  inText('YAML: nothing', NAMES, ''),
  inText('YAML: an alias of nothing', NAMES, '*x'),
  inText('YAML: a colon in a text', NAMES, 'War: the game', ''),
  inText('YAML: a sign that YAML keeps', NAMES, '@here', ''),
  {
    name: 'YAML: a key twice',
    yaml: true,
    make: (good, write) => {
      const text = `${write(good)}title: Again\n`;
      return { text, line: text.split('\n').length - 1, path: 'title' };
    },
  },
];
