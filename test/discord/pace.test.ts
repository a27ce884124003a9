import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { connectionDelayOf, waitForConnectionDelay } from '../../src/discord/pace.ts';
import { FakeClock } from '../support/clock.ts';
import { startLoopback } from '../support/discord/loopback.ts';
import { startRig } from '../support/rig.ts';

/** In milliseconds. */
const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

test('[H4] a bot delays connecting after half of the day’s connections', () => {
  const day = { total: 1000, reset_after: 20 * HOUR };
  expect(connectionDelayOf({ ...day, remaining: 501 }, 1)).toBe(0);
  expect(connectionDelayOf({ ...day, remaining: 500 }, 1)).toBe(144_000);
  expect(connectionDelayOf({ ...day, remaining: 102 }, 1)).toBe(5 * MINUTE);
  expect(connectionDelayOf({ ...day, remaining: 500 }, 16)).toBe(5 * MINUTE);
});

test('[H4] the last tenth of the connections is kept for the day', () => {
  const day = { total: 1000, reset_after: 20 * HOUR };
  expect(connectionDelayOf({ ...day, remaining: 101 }, 1)).toBe(Math.ceil((20 * HOUR) / 101));
  expect(connectionDelayOf({ ...day, remaining: 116 }, 16)).toBe(Math.ceil((20 * HOUR * 16) / 116));
  for (const remaining of [0, 1, 16]) expect(connectionDelayOf({ ...day, remaining }, 16)).toBe(20 * HOUR);
  expect(connectionDelayOf({ ...day, remaining: 600 }, 600)).toBe(20 * HOUR);
});

test('[H4] a crash loop never uses up the day’s connections', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 64 }), (life, needed) => {
      let now = 0;
      let day = { ends: 0, used: 0 };
      let fewest = 1000;
      for (let starts = 0; starts < 3000; starts += 1) {
        if (now >= day.ends) day = { ends: now + 24 * HOUR, used: 0 };
        now += connectionDelayOf({ total: 1000, remaining: 1000 - day.used, reset_after: day.ends - now }, needed);
        if (now >= day.ends) day = { ends: now + 24 * HOUR, used: 0 };
        day.used += needed;
        fewest = Math.min(fewest, 1000 - day.used);
        now += life;
      }
      expect(fewest).toBeGreaterThan(0);
    }),
    { seed: 20_310_405, numRuns: 50 },
  );
});

test('[H4] a delay is logged, and an invalid token fails at once', async () => {
  const clock = new FakeClock();
  const said: object[] = [];
  const note = (data: object): void => void said.push(data);
  const log = { info: note, warn: note, error: note };
  const left = (remaining: number): (() => Promise<unknown>) => {
    const limit = { total: 1000, remaining, reset_after: 20 * HOUR, max_concurrency: 1 };
    return async () => ({ shards: 1, session_start_limit: limit });
  };
  const turn = (get: () => Promise<unknown>): Promise<void> =>
    waitForConnectionDelay({ rest: { get }, shards: undefined, log, clock });
  let isOver = false;
  const waited = turn(left(400)).then(() => {
    isOver = true;
  });
  await clock.pass(179_999);
  expect([isOver, said]).toEqual([false, [{ total: 1000, remaining: 400, pause: 180_000 }]]);
  await clock.pass(1);
  await waited;
  await turn(left(900));
  await turn(() => Promise.reject(Object.assign(new Error('401: Unauthorized'), { status: 401 })));
  await expect(turn(() => Promise.reject(new Error('no way there')))).rejects.toThrow('no way there');
  expect(said).toHaveLength(1);
});

test('[H4] a process that waits to connect stays alive', () => {
  const program = `
    const { waitForConnectionDelay } = await import('${new URL('../../src/discord/pace.ts', import.meta.url)}');
    const { systemClock: clock } = await import('${new URL('../../src/session/base/ports.ts', import.meta.url)}');
    const limit = { total: 1000, remaining: 400, reset_after: 40_000 };
    const rest = { get: async () => ({ shards: 1, session_start_limit: limit }) };
    await waitForConnectionDelay({ rest, clock, log: { warn: () => console.log('waits') } });
    console.log('connects');`;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'waits\nconnects\n' });
});

test('[H4] the bot also delays its connection to Discord in a crash loop', async () => {
  const discord = await startLoopback({ remaining: 400, resetAfter: 4_000 });
  onTestFinished(() => discord.stop());
  const rig = await startRig(discord);
  onTestFinished(() => rig.stop());
  expect(rig.faults).toEqual([
    'this bot began many connections today: it waits before the next {"total":1000,"remaining":400,"pause":10}',
  ]);
});
