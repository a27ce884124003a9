import { isFields } from '../../table/index.ts';

/** The keys of an expected type; none without a type. */
type KeysOf<Form> = unknown extends Form
  ? never
  : Form extends readonly unknown[]
    ? never
    : Form extends object
      ? Extract<keyof Form, string>
      : never;

type PartOf<Form, Key> = Form extends readonly unknown[]
  ? never
  : Form extends object
    ? Key extends keyof Form
      ? Exclude<Form[Key], undefined>
      : never
    : never;

type ItemOf<Form> = Form extends readonly (infer Item)[] ? Item : never;
type EntryOf<Form> = Form extends readonly unknown[]
  ? never
  : Form extends object
    ? Exclude<Form[keyof Form], undefined>
    : never;

/**
 * A value in a file with its position. `Form` is the type that the schema expects, but the data is unchecked and may be
 * anything.
 */
export interface FileNode<Form = unknown> {
  /** The value as plain data. `UNREAD` if the text was refused, `DOUBTFUL` if versions of YAML read it differently. */
  readonly value: unknown;
  /** The position in UTF-16 units from 0. For an empty value, it is the start of its key. */
  readonly at: number;
  readonly path: string;
  /** The text of an unquoted value, or of a list or mapping in brackets on one line; blank for all others. */
  readonly written: string;
  /** For a text in an entry `each: side`: the side of this copy, and the text before the replacement. */
  readonly filled?: { readonly side: string; readonly from: string };
  readonly textAt?: number;
  readonly entries?: ReadonlyMap<string, FileEntry>;
  /** True if some keys of the mapping were refused, so that seemingly missing keys may be among these. */
  readonly partial?: true;
  readonly items?: readonly FileNode[];
  readonly form?: Form | undefined;
}

export interface FileEntry<Form = unknown> {
  readonly keyAt: number;
  readonly spot: FileNode<Form>;
}

/** The value of a node whose fault is already reported. */
export const FAULTY_VALUE = Symbol('unread');
/** The value of an unquoted text that versions of YAML read differently: as text, number, or yes and no. */
export const AMBIGUOUS_VALUE = Symbol('doubtful');

export const pathOfChild = (parent: string, key: string | number): string => {
  if (typeof key === 'number') return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
};

export const SIDE = '$side$';

/**
 * Returns the position in the file of an offset in a text, if the file contains the text literally. `offset`: in UTF-16
 * units.
 */
export const literalPositionOf = ({ at, textAt, filled }: FileNode, offset: number): number => {
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

export const childNodeAt = (spot: FileNode | undefined, key: PropertyKey): FileNode | undefined =>
  typeof key === 'number' ? spot?.items?.[key] : spot?.entries?.get(String(key))?.spot;

export const childTextAt = (spot: FileNode | undefined, key: string): string | undefined => {
  const value = childNodeAt(spot, key)?.value;
  return typeof value === 'string' ? value : undefined;
};

export const childItemsAt = (spot: FileNode | undefined, key: string): readonly FileNode[] =>
  childNodeAt(spot, key)?.items ?? [];

export const childNodeOf = <Form, Key extends KeysOf<Form>>(
  spot: FileNode<Form> | undefined,
  key: Key,
): FileNode<PartOf<Form, Key>> | undefined => spot?.entries?.get(key)?.spot as FileNode<PartOf<Form, Key>> | undefined;

export const createKeyNode = (key: string, { keyAt, spot }: FileEntry): FileNode => ({
  ...spot,
  value: key,
  at: keyAt,
});

export const textIn = <Form>(spot: FileNode<Form> | undefined, key: KeysOf<Form>): string | undefined => {
  const value = childNodeOf(spot, key)?.value;
  return typeof value === 'string' ? value : undefined;
};

export const itemsOfNode = <Form>(spot: FileNode<Form> | undefined): readonly FileNode<ItemOf<Form>>[] =>
  (spot?.items ?? []) as readonly FileNode<ItemOf<Form>>[];

const entriesOf = <Form>(spot: FileNode<Form> | undefined): ReadonlyMap<string, FileEntry<EntryOf<Form>>> =>
  (spot?.entries ?? new Map()) as ReadonlyMap<string, FileEntry<EntryOf<Form>>>;

export const itemsIn = <Form, Key extends KeysOf<Form>>(
  spot: FileNode<Form> | undefined,
  key: Key,
): readonly FileNode<ItemOf<PartOf<Form, Key>>>[] => itemsOfNode(childNodeOf(spot, key));

export const childEntriesOf = <Form, Key extends KeysOf<Form>>(
  spot: FileNode<Form> | undefined,
  key: Key,
): ReadonlyMap<string, FileEntry<EntryOf<PartOf<Form, Key>>>> => entriesOf(childNodeOf(spot, key));

export const replaceNodeItems = <Form>(like: FileNode<Form>, items: readonly FileNode[]): FileNode<Form> => ({
  ...like,
  items,
  value: items.map(({ value }) => value),
});

export const replaceEntries = <Form>(
  like: FileNode<Form>,
  entries: ReadonlyMap<string, FileEntry>,
): FileNode<Form> => ({
  ...like,
  entries,
  value: Object.fromEntries([...entries].map(([key, { spot }]) => [key, spot.value])),
});

/** Converts plain data to nodes without positions. Each part is converted only when needed. */
export const nodeOfPlainData = (value: unknown, path = ''): FileNode => {
  const node = { value, at: 0, path, written: '' };
  if (Array.isArray(value)) {
    let items: readonly FileNode[] | undefined;
    return {
      ...node,
      get items() {
        items ??= value.map((item, i) => nodeOfPlainData(item, pathOfChild(path, i)));
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
        Object.entries(value).map(([key, part]) => [
          key,
          { keyAt: 0, spot: nodeOfPlainData(part, pathOfChild(path, key)) },
        ]),
      );
      return entries;
    },
  };
};
