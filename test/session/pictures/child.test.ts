import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { LimitedChild, type QuestionLimits } from '../../../src/session/pictures/child.ts';
import { FakeClock } from '../../support/clock.ts';

/** A child that answers a number by so many letters, and `on` never, however much it works. */
const LETTERS = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  while (line === 'on');
  process.stdout.write('x'.repeat(Number(line)) + '\\n');
}
`;

/** As much as these children need, however busy the machine is. */
const LIMITS: QuestionLimits = { time: 600_000, processor: 600 };

const answering = async (mostLetters: number, clock = new FakeClock()): Promise<LimitedChild> => {
  const folder = await mkdtemp(join(tmpdir(), 'child-'));
  const script = join(folder, 'letters.mjs');
  await writeFile(script, LETTERS);
  const child = new LimitedChild(pathToFileURL(script), mostLetters, 640, clock);
  onTestFinished(async () => {
    child.kill();
    await rm(folder, { recursive: true });
  });
  return child;
};

test('[V4] a child process answers line by line within the length limit', async () => {
  const child = await answering(300_001);
  expect(await child.ask('200000', LIMITS)).toHaveLength(200_000);
  expect(await child.ask('300000', LIMITS)).toHaveLength(300_000);
  expect(await child.ask('0', LIMITS)).toBe('');
  expect(child.hasEnded).toBe(false);
});

test('[V4] a child process that exceeds the length is ended without an answer', async () => {
  const child = await answering(300_001);
  expect(await child.ask('3000000', LIMITS)).toEqual({ none: 'too-long' });
  expect([child.hasEnded, await child.ask('1', LIMITS)]).toEqual([true, { none: 'too-long' }]);
});

test('[V4] a child process that exits gives no answer', async () => {
  const child = await answering(10);
  expect(await child.ask('-1', LIMITS)).toEqual({ none: 'ended' });
});

test('[Q18] a child process is killed at its processor limit', async () => {
  const clock = new FakeClock();
  const child = await answering(10, clock);
  let answer: unknown;
  void child.ask('on', { time: 600_000, processor: 0.1 }).then((what) => {
    answer = what;
  });
  // Its clock hardly moves: only the processor's time can end it.
  await expect.poll(() => clock.pass(500).then(() => answer), { timeout: 30_000 }).toEqual({ none: 'ended' });
  expect(clock.now() - new FakeClock().now()).toBeLessThan(600_000);
});

test('[Q18] a child process is killed at its time limit whatever it does', async () => {
  const clock = new FakeClock();
  const child = await answering(10, clock);
  const answer = child.ask('on', { time: 5_000, processor: 600 });
  await clock.pass(5_000);
  expect(await answer).toEqual({ none: 'ended' });
});
