import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FORMAT } from '../../src/session/base/formats.ts';
import type { Step } from '../../src/session/base/step.ts';
import { checkpointKey } from '../../src/session/log/checkpoint.ts';
import { Journal } from '../../src/session/log/journal.ts';
import { takeSnapshot, writeSnapshot } from '../../src/session/log/snapshot.ts';
import { newIndexes } from '../../src/session/steps/indexes.ts';
import { type JsonValue, openStore } from '../../src/store/index.ts';
import { type InteractionId, nothing, type PersonId } from '../../src/table/index.ts';
import { countedTable } from '../support/games/counting.ts';
import { BIG } from './counters.ts';
import { type Loading, STORED } from './loading-child.ts';
import { median, type Row } from './row.ts';

const CHILD = fileURLToPath(new URL('./loading-child.ts', import.meta.url));
const LOADS = 7;

/** What is promised: milliseconds of a pause, and bytes of a piece. */
const PAUSE = 20;
const PIECE = 700;

/**
 * The game of `counters.ts`, 100,200 pieces and 1,000 counters, from its snapshot in an SQLite file to a first view,
 * each time in a process of its own that has loaded nothing before (C82): the longest time for which nothing else could
 * run in it, and the memory that the game takes then. Other work on the machine only makes a pause longer, so the load
 * counts whose longest pause was the shortest.
 */
export const loading = async (): Promise<readonly Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'game.sqlite');
    const { pieces, counters } = await store(file);
    const loads: Loading[] = [];
    for (let i = 0; i < LOADS; i += 1) loads.push(await load(file));
    if (loads.some((one) => one.counters !== counters)) throw new Error('not all counters were seen');
    const pauses = loads.map(({ pause }) => pause);
    const bytes = median(loads.map(({ memory }) => memory)) / pieces;
    const took = median(loads.map(({ took: ms }) => ms));
    return [
      {
        what: 'the longest pause while a game loads',
        against: `${PAUSE} ms`,
        ratio: Math.min(...pauses) / PAUSE,
        most: 1,
        note: `${pieces} pieces, ${counters} counters; median of ${LOADS} loads ${median(pauses).toFixed(1)} ms, of ${took.toFixed(0)} ms each`,
      },
      {
        what: 'memory of a piece of that game',
        against: `${PIECE} bytes`,
        ratio: bytes / PIECE,
        most: 1,
        note: `${bytes.toFixed(0)} bytes`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The step behind which the snapshot stands; what it did is in that. */
const LAST: Step = {
  format: FORMAT,
  number: 1,
  attempt: 'a',
  at: 0,
  interaction: 'a' as InteractionId,
  operation: { kind: 'begin', actor: '100000000000000001' as PersonId },
  change: nothing,
  posts: [],
};

/** A store that holds the game as a bot leaves it: the last step of its log, a snapshot, and the head that names it. */
const store = async (file: string): Promise<{ readonly pieces: number; readonly counters: number }> => {
  const opened = await openStore({ url: file, namespace: STORED.namespace, durability: 'normal' });
  if (opened.kind !== 'opened') throw new Error(opened.why);
  const { table, pieces } = countedTable(BIG);
  const journal = new Journal(STORED.game, { store: opened.store, random: randomBytes });
  if ((await journal.append([LAST], () => new Set())) !== 'written') throw new Error('the step was not written');
  const snapshot = await writeSnapshot(opened.store, STORED.game, takeSnapshot(table, 1, newIndexes()), 'a');
  await opened.store.set(checkpointKey(STORED.game), { snapshot, delivered: 1, open: [] } as unknown as JsonValue);
  await opened.store.close();
  return { pieces, counters: table.size('counter') };
};

const load = async (file: string): Promise<Loading> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--import',
    import.meta.resolve('tsx'),
    CHILD,
    file,
  ]);
  return JSON.parse(stdout);
};
