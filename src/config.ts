import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

const blank = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blank, type.optional());
const withDefault = <T extends z.ZodType>(type: T, value: z.input<T>) =>
  z.preprocess((given) => blank(given) ?? value, type);

const shardIds = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'numbers with commas between, as 0,1')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => new Set(ids).size === ids.length, 'each number once');

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });
const COUNT = 'a whole number, 1 or more';
const count = z.coerce.number({ error: COUNT }).int(COUNT).min(1, COUNT);

const MODULE_KB = 4096;
const SIZE = `a whole number of KB, 1 to ${MODULE_KB}`;

/** The most characters of the operator's name, which players can see. */
const LONGEST_OPERATOR = 200;
const PORT = 'a port, 0 (any that is free) to 65535';

const ADDRESS = 'an http or https address without ? and #, as https://example.org/table';

/**
 * Returns the reason why a database address can't be used. The address itself is never repeated, because it may contain
 * a password.
 */
const databaseFault = ({ input }: { readonly input?: unknown }): string => {
  const address = 'an address that begins with sqlite://, postgres:// or memory:';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(String(input))?.[1]?.toLowerCase() ?? '';
  if (/^(rediss?|valkeys?)$/.test(scheme))
    return `${address}; Redis and Valkey forget moves that were answered, unless they wait for the disk at each (appendfsync always)`;
  if (scheme === 'mysql') return `${address}; MySQL does not say which of many rows it wrote (it has no RETURNING)`;
  return `${address}; no other database is known`;
};

/** The schema of all environment variables; .env.example explains each. */
export const environment = z
  .object({
    DISCORD_TOKEN: optional(z.string()),
    DISCORD_APPLICATION_ID: optional(z.string().regex(/^\d+$/, "digits, the application's id")),
    DISCORD_GUILD_ID: optional(z.string().regex(/^\d+$/, "digits, the server's id")),
    DISCORD_API_URL: optional(z.url({ protocol: /^https?$/, error: 'an http or https address' })),
    OPERATOR: optional(z.string().max(LONGEST_OPERATOR, `at most ${LONGEST_OPERATOR} characters`)),
    DATA_DIR: withDefault(z.string(), 'var'),
    DATABASE_URL: optional(z.string().regex(/^(sqlite:\/\/.|postgres(ql)?:\/\/|memory:$)/i, { error: databaseFault })),
    DURABILITY: withDefault(oneOf(['normal', 'full']), 'normal'),
    SNAPSHOT_EVERY: withDefault(count, 100),
    GAMES_MEMORY: withDefault(count, 128),
    SERVER_GAMES: withDefault(count, 500),
    SERVER_PICTURES: withDefault(count, 512),
    ENDED_GAMES_DAYS: optional(count),
    GAME_STEPS: withDefault(count, 100_000),
    TABLE_PIECES: withDefault(count, 5000),
    MODULE_SIZE: optional(z.coerce.number({ error: SIZE }).int(SIZE).min(1, SIZE).max(MODULE_KB, SIZE)),
    COMMANDS_A_MINUTE: withDefault(count, 300),
    PICTURES: withDefault(oneOf(['on', 'off']), 'on'),
    VASSAL_IMPORT: optional(oneOf(['on', 'off'])),
    CHANCE_BEACON: optional(z.url({ protocol: /^https?$/, error: "an http or https address of drand's HTTP API" })),
    SHARDS: optional(shardIds),
    SHARD_COUNT: optional(count),
    PLAYGROUND_HOST: withDefault(z.string(), '127.0.0.1'),
    PLAYGROUND_PORT: withDefault(z.coerce.number({ error: PORT }).int(PORT).min(0, PORT).max(65_535, PORT), 8765),
    PAGES_ADDRESS: optional(
      z
        .url({ protocol: /^https?$/, error: ADDRESS })
        .refine((address) => !/[?#]/.test(address), ADDRESS)
        .transform((address) => address.replace(/\/+$/, '')),
    ),
    PAGES_HOST: withDefault(z.string(), '127.0.0.1'),
    PAGES_PORT: withDefault(z.coerce.number({ error: PORT }).int(PORT).min(0, PORT).max(65_535, PORT), 8766),
    HEALTH_PORT: optional(z.coerce.number({ error: PORT }).int(PORT).min(0, PORT).max(65_535, PORT)),
    HEALTH_HOST: withDefault(z.string(), '127.0.0.1'),
    LOG_LEVEL: withDefault(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  })
  .refine(({ SHARDS, SHARD_COUNT }) => (SHARDS === undefined) === (SHARD_COUNT === undefined), {
    path: ['SHARDS'],
    error: 'together with SHARD_COUNT, or neither of them',
  })
  // If SHARDS is invalid, it is still the typed text here, not an array.
  .refine(({ SHARDS, SHARD_COUNT: all }) => !Array.isArray(SHARDS) || SHARDS.every((id) => !(id >= Number(all))), {
    path: ['SHARDS'],
    error: 'numbers below SHARD_COUNT: of two shards the first is 0, the last 1',
  });

/** The settings. If they can't be read, a sentence with the reason. */
export type Variables = Readonly<Record<string, string | undefined>> | string;

/** A character that some editors write at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the settings of the environment and of the file `.env`. If both have a setting, the environment's is used.
 * Blank settings are deleted, also for packages that read the environment themselves: discord.js reads a blank
 * SHARD_COUNT as 0 shards.
 */
export const loadSettings = ({ env }: Pick<NodeJS.Process, 'env'>): Variables => {
  try {
    if (existsSync('.env')) {
      const text = readFileSync('.env', 'utf8');
      const file = parseEnv(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
      for (const [name, value] of Object.entries(file)) env[name] ??= value;
    }
  } catch {
    return `The file ${resolve('.env')} can't be read: it must be a file that the user of this process may read, or not be there.`;
  }
  for (const name of Object.keys(environment.shape)) if (env[name] === '') delete env[name];
  return env;
};

export type Config = z.output<typeof environment>;

/**
 * Makes all files that this process creates from now on private to its user, because files contain hands and accounts.
 */
export const restrictFileAccess = (): void => void process.umask(0o077);

/** Returns the configuration. If settings are invalid, returns a line for each of them. */
export const readConfig = (variables: Variables): Config | readonly string[] => {
  if (typeof variables === 'string') return [variables];
  const read = environment.safeParse(variables);
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`);
};

/** Creates the data folder. If it can't be created, returns the reason. */
export const madeFolder = async (path: string): Promise<string | undefined> => {
  try {
    await mkdir(path, { recursive: true });
    return undefined;
  } catch (error) {
    return `DATA_DIR: ${path} can't be used as a folder: ${error instanceof Error ? error.message : error}`;
  }
};
