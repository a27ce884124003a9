import { SnowflakeUtil } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { RestClient } from '../../src/discord/refusals.ts';
import { MessageSearch } from '../../src/discord/search.ts';

const BOT = '1';
const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** A channel with a message of the bot each second, which bears its number. */
const channelOf = (count: number, said = (i: number): string => `board:whole:game:${i}.`) => {
  const messages = Array.from({ length: count }, (_, i) => ({
    id: String(SnowflakeUtil.generate({ timestamp: START + i * 1000, increment: 1n })),
    author: { id: BOT },
    components: [{ type: 1, components: [{ type: 2, custom_id: said(i) }] }],
  }));
  let pages = 0;
  const faults: Error[] = [];
  const get = async (_: string, { query }: { readonly query: URLSearchParams }) => {
    pages += 1;
    const fault = faults.shift();
    if (fault) throw fault;
    const [limit, after] = [Number(query.get('limit')), query.get('after')];
    const behind = after === null ? messages : messages.filter(({ id }) => BigInt(id) > BigInt(after));
    return (after === null ? behind.slice(-limit) : behind.slice(0, limit)).toReversed();
  };
  const search = new MessageSearch({ get } as unknown as RestClient, () => BOT);
  return {
    faults,
    /** How many pages were read since it was asked last. */
    read: (): number => {
      const count = pages;
      pages = 0;
      return count;
    },
    /** Which message was found, by number; the first is looked for from an hour before it on. */
    find: async (tag: string, since = START, isGivenUp = () => false, isOpen = true) => {
      const found = await search.find('channel', { marks: { tag, since }, isGivenUp, isOpen });
      return found ? messages.findIndex(({ id }) => id === found.id) : found;
    },
  };
};

describe('[H13] a channel’s messages are read once for all searches', () => {
  test('searches read a channel’s messages once, in pages of a hundred', async () => {
    const { find, read } = channelOf(1050);
    const wanted = [1049, 950, 949, 500, 0, 2000];
    const first = find(':17.');
    const others = wanted.map((number) => find(`:${number}.`));
    expect(await first).toBe(17);
    expect(await Promise.all(others)).toEqual([1049, 950, 949, 500, 0, false]);
    // The newest and the first hundred for what was asked first; then the newest, and all up to these.
    expect(read()).toBe(2 + 1 + 10);
    expect(await find(':1000.')).toBe(1000);
    expect(read()).toBe(1);
  });

  test('searches read messages from the time of their possible sending', async () => {
    const { find, read } = channelOf(3000);
    expect(await Promise.all([find(':5000.', START + 2_900_000), find(':1.', START + 2_900_000)])).toEqual([
      false,
      false,
    ]);
    expect(read()).toBe(2 * (1 + 3));
    const [newest, early, late] = [find(':2999.'), find(':10.'), find(':2650.', START + 2_800_000)];
    expect(await Promise.all([newest, early, late])).toEqual([2999, 10, 2650]);
    // What is between the two is not read.
    expect(read()).toBe(1 + 1 + 1 + 2);
  });

  test('after fifty pages the result of a search is unknown', async () => {
    const { find, read } = channelOf(6000);
    expect(await find(':4999.')).toBe(4999);
    expect(read()).toBe(1 + 50);
    expect(await find(':5000.')).toBeUndefined();
    expect(read()).toBe(1 + 50);
    const other = channelOf(6000);
    const all = [other.find(':5999.'), other.find(':5850.'), other.find(':5800.', START + 5_000_000)];
    expect(await Promise.all(all)).toEqual([5999, undefined, 5800]);
    expect(other.read()).toBe(1 + 1 + 50 + 9);
  });

  test('canceled searches read nothing and have an unknown result', async () => {
    const { find, read } = channelOf(300);
    let isOver = false;
    const first = find(':17.');
    const others = [find(':1.', START, () => isOver), find(':2.', START, () => isOver)];
    isOver = true;
    expect(await Promise.all([first, ...others])).toEqual([17, undefined, undefined]);
    expect(read()).toBe(2);
  });

  test('an error in a page affects only searches that wait for it', async () => {
    const { find, faults } = channelOf(300);
    faults.push(new Error('busy'));
    const first = find(':17.');
    const second = find(':18.');
    await expect(first).rejects.toThrow('busy');
    expect(await second).toBe(18);
  });

  test('searches of an empty channel are unknown, except in direct messages', async () => {
    const { find } = channelOf(0);
    expect(await find(':1.')).toBeUndefined();
    expect(await find(':1.', START, undefined, false)).toBe(false);
    expect(await channelOf(1).find(':1.', START - HOUR)).toBe(false);
  });

  test('searches ignore foreign messages and those without control', async () => {
    const { find } = channelOf(3, () => '');
    expect(await find(':0.')).toBe(false);
  });
});
