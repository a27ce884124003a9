import { matches, reads } from '../../table/expression/index.ts';
import { cellNumberOf, cellsWithinSteps, linksFromCell, neighborGraphOf } from '../../table/grid/index.ts';
import type { CellId, World } from '../../table/index.ts';
import type { ActiveModifier } from '../modifiers/active-modifiers.ts';
import { type ModifierEvaluation, modifierEvaluationOf } from '../modifiers/evaluation.ts';
import { cellSubjectId, NEIGHBORS_PROPERTY, splitBoardSubjectId } from '../modifiers/subject.ts';
import { findBoardDefinition } from '../play/pieces/zones.ts';
import type { Board, Piece } from '../play/records.ts';
import { type CrossableArea, reaches } from './area.ts';

/**
 * The cells whose step costs modifiers may change, so that a search needs to check only these. `all` if they can't be
 * found in advance.
 */
export type PossiblyModifiedCells = ReadonlySet<number> | 'all' | undefined;

/** Returns the cells whose step cost may differ from that of their terrain, roads and rivers. */
export const bentSteps = (world: World, area: CrossableArea, units: readonly Piece[]): PossiblyModifiedCells =>
  bentBy(world, area, units, [
    ['step', 'cost'],
    ['step', 'closed'],
    ['cell', 'Terrain'],
  ]);

export const bentNeighbours = (world: World, area: CrossableArea): PossiblyModifiedCells => {
  const bent = bentBy(world, area, [], [['cell', NEIGHBORS_PROPERTY]]);
  if (bent === undefined || bent === 'all') return bent;
  return new Set([...bent].flatMap((cell) => [cell, ...linksFromCell(area.net, cell)]));
};

const bentBy = (
  world: World,
  area: CrossableArea,
  units: readonly Piece[],
  names: readonly (readonly [string, string])[],
): PossiblyModifiedCells => {
  const pass = modifierEvaluationOf(world);
  const bending = names.flatMap(([kind, name]) => pass?.order.bending.get(kind)?.get(name) ?? []);
  if (!pass || bending.length === 0) return undefined;
  if (pass.order.bendsModifiers || bending.some(({ granted }) => granted.length > 0)) return 'all';
  const cells = new Set<number>();
  for (const acting of bending.flatMap((one) => one.acting))
    for (const { board, first } of area.parts) {
      const near = reachOf(pass, area, board, acting, units);
      const reached = near === 'all' ? byTerrain(pass, board, acting) : near;
      if (reached === 'all') return 'all';
      for (const cell of reached) cells.add(first + cell);
    }
  return cells;
};

const numbersOf = ({ grid }: Board, cells: readonly CellId[]): readonly number[] =>
  cells.flatMap((cell) => cellNumberOf(grid, cell) ?? []);

const reachOf = (
  pass: ModifierEvaluation,
  area: CrossableArea,
  board: Board,
  { source, compiled: { scope, definition } }: ActiveModifier,
  units: readonly Piece[],
): Iterable<number> | 'all' => {
  if (definition.cells) {
    const own = definition.cells.filter((id) => id.startsWith(`${board.id}\n`));
    return numbersOf(
      board,
      own.map((id) => splitBoardSubjectId(id)[1] as CellId),
    );
  }
  if (scope.reach === 'game' || scope.reach === 'side') return 'all';
  if (!source) return [];
  if (scope.reach === 'self')
    return units.some(({ id }) => id === source.id) ? 'all' : numbersOf(board, cellOf(board, source.kind, source.id));
  const spot = pass.spot(source, true);
  if (!spot) return [];
  if (scope.reach === 'map') return spot.map === board.map ? 'all' : [];
  if (scope.reach === 'steps' && pass.order.bendsMap && reaches(area, spot.in)) return 'all';
  if (spot.in !== board.id) return [];
  if (scope.reach === 'board') return 'all';
  if (scope.reach === 'zone')
    return spot.zones.flatMap((id) => numbersOf(board, zoneCells(pass.world, board, splitBoardSubjectId(id)[1])));
  const cell = spot.cell === undefined ? undefined : cellNumberOf(board.grid, spot.cell);
  if (cell === undefined) return [];
  return scope.reach === 'steps' ? cellsWithinSteps(neighborGraphOf(board.grid), cell, scope.most) : [cell];
};

/**
 * Returns the cells that a modifier may change, by its condition on terrain. Returns `all` if the condition reads
 * something else, or if modifiers may change the terrain itself.
 */
const byTerrain = (
  { order }: ModifierEvaluation,
  board: Board,
  { compiled: { definition, match } }: ActiveModifier,
): Iterable<number> | 'all' => {
  const name = definition.of === 'step' ? 'to.Terrain' : 'Terrain';
  const isTold =
    ![...reads(match.expression)].some((read) => read !== name) && !order.bending.get('cell')?.has('Terrain');
  const isLet = (kind?: string): boolean => matches(match.expression, () => kind);
  if (!isTold || isLet()) return 'all';
  return Object.entries(board.terrain).flatMap(([kind, cells]) => (isLet(kind) ? numbersOf(board, cells) : []));
};

const cellOf = (board: Board, kind: string, id: string): readonly CellId[] => {
  const [container, cell] = splitBoardSubjectId(id);
  return kind === 'cell' && cellSubjectId(board.id, cell as CellId) === id && container === board.id
    ? [cell as CellId]
    : [];
};

const zoneCells = (world: World, board: Board, zone: string): readonly CellId[] =>
  (findBoardDefinition(world, board.id)?.zones?.find(({ name }) => name === zone)?.cells ?? []) as readonly CellId[];
