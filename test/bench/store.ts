import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../src/store/index.ts';
import { median, type Row } from './row.ts';

/** What is promised: microseconds of processor time of an append, all threads counted. */
const MOST = 500;
const RUNS = 15;
const APPENDS = 2000;

/**
 * What it costs to append a row of 1 KB to a store in SQLite. Other work on the machine only ever adds, so the quickest
 * run counts.
 */
export const appends = async (): Promise<readonly Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const opened = await openStore({ url: join(folder, 'rows.sqlite'), namespace: 'bench', durability: 'normal' });
  if (opened.kind !== 'opened') throw new Error(opened.why);
  try {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await costOf(opened.store, run));
    return [
      {
        what: 'a lone append',
        against: `${MOST} µs`,
        ratio: Math.min(...times) / MOST,
        most: 1,
        note: `CPU of a row of 1 KB in SQLite, median of ${RUNS} runs ${median(times).toFixed(0)} µs`,
      },
    ];
  } finally {
    await opened.store.close();
    await rm(folder, { recursive: true });
  }
};

/** Processor time of one, in microseconds. */
const costOf = async (store: Store, run: number): Promise<number> => {
  const before = process.cpuUsage();
  for (let done = 0; done < APPENDS; done += 1) {
    const outcome = await store.append(`game:${run}:step:${done}`, { text: 'x'.repeat(1024) });
    if (outcome !== 'written') throw new Error('a row was not written');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / APPENDS;
};
