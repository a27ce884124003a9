import { describe, expect, it } from 'vitest';
import { Games } from '../../../src/session/games/games.ts';
import { stepRowKey } from '../../../src/session/log/chain.ts';
import { DELETED_GAME_MARK, forgottenMarkKey } from '../../../src/session/log/checkpoint.ts';
import { confirmDamage, DamagedLogError } from '../../../src/session/log/damage.ts';
import { checkStore } from '../../../src/session/upkeep/check.ts';
import { type Store, setRow } from '../../../src/store/index.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import {
  CHANNEL,
  done,
  GAME,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  place,
  rowsOf,
} from '../../support/session.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { CAMP, spot } from '../../support/table.ts';

/** What each method of the port does: a new one must say it here. */
const PORT: { readonly [M in keyof Store]: 'reads' | 'writes' | 'ends' } = {
  get: 'reads',
  getMany: 'reads',
  rowsAfter: 'reads',
  append: 'writes',
  set: 'writes',
  delete: 'writes',
  close: 'ends',
};

/** A store that does something else before each of its reads, which are counted from 1. */
const stoppedAt = (store: Store, before: (read: number, method: string) => Promise<unknown>): Store => {
  let read = 0;
  const stopped = Object.entries(PORT).map(([method, does]) => {
    const call = store[method as keyof Store].bind(store) as (...given: unknown[]) => unknown;
    const stop = async (...given: unknown[]): Promise<unknown> => {
      read += 1;
      await before(read, method);
      return call(...given);
    };
    return [method, does === 'reads' ? stop : call];
  });
  return Object.fromEntries(stopped) as Store;
};

type Rows = ReadonlyMap<string, string>;

/** The channel's game as another process has it. */
const elsewhere = async (store: MemoryStore, snapshotEvery = 100): Promise<{ process: Process; games: Games }> => {
  const process = newProcess({ store: new MemoryStore(store.rows), settings: { snapshotEvery } });
  return { process, games: new Games(process.ports) };
};

const going = (steps: number, snapshotEvery?: number) => async (store: MemoryStore) => {
  const { process, games } = await elsewhere(store, snapshotEvery);
  const game = await games.at(CHANNEL);
  for (let i = 0; i < steps && game; i += 1)
    await done(game.session, place(spot(CAMP), `Aunt Zoë ${i} ${newInteraction()}`));
  await process.clock.pass(1000);
  await games.close();
};

const deleting = async (store: MemoryStore) => {
  const game = gameIn(store.rows);
  await setRow(store, forgottenMarkKey(game), DELETED_GAME_MARK);
  await store.delete([...rowsOf(store, `game:${game}:`).keys()].filter((key) => key !== forgottenMarkKey(game)));
};

const gameIn = (rows: Rows) => [...rows.keys()].find((key) => key.startsWith('game:'))?.split(':')[1] as typeof GAME;

const OTHERS: readonly (readonly [string, (store: MemoryStore) => Promise<void>])[] = [
  ['a step', going(1)],
  ['two steps', going(2)],
  ['more steps than are read at once', going(20)],
  ['steps and a snapshot', going(3, 2)],
  ['a deletion', deleting],
];

/** A game with steps, its head written. */
const stored = async (): Promise<Rows> => {
  const process = newProcess({ settings: { snapshotEvery: 4 } });
  const { games, game } = await newTable(process);
  for (let i = 0; i < 6; i += 1) await done(game.session, place(spot(CAMP), `Uncle ${i}`));
  await process.clock.pass(1000);
  await games.close();
  return process.store.rows;
};

/** All that a process reads of a game: as it is opened, looked at, told of, gone on with, and checked. */
const readAll = async (process: Process): Promise<readonly DamagedLogError[]> => {
  const damages: DamagedLogError[] = [];
  const noted = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => {
      if (error instanceof DamagedLogError) damages.push(error);
    });
  };
  const games = new Games(process.ports);
  await noted(async () => {
    const game = await games.at(CHANNEL);
    if (!game) return;
    const { session } = game;
    await session.lines('channel');
    session.markStale();
    await session.read(channelViewer, () => undefined);
    await session.run(place(spot(CAMP), 'Mine'), newInteraction());
    await games.history.at(session, 3, () => undefined);
  });
  await noted(() => games.at(CHANNEL));
  await noted(async () => {
    const { damaged } = await checkStore(process.ports.store, () => undefined);
    damages.push(...damaged.map((one) => new DamagedLogError(one)));
  });
  return damages;
};

describe('a process that is stopped at each of its reads', () => {
  it.each(OTHERS)('[H19] a stopped process reports no damage while another writes %s', async (_, other) => {
    const rows = await stored();
    const methods = new Set<string>();
    let reads = 1;
    for (let stop = 1; stop <= reads; stop += 1) {
      const store = new MemoryStore(new Map(rows));
      const wrap = (): Store =>
        stoppedAt(store, async (read, method) => {
          if (stop === 1) reads = read;
          methods.add(method);
          if (read === stop) await other(store);
        });
      const process = newProcess({ store, wrap, settings: { snapshotEvery: 4 } });
      expect([stop, await readAll(process)]).toEqual([stop, []]);
      expect(process.faults.filter((line) => line.startsWith('a stored game is damaged'))).toEqual([]);
      expect([...store.rows.keys()].filter((key) => key.includes(':damage:'))).toEqual([]);
      expect(process.messenger.tried.filter(({ message }) => /damaged/.test(message.text ?? ''))).toEqual([]);
    }
    expect([...methods].toSorted()).toEqual(
      Object.keys(PORT)
        .filter((method) => PORT[method as keyof Store] === 'reads')
        .toSorted(),
    );
  });
});

describe('damage', () => {
  const damage = (step: number) => new DamagedLogError({ game: GAME, step, fault: 'missing' });

  it('[H19] damage that a second read does not find is not reported', async () => {
    const looks = [damage(5)];
    const look = async (): Promise<string> => {
      const found = looks.shift();
      if (found) throw found;
      return 'whole';
    };
    expect(await confirmDamage(look)).toBe('whole');
  });

  it('[H19] damage that moves with every read is not reported as damage', async () => {
    let step = 0;
    const look = async (): Promise<never> => {
      step += 1;
      throw damage(step);
    };
    await expect(confirmDamage(look)).rejects.not.toBeInstanceOf(DamagedLogError);
  });

  it('[H19] a repaired game is announced once, and its damage row removed', async () => {
    const store = new MemoryStore(new Map(await stored()));
    const game = gameIn(store.rows);
    const row = store.rows.get(stepRowKey(game, 8)) ?? '';
    store.rows.delete(stepRowKey(game, 8));
    const process = newProcess({ store });
    const games = new Games(process.ports);
    await expect(games.at(CHANNEL)).rejects.toBeInstanceOf(DamagedLogError);
    expect(rowsOf(store, `game:${game}:damage:`).size).toBe(1);
    store.rows.set(stepRowKey(game, 8), row);
    await process.clock.pass(60_000);
    expect((await games.at(CHANNEL))?.session.number).toBe(11);
    await new Games(process.ports).at(CHANNEL);
    expect(process.messenger.texts(CHANNEL).map((text) => text.split(/[.:]/)[0])).toEqual([
      expect.stringContaining("I can't read the game in this channel"),
      'I can read the game in this channel again',
    ]);
    expect(rowsOf(store, `game:${game}:damage:`).size).toBe(0);
  });
});
