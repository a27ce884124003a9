import { describe, expect, it } from 'vitest';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import { shareModule } from '../../../src/session/log/sharing.ts';
import { killed, newInteraction, newProcess, type Process, stepOf } from '../../support/session.ts';
import { ANN, BEN, BLUE, join, openModule, RED } from '../../support/table.ts';

const channelAt = (number: number): ChannelId => `7${String(number).padStart(17, '0')}` as ChannelId;

const crowded = (count: number) => ({
  ...openModule,
  setup: [{ map: 'Camp', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Pawn', count }] }],
});

const started = async (games: Games, pieces: number, number: number): Promise<OpenGame> => {
  const start = await games.start({
    channel: channelAt(number),
    guild: '8' as GuildId,
    module: crowded(pieces),
    host: ANN,
    interaction: newInteraction(),
    seed: '',
  });
  if (start.kind !== 'started') throw new Error(start.kind);
  for (const operation of [join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN } as const])
    stepOf(await start.game.session.run(operation, newInteraction()));
  return start.game;
};

/** So many games of a size, looked at one after the other in a process with this room for them: how many stay. */
const staying = async (room: number, pieces: number, count: number): Promise<number> => {
  const before = newProcess();
  const first = new Games(before.ports);
  for (let i = 0; i < count; i += 1) await started(first, pieces, i);
  await first.close();
  const { store, clock, messenger } = before;
  const process = newProcess({ store: store.reopen(), clock, messenger, settings: { memoryForGames: room } });
  const games = new Games(process.ports);
  for (let i = 0; i < count; i += 1) {
    await games.at(channelAt(i));
    // Until all is told that somebody waits for.
    await clock.pass(60_000);
  }
  return games.load.games;
};

describe('[Q13] games in memory', () => {
  it('games in memory are limited by bytes: fewer large ones than small ones', async () => {
    const [small, large] = [await staying(420_000, 10, 8), await staying(420_000, 120, 8)];
    expect(small).toBe(8);
    expect(large).toBeLessThan(4);
    expect(large).toBeGreaterThan(0);
    expect(await staying(Number.POSITIVE_INFINITY, 120, 4)).toBe(4);
  });

  it('games in memory are measured by current size, equally per piece', async () => {
    const games = new Games(newProcess().ports);
    const [few, more, many] = [
      await started(games, 100, 0),
      await started(games, 110, 1),
      await started(games, 200, 2),
    ];
    const [a, b, c] = [few, more, many].map(({ session }) => session.memory()) as [number, number, number];
    expect((c - a) / 100).toBe((b - a) / 10);
    expect(b).toBeGreaterThan(a);
  });

  it('games in memory are measured with steps, recent ones more', async () => {
    const games = new Games(newProcess().ports);
    const { session } = await started(games, 40, 0);
    const rolled = async (rolls: number): Promise<number> => {
      for (let i = 0; i < rolls; i += 1)
        stepOf(await session.run({ kind: 'roll', actor: ANN, dice: '1d6', private: false }, newInteraction()));
      return session.memory();
    };
    const [begun, first, some, more] = [await rolled(0), await rolled(1), await rolled(39), await rolled(40)];
    expect(session.journal.atHand).toBe(32);
    expect(first - begun).toBeGreaterThan((more - some) / 40);
    expect(some - first).toBeGreaterThan(more - some);
    expect(more).toBeGreaterThan(some);
  });

  it('games in memory share a module that they all have', async () => {
    const process = newProcess({ settings: { snapshotEvery: 2 } });
    const games = new Games(process.ports);
    for (let i = 0; i < 3; i += 1) await started(games, 10, i);
    await started(games, 11, 3);
    await games.close();
    const modules = await modulesOf(killed(process), 4);
    expect(modules).toEqual([crowded(10), crowded(10), crowded(10), crowded(11)]);
    expect(new Set(modules).size).toBe(2);
  });

  it('a game keeps its own module if another claims its hash', () => {
    const hash = 'the hash of two modules';
    const [one, other] = [crowded(1), crowded(2)];
    expect(shareModule(hash, one)).toBe(one);
    expect(shareModule(hash, other)).toBe(other);
    expect(shareModule(hash, structuredClone(one))).toBe(one);
  });
});

/** The module with which each game began. */
const modulesOf = async (process: Process, count: number): Promise<readonly unknown[]> => {
  const games = new Games(process.ports);
  const modules: unknown[] = [];
  for (let i = 0; i < count; i += 1) {
    const step = await (await games.at(channelAt(i)))?.session.journal.step(1);
    for (const record of step?.change.added ?? []) if (record.kind === 'module') modules.push(record.module);
  }
  return modules;
};
