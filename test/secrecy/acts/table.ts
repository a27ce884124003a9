import { ANN, BEN, CLO, EVE } from '../worlds/world.ts';
import { type Act, oneOf } from './act.ts';
import { clocked } from './rules.ts';

/** The host puts another module under the game that tells more, or asks for it. */
export const reload: Act = (bot) => bot.reload(ANN);

/** Nothing reaches the channel for more than a day, in which somebody draws. */
export const unreached: Act = async (bot) => {
  bot.block('channel', true);
  await bot.type(ANN, 'deck draw', { deck: 'Pile' });
  await bot.pass(30);
};

/**
 * What goes on around the table: who sits where, what is asked of the others and how they answer, how the game ends.
 * Who does it is said here.
 */
export const TABLE: readonly Act[] = [
  (bot, _, a) => bot.type(EVE, 'game join', { side: oneOf(['Blue', 'Green', 'Red', '$master'], a) }),
  (bot, _, a) => bot.type(oneOf([BEN, CLO, ANN], a), 'game undo', { steps: 3 }),
  (bot, _, a) => bot.answer(oneOf([ANN, BEN, CLO], a), 'agree'),
  (bot, _, a) => bot.answer(oneOf([ANN, BEN, CLO], a), 'agree'),
  (bot, _, a) => bot.answer(oneOf([ANN, BEN, CLO], a), 'agree'),
  (bot, _, a) => bot.answer(oneOf([BEN, ANN, CLO, EVE], a), 'decline'),
  (bot, _, a) => bot.type(oneOf([CLO, BEN], a), 'game leave'),
  (bot, _, a) => bot.type(oneOf([CLO, BEN], a), 'game join', { side: oneOf(['Green', 'Blue'], a) }),
  (bot, _, a) => bot.type(ANN, 'game unseat', { side: oneOf(['Green', 'Blue'], a) }),
  (bot, _, a) => bot.type(oneOf([CLO, BEN], a), 'game transfer', { person: EVE }),
  (bot, _, a) => bot.pass(oneOf([1, 13, 25, 73], a)),
  (bot, _, a) => bot.pass(oneOf([1, 13, 25, 73], a)),
  (bot, _, a) => bot.sleep(oneOf([1, 30, 80], a)),
  (bot, _, a) => bot.forget(oneOf([CLO, BEN, EVE], a)),
  async (bot, _, a) => bot.block(oneOf([BEN, CLO, ANN, 'channel'], a), a % 3 > 0),
  unreached,
  reload,
  clocked,
  clocked,
  (bot, _, a) => bot.type(ANN, 'game settings', { reminder: oneOf(['12 h', 'off'], a) }),
  (bot, _, a) => bot.type(ANN, 'game settings', { posts: oneOf(['turn', 'act'], a) }),
  (bot, _, a) => bot.type(ANN, 'game settings', { language: oneOf(['Deutsch', 'English'], a) }),
];

/** What ends a game, and what may be done then. */
export const END: readonly Act[] = [
  async (bot) => {
    await bot.type(ANN, 'game stop');
    await bot.answer(ANN, 'stop');
  },
  async (bot, _, a) => {
    const person = oneOf([ANN, BEN, CLO], a);
    await bot.type(person, 'game verify');
    await bot.answer(person, 'publish');
  },
  (bot, _, a) => bot.type(oneOf([ANN, BEN, CLO], a), 'game undo'),
  (bot, _, a) => bot.answer(oneOf([ANN, BEN, CLO], a), 'agree'),
];
