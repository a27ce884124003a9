import { expect, it } from 'vitest';
import { MARKET } from '../engine/actions/market.ts';
import { Bot, type Values } from '../secrecy/bot.ts';
import { moduleFrom } from '../support/modules.ts';
import { ANN, BEN } from '../support/table.ts';

const playing = async (): Promise<Bot> => {
  const bot = new Bot(moduleFrom(MARKET), [ANN, BEN], 'acts');
  await bot.type(ANN, 'game start', { module: 'market' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.begin(ANN);
  return bot;
};

const offered = async (bot: Bot, option: string, values: Values = {}, typed = ''): Promise<readonly string[]> => {
  await bot.complete(ANN, 'act', option, typed, values);
  const offers = JSON.parse(bot.heard.get(ANN)?.at(-1)?.slice('offers '.length) ?? '[]') as { name: string }[];
  return offers.map(({ name }) => name);
};

const answer = async (bot: Bot, values: Values): Promise<string> => {
  const before = bot.heard.get(ANN)?.length ?? 0;
  await bot.type(ANN, 'act', values);
  return (bot.heard.get(ANN) ?? []).slice(before).join('\n');
};

it('[G9] offers what can be done now, with its cost, and what can be chosen for it', async () => {
  const bot = await playing();
  expect(await offered(bot, 'name')).toEqual([
    'Buy (costs 6, 17 or 0)',
    'Trade (costs 6, 17 or 0)',
    'Fill',
    'Drill',
    'Test',
    'Send',
    'Loop',
  ]);
  expect(await offered(bot, 'on', { name: 'Buy' })).toEqual([
    expect.stringMatching(/^lamp.*A1.*\(costs 6\)$/),
    expect.stringMatching(/^ring.*B1.*\(costs 17\)$/),
    expect.stringMatching(/^gift.*C1.*\(costs 0\)$/),
  ]);
  expect(await offered(bot, 'with', { name: 'Drill', on: 'A2' })).toEqual(['1', '2', '3']);
  expect(await offered(bot, 'with', { name: 'Drill', on: 'A2' }, '2; ')).toEqual([expect.stringContaining('2; Bran')]);
  expect(await offered(bot, 'pay', { name: 'Buy', on: 'A1' })).toContain('crown, penny (the least that will do)');
});

it('[G9] [G10] says who did what with what, and what followed; others hear what they may see', async () => {
  const bot = await playing();
  expect(await answer(bot, { name: 'Buy', on: 'lamp' })).toContain('does **Buy** with **lamp**');
  const told = bot.heard.get(BEN)?.join('\n') ?? '';
  expect(told).toContain('does **Buy**');
  expect(told).not.toContain('note');
  expect(await answer(bot, { name: 'Drill', on: 'A2', with: 'friend: B2; by: 2' })).toContain(
    'does **Drill** with **Ayla** (by **2**; friend **Bran**)',
  );
});

it('[G9] refusals name what would do', async () => {
  const bot = await playing();
  expect(await answer(bot, { name: 'Byu' })).toContain('Choose **Buy**.');
  expect(await answer(bot, { name: 'Buy' })).toContain('Say with what you do **Buy**: `on:` completes');
  expect(await answer(bot, { name: 'Buy', on: 'A1', pay: 'crown' })).toContain('costs 6, and that is worth 5');
  expect(await answer(bot, { name: 'Drill', on: 'A2', with: 'many' })).toContain('is a whole number, such as 2');
});
