/** Which of some units are chosen, as a part of a control's id: 6 in each character; nothing, where all are. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
/** So many units can be chosen one by one. */
export const MOST_UNITS = 24 * BITS;

export const printMarks = (chosen: readonly boolean[]): string => {
  if (chosen.every(Boolean)) return '';
  const digits = Array.from({ length: Math.ceil(chosen.length / BITS) }, (_, at) =>
    chosen.slice(at * BITS, (at + 1) * BITS).reduce((digit, one, bit) => digit | (one ? 1 << bit : 0), 0),
  );
  return digits.map((digit) => DIGITS.charAt(digit)).join('');
};

/** Reads them again, for so many units; undefined where they were made up. */
export const readMarks = (text: string, size: number): readonly boolean[] | undefined => {
  if (text === '') return Array.from({ length: size }, () => true);
  const digits = [...text].map((digit) => DIGITS.indexOf(digit));
  if (digits.length !== Math.ceil(size / BITS) || digits.includes(-1)) return undefined;
  return Array.from({ length: size }, (_, i) => (((digits[Math.floor(i / BITS)] ?? 0) >> (i % BITS)) & 1) === 1);
};
