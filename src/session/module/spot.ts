import { isFields } from '../../engine/core/plain.ts';

/** What stands in a file, with its place: plain data as the schema reads it, and where each part of it was written. */
export interface FileNode {
  /**
   * Plain data; `UNREAD` where the text was refused, `DOUBTFUL` where other readers of YAML take it for something else.
   */
  readonly value: unknown;
  /** Where it begins, in UTF-16 units from 0; for what is empty, its key. */
  readonly at: number;
  readonly path: string;
  /** As it is written: of a value without quotes, of a list or mapping in brackets on one line; blank for others. */
  readonly written: string;
  /** Of a text in an entry `each: side`: the side for which it is written out here, and how the file has it. */
  readonly filled?: { readonly side: string; readonly from: string };
  /** Where the first character of a text stands, when the file holds it is. */
  readonly textAt?: number;
  readonly entries?: ReadonlyMap<string, FileEntry>;
  /** Some of its keys were refused: what seems to lack may be among them. */
  readonly partial?: true;
  readonly items?: readonly FileNode[];
}

export interface FileEntry {
  /** Where the key begins. */
  readonly keyAt: number;
  readonly spot: FileNode;
}

/** Stands for a value about which a fault has been told already. */
export const UNREAD = Symbol('unread');
/** Stands for an unquoted value that is a text, a number or yes and no, depending on who reads it. */
export const DOUBTFUL = Symbol('doubtful');

export const pathTo = (parent: string, key: string | number): string => {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
};

/** Stands for the name of a side in an entry `each: side`. */
export const SIDE = '$side$';

/** Where a place in a text stands in the file, as far as the file holds it is; `offset`: in UTF-16 units. */
export const placeWithin = ({ at, textAt, filled }: FileNode, offset: number): number => {
  if (textAt === undefined) return at;
  if (!filled) return textAt + offset;
  let more = 0;
  for (let mark = filled.from.indexOf(SIDE); mark >= 0; mark = filled.from.indexOf(SIDE, mark + 1)) {
    if (offset <= mark + more) break;
    if (offset < mark + more + filled.side.length) return textAt + mark;
    more += filled.side.length - SIDE.length;
  }
  return textAt + offset - more;
};

/** The part of a mapping with this key, or of a list with this index. */
export const partOf = (spot: FileNode | undefined, key: PropertyKey): FileNode | undefined =>
  typeof key === 'number' ? spot?.items?.[key] : spot?.entries?.get(String(key))?.spot;

/** A key, as the text that it is. */
export const keyNode = (key: string, { keyAt, spot }: FileEntry): FileNode => ({ ...spot, value: key, at: keyAt });

/** The text that stands under a key, where it is one. */
export const textIn = (spot: FileNode | undefined, key: string): string | undefined => {
  const value = partOf(spot, key)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** The parts of the list under a key; none where it is no list. */
export const itemsIn = (spot: FileNode | undefined, key: string): readonly FileNode[] => partOf(spot, key)?.items ?? [];

/** The parts of the mapping under a key; none where it is no mapping. */
export const entriesIn = (spot: FileNode | undefined, key: string): ReadonlyMap<string, FileEntry> =>
  partOf(spot, key)?.entries ?? new Map();

/** A list of these, in the place of another. */
export const listSpot = (like: FileNode, items: readonly FileNode[]): FileNode => ({
  ...like,
  items,
  value: items.map(({ value }) => value),
});

/** A mapping of these, in the place of another. */
export const mappingSpot = (like: FileNode, entries: ReadonlyMap<string, FileEntry>): FileNode => ({
  ...like,
  entries,
  value: Object.fromEntries([...entries].map(([key, { spot }]) => [key, spot.value])),
});

/** Plain data as such a node, each part made when it is first asked for: it was written nowhere. */
export const plainNode = (value: unknown, path = ''): FileNode => {
  const node = { value, at: 0, path, written: '' };
  if (Array.isArray(value)) {
    let items: readonly FileNode[] | undefined;
    return {
      ...node,
      get items() {
        items ??= value.map((item, i) => plainNode(item, pathTo(path, i)));
        return items;
      },
    };
  }
  if (!isFields(value)) return node;
  let entries: ReadonlyMap<string, FileEntry> | undefined;
  return {
    ...node,
    get entries() {
      entries ??= new Map(
        Object.entries(value).map(([key, part]) => [key, { keyAt: 0, spot: plainNode(part, pathTo(path, key)) }]),
      );
      return entries;
    },
  };
};
