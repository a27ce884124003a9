import { expect, it } from 'vitest';
import { Bot, type Values } from '../../secrecy/bot.ts';
import { CHESS } from '../../support/games/chess.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { ANN, BEN } from '../../support/table.ts';

const playing = async (module = moduleFrom(CHESS)): Promise<Bot> => {
  const bot = new Bot(module, [ANN, BEN], 'moves');
  await bot.type(ANN, 'game start', { module: module.module });
  const [first = '', second = ''] = module.sides.map(({ name }) => name);
  await bot.type(ANN, 'game join', { side: first });
  await bot.type(BEN, 'game join', { side: second });
  await bot.begin(ANN);
  return bot;
};

const offered = async (bot: Bot, option: string, values: Values = {}, typed = ''): Promise<readonly string[]> => {
  await bot.complete(ANN, 'move', option, typed, values);
  const offers = JSON.parse(bot.heard.get(ANN)?.at(-1)?.slice('offers '.length) ?? '[]') as { value: string }[];
  return offers.map(({ value }) => value);
};

const answer = async (bot: Bot, values: Values): Promise<string> => {
  await bot.type(ANN, 'move', values);
  return bot.heard.get(ANN)?.at(-1) ?? '';
};

it('[G1] /move offers movable pieces and their targets, captures included', async () => {
  const bot = await playing();
  expect([...(await offered(bot, 'to', { piece: 'B1' }))].sort()).toEqual(['A3', 'C3']);
  expect([...(await offered(bot, 'to', { piece: 'E2' }))]).toEqual(['E3', 'E4']);
  expect(await offered(bot, 'to', { piece: 'E2' }, 'E4')).toEqual(['E4']);
  expect(await offered(bot, 'to', { piece: 'A1' })).toEqual([]);
  const movers = await offered(bot, 'piece');
  expect(movers.filter((value) => /rook|queen|king|bishop/i.test(value))).toEqual([]);
  expect(movers).toHaveLength(10);
  await bot.type(ANN, 'move', { piece: 'E2', to: 'E4' });
  await bot.type(BEN, 'move', { piece: 'D7', to: 'D5' });
  expect([...(await offered(bot, 'to', { piece: 'E4' }))].sort()).toEqual(['D5', 'E5']);
  expect(await answer(bot, { piece: 'E4', to: 'D5' })).toMatch(/takes \*\*pawn\*\* D5/i);
});

it('/move completes the last of several `via:` cells', async () => {
  const bot = await playing();
  const via = (typed: string): Promise<readonly string[]> => offered(bot, 'via', { piece: 'E2' }, typed);
  expect(await via('E')).toEqual(['E3', 'E4']);
  expect(await via('E3,E4')).toEqual(['E3, E4']);
  expect(await via('D3, E3, e4')).toEqual(['D3, E3, E4']);
  expect(await via(',E4')).toEqual([', E4']);
});

it('[G1] a refused move names its rule in the words of players', async () => {
  const bot = await playing();
  expect(await answer(bot, { piece: 'A1', to: 'A4' })).toContain("**pawn** on **A2** is in **rook**'s way.");
  expect(await answer(bot, { piece: 'E2', to: 'D3' })).toContain(
    '**pawn** can move to **D3** only to capture an enemy',
  );
});

it('[G4] cells typed in `via:` choose between two jump paths', async () => {
  const men = (side: string, ...cells: readonly string[]) =>
    cells.map((cell) => ({
      map: 'Board',
      board: 'Board',
      cell,
      side,
      pieces: [{ prototype: 'man', name: 'Man', count: 1 }],
    }));
  const draughts = await shippedModule('draughts');
  const setup = [...men('Dark', 'C3'), ...men('Light', 'B4', 'B6', 'D4', 'D6', 'H8')];
  const bot = await playing({ ...draughts, setup });
  expect(await answer(bot, { piece: 'C3', to: 'C7' })).toMatch(/A5|E5/);
  expect(await answer(bot, { piece: 'C3', to: 'C7', via: 'E5' })).toContain('11x18x27');
});
