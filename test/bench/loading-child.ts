import { pathToFileURL } from 'node:url';
import { counterQueries } from '../../src/features/counters/view/counters.ts';
import type { Messenger } from '../../src/session/base/messenger.ts';
import { type Ports, systemClock, systemRandom } from '../../src/session/base/ports.ts';
import { Session } from '../../src/session/game/session.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import type { GameId } from '../../src/table/index.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { languages } from '../../src/words/index.ts';

/** What was found by a process that loaded the game. */
export interface Loading {
  /**
   * The longest time between two turns of the event loop, from the beginning to the first view, and how long all of it
   * took, in milliseconds.
   */
  readonly pause: number;
  readonly took: number;
  /** Bytes of memory that are in use then and were not before. */
  readonly memory: number;
  /** How many counters the view has. */
  readonly counters: number;
}

/** Where the game lies in the file. */
export const STORED = { namespace: 'bench', game: 'G' as GameId } as const;

/** Watches the event loop until the function that it answers is called, which answers the longest pause. */
const watch = (): (() => number) => {
  let [last, longest, isOn] = [performance.now(), 0, true];
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isOn) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOn = false;
    turn();
    return longest;
  };
};

const portsOf = (store: Store): Ports => ({
  store,
  clock: systemClock,
  random: systemRandom,
  messenger: {} as Messenger,
  log: { info: fail, warn: fail, error: fail },
  spoken: languages,
  settings: { snapshotEvery: Number.POSITIVE_INFINITY, memoryForGames: 1 },
});

/** Nothing is to be logged: a snapshot that can't be used would be. */
const fail = (data: object, message: string): never => {
  throw new Error(message, { cause: data });
};

const used = (): number => {
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const main = async (file: string): Promise<Loading> => {
  const opened = await openStore({ url: file, namespace: STORED.namespace, durability: 'normal' });
  if (opened.kind !== 'opened') throw new Error(opened.why);
  const before = used();
  const begun = performance.now();
  const watched = watch();
  const session = await Session.load(portsOf(opened.store), STORED.game);
  if (!session) throw new Error('no game');
  const counters = await session.read(channelViewer, (view) => view.of(counterQueries).all().length);
  const pause = watched();
  const took = performance.now() - begun;
  const memory = used() - before;
  if (session.number === 0) throw new Error('the game is gone');
  await opened.store.close();
  return { pause, took, memory, counters };
};

const [, script = '', file = ''] = process.argv;
if (import.meta.url === pathToFileURL(script).href) console.log(JSON.stringify(await main(file)));
