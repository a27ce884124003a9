import { DICE_LIMITS, type DiceFault, type Fall, type Rolled, writtenOut } from '../../../engine/index.ts';
import { isSummed } from '../../../view/chance.ts';
import { bold, plain } from '../../../view/text.ts';
import { LONGEST_NOTATION } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { counted } from '../text.ts';

/** How rolls read, and what is wrong with what cannot be rolled. */

/**
 * What fell, to be read behind who rolled it; without an outcome it is told only that there was one. Several rolls of
 * the same dice stand on a line each.
 */
export const rollPhrase = (
  outcome: (Rolled & { readonly dice: string }) | undefined,
  isPrivate: boolean,
  label: string | undefined,
): string => {
  if (!outcome) return 'rolls dice in private';
  const { dice, falls, total, totals } = outcome;
  const head = `rolls **${plain(dice, LONGEST_NOTATION)}**${label === undefined ? '' : ` for ${bold(label)}`}${isPrivate ? ' in private' : ''}`;
  if (!totals) return `${head}: ${fellText(falls, total)}`;
  const each = falls.length / totals.length;
  const lines = totals.map((one, i) => fellText(falls.slice(i * each, (i + 1) * each), one));
  return `${head}, ${counted(totals.length, 'time')}:\n${lines.map((line) => `- ${line}`).join('\n')}${isSummed(dice) ? `\nAll together **${plain(String(total))}**` : ''}`;
};

/** The same of dice that the rules rolled, as a sentence. */
export const rollText = (
  outcome: (Rolled & { readonly dice: string }) | undefined,
  label: string | undefined,
): string => {
  if (!outcome) return 'Dice are rolled in private.';
  const { dice, falls, total } = outcome;
  const what = `**${plain(dice, LONGEST_NOTATION)}**`;
  const fell = isPlain(falls, total) ? bold(String(total)) : fellText(falls, total);
  return label === undefined ? `${what} is rolled: ${fell}.` : `${what} is rolled for ${bold(label)}: ${fell}.`;
};

/** True of one die alone: its face is the result. */
const isPlain = (falls: readonly Fall[], total: number): boolean =>
  falls.length === 1 && falls[0]?.faces.length === 1 && String(falls[0].faces[0]) === String(total);

const fellText = (falls: readonly Fall[], total: number): string =>
  `${falls.map(fallText).join('; ')} → **${plain(String(total))}**`;

/** Every single die: one that burst with a mark, one that does not count in brackets. */
const fallText = ({ faces, bursts = [], dropped = [] }: Fall): string =>
  faces
    .map((face, i) => `${face}${bursts.includes(i) ? '!' : ''}`)
    .map((face, i) => (dropped.includes(i) ? plain(`(${face})`) : face))
    .join(', ');

const HINT = 'Say it like `2d6+1`, `4d6kh3`, `d20+5 adv`, `d%`, `3d6!` or `8d10>=7`.';

const FAULTS: { readonly [C in DiceFault['code']]: string } = {
  syntax: 'I do not understand what stands there',
  'too-long': `that is too long: ${DICE_LIMITS.text} characters are the most`,
  dice: `one roll has 1 to ${DICE_LIMITS.dice} dice, all times together`,
  sides: `a die has 1 to ${DICE_LIMITS.sides} sides`,
  number: `that number is too large: ${DICE_LIMITS.number} is the most`,
  result: `that could come to more than ${DICE_LIMITS.result}`,
  times: `the same dice can be rolled 1 to ${DICE_LIMITS.times} times at once`,
  'no-dice': 'there are no dice in that',
  keeps: 'no more dice can be kept or dropped than there are, and one at least must be kept',
  'one-die': '`adv` and `dis` are for one die, such as `d20+5 adv`; of more write `4d6kh3` or `4d6kl3`',
  endless: 'every face would be followed by another die, and it would never end',
  divisor: 'one can only divide by a number other than 0',
};

/** What is wrong, at which character of what was typed, and what would work (T11). */
export const diceFaultText = (typed: string, { code, at }: DiceFault): string => {
  const rest = [...writtenOut(typed).slice(at - 1)].slice(0, 12).join('').trim();
  const where =
    code === 'no-dice' || code === 'result' || code === 'too-long' || code === 'times'
      ? ''
      : `At character ${at}${rest === '' ? '' : ` (${plain(rest)})`}: `;
  const what = where === '' ? FAULTS[code].charAt(0).toUpperCase() + FAULTS[code].slice(1) : FAULTS[code];
  return `${where}${what}. ${HINT}`;
};

export const sentences = {
  reports: { rolled: (one) => rollPhrase(one.outcome, one.private === true, one.label) },
  tries: { roll: 'roll' },
  refusals: {
    'bad-dice': ({ dice, fault }) => diceFaultText(dice, fault),
  },
} satisfies SystemSentences;
