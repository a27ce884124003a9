import fc from 'fast-check';
import { expect, it } from 'vitest';
import { opening } from './acts/perform.ts';
import { doneUnseen } from './acts/unseen.ts';
import { Bot } from './bot.ts';
import { ANN, BEN, EVE, hauntedWorlds, moduleOf, PEOPLE, type World } from './world.ts';

const SEED = 20_300_901;
const WORLDS = 4;
/** More than there are acts unseen in a game. */
const ACTS = 150;

/** All that may be led or dug. */
const PIECES = ['Ghost 1', 'Ghost 2', 'Mole 1', 'Mole 2', 'Mole 3'];

const heardOf = async (world: World, isShown: boolean): Promise<readonly (readonly string[])[]> => {
  const bot = new Bot(moduleOf(world), PEOPLE, 'a');
  await opening(bot, world);
  if (isShown) for (const piece of PIECES) await bot.type(ANN, 'piece reveal', { piece });
  const before = [BEN, EVE].map((person) => bot.heard.get(person)?.length);
  for (let what = 0; what < ACTS; what += 1)
    await doneUnseen(bot, world, ANN, { what, a: what % 7, b: what % 11, back: false });
  return [BEN, EVE].map((person, i) => (bot.heard.get(person) ?? []).slice(before[i]));
};

it.each([
  { of: 'nobody was shown', isShown: false },
  { of: 'everybody was shown', isShown: true },
])('[T6] what the pairs of games do unseen with what $of, nobody else hears of', async ({ isShown }) => {
  const some = hauntedWorlds.filter(({ war, turns }) => war?.covers === true && turns !== 'after-move');
  for (const world of fc.sample(some, { seed: SEED, numRuns: WORLDS }))
    expect(await heardOf(world, isShown)).toEqual([[], []]);
});
