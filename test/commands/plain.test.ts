import { expect, test } from 'vitest';
import type { PersonId } from '../../src/table/index.ts';
import { Bot, type Values } from '../secrecy/bot.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { textsOf } from '../support/play/screens.ts';

/** What a player reads holds no handle, nothing between `$` signs and no word of the engine (D39). */

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;

/** A handle, `$name$`, the property of a counter, a property that is no word, what only the rules read. */
const MARKS: readonly RegExp[] = [
  /`[a-z2-9]{8}`/,
  /\$[^$\n]+\$/,
  /[A-Za-z]\\?_[A-Za-z]/,
  /\b(?:MovePoints|point\\?-value|Formats read it|for each|unlink)\b/,
  /\b(?:unit|level|Class): /,
  /= (?:true|false)\b/,
  /\((?:tablut|bazaar|marches|counters)\)/,
];

const READ: readonly (readonly [words: string, values?: Values])[] = [
  ...[
    'piece list',
    'turn show',
    'play',
    'counter show',
    'counter list',
    'score show',
    'deck list',
    'hand show',
    'army list',
  ].map((words) => [words] as const),
  ...[
    'modifier list',
    'game status',
    'game seats',
    'game log',
    'game rules',
    'module list',
    'game settings',
    'board',
  ].map((words) => [words] as const),
  ...['A1', 'D4', 'D10', 'E10', 'J9', 'E5', '1 Dollar'].map((piece) => ['piece show', { piece }] as const),
  ...['Wealth (Red Hand)', 'Red points (Field)', 'Nothing'].map((name) => ['counter show', { name }] as const),
  ['army form', { at: 'E10' }],
  ['army show', { army: 'E10' }],
  ['deck show', { deck: 'Discards' }],
  ['move', { piece: 'Pikemen', to: 'A1' }],
  ['move', { piece: 'D10', to: 'D11' }],
];

const OFFERED: readonly (readonly [words: string, option: string])[] = [
  ['move', 'piece'],
  ['move', 'to'],
  ['move', 'units'],
  ['move', 'capture'],
  ['piece show', 'piece'],
  ['piece list', 'name'],
  ['army form', 'at'],
  ['army engage', 'army'],
  ['army show', 'army'],
  ['hand play', 'piece'],
  ['deck draw', 'to'],
  ['counter show', 'name'],
  ['game start', 'module'],
  ['board', 'around'],
];

test.each(['tablut', 'bazaar', 'marches', 'counters'])(
  '[D39] no player message of %s shows engine syntax',
  async (name) => {
    const module = await shippedModule(name);
    const bot = new Bot(module, [ANN, BEN], 'plain');
    await bot.type(ANN, 'game start', { module: name });
    for (const [i, who] of [ANN, BEN].entries())
      await bot.type(who, 'game join', { side: module.sides[i]?.name ?? '' });
    await bot.begin(ANN);
    for (const [words, values = {}] of READ) await bot.type(ANN, words, values);
    for (const [words, option] of OFFERED) await bot.complete(ANN, words, option, '', { piece: 'J9', deck: 'Caravan' });
    const texts = textsOf(bot.heard.get(ANN) ?? [], (value) => `\`${value}\``);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.flatMap((text) => MARKS.flatMap((mark) => mark.exec(text)?.[0] ?? []))).toEqual([]);
  },
);

test('[D39] authors can request the module’s own words', async () => {
  const module = await shippedModule('bazaar');
  const bot = new Bot(module, [ANN, BEN], 'plain');
  await bot.type(ANN, 'game start', { module: 'bazaar' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  const read = async (words: string, values: Values): Promise<string> => {
    await bot.type(ANN, words, values);
    return bot.heard.get(ANN)?.at(-1) ?? '';
  };
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.begin(ANN);
  expect(await read('counter show', { name: 'Wealth (Red Hand)', author: true })).toContain('$Red Hand_Wealth$');
  expect(await read('counter list', { author: true })).toContain('pieces that match Type = Cosmic');
  expect(await read('modifier list', { author: true })).toContain('hand + 5, for each limit');
});
