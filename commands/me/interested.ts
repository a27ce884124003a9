import type { Choice, CommandInput, CompletionInput, PressInput, Reply } from '../../src/port/command.ts';
import { controlId, LIMITS, type Message, rowsOf } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import type { OptionOf } from '../common/definition.ts';
import { gameChoices, type ModuleSources, moduleNamed, startable } from '../common/modules.ts';
import { onceKnown, toAsker } from '../common/table.ts';

/** Sets the games in this server whose open seats the person wants messages about (U23). */

export const interested = (deps: ModuleSources, input: CommandInput<OptionOf<'me'>>): Promise<Reply> =>
  onceKnown(input, async () => {
    const typed = input.options.text('module');
    if (input.guild === undefined) return toAsker(input.words.commands.me.interests.inServer);
    if (typed !== undefined) {
      const module = await moduleNamed(deps, input, typed);
      if ('why' in module) return toAsker(module.why);
      const { interests } = deps.games.openings;
      const interest = { guild: input.guild, module: module.module, title: module.title };
      await interests.note(input.person.id, interest, true);
    }
    return toAsker(await interestsMessage(deps, input));
  });

export const dropInterest = async (deps: ModuleSources, input: PressInput): Promise<Reply> => {
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
    button(controlId('me', 'drop', module), interests.drop(title).slice(0, LIMITS.label)),
  );
  const rows = rowsOf(drops);
  return { text: interests.list(all.map(({ title }) => title)), ...(rows.length > 0 ? { rows } : {}) };
};

export const interestChoices = async (
  deps: ModuleSources,
  input: CompletionInput<OptionOf<'me'>>,
): Promise<readonly Choice[]> => gameChoices(input.words, await startable(deps, input), input.focused.typed);
