import {
  type ApplicationCommandOptionBase,
  SlashCommandAttachmentOption,
  SlashCommandBooleanOption,
  SlashCommandBuilder,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
  SlashCommandUserOption,
} from '@discordjs/builders';
import type { CommandDefinition } from '../../src/port/command.ts';
import type { Languages, Words } from '../../src/words/index.ts';

/**
 * The definitions of commands for Discord. Options are plain data here, and their descriptions are in the words of
 * every language. Names are the same in all languages, because players teach each other commands.
 */

interface TextOption {
  readonly kind: 'text' | 'flag' | 'file' | 'person';
  readonly required?: true;
  readonly completed?: true;
  readonly most?: number;
}

interface NumberOption {
  readonly kind: 'number';
  readonly required?: true;
  readonly least: number;
  readonly most?: number;
}

type PlainOption = TextOption | NumberOption;

interface ChoiceOption<V extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly V[];
  readonly required?: true;
}

export const TEXT: PlainOption = { kind: 'text' };
export const COMPLETED: PlainOption = { kind: 'text', completed: true };
export const FLAG: PlainOption = { kind: 'flag' };
export const FILE: PlainOption = { kind: 'file' };
export const PERSON: PlainOption = { kind: 'person' };
export const between = (least: number, most?: number): PlainOption => ({
  kind: 'number',
  least,
  ...(most === undefined ? {} : { most }),
});
export const oneOf = <V extends string>(...values: readonly V[]): ChoiceOption<V> => ({ kind: 'choice', values });
export const upTo = (most: number, option: PlainOption): PlainOption => ({ ...option, most });
export const required = <O extends PlainOption | ChoiceOption>(option: O): O => ({ ...option, required: true });

type OptionWords = string | { readonly description: string; readonly choices: { readonly [value: string]: string } };
interface OptionsWords {
  readonly description: string;
  readonly options: { readonly [name: string]: OptionWords };
}
type CommandWords =
  | OptionsWords
  | { readonly description: string; readonly subcommands: { readonly [name: string]: string | OptionsWords } };

/** The options of a command, with exactly the names for which the words have descriptions. */
type OptionsOf<W> = W extends OptionsWords
  ? {
      readonly [K in keyof W['options']]: W['options'][K] extends { readonly choices: infer C }
        ? ChoiceOption<keyof C & string>
        : PlainOption;
    }
  : { readonly [name: string]: never };

type All = Words['commands'];
type CommandName = { readonly [K in keyof All]: 'definition' extends keyof All[K] ? K : never }[keyof All];
type CommandOptions<N extends CommandName> = All[N]['definition'] extends { readonly subcommands: infer S }
  ? { readonly [K in keyof S]: OptionsOf<S[K]> }
  : OptionsOf<All[N]['definition']>;

type NamesOf<W> = W extends OptionsWords ? keyof W['options'] & string : never;
export type OptionOf<N extends CommandName> = All[N]['definition'] extends { readonly subcommands: infer S }
  ? NamesOf<S[keyof S]>
  : NamesOf<All[N]['definition']>;

type Option = PlainOption | ChoiceOption;
type Options = { readonly [name: string]: Option };
type Of<T> = (words: All) => T;

/**
 * The places where each command is available. `everywhere`: also for people who added the bot to their own account.
 * `member`: only in servers that added the bot, and in direct messages with it.
 */
const PLACES: { readonly [N in CommandName]: 'everywhere' | 'member' } = {
  about: 'everywhere',
  act: 'member',
  army: 'member',
  board: 'member',
  counter: 'member',
  deck: 'member',
  game: 'member',
  hand: 'member',
  help: 'everywhere',
  house: 'member',
  kingdom: 'everywhere',
  me: 'member',
  modifier: 'member',
  module: 'member',
  move: 'member',
  piece: 'member',
  play: 'member',
  roll: 'everywhere',
  score: 'member',
  server: 'member',
  turn: 'member',
  tutorial: 'everywhere',
};

export const isEverywhere = (name: string): boolean => PLACES[name as CommandName] === 'everywhere';

