import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  ComponentType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { ChannelId, GuildId } from '../facts/where.ts';
import type {
  CommandInput,
  CompletionInput,
  FormInput,
  InputContext,
  OptionReader,
  Person,
  PressInput,
} from '../port/command.ts';
import { type CommandOption, type CommandPath, isWithinOptionLimits } from '../port/command-path.ts';
import { seedContributionOf } from '../session/base/share.ts';
import type { InteractionId, PersonId } from '../table/index.ts';
import { type Languages, wordsFor } from '../words/index.ts';
import type { DownloadFile } from './download.ts';
import { canCreateThread, isBotAbsentFromPlace } from './permissions.ts';

function personOf({ member, user }: BaseInteraction): Person {
  const nick = member && ('nickname' in member ? member.nickname : member.nick);
  return { id: user.id as PersonId, name: nick ?? user.displayName };
}

function channelOf({ channelId }: BaseInteraction): ChannelId {
  if (channelId === null) throw new Error('an interaction of nowhere');
  return channelId as ChannelId;
}

const UNSET = 'en-US';

function actOf(interaction: BaseInteraction, spoken: Languages): InputContext {
  const { id, token, locale, guildLocale, guildId, channel, memberPermissions } = interaction;
  const parent = channel && 'parentId' in channel ? channel.parentId : null;
  const isManager = memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
  return {
    interaction: id as InteractionId,
    share: { value: seedContributionOf(`${id}:${token}`) },
    person: personOf(interaction),
    words: wordsFor(spoken, locale),
    ...(guildLocale === null || guildLocale === UNSET ? {} : { here: wordsFor(spoken, guildLocale) }),
    channel: channelOf(interaction),
    guild: (guildId ?? undefined) as GuildId | undefined,
    ...(isManager ? { manages: true } : {}),
    ...(isManager || memberPermissions?.has(PermissionFlagsBits.ManageChannels) ? { managesHere: true } : {}),
    ...(parent === null ? {} : { parent: parent as ChannelId }),
    ...(isBotAbsentFromPlace(interaction) ? { foreign: true } : {}),
    ...(guildId !== null && canCreateThread(interaction) ? { threads: true } : {}),
  };
}

const SUBCOMMANDS: readonly ApplicationCommandOptionType[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];

/** Returns the subcommand with its group, as `group sub`, and the options of that subcommand. */
function unfold(options: readonly CommandInteractionOption[]): {
  readonly subcommand: string | undefined;
  readonly given: readonly CommandInteractionOption[];
} {
  const words: string[] = [];
  let given = options;
  for (let first = given[0]; first !== undefined && SUBCOMMANDS.includes(first.type); first = given[0]) {
    words.push(first.name);
    given = first.options ?? [];
  }
  return { subcommand: words.length === 0 ? undefined : words.join(' '), given };
}

/**
 * True if everything that the user typed fits the current definition of the command. Discord may still use an older
 * definition.
 */
export const areOptionsAsDefined = (
  paths: readonly CommandPath[],
  options: readonly CommandInteractionOption[],
): boolean => {
  const { subcommand, given } = unfold(options);
  const path = paths.find((one) => one.subcommand === subcommand);
  const takes = ({ name, value }: CommandInteractionOption): boolean => {
    const option = path?.options.find((one) => one.name === name);
    return option !== undefined && isValueOf(option, value);
  };
  const isThere = (name: string): boolean => given.some((one) => one.name === name);
  return given.every(takes) && path?.options.every(({ name, required }) => !required || isThere(name)) === true;
};

const isValueOf = (option: CommandOption, value: unknown): boolean => {
  if (option.choices.length > 0) return option.choices.some((choice) => choice.value === value);
  switch (option.kind) {
    case 'integer':
      return Number.isInteger(value) && isWithinOptionLimits(option, value as number);
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && isWithinOptionLimits(option, value);
    case 'person':
    case 'file':
      return typeof value === 'string' && /^\d+$/.test(value);
  }
};

/**
 * Returns the typed options. Values of another type are ignored: while the user types, Discord sends numbers as text.
 */
const optionsOf = (
  { options }: ChatInputCommandInteraction | AutocompleteInteraction,
  download?: DownloadFile,
): OptionReader<string> => ({
  text(name) {
    const value = options.get(name)?.value;
    return typeof value === 'string' ? value : undefined;
  },
  integer(name) {
    const value = options.get(name)?.value;
    return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
  },
  flag(name) {
    const value = options.get(name)?.value;
    return typeof value === 'boolean' ? value : undefined;
  },
  file(name) {
    const file = options.get(name)?.attachment;
    if (!file || !download) return undefined;
    const read = async (most: number) => (file.size > most ? 'too-large' : download(file.url, most));
    return { name: file.name, size: file.size, read };
  },
});

const subcommandOf = ({ options }: ChatInputCommandInteraction | AutocompleteInteraction): string | undefined =>
  [options.getSubcommandGroup(false), options.getSubcommand(false)].filter((word) => word !== null).join(' ') ||
  undefined;

export const buildCommandInput = (
  interaction: ChatInputCommandInteraction,
  spoken: Languages,
  download: DownloadFile,
): CommandInput<string> => ({
  ...actOf(interaction, spoken),
  subcommand: subcommandOf(interaction),
  options: optionsOf(interaction, download),
});

export function buildCompletionInput(interaction: AutocompleteInteraction, spoken: Languages): CompletionInput<string> {
  const { name, value } = interaction.options.getFocused(true);
  return {
    ...actOf(interaction, spoken),
    subcommand: subcommandOf(interaction),
    options: optionsOf(interaction),
    focused: { name, typed: String(value) },
  };
}

export function buildPressInput(
  interaction: MessageComponentInteraction,
  spoken: Languages,
): {
  readonly command: string;
  readonly input: PressInput;
} {
  const [command = '', verb = '', ...args] = interaction.customId.split(':');
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  return { command, input: { ...actOf(interaction, spoken), verb, args, values } };
}

export function buildFormInput(
  interaction: ModalSubmitInteraction,
  spoken: Languages,
): { readonly command: string; readonly input: FormInput } {
  const [command = '', verb = '', ...args] = interaction.customId.split(':');
  const texts = [...interaction.fields.fields.values()].flatMap((field) =>
    field.type === ComponentType.TextInput ? [[field.customId, field.value] as const] : [],
  );
  return { command, input: { ...actOf(interaction, spoken), verb, args, texts: Object.fromEntries(texts) } };
}
