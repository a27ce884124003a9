import { type FoundFault, type ModuleFaultCode, quoted } from '../module/fault.ts';
import { entriesIn, type FileNode, itemsIn, partOf } from '../module/spot.ts';
import { nameKey } from '../module/words.ts';
import type { Work } from '../module/work.ts';

/**
 * What the checks of one file share. They read whatever can be read: what has the wrong form is told by the schema, and
 * skipped here.
 */
export interface Check {
  readonly root: FileNode;
  readonly work: Work;
  readonly faults: FoundFault[];
}

/** The names of one kind that a file gives. Where some can't be read none of the others' absence may be told. */
export interface Names {
  readonly all: ReadonlySet<string>;
  readonly complete: boolean;
}

export const tell = (
  { faults }: Check,
  code: ModuleFaultCode,
  { at, path }: FileNode,
  wrong: string,
  expected: string,
): void => {
  faults.push({ code, at, path, wrong, expected });
};

/** The names of the entries of the list under a key, after telling of those that are there twice. */
export const namesInList = (check: Check, parent: FileNode, key: string): Names => {
  const items = itemsIn(parent, key);
  const names = items.flatMap((item) => partOf(item, 'name') ?? []);
  tellTwice(check, names);
  const all = names.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return { all: new Set(all), complete: all.length === items.length && partOf(parent, key)?.items !== undefined };
};

/** The same of the keys of the mapping under a key. */
export const namesInMapping = (check: Check, parent: FileNode, key: string): Names => {
  const entries = [...entriesIn(parent, key)];
  tellTwice(
    check,
    entries.map(([name, { keyAt, spot }]) => ({ ...spot, value: name, at: keyAt })),
  );
  const part = partOf(parent, key);
  return {
    all: new Set(entries.map(([name]) => name)),
    complete: part === undefined || (part.entries !== undefined && !part.partial),
  };
};

const tellTwice = (check: Check, names: readonly FileNode[]): void => {
  const seen = new Set<string>();
  for (const spot of names) {
    if (typeof spot.value !== 'string') continue;
    const key = nameKey(spot.value);
    if (seen.has(key))
      tell(
        check,
        'duplicate',
        spot,
        `${quoted(spot.value)} is the name of another one too, as people type it`,
        'a name of its own',
      );
    seen.add(key);
  }
};

/** Tells of a name that nothing has. */
export const tellUnknown = (check: Check, names: Names, spot: FileNode | undefined, what: string): void => {
  if (typeof spot?.value !== 'string' || names.all.has(spot.value) || !names.complete) return;
  tell(check, 'unknown-name', spot, `there is no ${what} ${quoted(spot.value)}`, oneOfNames(names));
};

const SHOWN = 10;

const oneOfNames = ({ all }: Names): string => {
  if (all.size === 0) return 'one that the file defines, and it defines none';
  const names = [...all].slice(0, SHOWN).join(', ');
  return `one of: ${names}${all.size > SHOWN ? ' ...' : ''}`;
};
