import type { PieceId } from '../../../table/index.ts';

/** A unit in a list that a player sees. Its number is its position in the list, from 1. */
export interface ListedUnit {
  readonly id: PieceId;
  readonly words: readonly string[];
  readonly points: number;
}

/** Errors of a text that is meant to choose units. `few` means that only `there` units of the word exist. */
export type UnitSelectionError =
  | { readonly code: 'blank' }
  | { readonly code: 'form'; readonly text: string }
  | { readonly code: 'number'; readonly number: number; readonly most: number }
  | { readonly code: 'word'; readonly word: string; readonly words: readonly string[] }
  | { readonly code: 'few'; readonly word: string; readonly wanted: number; readonly there: number };

export interface SelectedUnits {
  readonly ids: readonly PieceId[];
  /** True if the text uses the numbers of the list that the player saw (A30). */
  readonly byNumber: boolean;
}

const ALL_BUT = /^all\s+but\s+(.+)$/i;
const NUMBERS = /^#?(\d{1,6})(?:\s*(?:-|–|to)\s*#?(\d{1,6}))?$/i;
const COUNTED = /^(\d{1,6})\s+(\D.*)$/;

/**
 * Reads a selection such as `all`, `1,3`, `1-3`, `2 pikemen`, `pikemen`, `all but 2`, or a list of these (A65). A class
 * with a number takes the units with the most move points left (A64). After `all but`, it takes those with the fewest.
 */
export const parseUnitSelection = (text: string, units: readonly ListedUnit[]): SelectedUnits | UnitSelectionError => {
  const typed = text.trim();
  if (typed === '') return { code: 'blank' };
  if (/^all(\s+units)?$/i.test(typed)) return { ids: units.map(({ id }) => id), byNumber: false };
  const but = ALL_BUT.exec(typed)?.[1];
  const read = readTerms(but ?? typed, units, but !== undefined);
  if ('code' in read || but === undefined) return read;
  const left = new Set(read.ids);
  return { ids: units.flatMap(({ id }) => (left.has(id) ? [] : [id])), byNumber: read.byNumber };
};

/** Returns the units that any part of the text selects, each once (A27). */
const readTerms = (
  text: string,
  units: readonly ListedUnit[],
  weakest: boolean,
): SelectedUnits | UnitSelectionError => {
  const chosen = new Set<PieceId>();
  let byNumber = false;
  for (const term of text.split(/,|;|\band\b|&/i).map((one) => one.trim())) {
    if (term === '') continue;
    const numbers = NUMBERS.exec(term);
    const found = numbers ? byNumbers(numbers, units) : byWord(term, units, chosen, weakest);
    if ('code' in found) return found;
    byNumber ||= numbers !== null;
    for (const { id } of found) chosen.add(id);
  }
  return chosen.size === 0 ? { code: 'blank' } : { ids: [...chosen], byNumber };
};

const byNumbers = (
  [, from, to]: RegExpExecArray,
  units: readonly ListedUnit[],
): readonly ListedUnit[] | UnitSelectionError => {
  const [first, last] = [Number(from), Number(to ?? from)];
  const wrong = [first, last].find((number) => number < 1 || number > units.length);
  if (wrong !== undefined) return { code: 'number', number: wrong, most: units.length };
  return units.slice(Math.min(first, last) - 1, Math.max(first, last));
};

const byWord = (
  term: string,
  units: readonly ListedUnit[],
  taken: ReadonlySet<PieceId>,
  weakest: boolean,
): readonly ListedUnit[] | UnitSelectionError => {
  const [, count, rest] = COUNTED.exec(term) ?? [];
  const word = (rest ?? term).replace(/^all\s+/i, '');
  const called = units.filter(({ words }) => words.some((one) => sameWord(one, word)));
  if (called.length === 0) {
    if (!/\p{L}/u.test(word)) return { code: 'form', text: term };
    return { code: 'word', word, words: [...new Set(units.flatMap(({ words }) => words.slice(0, 1)))] };
  }
  if (count === undefined) return called;
  const free = called.filter(({ id }) => !taken.has(id));
  if (Number(count) > free.length) return { code: 'few', word, wanted: Number(count), there: free.length };
  const ordered = [...free].sort((a, b) => (weakest ? a.points - b.points : b.points - a.points));
  const best = new Set(ordered.slice(0, Number(count)));
  return units.filter((unit) => best.has(unit));
};

const sameWord = (name: string, word: string): boolean => {
  const [a, b] = [forms(name), forms(word)];
  return a.some((form) => b.includes(form));
};

const forms = (word: string): readonly string[] => {
  const plain = word.trim().toLowerCase();
  const singulars = [
    plain.replace(/men$/, 'man'),
    plain.replace(/ies$/, 'y'),
    plain.replace(/(ch|sh|s|x|z)es$/, '$1'),
    plain.replace(/s$/, ''),
  ];
  return [plain, ...singulars];
};
