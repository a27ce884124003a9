import { expect, it } from 'vitest';
import { Bot, type Values } from '../../secrecy/bot.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN } from '../../support/table.ts';

/** A tray without a grid: spots, and points at which something stands from the start. */
const TRAY = `
module: tray
title: Tray
sides: [{ name: Red }, { name: Blue }]
rules: { pieces: anyone, captures: manual }
maps:
  - name: Tray
    boards:
      - name: Tray
        grid:
          kind: free
          spots: [{ name: Far, x: 9, y: 9 }, { name: Dugout, x: 1, y: 1 }, { name: Bench, x: 3, y: 1 }]
          points: [{ name: Dugout 2, x: 1.4, y: 1.6 }, { name: Bench 2, x: 3.4, y: 1.6 }]
prototypes: { runner: {}, blocker: {}, thrower: {} }
setup:
  - { at: Dugout, side: Red, pieces: [{ prototype: runner, name: Runner }] }
  - { at: Dugout 2, side: Blue, pieces: [{ prototype: blocker, name: Blocker }] }
  - { at: Bench 2, side: Blue, pieces: [{ prototype: thrower, name: Thrower, count: 2 }] }
`;

const playing = async (): Promise<Bot> => {
  const bot = new Bot(moduleFrom(TRAY), [ANN, BEN], 'free');
  await bot.type(ANN, 'game start', { module: 'tray' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.begin(ANN);
  return bot;
};

const offered = async (bot: Bot, piece: string, typed = ''): Promise<readonly string[]> => {
  await bot.complete(ANN, 'move', 'to', typed, { piece });
  const offers = JSON.parse(bot.heard.get(ANN)?.at(-1)?.slice('offers '.length) ?? '[]') as { value: string }[];
  return offers.map(({ value }) => value);
};

const answer = async (bot: Bot, values: Values): Promise<string> => {
  await bot.type(ANN, 'move', values);
  return bot.heard.get(ANN)?.at(-1) ?? '';
};

it('[V6] on a board without cells, targets are spots by distance, or pieces', async () => {
  const bot = await playing();
  expect(await offered(bot, 'Runner')).toEqual(['Dugout 2', 'Bench', 'Bench 2', 'Far']);
  expect(await offered(bot, 'Runner', 'be')).toEqual(['Bench', 'Bench 2']);
  expect(await answer(bot, { piece: 'Runner', to: 'blocker' })).toContain('Dugout 2');
  await answer(bot, { piece: 'Blocker', to: 'Far' });
  expect(await answer(bot, { piece: 'Runner', to: 'Thrower' })).toContain('Bench 2');
  // The point at which nothing stands any more is offered no more.
  expect(await offered(bot, 'Runner')).toEqual(['Bench', 'Dugout', 'Far']);
  expect(await answer(bot, { piece: 'Runner', to: 'Nobody' })).toContain('Nobody');
});
