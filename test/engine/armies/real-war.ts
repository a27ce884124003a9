import { type Module, systems } from '../../../src/engine/index.ts';
import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import { cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import {
  type AnyRecord,
  type ArmyId,
  added,
  apply,
  type CellId,
  LiveTable,
  type MapId,
  type PieceId,
  type SideId,
} from '../../../src/table/index.ts';
import { ANN } from '../../support/table.ts';
import { EDGES, isUnit, type PlainModifier, type PlainPiece, type PlainWar, PROTOTYPES, TERRAIN } from './plain-war.ts';
import type { Land } from './random-war.ts';
import { FIELD } from './support.ts';

type Board = Module['maps'][number]['boards'][number];

/** A plain war as a game has it: a table with its module, and the army of those who are to move. */
export const realWar = (war: PlainWar, { grid }: Land): LiveTable => {
  const table = new LiveTable(systems);
  const board = boardOf(war, grid);
  const sources = war.pieces.filter(({ prototype }) => war.modifiers.some(({ on }) => on === prototype));
  const records: readonly AnyRecord[] = [
    { kind: 'game', id: 'game', title: 'War', host: ANN, phase: 'playing' },
    { kind: 'module', id: 'module', hash: '', module: moduleOf(war, board) },
    { kind: 'map', id: 'Field' as MapId, name: 'Field', occupied: 'stack' },
    {
      kind: 'board',
      id: FIELD,
      name: 'Main',
      map: 'Field' as MapId,
      grid,
      terrain: board.terrain as { [name: string]: CellId[] },
    },
    ...['Red', 'Blue'].map((name, index): AnyRecord => ({ kind: 'side', id: name as SideId, name, index })),
    { kind: 'turn', id: 'turn', number: 1, position: 0 },
    ...(war.movers.length > 1
      ? [{ kind: 'army', id: 'a1' as ArmyId, name: 'Army 1', side: 'Red' as SideId, board: FIELD } as const]
      : []),
    ...war.pieces.map((piece, rank) => pieceRecord(war, piece, rank)),
    ...sources.map(({ id }): AnyRecord => ({ kind: 'source', id, since: 0 })),
    ...(war.foughtOver.length > 0 ? [battle(war)] : []),
    ...(war.strange === undefined
      ? []
      : [{ kind: 'monument', id: 'x1', place: { in: FIELD, cell: war.strange, rank: 0 } } as unknown as AnyRecord]),
  ];
  apply(table, added(...records));
  return table;
};

const pieceRecord = (
  { movers }: PlainWar,
  { id, prototype, side, cell, values }: PlainPiece,
  rank: number,
): AnyRecord => ({
  kind: 'piece',
  id: id as PieceId,
  prototype,
  name: prototype,
  ...(side === undefined ? {} : { side: side as SideId }),
  ...(movers.length > 1 && movers.includes(id) ? { army: 'a1' as ArmyId } : {}),
  place: { in: FIELD, cell: cell as CellId, rank },
  values: values as Extract<AnyRecord, { kind: 'piece' }>['values'],
});

const battle = ({ foughtOver: [a, b] }: PlainWar): AnyRecord => {
  const party = (side: string, cell: string | undefined) => ({ side: side as SideId, cell: cell as CellId, bands: [] });
  return { kind: 'battle', id: 'battle', board: FIELD, attackers: party('Red', a), defenders: party('Blue', b) };
};

const boardOf = (war: PlainWar, grid: Board['grid']): Board => {
  const cellsOf = (kind: string): readonly string[] => war.cells.filter((cell) => war.terrain.get(cell) === kind);
  const linesOf = (kind: string): readonly (readonly string[])[] =>
    war.lines.flatMap((line) => (line.kind === kind ? [[line.a, line.b]] : []));
  return {
    name: 'Main',
    grid,
    terrain: Object.fromEntries(Object.keys(TERRAIN).map((kind) => [kind, cellsOf(kind)])),
    edges: Object.fromEntries(Object.keys(EDGES).map((kind) => [kind, linesOf(kind)])),
    zones: [{ name: 'Vale', cells: [...war.vale] }],
  };
};

const moduleOf = (war: PlainWar, board: Board): Module => ({
  module: 'war',
  title: 'War',
  sides: [{ name: 'Red' }, { name: 'Blue' }],
  turn: { order: ['Red', 'Blue'], ends: 'by-command' },
  rules: {
    pieces: 'owner',
    turns: 'strict',
    captures: 'manual',
    movePoints: 'each-turn',
    ...(war.zoneOfControl ? { zoneOfControl: true } : {}),
    ...(war.alwaysOneStep ? { alwaysOneStep: true } : {}),
  },
  limits: war.limit === undefined ? {} : { army: war.limit },
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      combat: 'no',
      ...(war.takesCities ? { captures: { pieces: 'city', by: 'enter' } } : {}),
      boards: [board],
    },
  ],
  terrain: Object.fromEntries(Object.entries(TERRAIN).map(([kind, cost]) => [kind, { cost }])),
  edges: EDGES,
  prototypes: PROTOTYPES,
  traits: Object.fromEntries(
    Object.keys(PROTOTYPES).map((prototype) => [
      prototype,
      isUnit({ prototype } as PlainPiece) ? { unit: true } : prototype === 'city' ? { level: 'city' } : {},
    ]),
  ),
  modifiers: war.modifiers.map(definitionOf),
  setup: [],
});

const definitionOf = ({
  name,
  on,
  of,
  scope,
  match,
  when,
  change,
  cells,
  precedence,
}: PlainModifier): ModifierDefinition => ({
  name,
  of,
  scope,
  match,
  change,
  precedence,
  ...(on === undefined ? {} : { on: { prototype: on } }),
  ...(when === undefined ? {} : { when }),
  ...(cells ? { cells: cells.map((cell) => cellSubjectId(FIELD, cell as CellId)) as [string, string] } : {}),
});
