import { type Module, systems } from '../../../src/engine/index.ts';
import type { PropertyQuestion } from '../../../src/engine/modifiers/subject.ts';
import {
  type AnyRecord,
  added,
  apply,
  type BoardId,
  type CellId,
  LiveTable,
  type MapId,
  type PieceId,
  type SideId,
} from '../../../src/table/index.ts';
import { ANN } from '../../support/table.ts';
import { COSTS, type PlainModifier, type PlainPiece, type PlainStep, type PlainTable } from './plain-table.ts';

export const BOARD = 'Field/Main' as BoardId;

/** The same table as records, as a game has it. Ann plays Red, Ben plays Blue. */
export const realTable = (plain: PlainTable): LiveTable => {
  const table = new LiveTable(systems);
  apply(table, added(...recordsOf(plain)));
  return table;
};

const recordsOf = (plain: PlainTable): readonly AnyRecord[] => {
  const { pieces, modifiers, turn, ties } = plain;
  const module = moduleOf(plain);
  const board = module.maps[0]?.boards[0] as Module['maps'][number]['boards'][number];
  const sources = new Set(modifiers.flatMap(({ source }) => (source?.kind === 'piece' ? [source.id] : [])));
  return [
    { kind: 'game', id: 'game', title: 'Plain', host: ANN, phase: 'playing' },
    { kind: 'module', id: 'module', hash: '', module },
    { kind: 'map', id: 'Field' as MapId, name: 'Field', occupied: 'stack' },
    {
      kind: 'board',
      id: BOARD,
      name: 'Main',
      map: 'Field' as MapId,
      grid: board.grid,
      terrain: board.terrain as { [name: string]: CellId[] },
    },
    ...plain.sides.map(({ id }, index): AnyRecord => ({ kind: 'side', id: id as SideId, name: id, index })),
    { kind: 'turn', id: 'turn', ...turn },
    ...pieces.map(pieceRecord),
    ...[...sources].map((id): AnyRecord => ({ kind: 'source', id, since: 0 })),
    ...modifiers.map(modifierRecord),
    { kind: 'ties', id: 'ties', order: { all: ties } },
  ];
};

const pieceRecord = ({ id, owner, cell, values, seenBy }: PlainPiece, rank: number): AnyRecord => ({
  kind: 'piece',
  id: id as PieceId,
  name: id,
  ...(owner === undefined ? {} : { side: owner as SideId }),
  place: { in: BOARD, cell: cell as CellId, rank },
  values,
  ...(seenBy === undefined ? {} : { invisible: seenBy as SideId }),
});

const modifierRecord = ({ id, definition, source, since, began }: PlainModifier): AnyRecord => ({
  kind: 'modifier',
  id,
  since,
  began,
  definition,
  ...(source?.kind === 'piece' ? { piece: source.id } : {}),
});

const moduleOf = ({ domains, game, sides, cells, zones, limits }: PlainTable): Module => {
  const terrain = Object.keys(COSTS).map(
    (kind) => [kind, cells.flatMap((cell) => (cell.terrain === kind ? [cell.id] : []))] as const,
  );
  const grid = { kind: 'square', columns: 6, rows: 4, numbering: { pattern: 'A1', origin: 'top', first: 1 } } as const;
  return {
    module: 'plain',
    title: 'Plain',
    sides: sides.map(({ id, values }) => ({ name: id, values })),
    turn: { order: sides.map(({ id }) => id), ends: 'by-command' },
    rules: { pieces: 'owner', turns: 'strict', captures: 'none' },
    maps: [
      {
        name: 'Field',
        occupied: 'stack',
        boards: [{ name: 'Main', grid, terrain: Object.fromEntries(terrain), zones: zonesIn(zones) }],
      },
    ],
    terrain: Object.fromEntries(Object.entries(COSTS).map(([kind, cost]) => [kind, { cost: { default: cost } }])),
    prototypes: {},
    setup: [],
    properties: domains,
    values: game,
    limits: { hand: limits[0]?.hand ?? 0 },
  };
};

const zonesIn = (zones: PlainTable['zones']) => zones.map(({ id, cells, values }) => ({ name: id, cells, values }));

/** The question to the engine for a subject of the plain pass. */
export const questionOf = (kind: string, id: string, name: string): PropertyQuestion => {
  switch (kind) {
    case 'cell':
    case 'zone':
      return { kind, id: `${BOARD}\n${id}`, name };
    case 'step': {
      const [mover, from, to] = id.split(' ');
      return { kind, id: `${mover}\n\n${BOARD}\n${from}\n\n${BOARD}\n${to}`, name };
    }
    case 'limit':
      return { kind, id: `${id}\n\nmap\n\nField`, name };
    default:
      return { kind, id, name };
  }
};

const stepId = ({ mover, from, to }: PlainStep): string => `${mover} ${from} ${to}`;

/** Everything that can be looked at on a table: kind, id and name. */
export const questions = ({
  pieces,
  cells,
  zones,
  sides,
  steps,
  limits,
}: PlainTable): readonly (readonly [string, string, string])[] => [
  ...pieces.flatMap(({ id }) =>
    ['a', 'b', 'c', 'z', 'F', 'Traits', 'Class', 'Owner'].map((name) => ['piece', id, name] as const),
  ),
  ...cells.flatMap(({ id }) => ['Neighbours', 'Terrain'].map((name) => ['cell', id, name] as const)),
  ...zones.map(({ id }) => ['zone', id, 'z'] as const),
  ...sides.map(({ id }) => ['side', id, 'v'] as const),
  ...limits.map(({ side }) => ['limit', side, 'hand'] as const),
  ...steps.map((step) => ['step', stepId(step), 'cost'] as const),
  ['game', 'game', 'g'],
];
