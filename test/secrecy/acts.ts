import type { PersonId } from '../../src/engine/core/ids.ts';
import type { Bot } from './bot.ts';
import { ANN, BEN, CLO, type Deed, EVE } from './world.ts';

/** What people do, by numbers: nothing that they type says what is hidden. */

type Act = (bot: Bot, person: PersonId, a: number, b: number) => Promise<void>;

const CELLS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'Table'] as const;
const SIDES = ['Red', 'Blue', 'Green'] as const;
const cell = (number: number): string => CELLS[number % CELLS.length] as string;
const side = (number: number): string => SIDES[number % SIDES.length] as string;
const card = (number: number): string => String((number % 4) + 1);

const COUNTERS = ['Red Hand_Wealth', 'Green Hand_Low', 'Blue Hand_Rich', 'Red Hand_Held', 'Pile_Cards'] as const;

/** What players do. */
const PLAY: readonly Act[] = [
  (bot, person, a) => bot.type(person, 'deck draw', { deck: 'Pile', count: (a % 3) + 1 }),
  (bot, person) => bot.type(person, 'deck draw', { deck: 'Pile' }),
  (bot, person, a) => bot.type(person, 'deck draw', { deck: 'Pile', to: cell(a) }),
  (bot, person) => bot.type(person, 'deck deal', { deck: 'Pile' }),
  (bot, person) => bot.type(person, 'deck shuffle', { deck: 'Pile' }),
  (bot, person) => bot.type(person, 'deck shuffle', { deck: 'Pile', discards: true }),
  (bot, person, a) => bot.type(person, 'deck peek', { deck: 'Pile', count: (a % 3) + 1 }),
  (bot, person, a, b) =>
    bot.type(person, 'deck return', { deck: 'Pile', piece: card(a), where: ['top', 'bottom', 'random'][b % 3] as string }),
  (bot, person, a, b) => bot.type(person, 'hand play', { piece: card(a), to: cell(b) }),
  (bot, person, a, b) => bot.type(person, 'hand give', { piece: card(a), side: side(b) }),
  (bot, person, a) => bot.type(person, 'hand discard', { piece: card(a), to: 'Heap' }),
  (bot, person, a, b) => bot.type(person, 'move', { piece: cell(a), to: cell(b) }),
  (bot, person, a) => bot.type(person, 'move', { piece: cell(a), to: 'hand' }),
  (bot, person) => bot.type(person, 'turn end'),
  (bot, person) => bot.type(person, 'game undo'),
  (bot, person) => bot.type(person, 'game undo', { steps: 2 }),
  (bot, person) => bot.type(person, 'game redo'),
  (bot, person, a) => bot.press(person, a),
];

/** What covers and uncovers: the third of one's own pieces, whatever it is. */
const COVER: readonly Act[] = [
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece hide', { piece })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece hide', { piece, what: 'existence' })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece reveal', { piece })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece reveal', { piece, person: EVE })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece peek', { piece })),
  (bot, person, a, b) => nth(bot, person, a, (piece) => bot.type(person, 'piece rotate', { piece, facing: b % 4 })),
];

/** What tells without changing anything. */
const ASK: readonly Act[] = [
  (bot, person) => bot.type(person, 'board'),
  (bot, person) => bot.type(person, 'piece list'),
  (bot, person, a) => bot.type(person, 'piece show', { piece: cell(a) }),
  (bot, person) => bot.type(person, 'hand show'),
  (bot, person) => bot.type(person, 'deck list'),
  (bot, person, a) => bot.type(person, 'deck show', { deck: a % 2 ? 'Pile' : 'Heap' }),
  (bot, person) => bot.type(person, 'game log'),
  (bot, person) => bot.type(person, 'game status'),
  (bot, person) => bot.type(person, 'game export'),
  (bot, person, a) => bot.type(person, 'board', { step: String(a + 5) }),
  (bot, person, a) => bot.type(person, 'piece show', { piece: ['Cobalt', 'Dahlia', 'Ember', 'Card'][a % 4] as string }),
  (bot, person, a, b) => bot.type(person, 'move', { piece: ['Cobalt', 'Falcon', 'Card'][a % 3] as string, to: cell(b) }),
  (bot, person) => bot.complete(person, 'move', 'piece', ''),
  (bot, person, a) => bot.complete(person, 'move', 'to', '', { piece: cell(a) }),
  (bot, person) => bot.complete(person, 'piece show', 'piece', ''),
  (bot, person) => bot.complete(person, 'hand play', 'piece', ''),
  (bot, person) => bot.complete(person, 'deck draw', 'piece', '', { deck: 'Pile' }),
  (bot, person) => bot.complete(person, 'board', 'around', ''),
  (bot, person) => bot.complete(person, 'board', 'step', ''),
  (bot, person) => bot.type(person, 'counter show'),
  (bot, person) => bot.type(person, 'counter list'),
  (bot, person, a) => bot.type(person, 'counter show', { name: COUNTERS[a % COUNTERS.length] as string }),
  (bot, person, a) => bot.complete(person, 'counter show', 'name', ['', 'Red', 'Wealth'][a % 3] as string),
  (bot, person, a) => bot.type(person, 'counter define', { name: 'Worth', on: `${side(a)} Hand`, sum: 'Worth', visible: 'all' }),
  (bot, person) => bot.type(person, 'counter refresh'),
  (bot, person, a) => bot.type(person, 'counter remove', { name: COUNTERS[a % COUNTERS.length] as string }),
  (bot, person, a, b) => bot.type(person, 'piece set', { piece: cell(a), property: COUNTERS[b % COUNTERS.length] as string, value: '1' }),
  (bot, person, a) => bot.press(person, a),
];

/** Does something with the piece of that number among those that a person sees, by its handle. */
const nth = async (bot: Bot, person: PersonId, number: number, act: (handle: string) => Promise<void>): Promise<void> => {
  const handle = await bot.handle(person, number);
  if (handle !== undefined) await act(handle);
};

/** Who acts, and whether he only asks: mostly the players whose secrets they are. */
const actorOf = (who: number): { readonly person: PersonId; readonly acts: readonly Act[] } => {
  if (who < 6) return { person: ANN, acts: who < 4 ? PLAY : COVER };
  if (who < 10) return { person: CLO, acts: who < 9 ? PLAY : COVER };
  if (who < 13) return { person: BEN, acts: who < 12 ? PLAY : COVER };
  return { person: who % 3 === 0 ? EVE : BEN, acts: ASK };
};

export const perform = async (bot: Bot, { who, what, a, b }: Deed): Promise<void> => {
  const { person, acts } = actorOf(who);
  await (acts[what % acts.length] as Act)(bot, person, a, b);
};

/** The game started, seated and begun. */
export const opening = async (bot: Bot): Promise<void> => {
  await bot.type(ANN, 'game start', { module: 'masquerade' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.type(CLO, 'game join', { side: 'Green' });
  await bot.type(EVE, 'game join');
  await bot.begin(ANN);
};
