import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RandomnessBeacon } from '../../../src/session/base/ports.ts';
import { drandBeacon } from '../../../src/session/games/beacon.ts';
import { FakeClock } from '../../support/clock.ts';

const URL = 'https://beacon.example/chain';
const HEX = 'ab'.repeat(32);
const GENESIS = 1_692_803_367;

interface There {
  readonly beacon: RandomnessBeacon;
  readonly clock: FakeClock;
  readonly asked: string[];
  readonly faults: string[];
}

/** A beacon whose answers are given by the end of their addresses; what is none is a failure. */
const at = (answers: (path: string, asked: number) => unknown, address = `${URL}/`): There => {
  const [clock, asked, faults]: [FakeClock, string[], string[]] = [new FakeClock(), [], []];
  const note = (data: object, message: string): void => void faults.push(`${message} ${JSON.stringify(data)}`);
  const beacon = drandBeacon(address, { clock, log: { info: note, warn: note, error: note } }, async (path) => {
    asked.push(path);
    const answer = answers(path.slice(URL.length), asked.length);
    if (answer === undefined) throw new Error('it answers 404');
    return answer;
  });
  return { beacon, clock, asked, faults };
};

const info = { period: 3, genesis_time: GENESIS, hash: 'x' };

describe('[D10] a randomness beacon', () => {
  it('[D10] a beacon is announced with a round at least five seconds ahead', async () => {
    const { beacon, clock, asked } = at(() => info);
    const round = await beacon.next();
    if (!round) throw new Error('no round');
    const ahead = round.at - clock.now();
    expect([ahead >= 5000, ahead < 8000, round.at]).toEqual([true, true, (GENESIS + (round.round - 1) * 3) * 1000]);
    expect([beacon.url, asked]).toEqual([URL, [`${URL}/info`]]);
  });

  it('[D10] a beacon is requested when due, and again while late', async () => {
    const { beacon, clock, asked, faults } = at((path, count) =>
      count < 3 ? undefined : { round: 7, randomness: HEX, signature: path },
    );
    const value = beacon.value({ round: 7, at: clock.now() + 5000 });
    await clock.pass(4999);
    expect(asked).toEqual([]);
    await clock.pass(1);
    expect(asked).toEqual([`${URL}/public/7`]);
    await clock.pass(2000);
    expect([await value, asked.length, faults]).toEqual([HEX, 3, []]);
  });

  it.each<[string, (path: string) => unknown]>([
    ['does not answer', () => undefined],
    ['answers something else', () => ({ hello: 'world' })],
    ['answers another round', () => ({ round: 8, randomness: HEX })],
    ['answers no 32 bytes', () => ({ round: 7, randomness: 'ab' })],
  ])('[D10] a beacon that %s is given up and logged', async (_what, answers) => {
    const { beacon, clock, asked, faults } = at(answers);
    expect(await beacon.next()).toBeUndefined();
    const value = beacon.value({ round: 7, at: clock.now() });
    await clock.pass(60_000);
    expect([await value, asked.length, faults.length]).toEqual([undefined, 9, 2]);
    expect(faults[0]).toContain('the randomness beacon was not heard');
  });

  it('[D10] a beacon with rounds too far apart is not used', async () => {
    expect(await at(() => ({ ...info, period: 61 })).beacon.next()).toBeUndefined();
    expect(await at(() => ({ ...info, period: 0 })).beacon.next()).toBeUndefined();
  });
});

describe('[D10] a beacon at an address', () => {
  const listening = async (
    answer: (path: string) => { readonly status: number; readonly body: string; readonly to?: string },
  ) => {
    const server = createServer(({ url = '' }, response) => {
      const { status, body, to } = answer(url);
      response.writeHead(status, to === undefined ? {} : { location: to }).end(body);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const faults: string[] = [];
    const note = (data: object): void => void faults.push(JSON.stringify(data));
    const { port } = server.address() as AddressInfo;
    const ports = { clock: new FakeClock(), log: { info: note, warn: note, error: note } };
    return { beacon: drandBeacon(`http://127.0.0.1:${port}/chain`, ports), faults };
  };

  it('[D10] a beacon is requested at its address', async () => {
    const paths: string[] = [];
    const { beacon, faults } = await listening((path) => {
      paths.push(path);
      return { status: 200, body: JSON.stringify(info) };
    });
    expect(await beacon.next()).toMatchObject({ round: expect.any(Number) });
    expect([paths, faults]).toEqual([['/chain/info'], []]);
  });

  it.each([
    ['an error', 500, ''],
    ['no JSON', 200, '<html>'],
    ['more than a beacon says', 200, JSON.stringify({ ...info, more: 'x'.repeat(30_000) })],
    ['another address', 302, ''],
  ])('[D10] a beacon that answers with %s is rejected', async (_what, status, body) => {
    const { beacon, faults } = await listening(() => ({
      status,
      body,
      ...(status === 302 ? { to: '/elsewhere' } : {}),
    }));
    expect([await beacon.next(), faults.length]).toEqual([undefined, 1]);
  });
});
