import { z } from 'zod';

const blank = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blank, type.optional());
const withDefault = <T extends z.ZodType>(type: T, value: z.input<T>) => z.preprocess((given) => blank(given) ?? value, type);

const shardIds = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'numbers with commas between, as 0,1')
  .transform((text) => text.split(',').map(Number));

/** Every environment variable that is read; .env.example says what each is for. */
export const environment = z
  .object({
    DISCORD_TOKEN: optional(z.string()),
    DISCORD_APPLICATION_ID: optional(z.string().regex(/^\d+$/, "digits, the application's id")),
    DISCORD_GUILD_ID: optional(z.string().regex(/^\d+$/, "digits, the server's id")),
    DISCORD_API_URL: optional(z.url({ protocol: /^https?$/, error: 'an http or https address' })),
    DATA_DIR: withDefault(z.string(), 'var'),
    DATABASE_URL: optional(z.string().startsWith('sqlite:', 'an sqlite:// address; other databases are not supported yet')),
    DURABILITY: withDefault(z.enum(['normal', 'full']), 'normal'),
    SNAPSHOT_EVERY: withDefault(z.coerce.number().int().min(1), 100),
    GAMES_IN_MEMORY: withDefault(z.coerce.number().int().min(1), 200),
    PICTURES: withDefault(z.enum(['on', 'off']), 'on'),
    SHARDS: optional(shardIds),
    SHARD_COUNT: optional(z.coerce.number().int().min(1)),
    LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  })
  .refine(({ SHARDS, SHARD_COUNT }) => (SHARDS === undefined) === (SHARD_COUNT === undefined), {
    path: ['SHARDS'],
    error: 'together with SHARD_COUNT, or neither of them',
  });

export type Config = z.output<typeof environment>;

/** The configuration, or one clear line for each fault in the environment. */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>): Config | readonly string[] => {
  const read = environment.safeParse(variables);
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`);
};
