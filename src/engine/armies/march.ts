import { has } from '../../table/grid/index.ts';
import {
  appendOrCreate,
  type CellId,
  type Change,
  isRefusal,
  join,
  type Operation,
  type Refusal,
  refuse,
  removed,
  type StepEnvironment,
  type Table,
  updated,
  type World,
} from '../../table/index.ts';
import { cellNameOnBoard, cellSubjectId, placeOfCellName } from '../modifiers/subject.ts';
import { decideJudgedMove } from '../play/moves/listed-move.ts';
import { decideMoveByRules, makePartialMove } from '../play/moves/ruled.ts';
import { refusalOfExceedingCapacity } from '../play/pieces/capacity.ts';
import { decideMove, findPiecesOrRefuse, refusalOfCrowding } from '../play/pieces/moves.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { stopped } from '../play/secrecy/attempts.ts';
import { cellNumberIn, crossableAreaOf, reaches } from './area.ts';
import { arrive } from './arrivals.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { groupOf, splitMovingUnits } from './groups.ts';
import { paying, spendAllPoints } from './points.ts';
import { computeMoveCostOfWay, refusalOfEnteringCell } from './range.ts';
import { findValidRoute, type Route, simulateWalk } from './route.ts';
import { isUnit } from './units.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    /** Units with move points can move only over cells of a board, and over links to other boards. */
    'off-board': { readonly place: string };
  }
}

type Move = Operation<'move'>;

interface March {
  readonly group: UnitGroup;
  readonly route: Route;
}

/** True if all moving pieces are units with move points. Other moves are plain moves, without points. */
const isMarch = (world: World, { pieces, army }: Move): boolean =>
  moduleOf(world).rules.movePoints !== undefined &&
  (army !== undefined ||
    pieces.some((id) => {
      const piece = world.get('piece', id);
      return piece?.place.cell !== undefined && isUnit(world, piece);
    }));

/**
 * Returns the way and the effects of a move by units with move points, or its refusal. It is also used for the viewer's
 * preview.
 */
const judge = (world: World, { pieces, army, to, path, captures }: Move): March | Refusal => {
  const parts = splitMovingUnits(world, army, pieces);
  if (isRefusal(parts)) return parts;
  const group = groupOf(world, parts.moving);
  if (isRefusal(group)) return group;
  const place = to.cell ?? to.in;
  const area = crossableAreaOf(world, group.board);
  if (!reaches(area, to.in)) return refuse('off-board', { place });
  const cell =
    to.cell === undefined || to.in === group.board.id
      ? to.cell
      : cellNameOnBoard(group.board.id, cellSubjectId(to.in, to.cell));
  if (cell === undefined || cellNumberIn(area, cell) === undefined) return refuse('no-such-place', { place });
  if (cell === cellOfGroup(group)) return refuse('already-there', { piece: group.units[0]?.id ?? '', place });
  const route = findValidRoute(world, group, cell, path, new Set<string>(captures));
  return isRefusal(route) ? route : { group, route };
};

/**
 * Moves units along the way that the actor expects, until something unseen blocks it. Even if the first step is
 * blocked, it costs points, so that searching for unseen pieces isn't free (D5).
 */
const decideMarch = (table: Table, move: Move, { seen }: StepEnvironment): Change | Refusal => {
  const taken = findPiecesOrRefuse(table, move.captures);
  if (isRefusal(taken)) return taken;
  const foreseen = judge(seen, move);
  if (isRefusal(foreseen)) return foreseen;
  const own = taken.find(({ id }) => foreseen.group.units.some((unit) => unit.id === id));
  if (own) return refuse('captures-itself', { piece: own.id });
  const group = groupOf(table, unitsNow(table, foreseen.group.units));
  if (isRefusal(group)) return group;
  const { way, spends: stays } = foreseen.route;
  const full = { steps: way.length - 1, spends: stays };
  const { steps, spends } = table === seen ? full : simulateWalk(table, group, way, new Set<string>(move.captures));
  if (steps === 0) return join(paidFor(table, seen, foreseen), stopped(table, move));
  const went = way.slice(0, steps + 1);
  const units = group.units.map((unit) =>
    spends
      ? spendAllPoints(seen, unit)
      : paying(table, unit, computeMoveCostOfWay(table, { ...group, units: [unit] }, went)),
  );
  const { in: board, cell } = placeOfCellName(group.board.id, went.at(-1) as CellId);
  const arrival = { board, cell, units };
  const arrives = arrive(table, arrival, group.side);
  if (went.length < way.length) return join(arrives, stopped(table, move));
  // If units are stopped by a zone of control that the actor did not see, this counts as something unseen, too.
  return join(removed(...taken), arrives, spends && !stays ? stopped(table, move) : join());
};

