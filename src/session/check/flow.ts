import {
  type Disclosure,
  declaredRevelationsIn,
  disclosuresOf,
  type Module,
  near,
  secretNamesIn,
} from '../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { ModuleFaultAtOffset } from '../../facts/module-fault.ts';
import type { Check } from '../checking/check.ts';
import { isPlainYamlText } from '../text/scalar.ts';
import { childItemsAt, childNodeAt, type FileNode } from '../text/spot.ts';
import { positionInScorekeeper } from './scorekeepers.ts';

interface FlowCheck {
  readonly faults: readonly ModuleFaultAtOffset[];
  /** Warnings about declared disclosures of things that the module never discloses. */
  readonly warnings: readonly ModuleFaultAtOffset[];
}

type FilePlace = Pick<FileNode, 'at' | 'path'>;

/** The disclosures of one entry of the file. An entry with `each: side` has several. */
interface TellingEntry {
  readonly place: FilePlace;
  readonly told: readonly Disclosure[];
  readonly names: readonly string[];
}

/**
 * Checks that a module declares every disclosure of hidden information (D2). `source`: the file's text. `root`: its
 * content, without errors. `module`: the module made from it.
 */
export const checkDisclosures = (source: string, root: Check['root'], module: Module): FlowCheck => {
  const entries = new Map<string, TellingEntry>();
  const note = (
    one: Pick<Disclosure, 'by' | 'path' | 'at'>,
    told: readonly Disclosure[],
    names: readonly string[],
  ): void => {
    const place = one.at === undefined ? entryIn(root, one) : positionInScorekeeper(source, root, one.at, one.by.name);
    const key = `${place.at} ${place.path}`;
    const { told: before = [], names: namedBefore = [] } = entries.get(key) ?? {};
    entries.set(key, { place, told: [...before, ...told], names: [...new Set([...namedBefore, ...names])] });
  };
  for (const one of declaredRevelationsIn(module)) note(one, [], one.names);
  for (const one of disclosuresOf(module)) note(one, [one], []);
  const known = secretNamesIn(module);
  const all = [...entries.values()];
  return {
    faults: all.flatMap((entry) => [...unknownFaults(entry, known), ...silentFaults(entry, known)]),
    warnings: all.flatMap((entry) => idleWarnings(entry, known)),
  };
};

const entryIn = (root: FileNode, { path }: Pick<Disclosure, 'path'>): FileNode => {
  let spot: FileNode | undefined = root;
  for (const [i, part] of path.entries()) {
    const next = path[i + 1];
    if (typeof part === 'number') continue;
    spot = spot && (typeof next === 'number' ? childItemsAt(spot, part)[next] : childNodeAt(spot, part));
  }
  return spot ?? root;
};

/** Returns the location of a part of an entry. A scorekeeper has no parts, because it is a single text. */
const partIn = (place: FilePlace, ...keys: readonly string[]): FilePlace => {
  const parts = 'value' in place ? keys.map((key) => childNodeAt(place as FileNode, key)) : [];
  return parts.find((part) => part !== undefined) ?? place;
};

/** Reports names that don't mean exactly one private map, deck or prototype. No name means all of them. */
const unknownFaults = ({ place, names }: TellingEntry, known: readonly string[]): readonly ModuleFaultAtOffset[] => {
  const spot = partIn(place, 'reveals');
  return names.flatMap((name): readonly ModuleFaultAtOffset[] => {
    if (known.includes(name)) return [];
    const items = 'value' in spot ? (spot as FileNode).items : undefined;
    const { at, path } = items?.find(({ value }) => value === name) ?? spot;
    const like = near(name, known);
    const expected: ModuleFaultRemedy =
      like.length > 0
        ? { is: 'near-names', names: like }
        : known.length > 0
          ? { is: 'one-of', names: known }
          : { is: 'no-reveals' };
    return [{ code: 'unknown-name', at, path, wrong: { is: 'hides-nothing', name }, expected }];
  });
};

const silentFaults = (
  { place, told, names }: TellingEntry,
  known: readonly string[],
): readonly ModuleFaultAtOffset[] => {
  const silent = told.filter(({ declared }) => declared === undefined);
  const [first] = silent;
  if (!first) return [];
  const secrets = [...new Map(silent.flatMap(({ of }) => of).map((one) => [`${one.what} ${one.name}`, one])).values()];
  const readers = silent.some(({ to }) => to === 'all') ? 'all' : [...new Set(silent.flatMap(({ to }) => to))];
  const all = [...new Set([...names.filter((name) => known.includes(name)), ...secrets.map(({ name }) => name)])];
  const { at, path } = partIn(place, 'match', 'sum', 'skip', 'first', 'next', 'again');
  const list = all.map((name) => (isPlainYamlText(name) ? name : JSON.stringify(name))).join(', ');
  return [
    {
      code: 'undeclared',
      at,
      path,
      wrong: { is: 'undeclared', by: first.by, to: readers, of: secrets },
      expected: { is: 'declare', by: first.by.kind, names: all, list },
    },
  ];
};

const idleWarnings = (
  { place, told, names }: TellingEntry,
  known: readonly string[],
): readonly ModuleFaultAtOffset[] => {
  const used = new Set(told.flatMap(({ of, declared }) => (declared === 'reveals' ? of.map(({ name }) => name) : [])));
  const idle = names.filter((name) => known.includes(name) && !used.has(name));
  if (idle.length === 0) return [];
  const { at, path } = partIn(place, 'reveals');
  return [
    {
      code: 'undeclared',
      at,
      path,
      wrong: { is: 'tells-nothing', names: idle },
      expected: { is: 'reveals-without', names: idle },
    },
  ];
};
