import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/session/store/open.ts';
import type { Store } from '../../src/session/store/store.ts';
import { median, type Row } from './row.ts';

/** What is promised: microseconds of processor time of an append, all threads counted. */
const ALONE = 60;
const TOGETHER = 20;
/** So many appends at once. */
const MANY = 32;
const RUNS = 15;
const APPENDS = 2000;

/**
 * What it costs to append a row of 1 KB to a store in SQLite, one after the other and 32 at once. Other work on the
 * machine only ever adds, so the quickest run counts.
 */
export const appends = async (): Promise<readonly Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const opened = await openStore({ url: join(folder, 'rows.sqlite'), namespace: 'bench', durability: 'normal' });
  if (opened.kind !== 'opened') throw new Error(opened.why);
  try {
    const times: { readonly [K in 'alone' | 'together']: number[] } = { alone: [], together: [] };
    for (let run = 0; run < RUNS; run += 1) {
      times.alone.push(await costOf(opened.store, 1));
      times.together.push(await costOf(opened.store, MANY));
    }
    const row = (what: string, values: readonly number[], most: number): Row => ({
      what,
      against: `${most} µs`,
      ratio: Math.min(...values) / most,
      most: 1,
      note: `CPU of a row of 1 KB in SQLite, median of ${RUNS} runs ${median(values).toFixed(0)} µs`,
    });
    return [row('a lone append', times.alone, ALONE), row(`an append, ${MANY} at once`, times.together, TOGETHER)];
  } finally {
    await opened.store.close();
    await rm(folder, { recursive: true });
  }
};

let rows = 0;

/** Processor time of one, in microseconds. */
const costOf = async (store: Store, together: number): Promise<number> => {
  const before = process.cpuUsage();
  for (let done = 0; done < APPENDS; done += together) {
    const written = Array.from({ length: together }, () => {
      rows += 1;
      return store.append(`step:${String(rows).padStart(8, '0')}`, { text: 'x'.repeat(1024) });
    });
    if ((await Promise.all(written)).some((outcome) => outcome !== 'written')) throw new Error('a row was not written');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / APPENDS;
};
