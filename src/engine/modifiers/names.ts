import type { Value } from '../../table/index.ts';

/** The values that conditions and amounts can read. */
export interface Names {
  own(name: string): Value | undefined;
  source(name: string): Value | undefined;
  distance(): number | undefined;
  /** Returns a property of the target. It is used in conditions on things near the target. */
  target(name: string): Value | undefined;
}

/** The name in a match for the number of steps from the source to the target. */
export const DISTANCE_NAME = 'Distance';
export const SOURCE_PREFIX = 'source.';
export const TARGET_PREFIX = 'target.';

type NameReader = (names: Names) => Value | undefined;

/** Reads `source.X`, `Distance`, or a property of the target itself. */
export const nameReaderInMatch = (name: string): NameReader => {
  if (name.startsWith(SOURCE_PREFIX)) {
    const rest = name.slice(SOURCE_PREFIX.length);
    return (names) => names.source(rest);
  }
  return name === DISTANCE_NAME ? (names) => names.distance() : ownOf(name);
};

const owns = new Map<string, NameReader>();

/** Returns the reader of a name. Each name has a single reader, which saves memory. */
const ownOf = (name: string): NameReader => {
  const known = owns.get(name);
  if (known) return known;
  const meaning: NameReader = (names) => names.own(name);
  if (owns.size > 10_000) owns.clear();
  owns.set(name, meaning);
  return meaning;
};

export const nameReaderInNear = (name: string): NameReader => {
  if (!name.startsWith(TARGET_PREFIX)) return nameReaderInMatch(name);
  const rest = name.slice(TARGET_PREFIX.length);
  return (names) => names.target(rest);
};

export const nameReaderInWhen = (name: string): NameReader => {
  const rest = name.startsWith(SOURCE_PREFIX) ? name.slice(SOURCE_PREFIX.length) : name;
  return (names) => names.source(rest);
};
