/**
 * A key of a module as people read it: `MovePoints` as "Move points", `point-value` as "point value"; what has no parts
 * stays as it is.
 */
export const inWords = (key: string): string => {
  const words = key
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .split(' ');
  return words.map((word, i) => (i > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)).join(' ');
};
