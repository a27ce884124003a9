import { Routes } from 'discord.js';
import { loggableErrorOf } from './failure.ts';
import type { Log } from './log.ts';
import type { RestClient } from './refusals.ts';

interface RegisteredDefinition {
  readonly type?: unknown;
  readonly name?: unknown;
  readonly name_localizations?: unknown;
  readonly description?: unknown;
  readonly description_localizations?: unknown;
  readonly options?: unknown;
  readonly choices?: unknown;
  readonly value?: unknown;
  readonly required?: unknown;
  readonly autocomplete?: unknown;
  readonly min_value?: unknown;
  readonly max_value?: unknown;
  readonly min_length?: unknown;
  readonly max_length?: unknown;
  readonly channel_types?: unknown;
  readonly default_member_permissions?: unknown;
  readonly nsfw?: unknown;
  readonly integration_types?: unknown;
  readonly contexts?: unknown;
  readonly dm_permission?: unknown;
}

const list = (value: unknown): readonly RegisteredDefinition[] => (Array.isArray(value) ? value : []);

const localised = (value: unknown): unknown =>
  Object.entries(value ?? {})
    .filter(([, text]) => text != null)
    .sort(([a], [b]) => (a < b ? -1 : 1));

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : null);

const optionOf = (option: RegisteredDefinition): unknown => [
  option.type,
  option.name,
  localised(option.name_localizations),
  option.description ?? '',
  localised(option.description_localizations),
  option.required ?? false,
  option.autocomplete ?? false,
  option.min_value ?? null,
  option.max_value ?? null,
  option.min_length ?? null,
  option.max_length ?? null,
  sorted(option.channel_types),
  list(option.choices).map((choice) => [choice.name, localised(choice.name_localizations), choice.value]),
  list(option.options).map(optionOf),
];

const DEFAULT_TYPE = 1;

/** Returns a command in a form that can be compared. Its places are included only if `asked` sets them. */
const commandOf = (command: RegisteredDefinition, asked: RegisteredDefinition): unknown => [
  command.name,
  localised(command.name_localizations),
  command.description ?? '',
  localised(command.description_localizations),
  command.default_member_permissions == null ? null : String(command.default_member_permissions),
  command.nsfw ?? false,
  asked.integration_types == null ? null : sorted(command.integration_types),
  asked.contexts == null ? null : sorted(command.contexts),
  asked.contexts != null || asked.dm_permission == null ? null : (command.dm_permission ?? true),
  list(command.options).map(optionOf),
];

const keyOf = (command: RegisteredDefinition): string => `${command.type ?? DEFAULT_TYPE} ${command.name}`;

/**
 * True if the registered commands differ from the bot's own definitions (T27). The commands' order, Discord's extra
 * fields and unset defaults are ignored.
 */
export function hasDifferentCommands(ours: readonly unknown[], theirs: readonly unknown[]): boolean {
  if (ours.length !== theirs.length) return true;
  const registered = new Map(list(theirs).map((command) => [keyOf(command), command]));
  return list(ours).some((command) => {
    const there = registered.get(keyOf(command));
    return (
      there === undefined || JSON.stringify(commandOf(command, command)) !== JSON.stringify(commandOf(there, command))
    );
  });
}

export interface CommandRegistration {
  readonly applicationId: string;
  /** The only server in which to register, for development; undefined for all servers. */
  readonly guildId: string | undefined;
  readonly definitions: readonly unknown[];
}

/** Removes the places from a command: if it is registered in a single server, it is only available there. */
const withoutPlaces = ({ contexts: _, integration_types: __, ...rest }: RegisteredDefinition): unknown => rest;

const LOCALISED = new URLSearchParams({ with_localizations: 'true' });

const PERHAPS = {
  // biome-ignore lint/plugin/words: in the log
  everywhere: 'DISCORD_APPLICATION_ID is of another application than DISCORD_TOKEN: leave it blank',
  // biome-ignore lint/plugin/words: in the log
  there: 'the bot is not in the server of DISCORD_GUILD_ID, or DISCORD_APPLICATION_ID is not of DISCORD_TOKEN',
} as const;

/** Registers the commands if they differ (T27). Never throws: if it fails, the previous commands can still be used. */
export async function registerCommands(
  rest: RestClient,
  { applicationId, guildId, definitions }: CommandRegistration,
  log: Log,
): Promise<void> {
  const route =
    guildId === undefined
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guildId);
  try {
    const body = guildId === undefined ? definitions : list(definitions).map(withoutPlaces);
    const registered = (await rest.get(route, { query: LOCALISED })) as readonly unknown[];
    if (!hasDifferentCommands(body, registered))
      return log.info({ commands: definitions.length }, 'the commands are registered already');
    await rest.put(route, { body });
    log.info({ commands: definitions.length, guild: guildId }, 'the commands are registered');
  } catch (error) {
    const { status } = error as { readonly status?: unknown };
    const perhaps =
      status === 403 || status === 404 ? { perhaps: guildId === undefined ? PERHAPS.everywhere : PERHAPS.there } : {};
    log.error({ ...loggableErrorOf(error), ...perhaps }, 'the commands could not be registered');
  }
}
