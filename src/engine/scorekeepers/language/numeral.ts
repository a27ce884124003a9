const NUMERAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * True if a word is written as a number. Such a word is never a symbol, even if the number is too large or too fine.
 */
export const isNumeral = (word: string): boolean => NUMERAL.test(word);
