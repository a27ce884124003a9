import type { StepVector } from './steps.ts';

/**
 * The letters for directions in Betza's notation (f b l r v s h). They choose some steps of an atom, which is a basic
 * step such as W.
 */

const VERTICAL = 'fbv';
const HORIZONTAL = 'lrs';
export const DIRECTION_LETTERS = 'fblrvsh';

type Slant = 'straight' | 'diagonal' | 'oblique';

const shapeOf = ([x, y]: StepVector): Slant =>
  x === 0 || y === 0 ? 'straight' : Math.abs(x) === Math.abs(y) ? 'diagonal' : 'oblique';

const goes = (letter: string, [x, y]: StepVector): boolean => {
  switch (letter) {
    case 'f':
      return y > 0;
    case 'b':
      return y < 0;
    case 'r':
      return x > 0;
    case 'l':
      return x < 0;
    case 'v':
      return y !== 0;
    default:
      return x !== 0;
  }
};

const isAlong = (letter: string, [x, y]: StepVector): boolean =>
  VERTICAL.includes(letter) ? Math.abs(y) > Math.abs(x) : Math.abs(x) > Math.abs(y);

/** True if an oblique step is in the right half of the atom (`hr`): four steps, each a quarter turn from the next. */
const isRight = ([x, y]: StepVector): boolean => x * y > 0 === Math.abs(y) > Math.abs(x);

/** A direction: one letter, or two letters of which the second names the longer axis of an oblique step. */
interface Direction {
  readonly letters: string;
}

const areCrossed = (a: string, b: string): boolean =>
  (VERTICAL.includes(a) && HORIZONTAL.includes(b)) || (HORIZONTAL.includes(a) && VERTICAL.includes(b));

const split = (letters: string): readonly Direction[] => {
  const found: Direction[] = [];
  for (let i = 0; i < letters.length; i += 1) {
    const [one, two] = [letters.charAt(i), letters.charAt(i + 1)];
    const isPair = two !== '' && (one === two || areCrossed(one, two) || (one === 'h') !== (two === 'h'));
    found.push({ letters: isPair ? one + two : one });
    if (isPair) i += 1;
  }
  return found;
};

/** False if the letters ask for a half (`h`) of a step that isn't oblique. */
const isSound = ({ letters }: Direction, shape: Slant): boolean =>
  !letters.includes('h') || (shape === 'oblique' && /^(?:[fblr]h|h[lr])$/.test(letters));

const isMeant = ({ letters }: Direction, step: StepVector): boolean => {
  const [one = '', two = one] = letters;
  if (one === 'h') return isRight(step) === (two === 'r');
  if (two === 'h') return goes(one, step);
  const shape = shapeOf(step);
  if (one === two) return goes(one, step) && (shape !== 'oblique' || isAlong(one, step));
  return goes(one, step) && goes(two, step) && (shape !== 'oblique' || isAlong(two, step));
};

/** Returns the steps of an atom that the letters choose; undefined if the letters are not valid for it. */
export const filterStepsByLetters = (
  steps: readonly StepVector[],
  letters: string,
): readonly StepVector[] | undefined => {
  const [first] = steps;
  if (letters === '' || !first) return steps;
  const shape = shapeOf(first);
  if (shape === 'straight')
    return /^(?:([fblrvs])(?!.*\1))+$/.test(letters)
      ? steps.filter((step) => [...letters].some((letter) => goes(letter, step)))
      : undefined;
  const directions = split(letters);
  return directions.every((direction) => isSound(direction, shape))
    ? steps.filter((step) => directions.some((direction) => isMeant(direction, step)))
    : undefined;
};

/** True if two letters together form one direction. Steps of more than one part would read such a pair differently. */
export const hasDirectionPair = (letters: string): boolean =>
  split(letters).some(({ letters: two }) => two.length === 2);

/** True if the letters depend on which way is forward. Halves (`hl`, `hr`) don't, nor do `v` and `s`. */
export const needsForwardDirection = (letters: string): boolean => /[fblr]/.test(letters.replace(/h[lr]/g, ''));
