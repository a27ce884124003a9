import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../../src/discord/client.ts';
import { type Ports, systemClock, systemRandom } from '../../src/session/base/ports.ts';
import { Session } from '../../src/session/game/session.ts';
import { openStore } from '../../src/store/index.ts';
import { connectSqlite } from '../../src/store/sqlite.ts';
import type { InteractionId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { builtMain } from '../support/built.ts';
import { startBot } from '../support/discord/bot.ts';
import { startLoopback } from '../support/discord/loopback.ts';
import { until } from '../support/discord/waiting.ts';
import { FakeMessenger } from '../support/messenger.ts';
import { GAME, moveOf } from '../support/session.ts';
import { ANN, MAIN, openModule, spot, startOf, withRules } from '../support/table.ts';
import { begin } from './closed-loop.ts';
import { METER, playRounds, startContestant, usedBy } from './contestant.ts';
import { bytesOfGame, inUse } from './memory.ts';
import type { Row } from './row.ts';
import { MEASURED } from './scale-model.ts';

/** Rounds of 4 moves in each channel before the bot is warm, and that are measured. */
const WARM = 30;
const ROUNDS = 10;
const SERVERS = 500;
const PARTS = 20;
const STEPS = 2000;
/** What is measured may be so many times what docs/scale.md takes it for. */
const MOST = 1.25;

/** What docs/scale.md is made of, measured anew: each as a share of what stands there. */
export const scale = async (): Promise<readonly Row[]> => {
  const { command, process, server, game, step } = MEASURED;
  return [
    row('CPU of a /move, warm', await commandTime(), command, 'ms'),
    row('memory of a process that is ready', await processMemory(), process, 'MB'),
    row('memory of a server', serverMemory(), server, 'KB'),
    row('memory of an open game of 100 pieces', (await bytesOfGame()).bytes / 1000, game, 'KB'),
    row('a stored step with what SQLite takes beside it', await stepBytes(), step, 'bytes'),
  ];
};

const row = (what: string, measured: number, taken: number, unit: string): Row => ({
  what,
  against: `${taken} ${unit} in docs/scale.md`,
  ratio: measured / taken,
  most: MOST,
  note: `${measured.toFixed(2)} ${unit}`,
});

const inFolder = async <T>(measure: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const commandTime = (): Promise<number> =>
  inFolder(async (folder) => {
    const env = { PICTURES: 'off', COMMANDS_A_MINUTE: '1000000', DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const bot = await startContestant(await builtMain(), folder, env);
    try {
      await begin(bot);
      const channels = ['table-0', 'table-1'];
      await playRounds(bot, WARM, channels);
      const before = await bot.cpu();
      await playRounds(bot, ROUNDS, channels);
      return ((await bot.cpu()) - before) / (ROUNDS * 4 * channels.length) / 1000;
    } finally {
      await bot.stop();
    }
  });

const processMemory = (): Promise<number> =>
  inFolder(async (folder) => {
    const discord = await startLoopback({ record: false, settle: false });
    const bot = await startBot(discord, {
      args: ['--import', METER, await builtMain()],
      cwd: folder,
      env: { DATA_DIR: folder, LOG_LEVEL: 'info' },
    });
    try {
      await until(() => bot.stdout.includes('ready; this link'));
      return (await usedBy(bot)).memory / 1e6;
    } finally {
      await bot.stop();
      await discord.stop();
    }
  });

/** What discord.js keeps of a server, as our client has it keep. */
const serverMemory = (): number => {
  const client = createClient({
    apiUrl: undefined,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onLost: undefined,
  });
  const guilds = client.guilds as unknown as { _add(data: object): void };
  const add = (from: number, count: number): void => {
    for (let i = from; i < from + count; i += 1) guilds._add(serverOf(i));
  };
  add(0, 10);
  const before = inUse();
  add(10, SERVERS);
  const taken = (inUse() - before) / SERVERS / 1000;
  void client.destroy();
  return taken;
};

const serverOf = (number: number): object => {
  const id = (part: number): string => String(10n ** 18n + BigInt(number) * 1000n + BigInt(part));
  return {
    id: id(0),
    name: `Server ${number}`,
    owner_id: id(1),
    features: [],
    roles: Array.from({ length: PARTS }, (_, i) => ({
      id: i === 0 ? id(0) : id(100 + i),
      name: `role ${i}`,
      permissions: '1071698660929',
      position: i,
      colors: { primary_color: 0 },
      flags: 0,
    })),
    channels: Array.from({ length: PARTS }, (_, i) => ({
      id: id(200 + i),
      type: 0,
      name: `channel-${i}`,
      position: i,
      permission_overwrites: [],
      topic: null,
    })),
    members: [],
    threads: [],
    emojis: [],
    stickers: [],
  };
};

/** Bytes that the file of a store grows by for a step, of many. */
const stepBytes = (): Promise<number> =>
  inFolder(async (folder) => {
    const file = join(folder, 'games.sqlite');
    const opened = await openStore({ url: file, namespace: 'bench', durability: 'normal' });
    if (opened.kind !== 'opened') throw new Error(opened.why);
    const quiet = (): void => undefined;
    const ports: Ports = {
      store: opened.store,
      clock: systemClock,
      random: systemRandom,
      messenger: new FakeMessenger(),
      log: { info: quiet, warn: quiet, error: quiet },
      spoken: languages,
      settings: { snapshotEvery: Number.POSITIVE_INFINITY, memoryForGames: 1 },
    };
    const session = Session.empty(ports, GAME);
    let interaction = 0;
    const run = (operation: Parameters<Session['run']>[0]) => {
      interaction += 1;
      return session.run(operation, `interaction ${interaction}` as InteractionId);
    };
    await run(startOf(withRules(openModule, { turns: 'free' })));
    await run({ kind: 'alone', actor: ANN });
    await run({ kind: 'begin', actor: ANN });
    const [here, there] = [spot(MAIN, 'A5'), spot(MAIN, 'A4')];
    const reader = connectSqlite(file, 5000);
    const size = async (): Promise<number> => {
      const [count] = (await reader.query(
        'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
      )) as { bytes: number }[];
      return count?.bytes ?? 0;
    };
    const before = await size();
    for (let i = 0; i < STEPS; i += 1)
      await run(moveOf(session, ANN, i % 2 === 0 ? here : there, i % 2 === 0 ? there : here));
    const grown = ((await size()) - before) / STEPS;
    await reader.disconnect();
    await session.close();
    await opened.store.close();
    return grown;
  });
