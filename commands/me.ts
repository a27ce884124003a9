import type { Choice, Command, CommandInput, CompletionInput, Reply } from '../src/command.ts';
import type { Profile } from '../src/session/delivery/profile.ts';
import type { Games } from '../src/session/game/games.ts';
import { matching, plainChoice } from './common/choices.ts';
import { COMPLETED, defineCommand, FLAG, upTo } from './common/definition.ts';
import { durationChoices } from './common/durations.ts';
import { onceKnown, toAsker } from './common/table.ts';
import { readSettings } from './me/read.ts';
import { profileText } from './me/words.ts';

const data = defineCommand('me', {
  dms: FLAG,
  reminders: COMPLETED,
  quiet: COMPLETED,
  away: upTo(100, COMPLETED),
});

/** Shows what somebody has set, after setting what was given: all of it or nothing. */
const execute = ({ people }: Games, { person: { id }, options }: CommandInput): Promise<Reply> =>
  onceKnown(async () => {
    const settings = readSettings(options);
    if (typeof settings === 'string') return toAsker(settings);
    const profile: Profile = settings ? await people.change(id, settings) : await people.profile(id);
    return toAsker(profileText(profile));
  });

const CHOICES: { readonly [option: string]: readonly string[] } = {
  quiet: ['off', '22-7', '23-8', '22-7 UTC+1', '22-7 UTC+2', '22-7 UTC-5', '22-7 UTC-8', 'always'],
  away: ['off', 'on holiday', 'back tomorrow', 'back on Monday'],
};

const complete = async ({ focused: { name, typed } }: CompletionInput): Promise<readonly Choice[]> =>
  name === 'reminders' ? durationChoices(typed, ['on', 'off']) : matching(CHOICES[name] ?? [], typed).map(plainChoice);

export const meCommand = (games: Games): Command => ({ data, execute: (input) => execute(games, input), complete });
