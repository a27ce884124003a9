import type { Profile } from '../../src/session/delivery/profile.ts';
import { quietText } from '../../src/session/delivery/quiet.ts';
import { plain } from '../../src/words/text.ts';
import { durationText } from '../common/durations.ts';

/** What somebody has set, for nobody else. */
export const profileText = ({ dms, closed, reminders, quiet, away }: Profile): string =>
  [
    '**How I reach you**, in all games. Only you see this.',
    `- Direct messages: ${dmsText(dms, closed)}`,
    `- Reminders: ${remindersText(reminders)}`,
    `- Quiet: ${quiet === undefined ? 'never; I ping you when your turn comes' : `${quietText(quiet)}; nothing pings you then`}`,
    `- Away: ${away === undefined ? 'no' : `yes; who waits for you reads “${plain(away, 100)}”`}`,
  ].join('\n');

const dmsText = (dms: boolean, closed: number | undefined): string => {
  if (!dms) return 'off; what is for you alone stands in answers that only you see, `/game log` has it all';
  if (closed === undefined) return 'on; what is for you alone comes that way';
  return 'on, but Discord took none for you lately, so I try no more. Allow them in your privacy settings for a server that we share, then `/me dms:True` has me try again';
};

const remindersText = (reminders: Profile['reminders']): string => {
  if (reminders === undefined) return 'as each game says';
  return reminders === 'off' ? 'off' : `as each game says, but not before ${durationText(reminders)}`;
};
