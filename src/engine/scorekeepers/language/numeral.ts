const NUMERAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Whether a word is written as a number: such a word is never a symbol, though the number be too large or too fine. */
export const isNumeral = (word: string): boolean => NUMERAL.test(word);
