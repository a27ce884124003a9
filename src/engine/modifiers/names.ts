import type { Value } from '../../table/index.ts';

/** The values that conditions and amounts can read: of one modifier at its turn, and of one target. */
export interface Names {
  own(name: string): Value | undefined;
  source(name: string): Value | undefined;
  /** Returns the steps from the source. */
  distance(): number | undefined;
  /** Returns a property of the target, in a condition on things near it. */
  target(name: string): Value | undefined;
}

/** The name of the steps from the source, in a match. */
export const DISTANCE = 'Distance';
/** The prefix of the source's properties. */
export const SOURCE = 'source.';
/** The prefix of the target's properties, in a condition on things near it. */
export const TARGET = 'target.';

type NameReader = (names: Names) => Value | undefined;

/** Reads `source.X` from the source, `Distance` as the steps from it, and other names from the target. */
export const meaningInMatch = (name: string): NameReader => {
  if (name.startsWith(SOURCE)) {
    const rest = name.slice(SOURCE.length);
    return (names) => names.source(rest);
  }
  return name === DISTANCE ? (names) => names.distance() : ownOf(name);
};

const owns = new Map<string, NameReader>();

/** Returns the reader of a name. All conditions share it, which saves memory. */
const ownOf = (name: string): NameReader => {
  const known = owns.get(name);
  if (known) return known;
  const meaning: NameReader = (names) => names.own(name);
  if (owns.size > 10_000) owns.clear();
  owns.set(name, meaning);
  return meaning;
};

export const meaningInNear = (name: string): NameReader => {
  if (!name.startsWith(TARGET)) return meaningInMatch(name);
  const rest = name.slice(TARGET.length);
  return (names) => names.target(rest);
};

/** Reads names from the source, with or without `source.`, in a condition on the source and the game. */
export const meaningInWhen = (name: string): NameReader => {
  const rest = name.startsWith(SOURCE) ? name.slice(SOURCE.length) : name;
  return (names) => names.source(rest);
};
