import { describe, expect, it } from 'vitest';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { GameStartRequest } from '../../../src/session/games/starting.ts';
import { GameDirectory } from '../../../src/session/log/directory.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import {
  beside,
  CHANNEL,
  done,
  GUILD,
  killed,
  moveOf,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  place,
  rowsOf,
  seenOf,
  started,
  told,
} from '../../support/session.ts';
import { ANN, CAMP, MAIN, openModule, spot } from '../../support/table.ts';

const startAt = (channel = CHANNEL): GameStartRequest => ({
  channel,
  guild: GUILD,
  module: openModule,
  host: ANN,
  interaction: newInteraction(),
  seed: '',
});

const channelAt = (number: number): ChannelId => `70000000000000${String(1000 + number)}` as ChannelId;

const stopped = async (games: Games, channel = CHANNEL): Promise<void> => {
  const game = await games.at(channel);
  if (!game) throw new Error('no game');
  await told(game, { kind: 'stop', actor: ANN });
  games.ended(game);
};

const calls = (process: Process): { readonly process: Process; readonly keys: string[] } => {
  const keys: string[] = [];
  const { store } = process;
  const counting: Process['ports']['store'] = {
    get: (key) => {
      keys.push(key);
      return store.get(key);
    },
    getMany: (all) => {
      keys.push(...all);
      return store.getMany(all);
    },
    append: (...row) => store.append(...row),
    set: (key, value) => store.set(key, value),
    rowsAfter: (...page) => store.rowsAfter(...page),
    delete: (all) => store.delete(all),
    close: () => store.close(),
  };
  return { process: { ...process, ports: { ...process.ports, store: counting } }, keys };
};

describe('the game of a channel', () => {
  it('the game of a channel is missing before the first start', async () => {
    expect(await new Games(newProcess().ports).at(CHANNEL)).toBeUndefined();
  });

  it('[T19] a channel has one game: a second start finds it running', async () => {
    const games = new Games(newProcess().ports);
    const game = await started(games);
    expect(await games.start(startAt())).toEqual({ kind: 'runs', game });
    expect(await games.start(startAt(channelAt(1)))).toMatchObject({ kind: 'started' });
    expect((await games.at(CHANNEL))?.session.game).toBe(game.session.game);
  });

  it('[T19] a channel’s new game follows an ended one, found by every process', async () => {
    const process = newProcess();
    const games = new Games(process.ports);
    const others = new Games(beside(process).ports);
    for (let i = 0; i < 12; i += 1) {
      const game = await started(games);
      expect((await others.at(CHANNEL))?.session.game).toBe(game.session.game);
      if (i < 11) await stopped(games);
      await process.clock.pass(2001);
    }
    const { session } = (await games.at(CHANNEL)) ?? {};
    expect((await new GameDirectory(process.ports).newest(CHANNEL))?.number).toBe(12);
    for (const process_ of [beside(process), killed(process)])
      expect((await new Games(process_.ports).at(CHANNEL))?.session.game).toBe(session?.game);
  });

  it('[T19] a channel’s game is found if another process started it', async () => {
    const process = newProcess();
    const [games, others] = [new Games(process.ports), new Games(beside(process).ports)];
    await started(games);
    await stopped(games);
    const game = await started(others);
    await process.clock.pass(2001);
    expect((await games.at(CHANNEL))?.session.game).toBe(game.session.game);
    expect(await games.start(startAt())).toMatchObject({ kind: 'runs' });
  });

  it('[T19] concurrent starts in several processes start one game', async () => {
    for (const count of [1, 2]) {
      const process = newProcess();
      const all = [process, ...(count === 2 ? [beside(process)] : [])].map(({ ports }) => new Games(ports));
      const starts = await Promise.all([0, 1, 2, 3, 4].map((i) => (all[i % count] as Games).start(startAt())));
      expect(starts.map(({ kind }) => kind).sort()).toEqual(['runs', 'runs', 'runs', 'runs', 'started']);
      expect(new Set(starts.map(({ game }) => game.session.game)).size).toBe(1);
      expect([...rowsOf(process.store, `channel:${CHANNEL}:`).keys()]).toEqual([`channel:${CHANNEL}:game:1`]);
      if (count === 1) expect(new Set(starts.map(({ game }) => game.session)).size).toBe(1);
    }
  });

  it('[T2] a repeated interaction starts one game, also after a restart', async () => {
    const process = newProcess();
    const games = new Games(process.ports);
    const start = startAt();
    const first = await games.start(start);
    const again = await games.start(start);
    const after = await new Games(killed(process).ports).start(start);
    for (const one of [again, after]) {
      expect(one).toMatchObject({ kind: 'started', outcome: { kind: 'done', repeated: true } });
      expect(one.game.session.game).toBe(first.game.session.game);
    }
    expect(rowsOf(process.store, 'channel:').size).toBe(1);
  });

  it('[T1] a channel has no game if its start was not stored', async () => {
    const process = newProcess();
    const games = new Games(process.ports);
    process.store.failNext({ when: 'before' });
    expect(await games.start(startAt())).toMatchObject({ kind: 'started', outcome: { kind: 'failed' } });
    expect(await games.at(CHANNEL)).toBeUndefined();
    expect(await games.start(startAt())).toMatchObject({ kind: 'started', outcome: { kind: 'done' } });
  });

  it('[T19] a channel’s game starts even if the store’s answer was lost', async () => {
    const process = newProcess();
    const directory = new GameDirectory(process.ports);
    const entry = { game: 'abc' as Parameters<GameDirectory['claim']>[1]['game'], guild: GUILD, number: 1 };
    process.store.failNext({ when: 'after' });
    expect(await directory.claim(CHANNEL, entry)).toBe(true);
    process.store.failNext({ when: 'before' });
    expect(await directory.claim(CHANNEL, { ...entry, number: 2 })).toBe(false);
    expect(await directory.claim(CHANNEL, { ...entry, game: 'def' as typeof entry.game })).toBe(false);
  });

  it('[T1] a store that cannot be read is not an empty channel', async () => {
    const process = newProcess();
    await started(new Games(process.ports));
    const games = new Games(killed(process).ports);
    const next = beside(process);
    next.store.down = true;
    await expect(new Games(next.ports).at(CHANNEL)).rejects.toThrow();
    expect(await games.at(CHANNEL)).toBeDefined();
  });
});

