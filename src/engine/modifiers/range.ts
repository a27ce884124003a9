import { distance, within } from '../../table/grid/index.ts';
import {
  type CellId,
  COST,
  type ContainerId,
  charge,
  isList,
  type Kind,
  type SubjectLocation,
  type World,
} from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import type { EvaluationValues } from './pass-values.ts';
import { propertyReadersOf } from './readers.ts';
import type { ModifierScope } from './scope.ts';
import {
  cellIdOfName,
  cellNameOnBoard,
  cellSubjectId,
  NEIGHBORS_PROPERTY,
  placeOfCellName,
  type Subject,
  translateCellName,
} from './subject.ts';

/** Places and distances on the map, as it is before a modifier's turn (P10). */

/** True if both places are the same cell, or the same container without cells. False if either is a whole zone. */
export const isSamePlace = (a: SubjectLocation, b: SubjectLocation): boolean =>
  a.in === b.in && a.cell === b.cell && (a.cell !== undefined || a.zones.length + b.zones.length === 0);

export const hasCommonZone = (a: SubjectLocation, b: SubjectLocation): boolean =>
  a.zones.some((zone) => b.zones.includes(zone));

/** Returns the neighbors of a cell. `board` decides how they are named. */
const neighboursAt = (
  pass: EvaluationValues,
  board: ContainerId,
  cell: CellId,
  turn: ActiveModifier,
): readonly CellId[] => {
  const found = pass.valueAt('cell', cellIdOfName(board, cell), NEIGHBORS_PROPERTY, turn);
  if (!isList(found)) return [];
  const own = placeOfCellName(board, cell).in;
  return own === board
    ? (found as readonly CellId[])
    : found.map((one) => translateCellName(board, own, one as CellId));
};

/** Returns the cells at most `most` steps away with their distances. `board` decides how the cells are named. */
const reached = (
  pass: EvaluationValues,
  board: ContainerId,
  from: CellId,
  most: number,
  turn: ActiveModifier,
): ReadonlyMap<CellId, number> => {
  const key = `range\n${turn.at}\n${turn.sub}\n${most}\n${cellSubjectId(board, from)}`;
  return pass.once(key, () => {
    const steps = new Map<CellId, number>([[from, 0]]);
    for (const [cell, way] of steps) {
      if (way >= most) continue;
      charge(COST.thing);
      for (const next of neighboursAt(pass, board, cell, turn)) if (!steps.has(next)) steps.set(next, way + 1);
    }
    return steps;
  });
};

export const countStepsBetweenPlaces = (
  pass: EvaluationValues,
  a: SubjectLocation,
  b: SubjectLocation,
  turn: ActiveModifier,
  most = Number.POSITIVE_INFINITY,
): number | undefined => {
  if (a.cell === undefined || b.cell === undefined) return undefined;
  if (a.in !== b.in && pass.order.joining.length === 0) return undefined;
  if (pass.order.bendsMap)
    return reached(pass, a.in, a.cell, most, turn).get(
      a.in === b.in ? b.cell : cellNameOnBoard(a.in, cellSubjectId(b.in, b.cell)),
    );
  const grid = pass.world.ground.get('board', a.in)?.grid;
  const steps = grid && distance(grid, a.cell, b.cell);
  return steps !== undefined && steps <= most ? steps : undefined;
};

const cellsNear = (
  pass: EvaluationValues,
  { in: board, cell }: SubjectLocation,
  most: number,
  turn: ActiveModifier,
): Iterable<CellId> => {
  if (cell === undefined) return [];
  if (pass.order.bendsMap) return reached(pass, board, cell, most, turn).keys();
  const grid = pass.world.ground.get('board', board)?.grid;
  if (!grid) return [];
  const cells = [...within(grid, cell, most)];
  charge(COST.thing * cells.length);
  return cells;
};

/**
 * Returns the subjects of a kind within a scope around a place. Subjects without a place on a board are checked one by
 * one.
 */
export const around = (
  pass: EvaluationValues,
  scope: ModifierScope,
  anchor: Subject,
  kind: string,
  turn: ActiveModifier,
): readonly string[] => {
  const spot = pass.spot(anchor);
  if (!spot) return [];
  if (!STANDING.has(kind))
    return everywhere(pass, kind).filter((id) => isTargetInModifierScope(pass, scope, anchor, { kind, id }, turn));
  if (scope.reach === 'cell') return standing(pass, kind, spot.in, spot.cell);
  if (scope.reach === 'steps') {
    const cells = [...cellsNear(pass, spot, scope.most, turn)].filter((cell) => !scope.beside || cell !== spot.cell);
    return cells.flatMap((called) => {
      const { in: board, cell } = placeOfCellName(spot.in, called);
      return standing(pass, kind, board, cell);
    });
  }
  if (scope.reach === 'zone') return inZones(pass, kind, spot.zones);
  return everywhere(pass, kind).filter((id) => isTargetInModifierScope(pass, scope, anchor, { kind, id }, turn));
};