/** Discord's numbers for places: servers, direct messages with the bot, and other direct messages. */
const [GUILD, BOT_DM, PRIVATE_CHANNEL] = [0, 1, 2] as const;
/** Discord's numbers for ways to add an app: to a server, or to a user's own account. */
const [GUILD_INSTALL, USER_INSTALL] = [0, 1] as const;
const CONTEXTS = { everywhere: [GUILD, BOT_DM, PRIVATE_CHANNEL], member: [GUILD, BOT_DM] } as const;
const INSTALLATIONS = { everywhere: [GUILD_INSTALL, USER_INSTALL], member: [GUILD_INSTALL] } as const;

export const defineCommand = <N extends CommandName>(name: N, options: CommandOptions<N>): CommandDefinition => ({
  name,
  in: (spoken) => {
    const words: Of<CommandWords> = (all) => all[name].definition;
    const command = described(new SlashCommandBuilder(), name, (all) => words(all).description, spoken)
      .setContexts(...CONTEXTS[PLACES[name]])
      .setIntegrationTypes(...INSTALLATIONS[PLACES[name]]);
    for (const [key, one] of Object.entries<Option | Options>(options)) {
      const part: Of<OptionsWords> = (all) => partOf(words(all), key);
      if (isOption(one)) command.options.push(optionOf(key, one, part, spoken));
      else command.addSubcommand(subcommandOf(key, one, part, spoken));
    }
    return command.toJSON();
  },
});

const isOption = (one: Option | Options): one is Option => typeof one.kind === 'string';

const subcommandOf = (
  name: string,
  options: Options,
  words: Of<OptionsWords>,
  spoken: Languages,
): SlashCommandSubcommandBuilder => {
  const made = described(new SlashCommandSubcommandBuilder(), name, (all) => words(all).description, spoken);
  for (const [key, option] of Object.entries(options)) made.options.push(optionOf(key, option, words, spoken));
  return made;
};

const partOf = (words: CommandWords, sub: string): OptionsWords => {
  if ('options' in words) return words;
  const said = words.subcommands[sub] ?? '';
  return typeof said === 'string' ? { description: said, options: {} } : said;
};

const optionOf = (
  name: string,
  option: Option,
  words: Of<OptionsWords>,
  spoken: Languages,
): ApplicationCommandOptionBase => {
  const own: Of<OptionWords> = (all) => words(all).options[name] ?? '';
  const description: Of<string> = (all) => {
    const said = own(all);
    return typeof said === 'string' ? said : said.description;
  };
  return described(builderOf(option, own, spoken), name, description, spoken).setRequired(option.required ?? false);
};

const builderOf = (option: Option, words: Of<OptionWords>, spoken: Languages): ApplicationCommandOptionBase => {
  switch (option.kind) {
    case 'text': {
      const text = new SlashCommandStringOption();
      if (option.completed) text.setAutocomplete(true);
      return option.most === undefined ? text : text.setMaxLength(option.most);
    }
    case 'choice':
      return new SlashCommandStringOption().addChoices(option.values.map((value) => choiceOf(value, words, spoken)));
    case 'number': {
      const number = new SlashCommandIntegerOption().setMinValue(option.least);
      return option.most === undefined ? number : number.setMaxValue(option.most);
    }
    case 'flag':
      return new SlashCommandBooleanOption();
    case 'file':
      return new SlashCommandAttachmentOption();
    case 'person':
      return new SlashCommandUserOption();
  }
};

const choiceOf = (value: string, words: Of<OptionWords>, spoken: Languages) => {
  const label: Of<string> = (all) => {
    const said = words(all);
    return (typeof said === 'string' ? undefined : said.choices[value]) ?? '';
  };
  const others = translations(label, spoken);
  return { name: label(spoken.en.commands), value, ...(others ? { name_localizations: others } : {}) };
};

export const translations = (
  said: Of<string>,
  { en: _, ...others }: Languages,
): { readonly [locale: string]: string } | undefined => {
  const texts = Object.entries(others).map(([locale, words]) => [locale, said(words.commands)] as const);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
};

const described = <B extends Described>(builder: B, name: string, said: Of<string>, spoken: Languages): B => {
  builder.setName(name).setDescription(said(spoken.en.commands));
  const others = translations(said, spoken);
  if (others) builder.setDescriptionLocalizations(others);
  return builder;
};

interface Described {
  setName(name: string): this;
  setDescription(text: string): this;
  setDescriptionLocalizations(texts: { readonly [locale: string]: string }): this;
}
