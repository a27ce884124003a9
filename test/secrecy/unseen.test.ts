import fc from 'fast-check';
import { expect, it } from 'vitest';
import { disclosuresOf } from '../../src/engine/index.ts';
import type { ModifierDefinition } from '../../src/engine/modifiers/form.ts';
import type { PersonId } from '../../src/table/index.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { runs } from '../support/runs.ts';
import { opening } from './acts/perform.ts';
import { doneUnseen } from './acts/unseen.ts';
import { Bot } from './bot.ts';
import { sightIn } from './sight.ts';
import { ANN, BEN, EVE, hauntedWorlds, moduleOf, PEOPLE, type World } from './worlds/world.ts';

const SEED = 20_300_901;
const WORLDS = runs(2);
/** More than there are acts unseen in a game. */
const ACTS = 150;

/** All that may be led or dug. */
const PIECES = ['Ghost 1', 'Ghost 2', 'Mole 1', 'Mole 2', 'Mole 3'];

const sightOf = async (bot: Bot, person: PersonId): Promise<unknown> => {
  const { session } = await bot.game();
  return session.read(personViewer(person), sightIn);
};

/** What others hear, and each act that changes what they see. */
const heardOf = async (world: World, isShown: boolean): Promise<readonly (readonly string[])[]> => {
  const bot = new Bot(moduleOf(world), PEOPLE, 'a');
  await opening(bot, world);
  // What lies on units tells whether they were stacked anew.
  for (const cell of ['A1', 'B1']) await bot.type(BEN, 'deck draw', { deck: 'Pile', to: `Marsh ${cell}` });
  if (isShown) for (const piece of PIECES) await bot.type(ANN, 'piece reveal', { piece });
  const before = [BEN, EVE].map((person) => bot.heard.get(person)?.length);
  const seen = [await sightOf(bot, BEN), await sightOf(bot, EVE)];
  for (let what = 0; what < ACTS; what += 1) {
    await doneUnseen(bot, world, ANN, { what, a: what % 7, b: what % 11, back: false });
    expect([await sightOf(bot, BEN), await sightOf(bot, EVE)], bot.lastWords).toEqual(seen);
  }
  return [BEN, EVE].map((person, i) => (bot.heard.get(person) ?? []).slice(before[i]));
};

it.each([
  { of: 'nobody was shown', isShown: false },
  { of: 'everybody was shown', isShown: true },
])('[T6] unseen acts in paired games, of which $of, stay unnoticed', async ({ isShown }) => {
  const some = hauntedWorlds.filter(
    ({ war, turns }) => war?.covers === true && war.occupied === 'stack' && (turns ?? 'free') === 'free',
  );
  for (const world of fc.sample(some, { seed: SEED, numRuns: WORLDS }))
    expect(await heardOf(world, isShown)).toEqual([[], []]);
});

it('[T6] random modifiers on hidden pieces do not leak by public counters', () => {
  const change = (
    name: string,
    to: string,
    on: NonNullable<ModifierDefinition['on']>,
    match = '',
  ): ModifierDefinition => ({
    name,
    of: 'piece',
    scope: 'side' in on ? 'same side' : 'game',
    match,
    change: to,
    precedence: 0,
    on,
  });
  const some = hauntedWorlds.filter(({ war }) => war?.covers === true && war.counters === true);
  const [world] = fc.sample(some, { seed: SEED, numRuns: 1 });
  const { derived: _, ...bare } = world ?? expect.fail('no world');
  const modifiers = [
    change('made a horse', 'Class = horse', { side: 'Red' }),
    change('stronger for all', 'Strength + 1', { side: 'Red' }),
    change('stronger by a ghost', 'Strength + 1', { piece: 'Ghost 1' }),
    change('stronger by a hand', 'Strength + 1', { side: 'Red' }, '$Red Hand_Wealth$ > 16'),
  ];
  const names = (moduleOf({ ...bare, derived: { modifiers } }).modifiers ?? []).map(({ name }) => name);
  expect(names).toContain('stronger for all');
  expect(names).not.toContain('made a horse');
  expect(names).not.toContain('stronger by a ghost');
  expect(names).not.toContain('stronger by a hand');
  // Nothing that the module declares says so of these counters.
  expect(disclosuresOf(moduleOf(bare)).find(({ by }) => by.name === 'Marsh_Horses')?.declared).toBeUndefined();
});
