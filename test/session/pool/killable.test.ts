import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Owner } from '../../../src/facts/where.ts';
import { TASK_LIMITS } from '../../../src/facts/work-limits.ts';
import { createKillableRunner } from '../../../src/session/pool/killable.ts';
import { WorkPool } from '../../../src/session/pool/pool.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { FakeClock } from '../../support/clock.ts';

const SCRIPT = `
let asked = 0;
export const work = (what) => {
  asked += 1;
  while (what === 'on');
  const all = [];
  while (what === 'grow') all.push(new Array(1_000_000).fill(1.5));
  if (what === 'throw') throw new Error('no such thing');
  return what + ' ' + asked;
};`;

const opened = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killable-'));
  const script = join(folder, 'script.mjs');
  await writeFile(script, SCRIPT);
  const clock = new FakeClock();
  onTestFinished(async () => {
    await clock.pass(600_000);
    await rm(folder, { recursive: true });
  });
  return {
    clock,
    ask: createKillableRunner<string, string>(pathToFileURL(script), 'module', { pool: new WorkPool(clock), clock }),
  };
};

const [ANN, BEN] = ['1', '2'].map((id): Owner => ({ guild: undefined, person: { id: id as PersonId } })) as [
  Owner,
  Owner,
];

test('[Q18] [D46] a thread is killed at its time limit without affecting others', async () => {
  const { ask, clock } = await opened();
  const endless = ask(ANN, 'on');
  const after = ask(ANN, 'after');
  expect(await ask(BEN, 'beside')).toBe('beside 1');
  await clock.pass(TASK_LIMITS.module.time);
  expect(await endless).toBe('too-costly');
  expect(await after).toMatch(/^after /);
});

test('[Q18] [D46] a thread that needs too much memory ends alone', async () => {
  const { ask } = await opened();
  expect(await ask(ANN, 'grow')).toBe('too-costly');
  expect(await ask(ANN, 'after')).toBe('after 1');
});

test('[Q18] a killable thread is reused, and ends when idle', async () => {
  const { ask, clock } = await opened();
  expect([await ask(ANN, 'a'), await ask(BEN, 'b')]).toEqual(['a 1', 'b 2']);
  await clock.pass(60_000);
  expect(await ask(ANN, 'c')).toBe('c 1');
});

test('an error in a killable thread is thrown and the thread continues', async () => {
  const { ask } = await opened();
  await expect(ask(ANN, 'throw')).rejects.toThrow('no such thing');
  expect(await ask(ANN, 'a')).toBe('a 2');
});
