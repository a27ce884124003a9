import { expect, test } from 'vitest';
import type { PersonId } from '../../src/table/index.ts';
import { Bot, type Values } from '../secrecy/bot.ts';
import { freeBazaar } from '../support/games/free-bazaar.ts';
import { shippedModule } from '../support/modules/shipped.ts';

/** What is alike stands together in lists and offers, and is named by what one can read (D39). */

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;

const playing = async (name: string, ...sides: readonly [string, string]): Promise<Bot> => {
  const module = name === 'bazaar' ? await freeBazaar() : await shippedModule(name);
  const bot = new Bot({ ...module, rules: { ...module.rules, changes: 'host' } }, [ANN, BEN], 'alike');
  await bot.type(ANN, 'game start', { module: name });
  await bot.type(ANN, 'game join', { side: sides[0] });
  await bot.type(BEN, 'game join', { side: sides[1] });
  await bot.carryOut(ANN, { kind: 'begin', actor: ANN });
  return bot;
};

/** What Ann reads in answer, blank lines and controls aside. */
const answered = async (bot: Bot, words: string, values: Values = {}): Promise<string> => {
  const heard = bot.heard.get(ANN)?.length ?? 0;
  await bot.type(ANN, words, values);
  const answer = bot.heard.get(ANN)?.[heard] ?? '';
  return String((JSON.parse(answer.slice(answer.indexOf('{"text"'))) as { text: string }).text);
};

const offered = async (bot: Bot, words: string, option: string, typed: string, values: Values = {}) => {
  await bot.complete(ANN, words, option, typed, values);
  const offers = bot.heard.get(ANN)?.at(-1)?.slice('offers '.length) ?? '[]';
  return JSON.parse(offers) as readonly { readonly name: string; readonly value: string }[];
};

const HANDLE = /`[a-z2-9]{8}`/;

test('[D39] a list counts identical pieces and shows ids only if needed', async () => {
  const marches = await playing('marches', 'Red', 'Blue');
  const list = await answered(marches, 'piece list', { side: 'Red' });
  expect(list).toContain('\n3 × Pikemen E10\n');
  expect(list).toContain('\nDuchess Rowena E10\n');
  expect(list).not.toMatch(HANDLE);
  const bazaar = await playing('bazaar', 'Red', 'Blue');
  expect(await answered(bazaar, 'hand show')).toBe('**Your hand** (5): 1 Dollar ×3, 5 Dollars ×2\nWealth: **13**');
  expect(await answered(bazaar, 'piece list')).toContain('\n3 × 1 Dollar Red Hand\n2 × 5 Dollars Red Hand');
});

test('[D39] names, armies, layers and then handles distinguish pieces in lists', async () => {
  const bot = await playing('marches', 'Red', 'Blue');
  await bot.type(ANN, 'army form', { at: 'E10', units: '1,2', name: 'Guard' });
  const among = (await answered(bot, 'piece list', { name: 'E10' })).split('\n').sort();
  expect(among).toEqual(['**Red** (4)', '2 × Pikemen E10 (Guard)', 'Duchess Rowena E10', 'Pikemen E10']);
  await bot.type(ANN, 'piece set', { piece: 'Pikemen E11', property: 'Steps', value: '1' });
  expect(await answered(bot, 'piece list', { name: 'E11' })).toBe(
    '**Red** (2)\nPikemen E11 (reduced)\nPikemen E11 (full)',
  );
  await bot.type(ANN, 'piece set', { piece: 'Pikemen G5', property: 'Strength', value: '9' });
  const list = await answered(bot, 'piece list', { name: 'G5' });
  expect(
    list
      .split('\n')
      .slice(1)
      .every((line) => HANDLE.test(line)),
  ).toBe(true);
});

test('[D39] pieces of the same name on a cell are distinguished by side', async () => {
  const bot = await playing('marches', 'Red', 'Blue');
  await bot.type(ANN, 'piece give', { piece: 'Horsemen F10', side: 'Blue' });
  const offers = await offered(bot, 'piece show', 'piece', 'horsemen f10');
  expect(offers.map(({ value }) => value).sort()).toEqual(['Blue Horsemen F10', 'Red Horsemen F10']);
  for (const side of ['Red', 'Blue'])
    expect(await answered(bot, 'piece show', { piece: `${side} Horsemen F10` })).toContain(`**${side}**, at`);
});

test('[D39] a choice for identical pieces picks any of them', async () => {
  const bazaar = await playing('bazaar', 'Red', 'Blue');
  const cards = await offered(bazaar, 'hand discard', 'piece', '');
  expect(cards).toEqual([
    { name: '1. 1 Dollar (one of 3)', value: '1' },
    { name: '4. 5 Dollars (one of 2)', value: '4' },
  ]);
  const next = await offered(bazaar, 'hand discard', 'piece', '4, 5 Dollars, ');
  expect(next.map(({ name }) => name)).toEqual(['4, 5 Dollars, 1. 1 Dollar (one of 3)']);
  expect(await answered(bazaar, 'hand discard', { piece: '1, 1 Dollar, 4', to: 'Discards' })).toContain(
    '<@100000000000000001> moves **5 Dollars** and 2 × **1 Dollar** from Red Hand to Discards',
  );
  const marches = await playing('marches', 'Red', 'Blue');
  const pikemen = (await offered(marches, 'move', 'piece', 'e11'))[0];
  expect(pikemen).toEqual({ name: 'Pikemen at E11 (Red, one of 2)', value: 'Pikemen E11' });
  expect(await answered(marches, 'move', { piece: pikemen?.value ?? '', to: 'E12' })).toContain(
    'moves **Pikemen** E11 → E12',
  );
  const among = await answered(marches, 'piece show', { piece: 'E10' });
  expect(among).toBe(
    "**E10** could be several pieces: Pikemen E10 or Duchess Rowena E10. Choose one as it's written here.",
  );
  for (const piece of ['Pikemen E10', 'Duchess Rowena E10'])
    expect(await answered(marches, 'piece show', { piece })).toMatch(/^\*\*(Pikemen|Duchess Rowena)\*\*\n/);
});

test('[D53] a shared name means the only piece that can move', async () => {
  const go = await playing('go-9', 'Black', 'White');
  await go.type(ANN, 'move', { piece: 'Stone', to: 'D4' });
  await go.type(BEN, 'move', { piece: 'Stone', to: 'F6' });
  const moved = await answered(go, 'move', { piece: 'Stone', to: 'C4' });
  expect(moved).not.toContain('can be several');
  expect(await answered(go, 'piece list', { name: 'C4' })).toContain('Stone');
});
