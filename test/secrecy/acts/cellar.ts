import { type Act, oneOf } from './act.ts';

/** What the owner of a cellar does there, by the names of what is in it: nobody else is told. */

const mole = (number: number): string => `Mole ${(number % 3) + 1}`;
const hole = (number: number): string => `Vault ${oneOf(['A1', 'A2', 'B1', 'B2'], number)}`;

/** What moves nothing, and so ends no turn; the last two look at what was hidden from everybody. */
export const STILL: readonly Act[] = [
  (bot, person, a, b) => bot.type(person, 'piece set', { piece: mole(a), property: 'Steps', value: String(b % 4) }),
  (bot, person, a) => bot.type(person, 'piece flip', { piece: mole(a) }),
  (bot, person, a, b) => bot.type(person, 'piece rotate', { piece: mole(a), facing: b % 4 }),
  (bot, person, a, b) =>
    bot.type(person, 'piece order', { piece: mole(a), to: oneOf(['top', 'up', 'down', 'bottom'], b) }),
  (bot, person, a) => bot.type(person, 'piece hide', { piece: mole(a) }),
  (bot, person, a) => bot.type(person, 'deck shuffle', { deck: oneOf(['Red Secrets', 'Green Secrets'], a) }),
  (bot, person) => bot.type(person, 'deck peek', { deck: 'Red Secrets', count: 2 }),
  (bot, person) => bot.type(person, 'deck peek', { deck: 'Green Secrets' }),
];

export const DIG: readonly Act[] = [
  (bot, person, a, b) => bot.type(person, 'move', { piece: mole(a), to: hole(b) }),
  (bot, person, a, b) => bot.type(person, 'move', { piece: hole(a), to: hole(b), units: 'all' }),
];

/** Actions of the module that choose among what is in a cellar. Others see that they are done, and no more. */
export const CHOOSE: readonly Act[] = [
  async (bot, person, a, b) => {
    for (const own of await bot.sidesOf(person))
      await bot.type(person, 'act', { name: `${own} Stow`, with: `what: ${mole(a)}; place: ${hole(b)}` });
  },
  async (bot, person, a) => {
    for (const own of await bot.sidesOf(person)) await bot.type(person, 'act', { name: `${own} Spend`, on: mole(a) });
  },
  async (bot, person, _, b) => {
    for (const own of await bot.sidesOf(person))
      await bot.type(person, 'act', { name: `${own} Dig`, with: `place: ${hole(b)}` });
  },
];

/** What is done with units among them. */
export const GATHER: readonly Act[] = [
  (bot, person) => bot.type(person, 'army form', { at: 'Vault A1' }),
  (bot, person) => bot.type(person, 'army form', { at: 'Vault A1', units: '1-2' }),
  (bot, person, a) => bot.type(person, 'army form', { at: hole(a), name: oneOf(['Diggers', 'Blind ones'], a) }),
  (bot, person, a) => bot.type(person, 'army split', { army: hole(a), units: '1' }),
  (bot, person, a) => bot.type(person, 'army disband', { army: hole(a) }),
];
