import type { UserPreferences } from '../../src/facts/profile.ts';
import { parsePingFreeTime } from '../../src/facts/quiet-hours.ts';
import type { CommandInput } from '../../src/port/command.ts';
import { setProfileAbsence } from '../../src/session/time/away.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';
import { formatBadDuration, readDuration } from '../common/durations.ts';
import type { RefusalSentence } from '../common/sentence.ts';

type Setting = (now: UserPreferences) => UserPreferences;

const OFF: ReadonlySet<string> = new Set(['', 'off', 'no', 'none', 'never', 'back']);

/** Parses the changes of a person's settings; undefined if there are none. `now`: ms since 1970. */
export const parsePersonalSettings = (
  { options, words }: CommandInput<OptionOf<'me'>>,
  now: number,
): Setting | RefusalSentence | undefined => {
  const [dms, pings, reminders, quiet, away, book] = [
    options.flag('dms'),
    options.text('pings'),
    options.text('reminders'),
    options.text('quiet'),
    options.text('away'),
    options.text('book'),
  ];
  const settings: Setting[] = [];
  if (dms !== undefined) settings.push(({ closed: _, ...now }) => ({ ...now, dms }));
  if (pings === 'turns' || pings === 'none') settings.push((now) => ({ ...now, pings }));
  else if (pings !== undefined) settings.push(({ pings: _, ...now }) => now);
  if (book === 'rated' || book === 'none') settings.push((now) => ({ ...now, book }));
  else if (book !== undefined) settings.push(({ book: _, ...now }) => now);
  if (away !== undefined) {
    const text = away.trim();
    settings.push((profile) => setProfileAbsence(profile, OFF.has(text.toLowerCase()) ? undefined : text, now));
  }
  for (const setting of [
    reminders === undefined ? undefined : readReminders(words, reminders),
    quiet === undefined ? undefined : readHours(words, quiet),
  ]) {
    if (typeof setting === 'string') return setting;
    if (setting) settings.push(setting);
  }
  return settings.length === 0 ? undefined : (now) => settings.reduce((profile, setting) => setting(profile), now);
};

const readReminders = (words: Words, typed: string): Setting | RefusalSentence => {
  if (typed.trim().toLowerCase() === 'on') return ({ reminders: _, ...now }) => now;
  const minutes = readDuration(typed);
  return minutes === undefined
    ? formatBadDuration(words)
    : (now) => ({ ...now, reminders: minutes === 0 ? 'off' : minutes });
};

const readHours = ({ commands }: Words, typed: string): Setting | RefusalSentence => {
  if (OFF.has(typed.trim().toLowerCase())) return ({ quiet: _, ...now }) => now;
  const quiet = parsePingFreeTime(typed);
  return quiet === undefined ? commands.me.noHours : (now) => ({ ...now, quiet });
};
