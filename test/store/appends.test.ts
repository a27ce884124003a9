import { setImmediate as endOfTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AppendQueue, type AppendRow } from '../../src/store/appends.ts';

const row = (key: string, text = ''): AppendRow => ({ key, text, behind: undefined });
const rows = (count: number): readonly AppendRow[] => Array.from({ length: count }, (_, i) => row(`row ${i}`));

/** What became of rows that come at the same moment, and how many rows each statement had. `taken`: keys there before. */
const written = async (added: readonly AppendRow[], taken: readonly string[] = []) => {
  const there = new Set(taken);
  const statements: number[] = [];
  const queue = new AppendQueue(async (batch) => {
    statements.push(batch.length);
    const free = new Set(batch.map(({ key }) => key).filter((key) => !there.has(key)));
    for (const key of free) there.add(key);
    return free;
  });
  return { became: await Promise.all(added.map((one) => queue.add(one))), statements };
};

describe('rows appended at the same moment', () => {
  it('rows appended at the same moment share one statement, up to 256 rows', async () => {
    expect((await written(rows(256))).statements).toEqual([256]);
    expect((await written(rows(257))).statements).toEqual([256, 1]);
  });

  it('rows appended together share one statement up to 256 K characters', async () => {
    const half = 'x'.repeat(128 * 1024);
    expect((await written([row('a', half), row('b', half)])).statements).toEqual([2]);
    expect((await written([row('a', half), row('b', `${half}x`)])).statements).toEqual([1, 1]);
    expect((await written([row('a', half.repeat(3)), row('b')])).statements).toEqual([1, 1]);
  });

  it('rows appended together each get their result; a repeated key conflicts', async () => {
    const { became, statements } = await written([row('a'), row('a'), row('b'), row('c')], ['b']);
    expect(became).toEqual(['written', 'conflict', 'conflict', 'written']);
    expect(statements).toEqual([1, 3]);
  });

  it('rows of a statement fail together, and later rows wait for the next', async () => {
    const seen: string[][] = [];
    const answers: ((fails: boolean) => void)[] = [];
    const queue = new AppendQueue((batch) => {
      seen.push(batch.map(({ key }) => key));
      return new Promise((resolve, reject) => {
        answers.push((fails) => (fails ? reject(new Error('lost')) : resolve(new Set(batch.map(({ key }) => key)))));
      });
    });
    const first = [queue.add(row('a')), queue.add(row('b'))];
    await endOfTurn();
    const later = [queue.add(row('c')), queue.add(row('d'))];
    expect(seen).toEqual([['a', 'b']]);
    answers[0]?.(true);
    expect(await Promise.all(first)).toEqual(['unknown', 'unknown']);
    await endOfTurn();
    expect(seen).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    answers[1]?.(false);
    expect(await Promise.all(later)).toEqual(['written', 'written']);
  });
});
