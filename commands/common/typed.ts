export const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const MOST_NUMBERS_IN_RANGE = 1000;

export const expandNumberRange = (text: string): readonly string[] => {
  const [, first, last] = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || to < from || to - from >= MOST_NUMBERS_IN_RANGE) return [text];
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
};
