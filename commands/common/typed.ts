/** What was typed with commas between; none without a text. */
export const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The most numbers that a range stands for. */
const MOST_NUMBERS_IN_RANGE = 1000;

/** `1-3` as the numbers of a list for which it stands; any other text as it is. */
export const numbersOf = (text: string): readonly string[] => {
  const [, first, last] = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || to < from || to - from >= MOST_NUMBERS_IN_RANGE) return [text];
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
};
