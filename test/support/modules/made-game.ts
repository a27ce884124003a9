import type { CellId, ContainerId, PersonId } from '../../../src/table/index.ts';
import { armyQueries } from '../../../src/view/armies.ts';
import { type ModifierQuestion, modifierQueries } from '../../../src/view/modifiers.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import type { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { Bot, type Leak } from '../../secrecy/bot.ts';
import { ANN, BEN, CLO } from '../table.ts';
import type { Made } from './any-module.ts';
import { CELLS } from './whole-file.ts';

/** Games of random modules, played by commands: what people do, by numbers, and all that anybody gets from it. */

/** Ann plays Red, Ben Blue, Clo looks on. */
export const PEOPLE: readonly PersonId[] = [ANN, BEN, CLO];

export interface Deed {
  readonly who: number;
  readonly what: number;
  readonly a: number;
  readonly b: number;
}

type Act = (bot: Bot, person: PersonId, a: number, b: number) => Promise<void>;

const PLACES = [...CELLS, 'hand', 'Arena', '02.01'];
const place = (number: number): string => PLACES[number % PLACES.length] as string;
const oneOf = (items: readonly string[], number: number): string => items[number % items.length] as string;

/** Does something with the piece of that number among those that a person sees. */
const nth = async (
  bot: Bot,
  person: PersonId,
  number: number,
  act: (handle: string) => Promise<void>,
): Promise<void> => {
  const handle = await bot.handle(person, number);
  if (handle !== undefined) await act(handle);
};

/** Does something at the cell of the piece of that number. */
const where = async (
  bot: Bot,
  person: PersonId,
  number: number,
  act: (cell: string) => Promise<void>,
): Promise<void> => {
  const { session } = await bot.game();
  const cell = await session.read(personViewer(person), (view) => {
    const pieces = [...view.of(pieceQueries).all()].filter((piece) => piece.where.cell !== undefined);
    return pieces[number % Math.max(1, pieces.length)]?.where.cell;
  });
  if (cell !== undefined) await act(cell);
};

const read = async (bot: Bot, person: PersonId, tell: (view: View) => unknown): Promise<void> => {
  const { session } = await bot.game();
  bot.heard.get(person)?.push(JSON.stringify(await session.read(personViewer(person), tell)));
};

const ON_PIECES = [
  'Strength',
  'MovePoints',
  'Owner',
  'Class',
  'z',
  'g',
  'Field_Pieces',
  'Main_Red power',
  'symbol',
  'LayerName',
  'StackSize',
];

/** What a value is, without how it comes about. */
const valued = (view: View, ...asked: readonly [ModifierQuestion, string]): readonly unknown[] => {
  const { base, effective } = view.of(modifierQueries).explanation(...asked);
  return [asked[0], asked[1], base, effective];
};

/** Everything that a person's view says of values, neighbours and ranges. */
export const lookAround = (bot: Bot, person: PersonId): Promise<void> =>
  read(bot, person, (view) => {
    const pieces = [...view.of(pieceQueries).all()];
    const field = 'Field/Main' as ContainerId;
    return [
      pieces.flatMap((piece) =>
        ON_PIECES.map((name) => valued(view, { what: 'piece', id: view.of(pieceQueries).id(piece) }, name)),
      ),
      pieces.map((piece) => view.of(armyQueries).range([piece])),
      CELLS.flatMap((cell) => {
        const at = { in: field, cell: cell as CellId };
        return [
          ...['Terrain', 'z', 'Supply'].map((name) => valued(view, { what: 'cell', ...at }, name)),
          view.of(modifierQueries).neighbours(at.in, at.cell),
        ];
      }),
      ['gold', 'SkipsTurn', 'class'].map((name) => valued(view, { what: 'side', id: 'Red' }, name)),
      ['g', 'TurnOrder', 'last-turn'].map((name) => valued(view, { what: 'game' }, name)),
      ['z', 'Supply'].map((name) => valued(view, { what: 'zone', in: field, zone: 'Vale' }, name)),
    ];
  });

const ACTS: readonly Act[] = [
  (bot, person, a, b) => nth(bot, person, a, (piece) => bot.type(person, 'move', { piece, to: place(b) })),
  (bot, person, a, b) => bot.type(person, 'move', { piece: place(a), to: place(b) }),
  (bot, person, a, b) =>
    where(bot, person, a, (cell) =>
      bot.type(person, 'move', { piece: cell, to: oneOf(CELLS, CELLS.indexOf(cell) + (b % 2 ? 1 : 5)) }),
    ),
  (bot, person, a) => where(bot, person, a, (at) => bot.type(person, 'army form', { at })),
  (bot, person, a, b) =>
    nth(bot, person, a, (piece) => bot.type(person, 'army engage', { army: piece, target: place(b) })),
  (bot, person) => bot.type(person, 'army return'),
  (bot, person) => bot.type(person, 'turn end'),
  (bot, person) => bot.type(person, 'turn end'),
  (bot, person) => bot.type(person, 'game undo'),
  (bot, person) => bot.type(person, 'game redo'),
  (bot, person, a) => bot.type(person, 'deck draw', { deck: 'Pile', count: 1 + (a % 4) }),
  (bot, person, a, b) => bot.type(person, 'hand play', { piece: String(1 + (a % 3)), to: place(b) }),
  (bot, person, a) => bot.type(person, 'hand discard', { piece: String(1 + (a % 3)), to: 'Heap' }),
  (bot, person, a, b) =>
    nth(bot, person, a, (piece) =>
      bot.type(person, 'piece hide', { piece, what: oneOf(['existence', 'identity'], b) }),
    ),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece reveal', { piece })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece flip', { piece })),
  (bot, person, a, b) =>
    nth(bot, person, a, (piece) =>
      bot.type(person, 'piece set', { piece, property: 'Strength', value: String(b % 5) }),
    ),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece clone', { piece })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece delete', { piece })),
  (bot, person, a) => bot.press(person, a),
  (bot, person) => bot.type(person, 'board'),
  (bot, person) => bot.type(person, 'board', { map: 'Field' }),
  (bot, person) => bot.type(person, 'piece list'),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece show', { piece })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'army show', { army: piece })),
  (bot, person) => bot.type(person, 'army list'),
  (bot, person) => bot.type(person, 'counter show'),
  (bot, person) => bot.type(person, 'counter list'),
  (bot, person) => bot.type(person, 'counter refresh'),
  (bot, person) => bot.type(person, 'score show'),
  (bot, person) => bot.type(person, 'hand show'),
  (bot, person) => bot.type(person, 'deck list'),
  (bot, person) => bot.type(person, 'game log'),
  (bot, person) => bot.type(person, 'game status'),
  (bot, person) => bot.type(person, 'game export'),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.complete(person, 'move', 'to', '', { piece })),
  (bot, person) => bot.complete(person, 'move', 'piece', ''),
  (bot, person) => lookAround(bot, person),
];

/** A game of a module, begun; `heard` makes something else of the messages that people get. */
export const newGame = ({ module }: Pick<Made, 'module'>, heard: Leak = {}): Promise<Bot> =>
  begun(new Bot(module, PEOPLE, 'made', heard));

/** The game of a bot, with all people at it. */
export const begun = async (bot: Bot): Promise<Bot> => {
  await bot.type(ANN, 'game start', { module: 'made' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.type(CLO, 'game join');
  await bot.begin(ANN);
  return bot;
};

export const perform = async (bot: Bot, { who, what, a, b }: Deed): Promise<void> => {
  const person = who < 5 ? ANN : who < 9 ? BEN : CLO;
  await (ACTS[what % ACTS.length] as Act)(bot, person, a, b);
};
