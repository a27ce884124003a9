import { editsBetween } from '../../table/expression/index.ts';

/** The least length of a word. Shorter words are too often similar by chance. */
const SHORTEST = 4;
const SHORT = 6;

/**
 * Returns the letters of a word without its digits: a name that differs only in digits, such as `Value1` and `Value2`,
 * is no misspelling.
 */
const lettersOf = (word: string): string => word.toLowerCase().replace(/\p{N}+/gu, '');

/** Returns the names that a word is probably meant to be: one letter different, or two in long words. */
export const findNamesMeantBy = (word: string, names: Iterable<string>): readonly string[] => {
  const letters = lettersOf(word);
  if (letters.length < SHORTEST) return [];
  const most = letters.length < SHORT ? 1 : 2;
  return [...names].filter((name) => {
    const others = lettersOf(name);
    if (others.length < SHORTEST || Math.abs(others.length - letters.length) > most) return false;
    return others !== letters && editsBetween(letters, others, most) <= most;
  });
};
