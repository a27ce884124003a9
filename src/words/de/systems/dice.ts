import { DICE_LIMITS, type DiceFault, type Fall, type Rolled, writtenOut } from '../../../engine/index.ts';
import { isSummed } from '../../../view/chance.ts';
import { bold, plain } from '../../../view/text.ts';
import { LONGEST_NOTATION } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';

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
  if (!outcome) return 'würfelt für sich allein';
  const { dice, falls, total, totals } = outcome;
  const head = `würfelt **${plain(dice, LONGEST_NOTATION)}**${label === undefined ? '' : ` für ${bold(label)}`}${isPrivate ? ' für sich allein' : ''}`;
  if (!totals) return `${head}: ${fellText(falls, total)}`;
  const each = falls.length / totals.length;
  const lines = totals.map((one, i) => fellText(falls.slice(i * each, (i + 1) * each), one));
  return `${head}, ${totals.length}-mal:\n${lines.map((line) => `- ${line}`).join('\n')}${isSummed(dice) ? `\nZusammen **${plain(String(total))}**` : ''}`;
};

/** The same of dice that the rules rolled, as a sentence. */
export const rollText = (
  outcome: (Rolled & { readonly dice: string }) | undefined,
  label: string | undefined,
): string => {
  if (!outcome) return 'Es wird verdeckt gewürfelt.';
  const { dice, falls, total } = outcome;
  const what = `**${plain(dice, LONGEST_NOTATION)}**`;
  const fell = isPlain(falls, total) ? bold(String(total)) : fellText(falls, total);
  return label === undefined
    ? `${what} wird gewürfelt: ${fell}.`
    : `${what} wird für ${bold(label)} gewürfelt: ${fell}.`;
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

const HINT = 'Schreibe es wie `2d6+1`, `4d6kh3`, `d20+5 adv`, `d%`, `3d6!` oder `8d10>=7`.';

const FAULTS: { readonly [C in DiceFault['code']]: string } = {
  syntax: 'was dort steht, verstehe ich nicht',
  'too-long': `das ist zu lang: Höchstens ${DICE_LIMITS.text} Zeichen gehen`,
  dice: `ein Wurf hat 1 bis ${DICE_LIMITS.dice} Würfel, alle Male zusammen`,
  sides: `ein Würfel hat 1 bis ${DICE_LIMITS.sides} Seiten`,
  number: `diese Zahl ist zu groß: Höchstens ${DICE_LIMITS.number} geht`,
  result: `das könnte mehr als ${DICE_LIMITS.result} ergeben`,
  times: `dieselben Würfel lassen sich 1- bis ${DICE_LIMITS.times}-mal auf einmal werfen`,
  'no-dice': 'darin sind keine Würfel',
  keeps: 'es lassen sich nicht mehr Würfel behalten oder weglassen, als es gibt, und einer muss bleiben',
  'one-die': '`adv` und `dis` gelten für einen Würfel, etwa `d20+5 adv`; bei mehreren schreibe `4d6kh3` oder `4d6kl3`',
  endless: 'auf jede Seite würde ein weiterer Würfel folgen, und es hörte nie auf',
  divisor: 'teilen kann man nur durch eine andere Zahl als 0',
};

/** What is wrong, at which character of what was typed, and what would work (T11). */
export const diceFaultText = (typed: string, { code, at }: DiceFault): string => {
  const rest = [...writtenOut(typed).slice(at - 1)].slice(0, 12).join('').trim();
  const where =
    code === 'no-dice' || code === 'result' || code === 'too-long' || code === 'times'
      ? ''
      : `Bei Zeichen ${at}${rest === '' ? '' : ` (${plain(rest)})`}: `;
  const what = where === '' ? FAULTS[code].charAt(0).toUpperCase() + FAULTS[code].slice(1) : FAULTS[code];
  return `${where}${what}. ${HINT}`;
};

export const sentences = {
  reports: { rolled: (one) => rollPhrase(one.outcome, one.private === true, one.label) },
  tries: { roll: 'zu würfeln' },
  refusals: {
    'bad-dice': ({ dice, fault }) => diceFaultText(dice, fault),
  },
} satisfies SystemSentences;
