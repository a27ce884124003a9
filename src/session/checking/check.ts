import { MAX_SUGGESTED_NAMES, near } from '../../engine/index.ts';
import type { ModuleFaultReason, ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { ModuleFaultAtOffset, ModuleFaultCode } from '../../facts/module-fault.ts';
import type { NameKind } from '../../form/name-kind.ts';
import { nameKey } from '../../form/words.ts';
import { type FileForm, fileSchema } from '../format/module.ts';
import { findNameUses, type NameUses } from '../format/name-uses.ts';
import type { NamedPlace } from '../format/places.ts';
import type { FileNode } from '../text/spot.ts';
import type { ParsingWork } from '../text/work.ts';

/** The shared state of all checks of one file. They skip parts of the wrong structure, which the schema reports. */
export interface Check {
  readonly root: FileNode<FileForm>;
  readonly work: ParsingWork;
  readonly uses: NameUses;
  readonly names: ReadonlyMap<NameKind, KnownNames>;
  readonly faults: ModuleFaultAtOffset[];
  /** The places that were already looked up, so that each error is reported only once. */
  readonly places: Map<FileNode, readonly NamedPlace[]>;
}

type EachIn<Whole> = Whole extends readonly (infer Item)[]
  ? Item
  : Whole extends { readonly [name: string]: infer Item }
    ? Item
    : never;

/** The type of an entry in the list under a key; by default a key of the file. */
export type EntryForm<Key extends keyof Form, Form = FileForm> = EachIn<NonNullable<Form[Key]>>;
/** The type of the value under a key; by default a key of the file. */
export type PartForm<Key extends keyof Form, Form = FileForm> = NonNullable<Form[Key]>;
export type MapForm = EntryForm<'maps'>;
export type BoardForm = EntryForm<'boards', MapForm>;

/**
 * The names of one kind in a file. If `complete` is false, some couldn't be read, so that missing names must not be
 * reported.
 */
export interface KnownNames {
  readonly all: ReadonlySet<string>;
  readonly complete: boolean;
}

/** The most comparisons between names in one file, when searching for similar ones. */
export const MOST_COMPARING_WORK = 50_000;
/** The most texts of a property that are compared. With more texts, it counts as free text. */
export const MOST_TEXTS_OF_PROPERTY = 100;

export interface MissingName {
  readonly at: number;
  readonly node: FileNode;
  readonly wrong: ModuleFaultReason;
  readonly typed: string;
  readonly names: () => Iterable<string>;
  readonly otherwise?: ModuleFaultRemedy;
}

export const tell = (
  { faults }: Check,
  code: ModuleFaultCode,
  { at, path }: FileNode,
  wrong: ModuleFaultReason,
  expected: ModuleFaultRemedy,
): void => {
  faults.push({ code, at, path, wrong, expected });
};

export const createModuleCheck = (root: FileNode<FileForm>, work: ParsingWork): Check => {
  const uses = findNameUses(fileSchema, root);
  const check: Check = { root, work, uses, names: namesIn(uses), faults: [], places: new Map() };
  for (const { names, areUnique } of uses.given) if (areUnique) reportDuplicateNames(check, names);
  return check;
};

export const knownNamesOfKind = ({ names }: Check, kind: NameKind): KnownNames =>
  names.get(kind) ?? { all: new Set(), complete: true };

const namesIn = ({ given }: NameUses): ReadonlyMap<NameKind, KnownNames> => {
  const found = new Map<NameKind, { readonly all: Set<string>; readonly complete: boolean }>();
  for (const { kind, names, isComplete } of given) {
    const { all, complete } = found.get(kind) ?? { all: new Set<string>(), complete: true };
    for (const { value } of names) all.add(String(value));
    found.set(kind, { all, complete: complete && isComplete });
  }
  return found;
};

/** The lists in which modules often repeat an entry for each side. */
const OFTEN_PER_SIDE = /^(?:actions|effects)\[/;

export const reportDuplicateNames = (check: Check, names: readonly FileNode[]): void => {
  const seen = new Set<string>();
  for (const spot of names) {
    const key = nameKey(String(spot.value));
    const name = String(spot.value);
    const remedy: ModuleFaultRemedy = OFTEN_PER_SIDE.test(spot.path)
      ? { is: 'name-of-side', name }
      : { is: 'own-name' };
    if (seen.has(key)) tell(check, 'duplicate', spot, { is: 'same-name', name }, remedy);
    seen.add(key);
  }
};

export const reportUnknownName = (check: Check, kind: NameKind, name: string, spot: FileNode): void => {
  const names = knownNamesOfKind(check, kind);
  if (names.all.has(name) || !names.complete) return;
  tell(check, 'unknown-name', spot, { is: 'no-such', kind, name }, defined(name, names));
};

const defined = (typed: string, { all }: KnownNames): ModuleFaultRemedy => ({
  is: 'defined',
  near: near(typed, all),
  names: [...all].slice(0, MAX_SUGGESTED_NAMES),
  hasMore: all.size > MAX_SUGGESTED_NAMES,
});
