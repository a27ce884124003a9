import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { threaded } from '../../../src/session/base/worker.ts';

const SCRIPT = `
let asked: number = 0;
export const work = (what: string): string => {
  asked += 1;
  if (what === 'throw') throw new Error('no such thing');
  if (what === 'end') process.exit(3);
  return what + ' ' + asked;
};`;

const opened = async (): Promise<(what: string) => Promise<string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "a file with 'odd' # signs.ts");
  await writeFile(file, SCRIPT);
  return threaded<string, string>(pathToFileURL(file), 'testing');
};

test('a worker thread answers every question in order', async () => {
  const ask = await opened();
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a 1', 'b 2', 'c 3']);
});

test('a worker’s errors and exits reach all callers, and a new one follows', async () => {
  const ask = await opened();
  await expect(ask('throw')).rejects.toThrow('The thread for testing failed: Error: no such thing');
  expect(await ask('a')).toBe('a 2');
  const both = await Promise.allSettled([ask('end'), ask('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('c')).toBe('c 1');
});
