import { expect, it } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import type { Messenger } from '../../src/session/base/messenger.ts';
import type { Ports } from '../../src/session/base/ports.ts';
import { Games } from '../../src/session/games/games.ts';
import type { Store } from '../../src/store/index.ts';
import { FakeClock } from '../support/clock.ts';
import { FakeMessenger } from '../support/messenger.ts';
import { beginning, GUILD, logOf, newInteraction, newProcess, place, started, told } from '../support/session.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { CAMP, openModule, spot } from '../support/table.ts';

/** Processes that are killed while they read, write or send: what `npm run soak kills` does to real ones. */

const never = new Promise<never>(() => undefined);

/** Numbers that look like chance and are the same in every run. */
const luckOf = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** A process that is killed at its so manieth call to what is outside, before that call does anything or after. */
class Mortal {
  readonly died: Promise<'died'>;
  readonly games: Games;
  isDead = false;
  #left: number;
  #die: () => void = () => undefined;

  constructor(
    world: { store: MemoryStore; clock: FakeClock; messenger: FakeMessenger },
    left: number,
    isAfter: boolean,
  ) {
    this.#left = left;
    this.died = new Promise((resolve) => {
      this.#die = () => resolve('died');
    });
    const through = async <T>(act: () => Promise<T>): Promise<T> => {
      if (this.isDead) return never;
      this.#left -= 1;
      if (this.#left > 0) return act().then((answer) => (this.isDead ? never : answer));
      this.isDead = true;
      if (isAfter) void act();
      this.#die();
      return never;
    };
    const store = wrapped<Store>(new MemoryStore(world.store.rows), through);
    const messenger = wrapped<Messenger>(world.messenger, through);
    const { ports } = newProcess({ clock: world.clock, settings: { snapshotEvery: 10 } });
    const clock: Ports['clock'] = {
      now: () => world.clock.now(),
      after: (ms, call) => world.clock.after(ms, () => this.isDead || call()),
    };
    this.games = new Games({ ...ports, store, messenger, clock });
  }

  /** What came of it, or that the process died before it was done. */
  async does<T>(work: Promise<T>): Promise<T | 'died'> {
    const came = await Promise.race([work, this.died]);
    return this.isDead ? 'died' : came;
  }
}

/** All methods of an object, each call let through. */
const wrapped = <T extends object>(object: T, through: (act: () => Promise<unknown>) => Promise<unknown>): T =>
  new Proxy(object, {
    get: (target, name) => {
      const own = Reflect.get(target, name);
      return typeof own === 'function' ? (...given: unknown[]) => through(async () => own.apply(target, given)) : own;
    },
  });

interface Ended {
  /** Names of pieces whose placing was answered, is in the log, and stands in the channel, each as often as it is. */
  readonly answered: readonly string[];
  readonly logged: readonly string[];
  readonly posted: readonly string[];
  readonly kills: number;
}

const stones = (text: string): readonly string[] => text.match(/Stone \d+/g) ?? [];

const upheaval = async (
  seed: number,
  processes: number,
  channels: number,
  kills: number,
  life: number,
): Promise<Ended> => {
  const luck = luckOf(seed);
  const world = { store: new MemoryStore(), clock: new FakeClock(), messenger: new FakeMessenger() };
  const places = Array.from({ length: channels }, (_, i) => `70000000000000010${i}` as ChannelId);
  const first = new Mortal(world, Number.POSITIVE_INFINITY, true);
  for (const channel of places) {
    const game = await started(first.games, openModule, channel);
    for (const operation of beginning(openModule).slice(1)) await told(game, operation);
  }
  await first.games.close();
  const running: Mortal[] = [];
  const answered: string[] = [];
  let killed = 0;
  for (let number = 1; killed < kills; number += 1) {
    const at = luck(processes);
    let process = running[at];
    if (!process || process.isDead) {
      if (process) killed += 1;
      process = new Mortal(world, 5 + luck(life), luck(2) === 0);
      running[at] = process;
      if ((await process.does(process.games.resume([GUILD]))) === 'died') continue;
    }
    const game = await process.does(process.games.at(places[luck(channels)] as ChannelId));
    if (game === 'died' || game === undefined) continue;
    const outcome = await process.does(game.session.run(place(spot(CAMP), `Stone ${number}`), newInteraction()));
    if (outcome === 'died' || outcome.kind !== 'done') continue;
    answered.push(`Stone ${number}`);
    game.outbox.take(outcome.step, undefined);
    if (luck(3) === 0) await world.clock.pass(luck(3000));
  }
  for (const process of running) process.isDead = true;
  const last = new Mortal(world, Number.POSITIVE_INFINITY, true);
  await last.games.resume([GUILD]);
  await world.clock.pass(60_000);
  const logged: string[] = [];
  for (const channel of places) {
    const game = await last.games.at(channel);
    for (const { operation } of game ? await logOf(game.session) : [])
      if (operation.kind === 'place' && operation.name) logged.push(operation.name);
  }
  await last.games.close();
  return {
    answered,
    logged,
    posted: places.flatMap((one) => world.messenger.texts(one)).flatMap(stones),
    kills: killed,
  };
};

const sorted = (names: Iterable<string>): readonly string[] => [...names].sort();

it('[H13] kills of the process neither lose, repeat nor silence answers', async () => {
  const { answered, logged, posted, kills } = await upheaval(13, 1, 1, 12, 120);
  expect([kills, answered.length > 20]).toEqual([12, true]);
  expect(sorted(new Set(logged))).toEqual(sorted(logged));
  expect(answered.filter((name) => !logged.includes(name))).toEqual([]);
  expect(sorted(posted)).toEqual(sorted(logged));
});

it('[H5] kills of four processes at the same games lose and repeat nothing', async () => {
  const { answered, logged, posted, kills } = await upheaval(5, 4, 3, 12, 200);
  expect([kills, answered.length > 20]).toEqual([12, true]);
  expect(sorted(new Set(logged))).toEqual(sorted(logged));
  expect(answered.filter((name) => !logged.includes(name))).toEqual([]);
  expect(sorted(posted)).toEqual(sorted(logged));
});
