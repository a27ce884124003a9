import { compareTexts } from '../core/sorted.ts';

/**
 * Returns how many letters must be changed, added, left out or swapped with the next one to turn one word into the
 * other. Returns infinity early if there are more than `most`.
 */
export const editsBetween = (a: string, b: string, most = Number.POSITIVE_INFINITY): number => {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] as number) + 1);
      next.push(best);
      if (best < least) least = best;
    }
    // A swap in the next row starts from the row before this one. That row is at most one edit cheaper, and a swap
    // costs one edit.
    if (least > most) return Number.POSITIVE_INFINITY;
    [before, row] = [row, next];
  }
  return row[b.length] as number;
};

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}+]+/u).filter((word) => word !== '');

/**
 * Returns the most edits between a typed text and a name near it. It is 1 up to three letters, otherwise a third of the
 * letters, but at least 2.
 */
const mostEdits = ({ length }: string): number => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

/**
 * Returns the distance of a name from the typed text, in edits. A name that has the text as a whole word is nearest.
 * Next is a name that has the text as a start or a part of a word. Infinite if the name is not near.
 */
const distance = (wanted: string, name: string, most: number): number => {
  const words = wordsOf(name);
  if (wanted === name) return 0;
  if (words.includes(wanted) || (name.length > 2 && ` ${wordsOf(wanted).join(' ')} `.includes(` ${words.join(' ')} `)))
    return 0.5;
  const away =
    Math.abs(wanted.length - name.length) > most ? Number.POSITIVE_INFINITY : editsBetween(wanted, name, most);
  const edited = away <= most ? away : Number.POSITIVE_INFINITY;
  if (wanted.length > 1 && words.some((word) => word.startsWith(wanted))) return Math.min(edited, 1.5);
  return wanted.length > 2 && (name.includes(wanted) || (name.length > 2 && wanted.includes(name)))
    ? Math.min(edited, 2.5)
    : edited;
};

/** Returns the few names that a typed text may mean, at most `most` edits away, nearest first. */
export const near = (
  typed: string,
  names: Iterable<string>,
  limit = 3,
  most = mostEdits(typed.trim()),
): readonly string[] => {
  const wanted = typed.trim().toLowerCase().slice(0, 60);
  if (wanted === '') return [];
  const scored = [...new Set(names)]
    .map((name) => ({ name, score: distance(wanted, name.toLowerCase().slice(0, 60), most) }))
    .filter(({ score }) => score < Number.POSITIVE_INFINITY);
  const longer = ({ name, score }: (typeof scored)[number]): number =>
    score < 1 ? 0 : Math.abs(name.length - wanted.length);
  scored.sort((a, b) => a.score - b.score || longer(a) - longer(b) || compareTexts(a.name, b.name));
  return scored.slice(0, limit).map(({ name }) => name);
};

/** The most names that are listed if none is near. */
export const MAX_SUGGESTED_NAMES = 10;

const mostWordsOfName = 4;

/**
 * Returns the names that a text may mean if it can have several names without commas between. If the whole text is near
 * no name, each part of it gives its nearest name, longest parts first. If none is found, the whole text is compared
 * less strictly.
 */
export const findSimilarNamesByPart = (typed: string, names: readonly string[], limit = 5): readonly string[] => {
  const whole = near(typed, names, limit);
  const words = typed.trim().split(/\s+/).slice(0, 12);
  const found = [...whole];
  for (let at = 0; whole.length === 0 && words.length > 1 && at < words.length; ) {
    const part = partsAt(words, at).find((one) => near(one.join(' '), names, 1).length > 0);
    found.push(...(part ? near(part.join(' '), names, 1) : []));
    at += part?.length ?? 1;
  }
  return found.length > 0
    ? [...new Set(found)]
    : near(typed, names, limit, Math.max(3, Math.ceil((2 * typed.trim().length) / 3)));
};

const partsAt = (words: readonly string[], at: number): readonly (readonly string[])[] => {
  const most = Math.min(words.length - at, mostWordsOfName);
  return Array.from({ length: most }, (_, i) => words.slice(at, at + most - i));
};
