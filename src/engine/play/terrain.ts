/** Which cells lie on which kind of terrain, as a module or a board's record says it: a list of cells for each kind. */
type Kinds = { readonly [kind: string]: readonly string[] };

interface Survey {
  readonly found: Map<string, string>;
  /** Goes on with it by some cells each time. */
  readonly rest: Iterator<undefined>;
}

/** So many cells are looked at in one go. */
const TOGETHER = 2000;

const surveys = new WeakMap<Kinds, Survey>();

const surveyOf = (kinds: Kinds): Survey => {
  const known = surveys.get(kinds);
  if (known) return known;
  const found = new Map<string, string>();
  const survey = { found, rest: surveying(kinds, found) };
  surveys.set(kinds, survey);
  return survey;
};

function* surveying(kinds: Kinds, found: Map<string, string>): Generator<undefined> {
  // The last kind first, so that the first one that is given stays.
  for (const [kind, cells] of Object.entries(kinds).reverse()) {
    for (let first = 0; first < cells.length; first += TOGETHER) {
      for (const cell of cells.slice(first, first + TOGETHER)) found.set(cell, kind);
      yield;
    }
  }
}

/** The terrain of each cell that has one, the first that is given; found once. */
export const terrainsOf = (kinds: Kinds): ReadonlyMap<string, string> => {
  const { found, rest } = surveyOf(kinds);
  while (!rest.next().done);
  return found;
};

/**
 * Finds the same bit by bit, so that others may have their turn in between; what is not found yet is found when it is
 * asked for.
 */
export function* surveyTerrain(kinds: Kinds): Generator<undefined> {
  const { rest } = surveyOf(kinds);
  while (!rest.next().done) yield;
}
