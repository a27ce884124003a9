import { editsBetween } from '../../table/expression/index.ts';

/** Words shorter than this are too like each other by chance. */
const SHORTEST = 4;
const SHORT = 6;

/** The letters of a word, without its figures: `Value1` and `Value2` are two names. */
const lettersOf = (word: string): string => word.toLowerCase().replace(/\p{N}+/gu, '');

/** The names of which a word is likely another spelling: one letter away, or two where it is long. */
export const misspelt = (word: string, names: Iterable<string>): readonly string[] => {
  const letters = lettersOf(word);
  if (letters.length < SHORTEST) return [];
  const most = letters.length < SHORT ? 1 : 2;
  return [...names].filter((name) => {
    const others = lettersOf(name);
    if (others.length < SHORTEST || Math.abs(others.length - letters.length) > most) return false;
    return others !== letters && editsBetween(letters, others, most) <= most;
  });
};
