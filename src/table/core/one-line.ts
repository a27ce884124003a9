/** What is not seen of a text, or breaks its line. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text from outside on one line and at most `limit` characters long, its formats as they are. */
export const inOneLine = (text: string, limit: number): string => {
  const line = text.replace(INVISIBLE, ' ').trim();
  return line.length > limit && [...line].length > limit ? `${[...line].slice(0, limit - 1).join('')}…` : line;
};
