import type { Module } from '../../../src/engine/index.ts';
import {
  type ArmyId,
  type BoardId,
  type CellId,
  type Change,
  isRefusal,
  type LiveTable,
  type MapId,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
} from '../../../src/table/index.ts';
import { ANN, begun, type Play, play, played } from '../../support/table.ts';

/** Two small kingdoms with armies, on a board of 8 x 6 squares without diagonals: A1 at the top left. */
export const FIELD = 'Field/Main' as BoardId;
export const ARENA = 'Arena/Ring' as BoardId;
export const RESERVE = 'Reserve' as MapId;

type Stack = Module['setup'][number];

/** Pieces of a prototype on a cell of the field. */
export const at = (cell: string, side: string | undefined, prototype: string, count = 1): Stack => ({
  map: 'Field',
  board: 'Main',
  cell,
  ...(side === undefined ? {} : { side }),
  pieces: [{ prototype, name: prototype, count }],
});

export interface Terms {
  readonly limit?: number;
  readonly rules?: Partial<Module['rules']>;
  readonly terrain?: { readonly [name: string]: readonly string[] };
  readonly edges?: { readonly [name: string]: readonly (readonly string[])[] };
  readonly zones?: Module['maps'][number]['boards'][number]['zones'];
  readonly field?: Partial<Module['maps'][number]>;
  readonly grid?: Module['maps'][number]['boards'][number]['grid'];
  readonly more?: Partial<Module>;
}

/** A module with what stands on the field, and as little else as its terms say. */
export const war = (
  setup: readonly Stack[],
  { limit = 8, rules, terrain = {}, edges, zones, field, grid, more }: Terms = {},
): Module => ({
  module: 'war',
  title: 'War',
  sides: [{ name: 'Red' }, { name: 'Blue' }],
  turn: { order: ['Red', 'Blue'], ends: 'by-command' },
  rules: { pieces: 'owner', turns: 'strict', captures: 'manual', movePoints: 'each-turn', changes: 'host', ...rules },
  limits: Number.isFinite(limit) ? { army: limit } : {},
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [
        {
          name: 'Main',
          grid: grid ?? { kind: 'square', columns: 8, rows: 6, numbering: { pattern: 'A1', origin: 'top', first: 1 } },
          terrain,
          ...(edges ? { edges } : {}),
          ...(zones ? { zones } : {}),
        },
      ],
      ...field,
    },
    {
      name: 'Arena',
      occupied: 'stack',
      boards: [
        {
          name: 'Ring',
          grid: { kind: 'square', columns: 4, rows: 2, numbering: { pattern: 'A1', origin: 'top', first: 1 } },
          terrain: {},
          zones: [
            { name: 'West', cells: ['A1', 'A2'] },
            { name: 'East', cells: ['D1', 'D2'] },
          ],
        },
      ],
    },
    { name: 'Reserve', occupied: 'stack', boards: [] },
  ],
  terrain: {
    wood: { cost: { default: 2, horse: 3 } },
    bog: { cost: { default: 3, horse: 'closed' } },
    lake: { cost: { default: 'closed' } },
  },
  edges: { road: { runs: 'along', cost: { default: 1 } }, river: { runs: 'between', cost: { default: 2, horse: 1 } } },
  prototypes: {
    pikeman: { Class: 'pikeman', MovePoints: 2 },
    bowman: { Class: 'bowman', MovePoints: 2 },
    horseman: { Class: 'horse', MovePoints: 4 },
    wagon: { Class: 'wagon', MovePoints: 0 },
    scout: { Class: 'scout', MovePoints: 4, IgnoresZoneOfControl: true },
    giant: { Class: 'giant', MovePoints: 2, Covers: ['C3', 'C4', 'Z9'] },
    city: {},
    stone: {},
  },
  traits: {
    pikeman: { unit: true },
    bowman: { unit: true },
    horseman: { unit: true },
    wagon: { unit: true },
    scout: { unit: true },
    giant: { unit: true },
    city: { level: 'city' },
  },
  setup,
  ...more,
});

export const warAt = (setup: readonly Stack[], terms?: Terms): Play => begun(war(setup, terms));

/** The ids of what stands on a cell of the field, lowest first. */
export const on = ({ table }: Play, cell: string, board: BoardId = FIELD): readonly PieceId[] =>
  table.at(board, cell).map(({ id }) => id as PieceId);

export const form = (units: readonly PieceId[], name?: string, actor: PersonId = ANN): Operation<'form-army'> => ({
  kind: 'form-army',
  actor,
  units,
  name,
});

/** The army of a piece. */
export const armyOf = (table: LiveTable, id: PieceId): ArmyId | undefined => table.get('piece', id)?.army;

/** Forms an army of all that stands on a cell, and gives its id. */
export const formAt = (game: Play, cell: string, name?: string, actor: PersonId = ANN): ArmyId => {
  const units = on(game, cell);
  played(game, form(units, name, actor));
  const army = armyOf(game.table, units[0] as PieceId);
  if (!army) throw new Error('no army was formed');
  return army;
};

/** A march of units, or of a whole army, to a cell of the field. */
export const march = (
  who: readonly PieceId[],
  to: string,
  {
    army,
    path,
    captures = [],
    actor = ANN,
  }: { army?: ArmyId; path?: readonly string[]; captures?: readonly PieceId[]; actor?: PersonId } = {},
): Operation<'move'> => ({
  kind: 'move',
  actor,
  pieces: who,
  to: { in: FIELD, cell: to as CellId },
  captures,
  ...(army === undefined ? {} : { army }),
  ...(path === undefined ? {} : { path: path as readonly CellId[] }),
});

/** What an operation is refused for; undefined where it is done. */
export const refusal = (game: Play, operation: Operation): Refusal | undefined => {
  const change: Change | Refusal = play(game, operation);
  return isRefusal(change) ? change : undefined;
};

/** The units of an army in order, and its name. */
export const armyAt = (
  { table }: Play,
  id: ArmyId,
): { readonly name: string; readonly units: readonly PieceId[] } | undefined => {
  const army = table.get('army', id);
  const units = [...table.all('piece')]
    .filter((piece) => piece.army === id)
    .sort((a, b) => a.place.rank - b.place.rank);
  return army && { name: army.name, units: units.map((unit) => unit.id) };
};

export const split = (army: ArmyId, units: readonly PieceId[], name?: string): Operation<'split-army'> => ({
  kind: 'split-army',
  actor: ANN,
  army,
  units,
  name,
});
