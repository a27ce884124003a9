import type { Options } from '../../src/command.ts';
import type { Profile } from '../../src/session/delivery/profile.ts';
import { readQuiet } from '../../src/session/delivery/quiet.ts';
import { NOT_A_DURATION, readDuration } from '../common/durations.ts';

type Setting = (now: Profile) => Profile;

const OFF: ReadonlySet<string> = new Set(['', 'off', 'no', 'none', 'never', 'back']);
const NOT_QUIET =
  'Those are no hours that I understand. Say something like `22-7` or `22-7 UTC+2`; or `always`, or `off`.';

/** What was typed as a change of a profile; undefined where nothing was, or a sentence on what means nothing. */
export const readSettings = (options: Options): Setting | string | undefined => {
  const [dms, reminders, quiet, away] = [
    options.flag('dms'),
    options.text('reminders'),
    options.text('quiet'),
    options.text('away'),
  ];
  const settings: Setting[] = [];
  if (dms !== undefined) settings.push(({ closed: _, ...now }) => ({ ...now, dms }));
  if (away !== undefined) {
    const text = away.trim();
    settings.push(({ away: _, ...now }) => (OFF.has(text.toLowerCase()) ? now : { ...now, away: text }));
  }
  for (const setting of [
    reminders === undefined ? undefined : readReminders(reminders),
    quiet === undefined ? undefined : readHours(quiet),
  ]) {
    if (typeof setting === 'string') return setting;
    if (setting) settings.push(setting);
  }
  return settings.length === 0 ? undefined : (now) => settings.reduce((profile, setting) => setting(profile), now);
};

const readReminders = (typed: string): Setting | string => {
  if (typed.trim().toLowerCase() === 'on') return ({ reminders: _, ...now }) => now;
  const minutes = readDuration(typed);
  return minutes === undefined ? NOT_A_DURATION : (now) => ({ ...now, reminders: minutes === 0 ? 'off' : minutes });
};

const readHours = (typed: string): Setting | string => {
  if (OFF.has(typed.trim().toLowerCase())) return ({ quiet: _, ...now }) => now;
  const quiet = readQuiet(typed);
  return quiet === undefined ? NOT_QUIET : (now) => ({ ...now, quiet });
};