const unitsNow = (table: Table, units: readonly Piece[]): readonly Piece[] =>
  units.flatMap(({ id }) => table.get('piece', id) ?? []);

const paidFor = (table: Table, seen: World, { group, route: { way } }: March): Change =>
  join(
    ...unitsNow(table, group.units).map((unit) => {
      const cost = computeMoveCostOfWay(seen, { ...group, units: [unit] }, way.slice(0, 2));
      return updated(unit, paying(table, unit, cost));
    }),
  );

/** Makes as much of a move as something unseen allows. Units with move points also pay for a step that fails. */
export const moveAsFarAsPossible = (
  table: Table,
  move: Move,
  { seen }: StepEnvironment,
  isForbidden: boolean,
): Change => {
  if (isMarch(seen, move)) {
    const foreseen = judge(seen, move);
    return isRefusal(foreseen) ? join() : paidFor(table, seen, foreseen);
  }
  if (isForbidden) return join();
  const ruled = makePartialMove(table, move, seen);
  if (ruled) return ruled;
  const pieces = move.pieces.slice(0, roomFor(table, move));
  const decided = pieces.length > 0 ? decideMove(table, { ...move, pieces }) : join();
  return isRefusal(decided) ? join() : decided;
};

const roomFor = (table: Table, move: Move): number => {
  const { pieces, to, captures } = move;
  for (let count = pieces.length; count > 0; count -= 1) {
    const some = { ...move, pieces: pieces.slice(0, count) };
    if (
      !crowded(table, some) &&
      !refusalOfCrowding(table, to, count, captures) &&
      !refusalOfExceedingCapacity(table, to.in, count)
    )
      return count;
  }
  return 0;
};

/** Refuses a move of units without move points if there is no room among the units of their side (A6). */
const crowded = (table: Table, { pieces, to, captures }: Move): Refusal | undefined => {
  if (to.cell === undefined) return undefined;
  let units: Piece[] | undefined;
  for (const id of pieces) {
    const piece = table.get('piece', id);
    const comes = piece !== undefined && !(piece.place.in === to.in && piece.place.cell === to.cell);
    if (comes && isUnit(table, piece)) units = appendOrCreate(units, piece);
  }
  const side = units?.[0]?.side;
  const board = side === undefined ? undefined : table.get('board', to.in);
  if (!units || side === undefined || !board || !has(board.grid, to.cell)) return undefined;
  const fault = refusalOfEnteringCell(table, { board, side, units }, to.cell, new Set<string>(captures));
  return fault?.code === 'no-room' ? fault : undefined;
};

/**
 * Moves pieces. Units with move points go from cell to cell (A31 to A60). All other pieces go directly to their target.
 */
export const decideAnyMove = (table: Table, move: Move, environment: StepEnvironment): Change | Refusal =>
  move.overruled
    ? decideMove(table, move)
    : isMarch(environment.seen, move)
      ? decideMarch(table, move, environment)
      : (crowded(table, move) ?? decideMoveByRules(table, move, environment));

/** Makes a move from the list of legal moves, without checking it again. */
export const decideListedMove = (table: Table, move: Move, environment: StepEnvironment): Change | Refusal =>
  isMarch(table, move) ? decideMarch(table, move, environment) : decideJudgedMove(table, move);
