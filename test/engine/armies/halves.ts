import { groupOf } from '../../../src/engine/armies/groups.ts';
import type { ModifierDefinition, Module } from '../../../src/engine/index.ts';
import { cellSubjectId, placeOfCellName } from '../../../src/engine/modifiers/subject.ts';
import { type BoardId, type CellId, isRefusal } from '../../../src/table/index.ts';
import { counter } from '../../features/counters/rules/game.ts';
import type { Play } from '../../support/table.ts';

/** The field of support.ts, cut in two between D and E: cells are called as on the whole of it. */

export const [WEST, EAST] = ['Field/West' as BoardId, 'Field/East' as BoardId];
export const COLUMNS = 'ABCDEFGH';

/** The cell of a half of the field, by its label on the whole. */
export const halved = (cell: string): { readonly board: 'West' | 'East'; readonly cell: CellId } => {
  const column = COLUMNS.indexOf(cell[0] as string);
  return column < 4
    ? { board: 'West', cell: cell as CellId }
    : { board: 'East', cell: `${COLUMNS[column - 4]}${cell.slice(1)}` as CellId };
};

/** The label on the whole of a cell that a half calls so. */
export const whole = (home: string, called: string): string => {
  const { in: board, cell } = placeOfCellName(home as BoardId, called as CellId);
  return board === EAST ? `${COLUMNS[COLUMNS.indexOf(cell[0] as string) + 4]}${cell.slice(1)}` : cell;
};

export const link = (
  name: string,
  from: string,
  to: string,
  more: Partial<ModifierDefinition> = {},
): ModifierDefinition => ({
  name,
  of: 'cell',
  scope: 'game',
  match: '',
  change: 'link',
  cells: [from, to],
  precedence: 0,
  ...more,
});

export const half = (cell: string): string => {
  const { board, cell: label } = halved(cell);
  return cellSubjectId(`Field/${board}` as BoardId, label);
};

/** The same game with the field cut in two between D and E, and a link from each cell of D to the one of E beside it. */
export const cut = (module: Module): Module => {
  const [field, ...maps] = module.maps;
  const [main] = field?.boards ?? [];
  if (!field || main?.grid.kind !== 'square') throw new Error('no field of squares');
  const boards = (['West', 'East'] as const).map((name) => ({
    ...main,
    name,
    grid: { ...main.grid, columns: 4 },
    terrain: Object.fromEntries(
      Object.entries(main.terrain).map(([kind, cells]) => [
        kind,
        cells.map(halved).flatMap(({ board, cell }) => (board === name ? [cell] : [])),
      ]),
    ),
    edges: Object.fromEntries(
      Object.entries(main.edges ?? {}).map(([kind, chains]) => [
        kind,
        chains.flatMap((chain) => {
          const own = chain.map(halved).flatMap(({ board, cell }) => (board === name ? [cell] : []));
          return own.length > 1 ? [own] : [];
        }),
      ]),
    ),
  }));
  const seams = [1, 2, 3, 4, 5, 6].map((row) => link(`Seam ${row}`, half(`D${row}`), half(`E${row}`)));
  return {
    ...module,
    maps: [{ ...field, boards: boards as typeof field.boards }, ...maps],
    setup: module.setup.map((stack) => (stack.cell === undefined ? stack : { ...stack, ...halved(stack.cell) })),
    modifiers: [...seams, ...(module.modifiers ?? [])],
  };
};

export const bend = (name: string, change: string, more: Partial<ModifierDefinition>): ModifierDefinition => ({
  name,
  of: 'piece',
  scope: 'game',
  match: '',
  change,
  precedence: 5,
  ...more,
});

export const BENDS = [
  bend('Horn', 'MovePoints + 1', { on: { prototype: 'stone' }, scope: 'within 2', match: 'Class = pikeman' }),
  bend('Fear', 'MovePoints - 1', { near: [{ of: 'piece', scope: 'adjacent', match: 'Class = horse' }] }),
  bend('Mud', 'cost + 1', { of: 'step', on: { prototype: 'city' }, scope: 'adjacent' }),
];
export const COUNTERS = [
  counter('Points', 'Field', { sum: 'MovePoints' }),
  counter('Keen', 'Field', { match: 'MovePoints > 2' }),
];

export const groupAt = (game: Play, id: string) => {
  const unit = game.table.get('piece', id);
  const group = groupOf(game.table, unit ? [unit] : []);
  return isRefusal(group) ? undefined : group;
};
