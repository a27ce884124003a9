import { type Disclosure, disclosuresOf, type Module, nameableIn, revealedIn } from '../../engine/index.ts';
import { readersText, secretsText } from '../../view/words/disclosures.ts';
import { unmarked } from '../../view/words/text.ts';
import { type FoundFault, quoted } from './fault.ts';
import { isPlainText } from './scalar.ts';
import { keeperSpot } from './scorekeepers.ts';
import { itemsIn, partOf, type Spot } from './spot.ts';

/** Checks that a module says of everything that it tells those who may not know it that it tells it (D2). */

interface Checked {
  readonly faults: readonly FoundFault[];
  /** What is declared, though nothing of it is told. */
  readonly warnings: readonly FoundFault[];
}

type Place = Pick<Spot, 'at' | 'path'>;

/** What one entry of the file tells: `each: side` makes several of one. */
interface Entry {
  readonly place: Place;
  readonly told: readonly Disclosure[];
  /** What it names in `reveals`. */
  readonly names: readonly string[];
}

/** `source`: the file's text, `root`: what stands in it, without faults; `module`: what was made of it. */
export const checkFlow = (source: string, root: Spot, module: Module): Checked => {
  const placeOf = (one: Pick<Disclosure, 'path' | 'at'>): Place => placeIn(source, root, one);
  const entries = new Map<string, Entry>();
  const note = (place: Place, told: readonly Disclosure[], names: readonly string[]): void => {
    const key = `${place.at} ${place.path}`;
    const before = entries.get(key);
    entries.set(key, {
      place,
      told: [...(before?.told ?? []), ...told],
      names: [...new Set([...(before?.names ?? []), ...names])],
    });
  };
  for (const one of revealedIn(module)) note(placeOf(one), [], one.names);
  for (const one of disclosuresOf(module)) note(placeOf(one), [one], []);
  const known = nameableIn(module);
  const all = [...entries.values()];
  return {
    faults: all.flatMap((entry) => [...unknownFaults(entry, known), ...silentFaults(entry)]),
    warnings: all.flatMap((entry) => idleWarnings(entry, known)),
  };
};

const placeIn = (source: string, root: Spot, { path: [part, index], at }: Pick<Disclosure, 'path' | 'at'>): Place => {
  if (at !== undefined) return keeperSpot(source, root, at);
  const entry = itemsIn(root, String(part))[Number(index)] ?? root;
  return partOf(entry, 'match') ?? partOf(entry, 'sum') ?? entry;
};

/** No name stands for all that there is: each is that of one private map, deck or prototype. */
const unknownFaults = ({ place, names }: Entry, known: readonly string[]): readonly FoundFault[] =>
  names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      ...{ code: 'unknown-name' as const, at: place.at, path: place.path },
      wrong: `nothing that is called ${quoted(name)} hides anything`,
      expected: known.length > 0 ? `one of: ${known.join(', ')}` : 'no reveals, for nothing is hidden',
    }));

const silentFaults = ({ place, told, names }: Entry): readonly FoundFault[] => {
  const silent = told.filter(({ declared }) => declared === undefined);
  const [first] = silent;
  if (!first) return [];
  const secrets = [...new Map(silent.flatMap(({ of }) => of).map((one) => [`${one.what} ${one.name}`, one])).values()];
  const readers = silent.some(({ to }) => to === 'all') ? 'all' : [...new Set(silent.flatMap(({ to }) => to))];
  const wrong = `${quoted(first.by.title ?? first.by.name)} tells ${readersText(readers)} of ${secretsText(secrets)}, and does not say so`;
  const all = [...new Set([...names, ...secrets.map(({ name }) => name)])];
  return [{ code: 'undeclared', ...place, wrong: unmarked(wrong), expected: remedyFor(first.by.kind, all) }];
};

/** What to write, each of which is enough. */
const remedyFor = (kind: Disclosure['by']['kind'], names: readonly string[]): string => {
  const list = `reveals: [${names.map((name) => (isPlainText(name) ? name : JSON.stringify(name))).join(', ')}]`;
  if (kind === 'scorekeeper')
    return `(known-to side*) in it, which announces it to everyone, or (reveals ${names.map((name) => `"${name.replace(/[\\"]/g, '\\$&')}"`).join(' ')})`;
  return kind === 'counter' ? `visible: all beside it, which shows the number to everyone, or ${list}` : list;
};

const idleWarnings = ({ place, told, names }: Entry, known: readonly string[]): readonly FoundFault[] => {
  const used = new Set(told.flatMap(({ of, declared }) => (declared === 'reveals' ? of.map(({ name }) => name) : [])));
  return names
    .filter((name) => known.includes(name) && !used.has(name))
    .map((name) => ({
      ...{ code: 'undeclared' as const, at: place.at, path: place.path },
      wrong: `it reveals nothing of ${quoted(name)} that its readers may not know`,
      expected: `reveals without ${quoted(name)}`,
    }));
};
