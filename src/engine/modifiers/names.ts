import type { Value } from '../../table/index.ts';

/** What the names in conditions and amounts of modifiers mean. */

/** What they are asked of: one modifier at its turn, and one target. */
export interface Names {
  own(name: string): Value | undefined;
  source(name: string): Value | undefined;
  /** The steps from the source. */
  distance(): number | undefined;
  /** In a condition on what is near a target: that target's. */
  target(name: string): Value | undefined;
}

/** What stands for the steps from the source in a match. */
export const DISTANCE = 'Distance';
/** What stands before a name of the source's. */
export const SOURCE = 'source.';
/** Stands before a name of the target's, in a condition on what is near it. */
export const TARGET = 'target.';

type NameReader = (names: Names) => Value | undefined;

/** The source's behind `source.`, the steps from the source, else the target's own. */
export const meaningInMatch = (name: string): NameReader => {
  if (name.startsWith(SOURCE)) {
    const rest = name.slice(SOURCE.length);
    return (names) => names.source(rest);
  }
  return name === DISTANCE ? (names) => names.distance() : ownOf(name);
};

const owns = new Map<string, NameReader>();

/** One for all that read a property of that name: what is walked through again and again stays small. */
const ownOf = (name: string): NameReader => {
  const known = owns.get(name);
  if (known) return known;
  const meaning: NameReader = (names) => names.own(name);
  if (owns.size > 10_000) owns.clear();
  owns.set(name, meaning);
  return meaning;
};

/** The same in a condition on what is near a target. */
export const meaningInNear = (name: string): NameReader => {
  if (!name.startsWith(TARGET)) return meaningInMatch(name);
  const rest = name.slice(TARGET.length);
  return (names) => names.target(rest);
};

/** In a condition on the source and the game: the source's, with or without `source.`. */
export const meaningInWhen = (name: string): NameReader => {
  const rest = name.startsWith(SOURCE) ? name.slice(SOURCE.length) : name;
  return (names) => names.source(rest);
};