/**
 * Returns the subjects that may be within a scope, judged by stored values because the modifier's turn is not yet
 * reached.
 */
export const candidateSubjectsInScope = (
  pass: EvaluationValues,
  scope: ModifierScope,
  anchor: Subject,
  kind: string,
): readonly string[] => {
  if (pass.order.bendsModifiers) return everywhere(pass, kind);
  const spot = pass.spot(anchor);
  if (scope.reach === 'self') {
    const about = mainSubjectOf(pass.world, anchor);
    return about.kind === kind ? [about.id] : [];
  }
  if (!STANDING.has(kind)) return everywhere(pass, kind);
  if (spot && scope.reach === 'cell') return standing(pass, kind, spot.in, spot.cell);
  if (spot && scope.reach === 'zone') return inZones(pass, kind, spot.zones);
  return everywhere(pass, kind);
};

const STANDING: ReadonlySet<string> = new Set(['cell', 'piece', 'army']);

const inZones = (pass: EvaluationValues, kind: string, zones: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  for (const zone of zones) {
    for (const reader of propertyReadersOf(pass.world.systems, 'cell')) {
      for (const cell of reader.all?.(pass.world, { zone }) ?? []) {
        const spot = reader.spot?.(pass.world, cell);
        if (spot) for (const id of standing(pass, kind, spot.in, spot.cell)) found.add(id);
      }
    }
  }
  return [...found];
};

const standing = (
  { world }: EvaluationValues,
  kind: string,
  container: ContainerId,
  cell: CellId | undefined,
): readonly string[] => {
  if (kind === 'cell') return cell === undefined ? [] : [cellSubjectId(container, cell)];
  return world.at(container, cell).flatMap((item) => (item.kind === kind ? [item.id] : []));
};

export const everywhere = ({ world }: EvaluationValues, kind: string, container?: ContainerId): readonly string[] => {
  const readers = propertyReadersOf(world.systems, kind).filter(({ all }) => all);
  if (readers.length > 0)
    return readers.flatMap(({ all }) => {
      const ids = [...(all?.(world, container === undefined ? {} : { in: container }) ?? [])];
      charge(COST.thing * ids.length);
      return ids;
    });
  return [...world.all(kind as Kind)].map(({ id }) => id);
};

/**
 * Returns the subject that a question with arguments is about, such as the mover of a step. Returns any other subject
 * itself.
 */
export const mainSubjectOf = (world: World, subject: Subject): Subject => {
  for (const reader of propertyReadersOf(world.systems, subject.kind)) {
    const about = reader.about?.(subject.id);
    if (about) return about;
  }
  return subject;
};

/** True if a target is within a modifier's scope. Without a source, this is true only for the scope `game`. */
export const isTargetInModifierScope = (
  pass: EvaluationValues,
  scope: ModifierScope,
  source: Subject | undefined,
  target: Subject,
  turn: ActiveModifier,
): boolean => {
  if (scope.reach === 'game') return true;
  if (!source) return false;
  charge(COST.thing);
  if (scope.reach === 'self') {
    const { kind, id } = mainSubjectOf(pass.world, target);
    return kind === source.kind && id === source.id;
  }
  const world = pass.isVeiled(turn) && source === turn.source ? pass.world.ground : pass.world;
  if (scope.reach === 'side') {
    const owner =
      world === pass.world ? pass.valueAt(source.kind, source.id, 'Owner', turn) : pass.veiledValue(turn, 'Owner');
    return owner !== undefined && owner === pass.valueAt(target.kind, target.id, 'Owner', turn);
  }
  const [from, to] = [pass.spot(source, world !== pass.world), pass.spot(target)];
  return from !== undefined && to !== undefined && isWithinSpot(pass, scope, from, to, turn);
};

const isWithinSpot = (
  pass: EvaluationValues,
  scope: ModifierScope,
  from: SubjectLocation,
  to: SubjectLocation,
  turn: ActiveModifier,
): boolean => {
  switch (scope.reach) {
    case 'cell':
      return isSamePlace(from, to);
    case 'board':
      return from.in === to.in;
    case 'map':
      return from.map === to.map;
    case 'zone':
      return hasCommonZone(from, to);
    case 'steps': {
      const steps = countStepsBetweenPlaces(pass, from, to, turn, scope.most);
      return steps !== undefined && !(scope.beside && steps === 0);
    }
    default:
      return false;
  }
};