describe('the newest game of a channel', () => {
  it('the newest game of a channel is found with few reads', async () => {
    for (const count of [0, 1, 2, 8, 9, 10, 40]) {
      const { process, keys } = calls(newProcess());
      const directory = new GameDirectory(process.ports);
      for (let number = 1; number <= count; number += 1) {
        await directory.claim(CHANNEL, {
          game: `game ${number}` as Parameters<GameDirectory['claim']>[1]['game'],
          guild: undefined,
          number,
        });
      }
      expect((await directory.newest(CHANNEL))?.number).toBe(count === 0 ? undefined : count);
      keys.length = 0;
      expect(await directory.newest(CHANNEL, count)).toBeUndefined();
      expect(keys).toHaveLength(1);
    }
  });
});

describe('games in memory', () => {
  it('games in memory are limited; an evicted one reloads unchanged', async () => {
    const process = newProcess({ settings: { memoryForGames: 3 * 40_000 } });
    const games = new Games(process.ports);
    const first = await started(games, openModule, channelAt(0));
    const before = seenOf(first.session);
    const others: OpenGame[] = [];
    for (let i = 1; i < 6; i += 1) {
      others.push(await started(games, openModule, channelAt(i)));
      await process.clock.pass(0);
    }
    const again = await games.at(channelAt(0));
    expect(again?.session).not.toBe(first.session);
    expect(again && seenOf(again.session)).toEqual(before);
    // Those used last are still there.
    for (const i of [4, 5]) expect((await games.at(channelAt(i)))?.session).toBe(others[i - 1]?.session);
    expect(await process.store.get(`game:${first.session.game}:head`)).toMatchObject({ delivered: 1, open: [] });
  });

  it('games in memory evict the least recently used beyond the limit', async () => {
    const alike = await started(new Games(newProcess().ports), openModule, channelAt(0));
    const process = newProcess({ settings: { memoryForGames: 3 * alike.session.memory() } });
    const games = new Games(process.ports);
    const all: OpenGame[] = [];
    for (let i = 0; i < 4; i += 1) {
      if (i === 3) for (const [at, one] of all.entries()) expect(await games.at(channelAt(at))).toBe(one);
      all.push(await started(games, openModule, channelAt(i)));
      await process.clock.pass(0);
    }
    for (const i of [1, 2, 3]) expect(await games.at(channelAt(i))).toBe(all[i]);
    expect(await games.at(channelAt(0))).not.toBe(all[0]);
  });

  it('games in use stay in memory, however many they are', async () => {
    const process = newProcess({ settings: { memoryForGames: 1 } });
    const games = new Games(process.ports);
    const waiting = await started(games, openModule, channelAt(0));
    await process.clock.pass(0);
    const step = await told(waiting, { kind: 'join', actor: ANN, side: undefined }, 'channel');
    await started(games, openModule, channelAt(1));
    await started(games, openModule, channelAt(2));
    expect((await games.at(channelAt(0)))?.session).toBe(waiting.session);
    waiting.outbox.settle(step, 'channel', true);
    await started(games, openModule, channelAt(3));
    expect((await games.at(channelAt(0)))?.session).not.toBe(waiting.session);
  });

  it('concurrent requests load a game into memory once', async () => {
    const process = newProcess();
    await newTable(process);
    const { process: next, keys } = calls(killed(process));
    const games = new Games(next.ports);
    const all = await Promise.all([1, 2, 3].map(() => games.at(CHANNEL)));
    expect(new Set(all.map((game) => game?.session)).size).toBe(1);
    expect(keys.filter((key) => key.endsWith(':head'))).toHaveLength(1);
  });

  it('[T1] games of a closed process are complete in the next', async () => {
    const process = newProcess();
    const { games, game } = await newTable(process);
    const moves = [1, 2, 3].map((i) => game.session.run(place(spot(CAMP), `Stone ${i}`), newInteraction()));
    await games.close();
    await Promise.all(moves);
    const next = await new Games(killed(process).ports).at(CHANNEL);
    expect(next && seenOf(next.session)).toEqual(seenOf(game.session));
  });
});

