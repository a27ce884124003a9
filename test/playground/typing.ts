import { SlashCommandBuilder } from '@discordjs/builders';
import type { ChannelId } from '../../src/facts/where.ts';
import type { Files } from '../../src/playground/given.ts';
import { parseCommandLine } from '../../src/playground/line.ts';
import { createCompleter, suggest } from '../../src/playground/suggest.ts';
import { type LineProblem, readTypedOptions } from '../../src/playground/typed.ts';
import type { WireSuggestions } from '../../src/playground/wire.ts';
import type { Command, CommandInput, CompletionInput, OptionReader, Person } from '../../src/port/command.ts';
import { commandPathsOf } from '../../src/port/command-path.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';

/** Lines as they are typed, with commands that complete what the tests know. */

/** Completions that were asked for, the newest last. */
export const asked: CompletionInput[] = [];
/** A definition as a command has it. */
const made = (built: { readonly name: string; toJSON(): object }): Command['data'] => ({
  name: built.name,
  in: () => built.toJSON(),
});

const nothing = async (_: CommandInput<string>): Promise<object> => ({});

const move: Command = {
  data: made(
    new SlashCommandBuilder()
      .setName('move')
      .setDescription('Move a piece')
      .addStringOption((option) =>
        option.setName('piece').setDescription('Which').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('to').setDescription('Where to').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) => option.setName('via').setDescription('Over').setAutocomplete(true)),
  ),
  execute: nothing,
  complete: async (input) => {
    asked.push(input);
    const all = input.focused.name === 'piece' ? ['Red King', 'Red Queen', 'Tower'] : ['A1', 'A2', 'B1, B2'];
    return all
      .filter((name) => name.toLowerCase().includes(input.focused.typed.toLowerCase()))
      .map((value) => ({ name: `the ${value}`, value }));
  },
};

const deck: Command = {
  data: made(
    new SlashCommandBuilder()
      .setName('deck')
      .setDescription('Decks')
      .addSubcommand((sub) => sub.setName('list').setDescription('All of them'))
      .addSubcommand((sub) =>
        sub
          .setName('draw')
          .setDescription('Draw cards')
          .addIntegerOption((option) =>
            option.setName('count').setDescription('How many').setMinValue(1).setMaxValue(5),
          )
          .addBooleanOption((option) => option.setName('open').setDescription('For all to see'))
          .addStringOption((option) =>
            option
              .setName('from')
              .setDescription('Which end')
              .addChoices({ name: 'Top', value: 't' }, { name: 'Bottom', value: 'b' }),
          ),
      )
      .addSubcommand((sub) =>
        sub
          .setName('give')
          .setDescription('Give cards away')
          .addUserOption((option) => option.setName('person').setDescription('To whom').setRequired(true)),
      )
      .addSubcommandGroup((group) =>
        group
          .setName('file')
          .setDescription('Files')
          .addSubcommand((sub) =>
            sub
              .setName('load')
              .setDescription('From a file')
              .addAttachmentOption((option) => option.setName('file').setDescription('The file').setRequired(true)),
          ),
      ),
  ),
  execute: nothing,
};

const set: Command = {
  data: made(
    new SlashCommandBuilder()
      .setName('set')
      .setDescription('Set something')
      .addStringOption((option) =>
        option.setName('name').setDescription('Of what').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) => option.setName('text').setDescription('Any words').setMaxLength(20))
      .addStringOption((option) => option.setName('game').setDescription('Elsewhere').setAutocomplete(true)),
  ),
  execute: nothing,
  complete: async () => ['Red', 'Red Deck', 'Deck'].map((value) => ({ name: value, value })),
};

/** Texts of any words. */
const fog: Command = {
  data: made(
    new SlashCommandBuilder()
      .setName('fog')
      .setDescription('Make fog')
      .addStringOption((option) => option.setName('name').setDescription('Its name').setRequired(true))
      .addStringOption((option) => option.setName('change').setDescription('What it does').setRequired(true))
      .addStringOption((option) => option.setName('match').setDescription('To what')),
  ),
  execute: nothing,
};

/** A module that may be started, with a seed. */
const start: Command = {
  data: made(
    new SlashCommandBuilder()
      .setName('start')
      .setDescription('Start a game')
      .addStringOption((option) => option.setName('module').setDescription('Which').setAutocomplete(true))
      .addAttachmentOption((option) => option.setName('file').setDescription('Your own'))
      .addIntegerOption((option) => option.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(5))
      .addStringOption((option) => option.setName('seed').setDescription('Any words')),
  ),
  execute: nothing,
  complete: async ({ focused }) =>
    [
      { name: 'Tablut', value: 'tablut' },
      { name: 'The Marches', value: 'marches' },
    ].filter(({ name }) => name.toLowerCase().includes(focused.typed.toLowerCase())),
};

const commands = [move, deck, set, start, fog];
export const paths = commandPathsOf(commands, languages.en);
const alice = { id: '2' as PersonId, name: 'Alice' } satisfies Person;
const people: readonly Person[] = [
  alice,
  { id: '4' as PersonId, name: 'Bob' },
  { id: '5' as PersonId, name: 'Bob the Great' },
];
const typing = {
  people,
  interaction: '1' as InteractionId,
  share: { value: 'f'.repeat(64) },
  person: alice,
  words: languages.en,
  channel: '3' as ChannelId,
  guild: undefined,
};

/** Completes at the `|`. */
export const at = (typed: string): Promise<WireSuggestions> => {
  const cursor = typed.indexOf('|');
  return suggest(
    paths,
    (name) => commands.find(({ data }) => data.name === name),
    typed.replace('|', ''),
    cursor,
    typing,
  );
};

/** The labels, with a star at what Enter takes. */
export const labels = ({ suggestions, meant }: WireSuggestions): readonly string[] =>
  suggestions.map(({ label }, index) => (index === meant ? `*${label}` : label));

/** The line after the choice with that label is taken. */
export const taken = async (typed: string, label: string): Promise<string> => {
  const choice = (await at(typed)).suggestions.find((one) => one.label === label);
  const line = typed.replace('|', '');
  return choice ? line.slice(0, choice.from) + choice.insert + line.slice(choice.to) : `no ${label}`;
};

/** What is sent for a line, or what is wrong with it. */
export const sent = async (
  line: string,
  files: Files = new Map(),
): Promise<{ readonly options: OptionReader<string> } | LineProblem> => {
  const read = parseCommandLine(paths, line);
  if (!read) return { problem: 'no command', lines: [] };
  const command = commands.find(({ data }) => data.name === read.path.command);
  return readTypedOptions(languages.en, read, files, { people, complete: createCompleter(read.path, command, typing) });
};

/** The values that are sent for a line, by name: those of these options that have one; else the lines to type instead. */
export const read = async (line: string): Promise<Readonly<Record<string, unknown>> | readonly string[]> => {
  const answer = await sent(line);
  if (!('options' in answer)) return answer.lines;
  const { options } = answer;
  const all = parseCommandLine(paths, line)?.path.options.map(({ name }) => name) ?? [];
  const of = (name: string): unknown => options.text(name) ?? options.integer(name) ?? options.flag(name);
  return Object.fromEntries(all.map((name) => [name, of(name)]).filter(([, value]) => value !== undefined));
};
