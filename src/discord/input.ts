import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandOptionType,
  ComponentType,
  PermissionFlagsBits,
} from 'discord.js';
import type {
  Act,
  ChosenFile,
  CommandInput,
  CompletionInput,
  FormInput,
  Options,
  Person,
  PressInput,
} from '../command.ts';
import { type CommandOption, isWithin, type Path } from '../command-path.ts';
import type { InteractionId, PersonId } from '../engine/core/ids.ts';
import { shareOf } from '../session/game/share.ts';
import type { ChannelId, GuildId } from '../session/where.ts';
import { type Languages, wordsFor } from '../words/index.ts';
import type { Download } from './download.ts';
import { isForeign, mayThread } from './permissions.ts';

type RawOption = APIApplicationCommandInteractionDataOption;
type Raw = Pick<
  APIInteraction,
  | 'app_permissions'
  | 'id'
  | 'token'
  | 'member'
  | 'user'
  | 'guild_id'
  | 'channel'
  | 'channel_id'
  | 'context'
  | 'authorizing_integration_owners'
> & {
  /** Of the asker's own Discord. */
  readonly locale: string;
};

function personOf(raw: Raw): Person {
  const user = raw.member?.user ?? raw.user;
  if (user === undefined) throw new Error('an interaction of nobody');
  return { id: user.id as PersonId, name: raw.member?.nick ?? user.global_name ?? user.username };
}

/** Where something was done: the channel or thread. */
function channelOf(raw: Raw): ChannelId {
  const id = raw.channel?.id ?? raw.channel_id;
  if (id === undefined) throw new Error('an interaction of nowhere');
  return id as ChannelId;
}

/** Whether it was done by somebody who may manage the server; the permissions are a decimal bit field. */
const isManager = (raw: Raw): boolean => isAllowed(raw, PermissionFlagsBits.ManageGuild);

/** What a member may do there, with what that channel allows or forbids. */
const isAllowed = ({ member }: Raw, permission: bigint): boolean =>
  (BigInt(member?.permissions ?? 0) & (permission | PermissionFlagsBits.Administrator)) !== 0n;

const parentOf = ({ channel }: Raw): ChannelId | undefined =>
  channel && 'parent_id' in channel ? ((channel.parent_id ?? undefined) as ChannelId | undefined) : undefined;

function actOf(raw: Raw, spoken: Languages): Act {
  const parent = parentOf(raw);
  return {
    interaction: raw.id as InteractionId,
    share: { value: shareOf(`${raw.id}:${raw.token}`) },
    person: personOf(raw),
    words: wordsFor(spoken, raw.locale),
    channel: channelOf(raw),
    guild: raw.guild_id as GuildId | undefined,
    ...(isManager(raw) ? { manages: true } : {}),
    ...(isManager(raw) || isAllowed(raw, PermissionFlagsBits.ManageChannels) ? { managesHere: true } : {}),
    ...(parent === undefined ? {} : { parent }),
    ...(isForeign(raw) ? { foreign: true } : {}),
    ...(raw.guild_id !== undefined && mayThread(raw.app_permissions ?? '0', raw.channel?.type)
      ? { threads: true }
      : {}),
  };
}

/** The subcommand's words (`group sub` where there is a group), and the options that it was given. */
function unfold(options: readonly RawOption[]): {
  readonly subcommand: string | undefined;
  readonly given: readonly RawOption[];
} {
  const words: string[] = [];
  let given = options;
  for (let first = given[0]; first !== undefined; first = given[0]) {
    if (
      first.type !== ApplicationCommandOptionType.Subcommand &&
      first.type !== ApplicationCommandOptionType.SubcommandGroup
    )
      break;
    words.push(first.name);
    given = (first.options ?? []) as readonly RawOption[];
  }
  return { subcommand: words.length === 0 ? undefined : words.join(' '), given };
}

/**
 * Whether all that was typed is what the command lists now: Discord checks it too, but may know the command as
 * another version lists it.
 */
