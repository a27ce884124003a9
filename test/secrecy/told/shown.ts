import type { CellId, ContainerId } from '../../../src/engine/core/ids.ts';
import type { LiveTable } from '../../../src/engine/core/table.ts';
import type { questionOf } from '../../../src/view/modifiers.ts';
import { View } from '../../../src/view/view.ts';
import type { Viewer } from '../../../src/view/viewer.ts';

/** Everything that a view says of a game's values. */

const ON_PIECES = ['Strength', 'Worth', 'MovePoints', 'Owner', 'z', 'StackSize', 'OldMap', 'Main_C0'];
const MAIN = 'Field/Main' as ContainerId;
const CELLS = ['B1', 'B2'];

type Asked = Parameters<typeof questionOf>;

/** What changes with a turn: numbers, scores, results, and who is on turn. */
export const numbersIn = (table: LiveTable, viewer: Viewer): readonly string[] => {
  const view = new View(table, viewer);
  return [view.counters(), view.progress(), view.results(), view.finalScores(), view.turn(), view.phase].map(
    (part) => JSON.stringify(part) ?? '',
  );
};

/** All of it. */
export const shownIn = (table: LiveTable, viewer: Viewer): readonly string[] => {
  const view = new View(table, viewer);
  const valued = (...asked: Asked): unknown => view.explanation(...asked);
  const pieces = [...view.pieces()];
  const kings = pieces.filter(({ name }) => name === 'king');
  const parts: readonly unknown[] = [
    pieces.map((piece) => [piece, view.handle(piece), view.properties(piece), view.symbol(piece)]),
    pieces.map((piece) => ON_PIECES.map((name) => view.property(piece, name))),
    kings.map((piece) => [
      view.range([piece]),
      ...ON_PIECES.map((name) => valued({ what: 'piece', id: view.id(piece) }, name)),
    ]),
    CELLS.flatMap((cell) => {
      const at = { in: MAIN, cell: cell as CellId };
      return [
        ...['Terrain', 'z'].map((name) => valued({ what: 'cell', ...at }, name)),
        view.neighbours(at.in, at.cell),
      ];
    }),
    ['Red', 'Blue'].map((id) =>
      ['gold', 'SkipsTurn', 'class', 'Main_C0'].map((name) => valued({ what: 'side', id }, name)),
    ),
    ['g', 'TurnOrder', 'last-turn', 'Blue Hand_Wealth', 'Pile_C0'].map((name) => valued({ what: 'game' }, name)),
    valued({ what: 'zone', in: MAIN, zone: 'Vale' }, 'z'),
    [view.decks(), view.hands(), view.modifiers(), view.armies()],
  ];
  return [...parts.map((part) => JSON.stringify(part)), ...numbersIn(table, viewer)];
};
