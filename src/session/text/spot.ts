import { isFields } from '../../table/index.ts';

/** The keys of a form. A node without a form has no known keys. */
type KeysOf<Form> = unknown extends Form
  ? never
  : Form extends readonly unknown[]
    ? never
    : Form extends object
      ? Extract<keyof Form, string>
      : never;

/** The form of the part under a key. */
type PartOf<Form, Key> = Form extends readonly unknown[]
  ? never
  : Form extends object
    ? Key extends keyof Form
      ? Exclude<Form[Key], undefined>
      : never
    : never;

/** The form of each part of a list, or of a mapping of names. */
type ItemOf<Form> = Form extends readonly (infer Item)[] ? Item : never;
type EntryOf<Form> = Form extends readonly unknown[]
  ? never
  : Form extends object
    ? Exclude<Form[keyof Form], undefined>
    : never;

/**
 * What stands in a file, with its place: plain data as the schema reads it, and where each part of it was written.
 * `Form` is the expected form; the data may be anything.
 */
export interface FileNode<Form = unknown> {
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
  /** Known to the compiler alone. */
  readonly form?: Form | undefined;
}

export interface FileEntry<Form = unknown> {
  /** Where the key begins. */
  readonly keyAt: number;
  readonly spot: FileNode<Form>;
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

/** The part of a mapping with this key, or of a list with this index, in whatever form. */
export const partAt = (spot: FileNode | undefined, key: PropertyKey): FileNode | undefined =>
  typeof key === 'number' ? spot?.items?.[key] : spot?.entries?.get(String(key))?.spot;

/** The text under a key, in whatever form. */
export const textAt = (spot: FileNode | undefined, key: string): string | undefined => {
  const value = partAt(spot, key)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** The parts of the list under a key, in whatever form. */
export const itemsAt = (spot: FileNode | undefined, key: string): readonly FileNode[] => partAt(spot, key)?.items ?? [];

/** The part of a mapping under a key that its form has. */
export const partOf = <Form, Key extends KeysOf<Form>>(
  spot: FileNode<Form> | undefined,
  key: Key,
): FileNode<PartOf<Form, Key>> | undefined => spot?.entries?.get(key)?.spot as FileNode<PartOf<Form, Key>> | undefined;

/** A key, as the text that it is. */
export const keyNode = (key: string, { keyAt, spot }: FileEntry): FileNode => ({ ...spot, value: key, at: keyAt });

/** The text that stands under a key, where it is one. */
export const textIn = <Form>(spot: FileNode<Form> | undefined, key: KeysOf<Form>): string | undefined => {
  const value = partOf(spot, key)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** The parts of a list; none of what is none. */
export const itemsOf = <Form>(spot: FileNode<Form> | undefined): readonly FileNode<ItemOf<Form>>[] =>
  (spot?.items ?? []) as readonly FileNode<ItemOf<Form>>[];

/** The parts of a mapping; none of what is none. */
const entriesOf = <Form>(spot: FileNode<Form> | undefined): ReadonlyMap<string, FileEntry<EntryOf<Form>>> =>
  (spot?.entries ?? new Map()) as ReadonlyMap<string, FileEntry<EntryOf<Form>>>;

/** The parts of the list under a key; none where it is no list. */
export const itemsIn = <Form, Key extends KeysOf<Form>>(
  spot: FileNode<Form> | undefined,
  key: Key,
): readonly FileNode<ItemOf<PartOf<Form, Key>>>[] => itemsOf(partOf(spot, key));

/** The parts of the mapping under a key; none where it is no mapping. */
export const entriesIn = <Form, Key extends KeysOf<Form>>(
  spot: FileNode<Form> | undefined,
  key: Key,
): ReadonlyMap<string, FileEntry<EntryOf<PartOf<Form, Key>>>> => entriesOf(partOf(spot, key));

/** A list of these, in the place of another. */
export const listSpot = <Form>(like: FileNode<Form>, items: readonly FileNode[]): FileNode<Form> => ({
  ...like,
  items,
  value: items.map(({ value }) => value),
});

/** A mapping of these, in the place of another. */
export const mappingSpot = <Form>(like: FileNode<Form>, entries: ReadonlyMap<string, FileEntry>): FileNode<Form> => ({
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
