import type { Vector } from './steps.ts';

/** Which of the steps of an atom the direction letters of Betza's notation mean: f b l r v s h. */

const VERTICAL = 'fbv';
const HORIZONTAL = 'lrs';
export const DIRECTIONS = 'fblrvsh';

type Slant = 'straight' | 'diagonal' | 'oblique';

const shapeOf = ([x, y]: Vector): Slant =>
  x === 0 || y === 0 ? 'straight' : Math.abs(x) === Math.abs(y) ? 'diagonal' : 'oblique';

/** Whether the part of a step in that direction is more than none. */
const goes = (letter: string, [x, y]: Vector): boolean => {
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

/** Whether a step that is slanted goes further along that letter's axis than across it. */
const isAlong = (letter: string, [x, y]: Vector): boolean =>
  VERTICAL.includes(letter) ? Math.abs(y) > Math.abs(x) : Math.abs(x) > Math.abs(y);

/** Clockwise half of the slanted steps: each is the one before it turned by a quarter. */
const isRight = ([x, y]: Vector): boolean => x * y > 0 === Math.abs(y) > Math.abs(x);

/** One direction: a letter alone, or two of which the second says where the greater part of a slanted step goes. */
interface Direction {
  readonly letters: string;
}

const areCrossed = (a: string, b: string): boolean =>
  (VERTICAL.includes(a) && HORIZONTAL.includes(b)) || (HORIZONTAL.includes(a) && VERTICAL.includes(b));

/** The letters in ones and twos, from the left. */
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

/** A half is one of slanted steps alone. */
const isSound = ({ letters }: Direction, shape: Slant): boolean =>
  !letters.includes('h') || (shape === 'oblique' && /^(?:[fblr]h|h[lr])$/.test(letters));

const isMeant = ({ letters }: Direction, step: Vector): boolean => {
  const [one = '', two = one] = letters;
  if (one === 'h') return isRight(step) === (two === 'r');
  if (two === 'h') return goes(one, step);
  const shape = shapeOf(step);
  if (one === two) return goes(one, step) && (shape !== 'oblique' || isAlong(one, step));
  return goes(one, step) && goes(two, step) && (shape !== 'oblique' || isAlong(two, step));
};

/**
 * Of the steps of one atom those that the letters mean, all of them where there are no letters; undefined where the
 * letters mean nothing there.
 */
export const chosen = (steps: readonly Vector[], letters: string): readonly Vector[] | undefined => {
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

/** Whether letters mean a direction of a slanted way by two of them: those of a compound do not all say the same. */
export const hasPair = (letters: string): boolean => split(letters).some(({ letters: two }) => two.length === 2);

/** Whether what letters mean depends on which way is forward; the halves by `h` and a hand, v and s alone do not. */
export const needsForward = (letters: string): boolean => /[fblr]/.test(letters.replace(/h[lr]/g, ''));