export const isAsListed = (paths: readonly Path[], options: readonly RawOption[] = []): boolean => {
  const { subcommand, given } = unfold(options);
  const path = paths.find((one) => one.subcommand === subcommand);
  const takes = (one: RawOption): boolean => {
    const option = path?.options.find(({ name }) => name === one.name);
    return option !== undefined && 'value' in one && isValueOf(option, one.value);
  };
  const isThere = (name: string): boolean => given.some((one) => one.name === name);
  return given.every(takes) && path?.options.every(({ name, required }) => !required || isThere(name)) === true;
};

const isValueOf = (option: CommandOption, value: unknown): boolean => {
  if (option.choices.length > 0) return option.choices.some((choice) => choice.value === value);
  switch (option.kind) {
    case 'integer':
      return Number.isInteger(value) && isWithin(option, value as number);
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && isWithin(option, value);
    case 'person':
    case 'file':
      return typeof value === 'string';
  }
};

const valueIn = (given: readonly RawOption[], name: string): unknown => {
  const option = given.find((one) => one.name === name);
  return option !== undefined && 'value' in option ? option.value : undefined;
};

type Attachments = NonNullable<APIChatInputApplicationCommandInteraction['data']['resolved']>['attachments'];
type Files = (id: string) => ChosenFile | undefined;

/** The files that came with a command, by id. */
const filesOf =
  (attachments: Attachments, download: Download): Files =>
  (id) => {
    const found = attachments && Object.hasOwn(attachments, id) ? attachments[id] : undefined;
    if (found === undefined) return undefined;
    const { filename: name, size, url } = found;
    return { name, size, read: async (most) => (size > most ? 'too-large' : download(url, most)) };
  };

const optionsOf = (given: readonly RawOption[], files: Files): Options<string> => ({
  text(name) {
    const value = valueIn(given, name);
    return typeof value === 'string' ? value : undefined;
  },
  integer(name) {
    const value = valueIn(given, name);
    return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
  },
  flag(name) {
    const value = valueIn(given, name);
    return typeof value === 'boolean' ? value : undefined;
  },
  file(name) {
    const option = given.find((one) => one.name === name && one.type === ApplicationCommandOptionType.Attachment);
    return option !== undefined && 'value' in option ? files(String(option.value)) : undefined;
  },
});

export function commandInput(
  raw: APIChatInputApplicationCommandInteraction,
  spoken: Languages,
  download: Download,
): CommandInput<string> {
  const { subcommand, given } = unfold(raw.data.options ?? []);
  return {
    ...actOf(raw, spoken),
    subcommand,
    options: optionsOf(given, filesOf(raw.data.resolved?.attachments, download)),
  };
}

/** What stands in the options while somebody is typing. Numbers arrive as they are typed, as text. */
export function completionInput(
  raw: APIApplicationCommandAutocompleteInteraction,
  spoken: Languages,
): CompletionInput<string> {
  const { subcommand, given } = unfold(raw.data.options as readonly RawOption[]);
  const focused = given.find((option) => 'focused' in option && option.focused === true);
  const typed = focused !== undefined && 'value' in focused ? String(focused.value) : '';
  return {
    ...actOf(raw, spoken),
    subcommand,
    options: optionsOf(given, () => undefined),
    focused: { name: focused?.name ?? '', typed },
  };
}

/** A press on a control: the command that hears it, and what was pressed. */
export function pressInput(
  raw: APIMessageComponentInteraction,
  spoken: Languages,
): {
  readonly command: string;
  readonly input: PressInput;
} {
  const [command = '', verb = '', ...args] = raw.data.custom_id.split(':');
  const values = 'values' in raw.data ? raw.data.values : [];
  return { command, input: { ...actOf(raw, spoken), verb, args, values } };
}

/** A form that was filled in: the command that hears it, and what was typed. */
export function formInput(
  raw: APIModalSubmitInteraction,
  spoken: Languages,
): { readonly command: string; readonly input: FormInput } {
  const [command = '', verb = '', ...args] = raw.data.custom_id.split(':');
  const typed = raw.data.components.flatMap((part) => (part.type === ComponentType.Label ? [part.component] : []));
  const texts = typed.flatMap((one) =>
    one.type === ComponentType.TextInput ? [[one.custom_id, one.value] as const] : [],
  );
  return { command, input: { ...actOf(raw, spoken), verb, args, texts: Object.fromEntries(texts) } };
}
