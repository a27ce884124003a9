import type { Choice } from '../../src/command.ts';
import { counted, listed } from '../../src/words/text.ts';
import { matching, plainChoice } from './choices.ts';

/** Times as people type them, in minutes; 0 stands for `off`. */

const UNITS = { m: 1, h: 60, d: 1440, w: 10_080 } as const;
const DURATION = /^(\d{1,5}) ?(m|h|d|w)(?:in(?:ute)?s?|(?:ou)?rs?|ays?|eeks?)?$/;
const OFF: ReadonlySet<string> = new Set(['off', 'never', 'no', 'none', '0']);

/** The longest: two weeks. */
const LONGEST_DURATION = 14 * UNITS.d;

export const NOT_A_DURATION = `That is no time that I understand. Say something like \`30 min\`, \`12 h\` or \`2 days\`, at most ${LONGEST_DURATION / UNITS.d} days; or \`off\`.`;

/** `30m`, `12 hours`, `2 d`, `off`; undefined where it is none of these, or too long. */
export const readDuration = (text: string): number | undefined => {
  const words = text.trim().toLowerCase();
  if (OFF.has(words)) return 0;
  const [, count, unit] = DURATION.exec(words) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const minutes = Number(count) * UNITS[unit as keyof typeof UNITS];
  return minutes > 0 && minutes <= LONGEST_DURATION ? minutes : undefined;
};

/** `1 day and 12 hours`. */
export const durationText = (minutes: number): string => {
  const [days, hours, rest] = [
    Math.floor(minutes / UNITS.d),
    Math.floor((minutes % UNITS.d) / UNITS.h),
    minutes % UNITS.h,
  ];
  return listed([
    ...(days > 0 ? [counted(days, 'day')] : []),
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(rest > 0 ? [counted(rest, 'minute')] : []),
  ]);
};

const USUAL = [60, 180, 360, 720, 1440, 2880, 4320, 10_080].map(durationText);

/** Usual times, beside `others`. */
export const durationChoices = (typed: string, others: readonly string[]): readonly Choice[] => {
  const read = readDuration(typed);
  const exact = read === undefined || read === 0 ? [] : [durationText(read)];
  return [...new Set([...exact, ...matching([...others, ...USUAL], typed)])].map(plainChoice);
};