describe('after a start of the process', () => {
  it('[T3] a broken game does not stop other games’ posts', async () => {
    const process = newProcess();
    const games = new Games(process.ports);
    const broken = await started(games, openModule, channelAt(0));
    const game = await started(games, openModule, channelAt(1));
    await process.clock.pass(3000);
    await done(game.session, { kind: 'join', actor: ANN, side: undefined });
    process.store.rows.set(`game:${broken.session.game}:step:00000001`, 'torn');
    const next = killed(process);
    await new Games(next.ports).resume([GUILD]);
    await process.clock.pass(60_000);
    expect(next.faults.join()).toContain('a game could not be read');
    expect(process.messenger.texts(channelAt(1)).at(-1)).toContain('watches the game');
  });

  it('[T3] unsent posts in direct messages are sent after a restart', async () => {
    const process = newProcess();
    const games = new Games(process.ports);
    const interaction = newInteraction();
    const start = await games.start({
      channel: CHANNEL,
      guild: undefined,
      module: openModule,
      host: ANN,
      interaction,
      seed: '',
    });
    if (start.kind !== 'started') throw new Error('no game');
    await process.clock.pass(3000);
    await done(start.game.session, { kind: 'join', actor: ANN, side: undefined });
    const next = killed(process);
    const games2 = new Games(next.ports);
    await games2.resume([GUILD]);
    await process.clock.pass(60_000);
    expect(process.messenger.texts(CHANNEL).join()).not.toContain('watches the game');
    await games2.resume([undefined]);
    await process.clock.pass(60_000);
    expect(process.messenger.texts(CHANNEL).at(-1)).toContain('watches the game');
    await stopped(games2);
    await games2.close();
    expect(await new GameDirectory(next.ports).running(undefined)).toEqual([]);
  });

  it('[Q13] after a restart running games are checked, then leave memory', async () => {
    const process = newProcess();
    const games = new Games(process.ports);
    for (const number of [0, 1, 2]) await started(games, openModule, channelAt(number));
    await process.clock.pass(60_000);
    await games.close();
    const { process: next, keys } = calls(killed(process));
    const later = new Games(next.ports);
    await later.resume([GUILD]);
    await process.clock.pass(60_000);
    for (const number of [0, 1, 2]) expect(keys.join()).toContain(`channel:${channelAt(number)}:`);
    expect(later.load).toEqual({ games: 0, undelivered: 0, oldest: undefined });
    expect((await later.at(channelAt(1)))?.channel).toBe(channelAt(1));
    await later.resume([GUILD]);
    expect(later.load.games).toBe(1);
  });

  it('[T3] ended games are not read at the start', async () => {
    const process = newProcess();
    const games = new Games(process.ports);
    await started(games);
    await stopped(games);
    await games.close();
    expect(await new GameDirectory(process.ports).running(GUILD)).toEqual([]);
    const { process: next, keys } = calls(killed(process));
    await new Games(next.ports).resume([GUILD]);
    expect(keys.filter((key) => !key.startsWith(`guild:${GUILD}:`))).toEqual([]);
  });
});

describe('an operation', () => {
  it('an operation and its posts belong to the requested game', async () => {
    const process = newProcess();
    const { game } = await newTable(process);
    await told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    expect(await game.session.read(channelViewer, (view) => view.of(gameQueries).phase)).toBe('playing');
    expect(
      [...rowsOf(process.store, 'game:').keys()].every((key) => key.startsWith(`game:${game.session.game}:`)),
    ).toBe(true);
  });
});
