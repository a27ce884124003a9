import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Module } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import { type Ports, systemClock, systemRandom } from '../../src/session/base/ports.ts';
import { Games } from '../../src/session/games/games.ts';
import { openStore } from '../../src/store/index.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { FakeMessenger } from '../support/messenger.ts';
import type { Row } from './row.ts';

/** What is promised: megabytes of so many games with so many pieces each. */
const MEGABYTES = 400;
const GAMES = 10_000;
const PIECES = 100;
/** So many games are opened: the others would take as much. */
const OPENED = 200;
/** The first of them bring what all have, and have the code compiled that opens them. */
const FIRST = 50;

const SIDE = 10;

/** Pieces of two sides, each with a name and a cell of its own. */
const crowd: Module = {
  module: 'crowd',
  title: 'Crowd',
  sides: [{ name: 'Red' }, { name: 'Blue' }],
  rules: { pieces: 'owner', turns: 'free', captures: 'none' },
  terrain: {},
  prototypes: { pawn: { Worth: 2 } },
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [
        {
          name: 'Field',
          grid: { kind: 'square', columns: SIDE, rows: SIDE, numbering: { pattern: '1.1', origin: 'top', first: 0 } },
          terrain: {},
          zones: [],
        },
      ],
    },
  ],
  setup: Array.from({ length: PIECES }, (_, i) => ({
    map: 'Field',
    board: 'Field',
    cell: `${i % SIDE}.${Math.floor(i / SIDE)}`,
    side: i % 2 === 0 ? 'Red' : 'Blue',
    pieces: [{ prototype: 'pawn', name: `Pawn ${i}`, count: 1 }],
  })),
  counters: [],
};

const channelAt = (number: number): ChannelId => `7${String(number).padStart(17, '0')}` as ChannelId;

/**
 * What a game of 100 pieces takes in memory that was opened from the store and is played by nobody just now (Q13), as a
 * share of what it may take where 10,000 are open.
 */
export const memory = async (): Promise<Row> => {
  const { bytes, told } = await bytesOfGame();
  return {
    what: `memory of ${GAMES} open games of ${PIECES} pieces`,
    against: `${MEGABYTES} MB`,
    ratio: (bytes * GAMES) / (MEGABYTES * 1e6),
    most: 1,
    note: `${(bytes / 1000).toFixed(0)} KB a game, which is taken for ${(told / 1000).toFixed(0)}`,
  };
};

/** Bytes of such a game, behind the first ones; `told`: for how many it is taken. */
export const bytesOfGame = async (): Promise<{ readonly bytes: number; readonly told: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const opened = await openStore({ url: join(folder, 'games.sqlite'), namespace: 'bench', durability: 'normal' });
  if (opened.kind !== 'opened') throw new Error(opened.why);
  const ports: Ports = {
    store: opened.store,
    clock: systemClock,
    random: systemRandom,
    messenger: new FakeMessenger(),
    log: { info: () => undefined, warn: fail, error: fail },
    spoken: languages,
    settings: { snapshotEvery: 100, memoryForGames: 1 },
  };
  try {
    await begin(new Games(ports));
    const games = new Games({ ...ports, settings: { ...ports.settings, memoryForGames: Number.POSITIVE_INFINITY } });
    for (let i = 0; i < FIRST; i += 1) await games.at(channelAt(i));
    const before = inUse();
    let told = 0;
    for (let i = FIRST; i < OPENED; i += 1) told += (await games.at(channelAt(i)))?.session.memory() ?? 0;
    const bytes = (inUse() - before) / (OPENED - FIRST);
    await games.close();
    return { bytes, told: told / (OPENED - FIRST) };
  } finally {
    await opened.store.close();
    await rm(folder, { recursive: true });
  }
};

const begin = async (games: Games): Promise<void> => {
  const host = '100000000000000001' as PersonId;
  for (let i = 0; i < OPENED; i += 1) {
    const interaction = (what: string): InteractionId => `${what} ${i}` as InteractionId;
    const asked = { channel: channelAt(i), guild: undefined, module: crowd, host, seed: '' };
    const start = await games.start({ ...asked, interaction: interaction('start') });
    if (start.kind !== 'started') throw new Error(start.kind);
    for (const kind of ['alone', 'begin'] as const) {
      const done = await start.game.session.run({ kind, actor: host }, interaction(kind));
      if (done.kind !== 'done') throw new Error(done.kind);
      start.game.outbox.take(done.step, undefined);
    }
  }
  await games.close();
};

/** Bytes in use behind a collection. */
export const inUse = (): number => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

const fail = (data: object, message: string): never => {
  throw new Error(`${message} ${JSON.stringify(data)}`);
};
