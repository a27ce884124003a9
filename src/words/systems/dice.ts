import {
  attachAdvantageToDie,
  DICE_LIMITS,
  type DiceFault,
  type DieResults,
  type RollResult,
} from '../../engine/index.ts';
import { isDiceSumMeaningful } from '../../view/chance.ts';
import { bold, plain } from '../../view/text/text.ts';
import { LONGEST_NOTATION } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { name } from '../base/values.ts';

type Roll = RollResult & { readonly dice: string };

const boldDice = (dice: string): string => `**${plain(dice, LONGEST_NOTATION)}**`;

/** The beginning of a sentence about a roll, to follow the player's name. */
const rollHead = (format: Format, text: string, isPrivate: boolean, label: string | undefined): string => {
  const dice = boldDice(text);
  if (label === undefined) return format(isPrivate ? 'dice-rolls-in-private' : 'dice-rolls', { dice });
  return format(isPrivate ? 'dice-rolls-for-in-private' : 'dice-rolls-for', { dice, label: name(label) });
};

/**
 * A roll, to follow the player's name. Without an outcome, it only says that there was a roll. Several rolls of the
 * same dice have a line each.
 */
export const rollPhrase = (
  format: Format,
  outcome: Roll | undefined,
  isPrivate: boolean,
  label: string | undefined,
): string => {
  if (!outcome) return format('dice-rolls-unseen');
  const { dice, falls, total, totals } = outcome;
  const roll = rollHead(format, dice, isPrivate, label);
  if (!totals) return format('dice-fell', { roll, fell: fellText(falls, total) });
  const each = falls.length / totals.length;
  const lines = totals.map((one, i) => `- ${fellText(falls.slice(i * each, (i + 1) * each), one)}`);
  const sum = isDiceSumMeaningful(dice) ? [format('dice-together', { total: plain(String(total)) })] : [];
  return [format('dice-fell-times', { roll, count: totals.length }), ...lines, ...sum].join('\n');
};

/** A roll that the rules made, as a sentence. */
export const rollText = (format: Format, outcome: Roll | undefined, label: string | undefined): string => {
  if (!outcome) return format('dice-rolled-unseen');
  const { falls, total } = outcome;
  const dice = boldDice(outcome.dice);
  const fell = isPlain(falls, total) ? bold(String(total)) : fellText(falls, total);
  return label === undefined
    ? format('dice-rolled', { dice, fell })
    : format('dice-rolled-for', { dice, fell, label: name(label) });
};

/** True for a single die whose face is the result. */
const isPlain = (falls: readonly DieResults[], total: number): boolean =>
  falls.length === 1 && falls[0]?.faces.length === 1 && String(falls[0].faces[0]) === String(total);

const fellText = (falls: readonly DieResults[], total: number): string =>
  `${falls.map(fallText).join('; ')} → **${plain(String(total))}**`;

/** The faces of all dice: a die that exploded has a `!`, and a die that doesn't count is in parentheses. */
const fallText = ({ faces, bursts = [], dropped = [] }: DieResults): string =>
  faces
    .map((face, i) => `${face}${bursts.includes(i) ? '!' : ''}`)
    .map((face, i) => (dropped.includes(i) ? plain(`(${face})`) : face))
    .join(', ');

const faultText = (format: Format, code: DiceFault['code']): string => {
  switch (code) {
    case 'too-long':
      return format('dice-fault-too-long', { most: DICE_LIMITS.text });
    case 'dice':
      return format('dice-fault-dice', { most: DICE_LIMITS.dice });
    case 'sides':
      return format('dice-fault-sides', { most: DICE_LIMITS.sides });
    case 'number':
      return format('dice-fault-number', { most: DICE_LIMITS.number });
    case 'result':
      return format('dice-fault-result', { most: DICE_LIMITS.result });
    case 'times':
      return format('dice-fault-times', { most: DICE_LIMITS.times });
    default:
      return format(`dice-fault-${code}`);
  }
};

/** Faults of the whole text, which have no position in it. */
const OF_ALL: readonly DiceFault['code'][] = ['no-dice', 'result', 'too-long', 'times'];

/** The fault of typed dice with its position, and what works (T11). */
export const diceFaultText = (format: Format, typed: string, { code, at }: DiceFault): string => {
  const rest = [...attachAdvantageToDie(typed).slice(at - 1)].slice(0, 12).join('').trim();
  const fault = faultText(format, code);
  const hint = format('dice-hint');
  if (OF_ALL.includes(code)) return `${fault} ${hint}`;
  const placed =
    rest === ''
      ? format('dice-fault-at', { at, fault })
      : format('dice-fault-at-text', { at, text: plain(rest), fault });
  return `${placed} ${hint}`;
};

export const sentences = (format: Format) =>
  ({
    reports: { rolled: (one) => rollPhrase(format, one.outcome, one.private === true, one.label) },
    tries: { roll: format('tries-roll') },
    refusals: { 'bad-dice': ({ dice, fault }) => diceFaultText(format, dice, fault) },
  }) satisfies SystemSentences;
