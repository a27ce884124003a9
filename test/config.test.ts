import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { environment, loadSettings, readConfig } from '../src/config.ts';
import { LARGEST_HOST_MODULE } from '../src/session/text/work.ts';
import { listMisspelledSettings, missingTokenFault } from '../src/settings.ts';

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');

describe('.env.example', () => {
  const entries = [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));

  test('.env.example names exactly the used variables, each with a comment', () => {
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(environment.shape));
    expect(example.split('\n').filter((line) => line.startsWith('# '))).toHaveLength(entries.length);
  });

  test('.env.example leaves variables blank, which equals omitting them', () => {
    const blank = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    expect(readConfig(blank)).toEqual(readConfig({}));
  });

  test('.env.example states the defaults', () => {
    const told = new Map([...example.matchAll(/Default: (\S+)\n(\w+)=/g)].map(([, value, name]) => [name, value]));
    const defaults = Object.entries(environment.parse({})).filter(([, value]) => value !== undefined);
    expect(defaults.length).toBeGreaterThan(5);
    expect(defaults.map(([name, value]) => [name, String(value)])).toEqual(
      defaults.map(([name]) => [name, told.get(name)]),
    );
  });
});

describe('the configuration', () => {
  test('the configuration is read with types and defaults', () => {
    expect(
      readConfig({
        DISCORD_TOKEN: 't',
        SHARDS: '0,2',
        SHARD_COUNT: '4',
        SNAPSHOT_EVERY: '5',
        MODULE_SIZE: String(LARGEST_HOST_MODULE / 1024),
        DISCORD_API_URL: 'http://localhost:1/api',
      }),
    ).toMatchObject({
      DISCORD_TOKEN: 't',
      SHARDS: [0, 2],
      SHARD_COUNT: 4,
      SNAPSHOT_EVERY: 5,
      MODULE_SIZE: 4096,
      DISCORD_API_URL: 'http://localhost:1/api',
    });
  });

  test.each<[string, string]>([
    ['DISCORD_APPLICATION_ID', 'me'],
    ['DISCORD_GUILD_ID', '12x'],
    ['DISCORD_API_URL', 'ftp://discord.example'],
    ['DATABASE_URL', 'games.sqlite'],
    ['DURABILITY', 'some'],
    ['SNAPSHOT_EVERY', '0'],
    ['CHANCE_BEACON', 'drand'],
    ['GAMES_MEMORY', 'all'],
    ['MODULE_SIZE', '4097'],
    ['PICTURES', 'yes'],
    ['SHARDS', '0;1'],
    ['SHARD_COUNT', '1.5'],
    ['PLAYGROUND_PORT', '65536'],
    ['PAGES_ADDRESS', 'example.org'],
    ['PAGES_ADDRESS', 'https://example.org/?x=1'],
    ['PAGES_PORT', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('the setting %s=%s is a fault of one line that names it', (name, value) => {
    const faults = readConfig({ SHARDS: '0', SHARD_COUNT: '1', [name]: value });
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name}: expected [^\\n]+$`))]);
  });

  test.each([
    ['redis://me:secret@host/0', /Redis .*appendfsync always/],
    ['rediss://host', /Redis .*appendfsync always/],
    ['mysql://me:secret@host/games', /MySQL .* RETURNING/],
    ['mongodb://me:secret@host/games', /no other database is known/],
    ['postgres:games', /no other database is known/],
    ['sqlite:var/games.sqlite', /sqlite:\/\//],
    ['sqlite://', /sqlite:\/\//],
  ])('[H1] DATABASE_URL=%s is refused without showing the password', (address, why) => {
    const faults = readConfig({ DATABASE_URL: address });
    expect(faults).toEqual([
      expect.stringMatching(
        /^DATABASE_URL: expected an address that begins with sqlite:\/\/, postgres:\/\/ or memory:; /,
      ),
    ]);
    expect(String(faults)).toMatch(why);
    expect(String(faults)).not.toMatch(/secret|\n/);
  });

  test.each([
    'sqlite:///var/games.sqlite',
    'postgres://me:secret@host:5432/games',
    'postgresql://host/games',
    'memory:',
  ])('[H1] DATABASE_URL=%s is accepted', (address) => {
    expect(readConfig({ DATABASE_URL: address })).toMatchObject({ DATABASE_URL: address });
  });

  test.each([
    ['0,2', '2', 'numbers below SHARD_COUNT: of two shards the first is 0, the last 1'],
    ['1,1', '2', 'each number once'],
  ])('[H4] SHARDS=%s of %s is refused', (SHARDS, SHARD_COUNT, why) => {
    expect(readConfig({ SHARDS, SHARD_COUNT })).toEqual([`SHARDS: expected ${why}`]);
  });

  test('[H7] a misspelled setting is reported without its value', () => {
    const lines = listMisspelledSettings({
      DATABSE_URL: 'secret',
      SERVER_GAME: '5',
      data_dir: 'x',
      PATH: '/bin',
      HOME: '/',
    });
    const [elsewhere] = listMisspelledSettings({ DISCORD_BOT_TOKEN: 'secret' });
    expect(elsewhere).toBe('DISCORD_BOT_TOKEN is no setting and says nothing: is DISCORD_TOKEN meant?');
    expect(listMisspelledSettings({ DISCORD_TOKEN: 'secret', BOT_TOKEN: 'other', PORT: '80' })).toEqual([]);
    expect(listMisspelledSettings({ GUILD_ID: '1' })).toHaveLength(1);
    expect(lines).toEqual([
      'DATABSE_URL is no setting and says nothing: is DATABASE_URL meant?',
      'SERVER_GAME is no setting and says nothing: is SERVER_GAMES meant?',
      'data_dir is no setting and says nothing: is DATA_DIR meant?',
    ]);
  });

  test('[H7] an unreadable settings file is a fault of one line', () => {
    const before = process.cwd();
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => {
      process.chdir(before);
      rmSync(folder, { recursive: true });
    });
    process.chdir(folder);
    expect(readConfig(loadSettings({ env: {} }))).toMatchObject({ DATA_DIR: 'var' });
    writeFileSync(join(folder, '.env'), '\uFEFFDISCORD_TOKEN=here\nOPERATOR=Ann\n');
    expect(loadSettings({ env: { OPERATOR: 'Bo' } })).toEqual({ DISCORD_TOKEN: 'here', OPERATOR: 'Bo' });
    rmSync(join(folder, '.env'));
    mkdirSync(join(folder, '.env'));
    expect(readConfig(loadSettings({ env: {} }))).toEqual([
      expect.stringMatching(/^The file .*\.env can't be read: it must be a file /),
    ]);
  });

  test('[H28] a production start without a token names the likely setting', () => {
    const faultOf = (variables: { readonly [name: string]: string }): string | undefined =>
      missingTokenFault(environment.parse(variables), variables);
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({ NODE_ENV: 'production', DISCORD_TOKEN: 't' })).toBeUndefined();
    expect(faultOf({ NODE_ENV: 'production', DISCORD_BOT_TOKEN: 'secret' })).toBe(
      'DISCORD_TOKEN is missing. Set it, or leave out NODE_ENV=production to open the playground.\n' +
        'DISCORD_BOT_TOKEN is no setting and says nothing: is DISCORD_TOKEN meant?',
    );
  });

  test('[K29] the address of kingdom pages is kept without trailing slashes', () => {
    expect(readConfig({ PAGES_ADDRESS: 'https://example.org/table//' })).toMatchObject({
      PAGES_ADDRESS: 'https://example.org/table',
      PAGES_PORT: 8766,
    });
  });

  test('the configuration has one line per fault, without the values', () => {
    const faults = readConfig({ DISCORD_GUILD_ID: 'secret', LOG_LEVEL: 'loud', PICTURES: 'perhaps' });
    expect(faults).toHaveLength(3);
    expect(JSON.stringify(faults)).not.toMatch(/secret|loud|perhaps/);
  });

  test.each([{ SHARDS: '0' }, { SHARD_COUNT: '2' }])('the setting %j needs its counterpart', (given) => {
    expect(readConfig(given)).toEqual(['SHARDS: expected together with SHARD_COUNT, or neither of them']);
  });
});
