import { cardQueries } from '../../../src/features/cards/view/cards.ts';
import { counterQueries } from '../../../src/features/counters/view/counters.ts';
import type { CellId, ContainerId, LiveTable } from '../../../src/table/index.ts';
import { armyQueries } from '../../../src/view/armies.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { type ModifierQuestion, modifierQueries } from '../../../src/view/modifiers.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { scoreQueries } from '../../../src/view/scores.ts';
import { View } from '../../../src/view/view.ts';
import type { Viewer } from '../../../src/view/viewer.ts';

/** Everything that a view says of a game's values. */

const ON_PIECES = ['Strength', 'Worth', 'MovePoints', 'Owner', 'z', 'StackSize', 'OldMap', 'Main_C0'];
const MAIN = 'Field/Main' as ContainerId;
const CELLS = ['B1', 'B2'];

type Asked = readonly [asked: ModifierQuestion, property: string];

/** What changes with a turn: numbers, scores, results, and who is on turn. */
export const numbersIn = (table: LiveTable, viewer: Viewer): readonly string[] => {
  const view = new View(table, viewer);
  return [
    view.of(counterQueries).all(),
    view.of(scoreQueries).progress(),
    view.of(scoreQueries).results(),
    view.of(scoreQueries).final(),
    view.of(gameQueries).turn(),
    view.of(gameQueries).phase,
  ].map((part) => JSON.stringify(part) ?? '');
};

/** All of it. */
export const shownIn = (table: LiveTable, viewer: Viewer): readonly string[] => {
  const view = new View(table, viewer);
  const valued = (...asked: Asked): unknown => view.of(modifierQueries).explanation(...asked);
  const pieces = [...view.of(pieceQueries).all()];
  const kings = pieces.filter(({ name }) => name === 'king');
  const parts: readonly unknown[] = [
    pieces.map((piece) => [
      piece,
      view.of(pieceQueries).handle(piece),
      view.of(pieceQueries).properties(piece),
      view.of(pieceQueries).symbol(piece),
    ]),
    pieces.map((piece) => ON_PIECES.map((name) => view.of(pieceQueries).property(piece, name))),
    kings.map((piece) => [
      view.of(armyQueries).range([piece]),
      ...ON_PIECES.map((name) => valued({ what: 'piece', id: view.of(pieceQueries).id(piece) }, name)),
    ]),
    CELLS.flatMap((cell) => {
      const at = { in: MAIN, cell: cell as CellId };
      return [
        ...['Terrain', 'z'].map((name) => valued({ what: 'cell', ...at }, name)),
        view.of(modifierQueries).neighbours(at.in, at.cell),
      ];
    }),
    ['Red', 'Blue'].map((id) =>
      ['gold', 'SkipsTurn', 'class', 'Main_C0'].map((name) => valued({ what: 'side', id }, name)),
    ),
    ['g', 'TurnOrder', 'last-turn', 'Blue Hand_Wealth', 'Pile_C0'].map((name) => valued({ what: 'game' }, name)),
    valued({ what: 'zone', in: MAIN, zone: 'Vale' }, 'z'),
    [
      view.of(cardQueries).decks(),
      view.of(cardQueries).hands(),
      view.of(modifierQueries).all(),
      view.of(armyQueries).all(),
    ],
  ];
  return [...parts.map((part) => JSON.stringify(part)), ...numbersIn(table, viewer)];
};
