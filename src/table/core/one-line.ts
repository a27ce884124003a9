/** Characters that are invisible in a text, or that break its line. */
export const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Returns a text from outside as one line of at most `limit` characters. Formatting marks in it stay. */
export const toOneLineText = (text: string, limit: number): string => {
  const line = text.replace(INVISIBLE_CHARACTERS, ' ').trim();
  return line.length > limit && [...line].length > limit ? `${[...line].slice(0, limit - 1).join('')}…` : line;
};
