import type { Choice } from '../../src/port/command.ts';
import type { Words } from '../../src/words/index.ts';
import { filterMatchingNames } from './choices.ts';
import type { RefusalSentence } from './sentence.ts';

/** Durations as players type them, in minutes; 0 means `off`. */

const UNITS = { m: 1, h: 60, d: 1440, w: 10_080 } as const;
const DURATION = /^(\d{1,5}) ?(m|h|d|w)(?:in(?:ute)?s?|(?:ou)?rs?|ays?|eeks?)?$/;
const OFF: ReadonlySet<string> = new Set(['off', 'never', 'no', 'none', '0']);

const MOST_DAYS = 14;

export const formatBadDuration = ({ commands }: Words, most = MOST_DAYS): RefusalSentence =>
  commands.durations.none(most);

/**
 * Parses `30m`, `12 hours`, `2 d` or `off`; undefined for any other text, or if the duration is longer than `most`
 * days.
 */
export const readDuration = (text: string, most = MOST_DAYS): number | undefined => {
  const words = text.trim().toLowerCase();
  if (OFF.has(words)) return 0;
  const read = DURATION.exec(words);
  if (!read) return undefined;
  const [, count, unit] = read;
  const minutes = Number(count) * UNITS[unit as keyof typeof UNITS];
  return minutes > 0 && minutes <= most * UNITS.d ? minutes : undefined;
};

/** Suggested durations, in minutes. */
const USUAL = [60, 180, 360, 720, 1440, 2880, 4320, 10_080];

export const durationChoices = (
  { commands: { durations } }: Words,
  typed: string,
  others: readonly string[],
): readonly Choice[] => {
  const read = readDuration(typed);
  const exact = read === undefined || read === 0 ? [] : [read];
  const named = new Map([...exact, ...USUAL].map((minutes) => [durations.duration(minutes), minutes]));
  const names = [
    ...exact.map((minutes) => durations.duration(minutes)),
    ...filterMatchingNames([...others, ...named.keys()], typed),
  ];
  return [...new Set(names)].map((name) => {
    const minutes = named.get(name);
    return { name, value: minutes === undefined || readDuration(name) === minutes ? name : `${minutes} min` };
  });
};
