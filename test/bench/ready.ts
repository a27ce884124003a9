import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChannelId, GuildId } from '../../src/facts/where.ts';
import { type Ports, systemClock, systemRandom } from '../../src/session/base/ports.ts';
import { Games } from '../../src/session/games/games.ts';
import { loadShippedModules } from '../../src/session/module/shipped.ts';
import { DEFAULT_NAMESPACE, openStore } from '../../src/store/index.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { builtMain } from '../support/built.ts';
import { startBot } from '../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import { until } from '../support/discord/waiting.ts';
import { FakeMessenger } from '../support/messenger.ts';
import { METER, type Used, usedBy } from './contestant.ts';
import { median, type Row } from './row.ts';

const MODULES = fileURLToPath(new URL('../../data/modules', import.meta.url));
const GAMES = 1000;
const STARTS = 5;

/** What is promised: seconds of processor time and megabytes, all threads of the process counted. */
const SECONDS = 2;
const MEGABYTES = 200;

/**
 * The bot as `npm run build` makes it, on a store with 1,000 running games of tablut in one server, until Discord has
 * its commands and it says that it is ready: its processor time, and its memory then. What waits for somebody in those
 * games is looked for afterwards. Other work on the machine only ever adds, so the least of some starts counts.
 */
export const ready = async (): Promise<readonly Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const discord = await startLoopback({ record: false, settle: false });
  try {
    const main = await builtMain();
    await begin(join(folder, 'quartermaster.sqlite'), discord.guild.id as GuildId);
    // The first start gives Discord the commands, which it has from then on.
    await started(main, folder, discord);
    const found: Used[] = [];
    for (let i = 0; i < STARTS; i += 1) found.push(await started(main, folder, discord));
    const row = (what: string, unit: string, values: readonly number[], most: number): Row => ({
      what,
      against: `${most} ${unit}`,
      ratio: Math.min(...values) / most,
      most: 1,
      note: `${GAMES} running games, ${STARTS} starts, median ${median(values).toFixed(2)} ${unit}`,
    });
    return [
      row(
        'CPU until the built bot is ready',
        's',
        found.map(({ cpu }) => cpu / 1e6),
        SECONDS,
      ),
      row(
        'memory of the built bot when it is ready',
        'MB',
        found.map(({ memory }) => memory / 1e6),
        MEGABYTES,
      ),
    ];
  } finally {
    await discord.stop();
    await rm(folder, { recursive: true });
  }
};

/** What a bot has used when it is ready. */
const started = async (main: string, folder: string, discord: Loopback): Promise<Used> => {
  const bot = await startBot(discord, {
    args: ['--import', METER, main],
    cwd: folder,
    env: { DATA_DIR: folder, LOG_LEVEL: 'info' },
  });
  try {
    await until(() => bot.stdout.includes('ready; this link'));
    return await usedBy(bot);
  } finally {
    await bot.stop();
  }
};

/** Games in which all are seated and one is to move, each in a channel of its own; all of it is told. */
const begin = async (file: string, guild: GuildId): Promise<void> => {
  const opened = await openStore({ url: file, namespace: DEFAULT_NAMESPACE, durability: 'normal' });
  if (opened.kind !== 'opened') throw new Error(opened.why);
  const module = (await loadShippedModules(MODULES, opened.store)).get('tablut');
  if (!module) throw new Error('tablut is not shipped');
  const ports: Ports = {
    store: opened.store,
    clock: systemClock,
    random: systemRandom,
    messenger: new FakeMessenger(),
    log: { info: () => undefined, warn: fail, error: fail },
    spoken: languages,
    settings: { snapshotEvery: 100, memoryForGames: 1_000_000 },
  };
  const games = new Games(ports);
  const host = '100000000000000001' as PersonId;
  for (let i = 0; i < GAMES; i += 1) {
    const channel = `7${String(i).padStart(17, '0')}` as ChannelId;
    const interaction = (what: string): InteractionId => `${what} ${i}` as InteractionId;
    const game = await games.start({ channel, guild, module, host, interaction: interaction('start'), seed: '' });
    if (game.kind !== 'started') throw new Error(game.kind);
    const { session, outbox } = game.game;
    const outcomes = [
      game.outcome,
      await session.run({ kind: 'alone', actor: host }, interaction('alone')),
      await session.run({ kind: 'begin', actor: host }, interaction('begin')),
    ];
    for (const outcome of outcomes) if (outcome.kind === 'done') outbox.take(outcome.step, undefined, outcome.told);
  }
  await games.close();
  await opened.store.close();
};

const fail = (data: object, message: string): never => {
  throw new Error(`${message} ${JSON.stringify(data)}`);
};
