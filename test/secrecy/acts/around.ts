import type { PersonId } from '../../../src/table/index.ts';
import type { Bot } from '../bot.ts';
import { HAUNTS } from '../worlds/war.ts';
import { ANN, BEN, CLO, EVE } from '../worlds/world.ts';
import { type Act, nth, oneOf } from './act.ts';

/**
 * What goes before something that is done unseen, and what comes after it: where it could show. The person is who does
 * it.
 */

/** Ben asks to take back what Clo drew. */
export const askBack: Act = async (bot) => {
  await bot.type(BEN, 'deck draw', { deck: 'Pile' });
  await bot.type(CLO, 'deck draw', { deck: 'Pile' });
  await bot.type(BEN, 'game undo', { steps: 2 });
};

export const BEFORE: readonly Act[] = [
  async () => undefined,
  (bot) => bot.type(BEN, 'game undo'),
  (bot) => bot.type(CLO, 'game undo', { steps: 2 }),
  (bot) => bot.pass(25),
  (bot) => bot.type(EVE, 'game join', { side: 'Blue' }),
  (bot) => bot.type(BEN, 'game transfer', { person: EVE }),
  (bot) => bot.type(BEN, 'deck draw', { deck: 'Pile' }),
  (bot) => bot.type(CLO, 'deck peek', { deck: 'Pile', count: 2 }),
  async (bot) => {
    await bot.type(BEN, 'deck shuffle', { deck: 'Pile' });
    await bot.type(BEN, 'game undo', { steps: 2 });
  },
  askBack,
];

/** Everybody agrees to what is asked. */
export const agree: Act = async (bot) => {
  for (const person of [ANN, BEN, CLO]) await bot.answer(person, 'agree');
};

/** A unit of Ben's goes where a ghost may be. */
export const march: Act = async (bot, person, a, b) => {
  const onTurn = await bot.onTurn();
  if (onTurn === person) await bot.type(person, 'turn end');
  const from = await bot.unitAt(BEN, a);
  if (from !== undefined)
    await bot.type(BEN, 'move', { piece: `Marsh ${from}`, to: `Marsh ${oneOf(HAUNTS, b)}`, units: '1' });
};

/** Everybody is told of it, and so many others as count what is done may tell something beside it. */
export const shuffle: Act = (bot, person) => bot.type(person, 'deck shuffle', { deck: 'Pile' });

const asked = async (bot: Bot, person: PersonId): Promise<void> => {
  await bot.type(person, 'game log');
  await bot.type(person, 'game export');
  await bot.type(person, 'game status');
  await bot.complete(person, 'board', 'step', '');
};

/** Who says nothing for a day has no say in who sits there. */
const seated = async (bot: Bot, side: string): Promise<void> => {
  await bot.pass(25);
  await bot.type(EVE, 'game join', { side });
};

/** The last ones do in the open what may have been done unseen. */
export const AFTER: readonly Act[] = [
  agree,
  (bot) => bot.answer(BEN, 'decline'),
  march,
  march,
  (bot, _, a) => asked(bot, oneOf([BEN, EVE], a)),
  (bot) => bot.pass(13),
  (bot, _, a) => seated(bot, oneOf(['Red', 'Green', 'Blue'], a)),
  (bot, _, a) => bot.press(BEN, a),
  (bot) => bot.type(BEN, 'game undo'),
  (bot) => bot.type(BEN, 'game redo'),
  (bot, person) => bot.type(person, 'turn end'),
  async (bot, person, a) => {
    const at = await bot.unitAt(person, a % 2);
    if (at !== undefined) await bot.type(person, 'army form', { at: `Marsh ${at}` });
  },
  async (bot, person) => {
    const at = await bot.unitAt(person, 0);
    if (at !== undefined) await bot.type(person, 'army form', { at: `Marsh ${at}` });
  },
  async (bot, person, a, b) => {
    const at = await bot.unitAt(person, a);
    if (at !== undefined)
      await bot.type(person, 'move', { piece: `Marsh ${at}`, to: `Marsh ${oneOf(HAUNTS, b)}`, units: '1' });
  },
  (bot, person, a, b) =>
    nth(bot, person, a, (piece) =>
      bot.type(person, 'piece set', { piece, property: 'Strength', value: String(b % 6) }),
    ),
  shuffle,
  (bot, person) => bot.type(person, 'deck peek', { deck: 'Pile' }),
  (bot, person) => bot.type(person, 'deck draw', { deck: 'Pile', count: 2 }),
];
