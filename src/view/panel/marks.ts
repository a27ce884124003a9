const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

export const countEncodableUnits = (characters: number): number => characters * BITS;

export const encodeChosenFlags = (chosen: readonly boolean[]): string => {
  const digits = Array.from({ length: Math.ceil(chosen.length / BITS) }, (_, at) =>
    chosen.slice(at * BITS, (at + 1) * BITS).reduce((digit, one, bit) => digit | (one ? 1 << bit : 0), 0),
  );
  return digits.map((digit) => DIGITS.charAt(digit)).join('');
};

export const decodeChosenFlags = (text: string, size: number): readonly boolean[] | undefined => {
  const digits = [...text].map((digit) => DIGITS.indexOf(digit));
  if (digits.length !== Math.ceil(size / BITS) || digits.includes(-1)) return undefined;
  return Array.from({ length: size }, (_, i) => (((digits[Math.floor(i / BITS)] ?? 0) >> (i % BITS)) & 1) === 1);
};

export const MOST_CHOOSABLE_UNITS = countEncodableUnits(24);

/** Encodes the chosen units; empty if all are chosen. */
export const encodeChosenUnitsUnlessAll = (chosen: readonly boolean[]): string =>
  chosen.every(Boolean) ? '' : encodeChosenFlags(chosen);

export const decodeChosenUnitsOrAll = (text: string, size: number): readonly boolean[] | undefined =>
  text === '' ? Array.from({ length: size }, () => true) : decodeChosenFlags(text, size);
