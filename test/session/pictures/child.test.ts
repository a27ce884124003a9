import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { LimitedChild } from '../../../src/session/pictures/child.ts';
import { FakeClock } from '../../support/clock.ts';

/** A child that answers a number by so many letters. */
const LETTERS = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) process.stdout.write('x'.repeat(Number(line)) + '\\n');
`;

const answering = async (mostLetters: number): Promise<LimitedChild> => {
  const folder = await mkdtemp(join(tmpdir(), 'child-'));
  const script = join(folder, 'letters.mjs');
  await writeFile(script, LETTERS);
  const child = new LimitedChild(pathToFileURL(script), mostLetters, new FakeClock());
  onTestFinished(async () => {
    child.kill();
    await rm(folder, { recursive: true });
  });
  return child;
};

test('[V4] one child answers line after line, each of as many letters as it may have', async () => {
  const child = await answering(300_001);
  expect(await child.ask('200000')).toHaveLength(200_000);
  expect(await child.ask('300000')).toHaveLength(300_000);
  expect(await child.ask('0')).toBe('');
  expect(child.hasEnded).toBe(false);
});

test('[V4] a child that answers more is ended, and answers nothing from then on', async () => {
  const child = await answering(300_001);
  expect(await child.ask('3000000')).toEqual({ none: 'too-long' });
  expect([child.hasEnded, await child.ask('1')]).toEqual([true, { none: 'too-long' }]);
});

test('[V4] a child that ends by itself has no answer', async () => {
  const child = await answering(10);
  expect(await child.ask('-1')).toEqual({ none: 'ended' });
});
