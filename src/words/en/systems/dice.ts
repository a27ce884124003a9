import type { DiceFault, Fall, Rolled } from '../../../engine/index.ts';
import { plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../sentences.ts';

/** How rolls read, and what is wrong with what cannot be rolled. */

/** The longest notation that is shown whole. */
const LONGEST_NOTATION = 120;

/** What fell, to be read behind who rolled it; without an outcome it is told only that there was one. */
export const rollPhrase = (outcome: (Rolled & { readonly dice: string }) | undefined, isPrivate: boolean): string => {
  if (!outcome) return 'rolls dice in private';
  const { dice, falls, total } = outcome;
  return `rolls **${plain(dice, LONGEST_NOTATION)}**${isPrivate ? ' in private' : ''}: ${falls.map(fallText).join('; ')} → **${plain(String(total))}**`;
};

/** Every single die: one that burst with a mark, one that does not count in brackets. */
const fallText = ({ faces, bursts = [], dropped = [] }: Fall): string =>
  faces
    .map((face, i) => `${face}${bursts.includes(i) ? '!' : ''}`)
    .map((face, i) => (dropped.includes(i) ? plain(`(${face})`) : face))
    .join(', ');

const HINT = 'Say it like `2d6+1`, `4d6kh3`, `d%`, `3d6!` or `8d10>=7`.';

const FAULTS: { readonly [C in DiceFault['code']]: string } = {
  syntax: 'I do not understand what stands there',
  'too-long': 'that is too long: 100 characters are the most',
  dice: 'one roll has 1 to 100 dice',
  sides: 'a die has 1 to 1000 sides',
  number: 'that number is too large: 1000000 is the most',
  result: 'that could come to more than 1000000000',
  'no-dice': 'there are no dice in that',
  keeps: 'no more dice can be kept or dropped than there are, and one at least must be kept',
  endless: 'every face would be followed by another die, and it would never end',
  divisor: 'one can only divide by a number other than 0',
};

/** What is wrong, at which character of what was typed, and what would work (T11). */
export const diceFaultText = (typed: string, { code, at }: DiceFault): string => {
  const rest = [...typed.slice(at - 1)].slice(0, 12).join('').trim();
  const where =
    code === 'no-dice' || code === 'result' || code === 'too-long'
      ? ''
      : `At character ${at}${rest === '' ? '' : ` (${plain(rest)})`}: `;
  const what = where === '' ? FAULTS[code].charAt(0).toUpperCase() + FAULTS[code].slice(1) : FAULTS[code];
  return `${where}${what}. ${HINT}`;
};

export const sentences = {
  reports: { rolled: (one) => rollPhrase(one.outcome, one.private === true) },
  tries: { roll: 'roll' },
  refusals: {
    'bad-dice': ({ dice, fault }) => diceFaultText(dice, fault),
  },
} satisfies SystemSentences;
