import type { Choice, CommandInput, CompletionInput, PressInput, Reply } from '../../src/port/command.ts';
import { arrangeButtonsInRows, controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import type { OptionOf } from '../common/definition.ts';
import {
  listStartableModules,
  loadModuleByName,
  type ModuleSources,
  suggestStartableGames,
} from '../common/modules.ts';
import { replyToStorageErrors, toAsker } from '../common/table.ts';

/** Sets the games in this server whose open seats the person wants messages about (U23). */

export const addOrListInterests = (deps: ModuleSources, input: CommandInput<OptionOf<'me'>>): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const typed = input.options.text('module');
    if (input.guild === undefined) return toAsker(input.words.commands.me.interests.inServer);
    if (typed !== undefined) {
      const module = await loadModuleByName(deps, input, typed);
      if ('why' in module) return toAsker(module.why);
      const { interests } = deps.games.openings;
      const interest = { guild: input.guild, module: module.module, title: module.title };
      await interests.note(input.person.id, interest, true);
    }
    return toAsker(await interestsMessage(deps, input));
  });

export const removeInterestInGame = async (deps: ModuleSources, input: PressInput): Promise<Reply> => {
  const { guild, person } = input;
  const [module] = input.args;
  if (guild === undefined || module === undefined) return toAsker(input.words.commands.me.interests.inServer);
  await deps.games.openings.interests.note(person.id, { guild, module, title: module }, false);
  return { update: await interestsMessage(deps, input) };
};

const interestsMessage = async (
  { games }: ModuleSources,
  { guild, person, words }: Pick<CommandInput<OptionOf<'me'>>, 'guild' | 'person' | 'words'>,
): Promise<Message> => {
  const all = guild === undefined ? [] : await games.openings.interests.of(person.id, guild);
  const { interests } = words.commands.me;
  const drops = all.map(({ module, title }) =>
    button(controlId('me', 'drop', module), interests.drop(title).slice(0, DISCORD_LIMITS.label)),
  );
  const rows = arrangeButtonsInRows(drops);
  return { text: interests.list(all.map(({ title }) => title)), ...(rows.length > 0 ? { rows } : {}) };
};

export const suggestGamesOfInterest = async (
  deps: ModuleSources,
  input: CompletionInput<OptionOf<'me'>>,
): Promise<readonly Choice[]> =>
  suggestStartableGames(input.words, await listStartableModules(deps, input), input.focused.typed);
