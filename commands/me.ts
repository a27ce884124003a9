import type { UserPreferences } from '../src/facts/profile.ts';
import type { Choice, Command, CommandInput, CompletionInput, Reply } from '../src/port/command.ts';
import type { Games } from '../src/session/games/games.ts';
import type { Message } from '../src/view/text/message.ts';
import { createChoiceFromText, filterMatchingNames } from './common/choices.ts';
import { COMPLETED, defineCommand, FLAG, type OptionOf, oneOf, upTo } from './common/definition.ts';
import { durationChoices } from './common/durations.ts';
import type { ModuleSources } from './common/modules.ts';
import { replyToStorageErrors, toAsker } from './common/table.ts';
import { createOwnGamesMessage } from './me/games.ts';
import { addOrListInterests, removeInterestInGame, suggestGamesOfInterest } from './me/interested.ts';
import {
  askToConfirmDataDeletion,
  createPersonalDataMessage,
  deletePersonDataAndReply,
  forgettingCanceledReply,
} from './me/privacy.ts';
import { parsePersonalSettings } from './me/read.ts';

const data = defineCommand('me', {
  games: {},
  interested: { module: COMPLETED },
  data: {},
  forget: {},
  settings: {
    dms: FLAG,
    pings: oneOf('all', 'turns', 'none'),
    reminders: COMPLETED,
    quiet: COMPLETED,
    away: upTo(100, COMPLETED),
    book: oneOf('rated', 'friendly', 'none'),
  },
});

const changed = ({ people, now }: Games, input: CommandInput<OptionOf<'me'>>): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const { words, person } = input;
    const settings = parsePersonalSettings(input, now);
    if (typeof settings === 'string') return toAsker(settings);
    const profile: UserPreferences = settings
      ? await people.change(person.id, settings)
      : await people.profile(person.id);
    return toAsker(words.commands.me.profile(profile));
  });

const QUIET = ['off', '22-7', '23-8', '22-7 UTC+1', '22-7 UTC+2', '22-7 UTC-5', '22-7 UTC-8', 'always'];

const complete = async (deps: ModuleSources, input: CompletionInput<OptionOf<'me'>>): Promise<readonly Choice[]> => {
  const { words } = input;
  const { name, typed } = input.focused;
  if (name === 'module') return suggestGamesOfInterest(deps, input);
  if (name === 'reminders') return durationChoices(words, typed, ['on', 'off']);
  return filterMatchingNames(name === 'quiet' ? QUIET : ['off', ...words.commands.me.aways()], typed).map(
    createChoiceFromText,
  );
};

const SHOWN: Readonly<Record<string, (games: Games, input: CommandInput<OptionOf<'me'>>) => Promise<Message>>> = {
  games: createOwnGamesMessage,
  data: createPersonalDataMessage,
  forget: askToConfirmDataDeletion,
};

export const meCommand = (deps: ModuleSources): Command => ({
  data,
  execute: (input) => {
    const { games } = deps;
    if (input.subcommand === 'interested') return addOrListInterests(deps, input);
    const { subcommand = '' } = input;
    const shown = Object.hasOwn(SHOWN, subcommand) ? SHOWN[subcommand] : undefined;
    return shown ? replyToStorageErrors(input, async () => toAsker(await shown(games, input))) : changed(games, input);
  },
  complete: (input) => complete(deps, input),
  press: (input) =>
    replyToStorageErrors(input, async () => {
      if (input.verb === 'drop') return removeInterestInGame(deps, input);
      return input.verb === 'forget' ? deletePersonDataAndReply(deps.games, input) : forgettingCanceledReply(input);
    }),
});
