import { type Module, systems } from '../../src/engine/index.ts';
import { cells, type Grid } from '../../src/table/grid/index.ts';
import { type AnyRecord, added, apply, LiveTable } from '../../src/table/index.ts';
import type { BoardView } from '../../src/view/map-view.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';

export const hexes = (columns: number, rows: number): Grid => ({
  kind: 'hex',
  columns,
  rows,
  orientation: 'pointy',
  offset: 'odd',
  numbering: { pattern: '0101', origin: 'top', first: 1 },
});

const MODULE: Module = {
  module: 'marches',
  title: 'The Marches',
  sides: [{ name: 'Red' }, { name: 'Blue' }],
  rules: { pieces: 'owner', turns: 'free', captures: 'none' },
  maps: [],
  terrain: { forest: { colour: '#336633' }, hills: {} },
  prototypes: { unit: { symbol: 'U' } },
  setup: [],
};

/**
 * A game on one board: pieces of Red and Blue by turns, each on the cell of its number times 37; every third cell is
 * forest, every second hills.
 */
export const marches = (grid: Grid, pieces: number): { readonly view: View; readonly board: BoardView } => {
  const all = [...cells(grid)];
  const sides = ['Red', 'Blue'];
  const records: readonly unknown[] = [
    { kind: 'secret', id: 'secret', chance: '00', handles: 'ab'.repeat(32) },
    { kind: 'game', id: 'game', title: 'The Marches', host: '1', phase: 'playing' },
    { kind: 'module', id: 'module', hash: '', module: MODULE },
    { kind: 'map', id: 'Land', name: 'Land', occupied: 'stack' },
    {
      kind: 'board',
      id: 'Land/Field',
      name: 'Field',
      map: 'Land',
      grid,
      terrain: { forest: all.filter((_, i) => i % 3 === 0), hills: all.filter((_, i) => i % 2 === 0) },
    },
    ...sides.map((name, index) => ({ kind: 'side', id: name, name, index })),
    ...Array.from({ length: pieces }, (_, i) => {
      const place = { in: 'Land/Field', cell: all[(i * 37) % all.length], rank: i };
      return {
        kind: 'piece',
        id: `p${i}`,
        name: `Unit ${i + 1}`,
        prototype: 'unit',
        side: sides[i % 2],
        place,
        values: {},
      };
    }),
  ];
  const table = new LiveTable(systems);
  apply(table, added(...(records as readonly AnyRecord[])));
  const view = new View(table, channelViewer);
  const board = view.of(placeQueries).maps()[0]?.boards[0];
  if (!board) throw new Error('a game without a board');
  return { view, board };
};
