import type { ModuleFaultAtOffset } from '../../facts/module-fault.ts';
import { nameKey } from '../../form/words.ts';
import { readDocument } from './document.ts';
import { readYamlTokens } from './limits.ts';
import {
  childItemsAt,
  childNodeAt,
  childTextAt,
  type FileEntry,
  type FileNode,
  replaceEntries,
  replaceNodeItems,
} from './spot.ts';
import type { ParsingWork } from './work.ts';

/** Files that extend another module and contain only the differences (G25). */

export type BaseModuleTextLookup = (name: string) => string | undefined;

/** Keys that a file never inherits from the file that it extends. */
const OWN = ['$schema', 'module', 'title', 'like', 'without'];

/**
 * Returns the complete file; unchanged if it extends no other file. If the extended file has faults, only those are
 * reported.
 */
export const mergeWithBaseFile = (
  own: FileNode,
  bases: BaseModuleTextLookup,
  work: ParsingWork,
): { readonly root: FileNode; readonly faults: readonly ModuleFaultAtOffset[]; readonly isBased: boolean } => {
  const like = childNodeAt(own, 'like');
  if (!like) return { root: own, faults: [], isBased: true };
  const text = typeof like.value === 'string' ? bases(like.value) : undefined;
  const cut = text === undefined ? undefined : readYamlTokens(text, work);
  const base = cut?.ok && text !== undefined ? readDocument(text, cut.tokens, work).root : undefined;
  if (!base || childNodeAt(base, 'like')) {
    const { at, path } = like;
    const wrong = { is: 'no-base', name: String(like.value) } as const;
    return { root: own, faults: [{ code: 'unknown-name', at, path, wrong, expected: { is: 'base' } }], isBased: false };
  }
  const faults = strayNames(own, base).map(({ at, path, value }): ModuleFaultAtOffset => {
    const names = namesOf(childNodeAt(base, path.replace(/^without\.|\[\d+\]$/g, '')));
    const expected = names.length > 0 ? ({ is: 'one-of', names } as const) : ({ is: 'other-name' } as const);
    return { code: 'unknown-name', at, path, wrong: { is: 'no-thing', name: String(value) }, expected };
  });
  return { root: withBase(own, base), faults, isBased: true };
};

/**
 * Merges a file with the file that it extends: mappings by key, and lists of named entries by name. Any other value
 * replaces the inherited one. `without` names parts to leave out. Faults in inherited parts are reported at the key
 * `like`.
 */
const withBase = (own: FileNode, base: FileNode): FileNode => {
  const { keyAt } = own.entries?.get('like') ?? { keyAt: own.at };
  const kept = [...(movedTo(base, keyAt).entries ?? [])].flatMap(([key, entry]): [string, FileEntry][] => {
    const names = new Set(childItemsAt(childNodeAt(own, 'without'), key).map(({ value }) => nameKey(String(value))));
    return OWN.includes(key) ? [] : [[key, names.size > 0 ? { ...entry, spot: lacking(entry.spot, names) } : entry]];
  });
  const { entries = new Map<string, FileEntry>() } = own;
  const said = new Map([...entries].filter(([key]) => key !== 'like' && key !== 'without'));
  return merged(replaceEntries(own, new Map(kept)), { ...replaceEntries(own, said) });
};

const strayNames = (own: FileNode, base: FileNode): readonly FileNode[] =>
  [...(childNodeAt(own, 'without')?.entries ?? [])].flatMap(([key, { spot }]) => {
    const known = new Set(namesOf(childNodeAt(base, key)).map(nameKey));
    return (spot.items ?? []).filter(({ value }) => !known.has(nameKey(String(value))));
  });

const namesOf = (spot: FileNode | undefined): readonly string[] =>
  spot?.items ? spot.items.flatMap((item) => childTextAt(item, 'name') ?? []) : [...(spot?.entries?.keys() ?? [])];

const lacking = (spot: FileNode, names: ReadonlySet<string>): FileNode => {
  if (spot.items)
    return replaceNodeItems(
      spot,
      spot.items.filter((item) => !names.has(nameKey(childTextAt(item, 'name') ?? ''))),
    );
  const entries = [...(spot.entries ?? [])].filter(([key]) => !names.has(nameKey(key)));
  return spot.entries ? replaceEntries(spot, new Map(entries)) : spot;
};

const merged = (base: FileNode, own: FileNode): FileNode => {
  if (base.entries && own.entries) {
    const entries = new Map(base.entries);
    for (const [key, entry] of own.entries) {
      const before = base.entries.get(key);
      entries.set(key, before ? { ...entry, spot: merged(before.spot, entry.spot) } : entry);
    }
    return replaceEntries(own, entries);
  }
  return base.items && own.items ? mergedLists(base, base.items, own, own.items) : own;
};

const mergedLists = (
  base: FileNode,
  before: readonly FileNode[],
  own: FileNode,
  items: readonly FileNode[],
): FileNode => {
  const named = (all: readonly FileNode[]): boolean => all.every((item) => childTextAt(item, 'name') !== undefined);
  if (items.length === 0 || !named(before) || !named(items)) return own;
  const keyOf = (item: FileNode): string => nameKey(childTextAt(item, 'name') ?? '');
  const others = new Map(items.map((item) => [keyOf(item), item]));
  const known = new Set(before.map(keyOf));
  return replaceNodeItems({ ...base, ...own }, [
    ...before.map((item) => {
      const other = others.get(keyOf(item));
      return other ? merged(item, other) : item;
    }),
    ...items.filter((item) => !known.has(keyOf(item))),
  ]);
};

/** Returns a node whose parts all have the same position, because they are from another file. */
const movedTo = (spot: FileNode, at: number): FileNode => {
  const { textAt: _, ...rest } = spot;
  const moved = { ...rest, at };
  if (spot.items)
    return replaceNodeItems(
      moved,
      spot.items.map((item) => movedTo(item, at)),
    );
  if (!spot.entries) return moved;
  const entries = [...spot.entries].map(([key, entry]) => [key, { keyAt: at, spot: movedTo(entry.spot, at) }] as const);
  return replaceEntries(moved, new Map(entries));
};
