import { type Change, join, removed } from '../core/change.ts';
import type { Operation } from '../core/operation.ts';
import { equal } from '../core/plain.ts';
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import type { World } from '../core/world.ts';
import { has } from '../grid/grid.ts';
import { decideMove, piecesOf } from '../play/moves.ts';
import { hidesAnything, moduleOf } from '../play/queries.ts';
import { arrive } from './arrivals.ts';
import { foreseen } from './foresight.ts';
import { cellOfGroup, type Group } from './group.ts';
import { groupOf, partsNamed } from './groups.ts';
import { paying } from './points.ts';
import { closedCell, costOfWay } from './range.ts';
import { type Route, routeOf } from './route.ts';
import { isUnit } from './units.ts';

declare module '../core/refusal.ts' {
  interface Refusals {
    /** Units go from cell to cell of one board. */
    'off-board': { readonly place: string };
  }
}

type Move = Operation<'move'>;

/** A move that the rules let through. */
interface March {
  readonly group: Group;
  readonly route: Route;
}

/** Whether a move is one of units that go by their move points; all others are plain moves. */
const isMarch = (world: World, { pieces, army }: Move): boolean =>
  moduleOf(world).rules.movePoints !== undefined &&
  (army !== undefined ||
    pieces.some((id) => {
      const piece = world.get('piece', id);
      return piece?.place.cell !== undefined && isUnit(world, piece);
    }));

/** What a march comes to in a world: the same question for the check, for what follows, and for what a viewer foresees. */
const judge = (world: World, { pieces, army, to, path, captures }: Move): March | Refusal => {
  const parts = partsNamed(world, army, pieces);
  if (isRefusal(parts)) return parts;
  const group = groupOf(world, parts.moving);
  if (isRefusal(group)) return group;
  const place = to.cell ?? to.in;
  if (to.in !== group.board.id) return refuse('off-board', { place });
  if (to.cell === undefined || !has(group.board.grid, to.cell)) return refuse('no-such-place', { place });
  if (to.cell === cellOfGroup(group)) return refuse('already-there', { piece: group.units[0]?.id ?? '', place });
  const route = routeOf(world, group, to.cell, path, new Set<string>(captures));
  return isRefusal(route) ? route : { group, route };
};

/** A refusal that the actor could not foresee says no more than that something is in the way (T6). */
const veiled = (table: Table, actor: Move['actor'], refusal: Refusal, ask: (world: World) => object): Refusal =>
  hidesAnything(table) && !equal(refusal, ask(foreseen(table, actor))) ? refuse('unseen', {}) : refusal;

const decideMarch = (table: Table, move: Move): Change | Refusal => {
  const taken = piecesOf(table, move.captures);
  if (isRefusal(taken)) return taken;
  const march = judge(table, move);
  if (isRefusal(march)) return veiled(table, move.actor, march, (world) => judge(world, move));
  const { group, route } = march;
  const own = taken.find(({ id }) => group.units.some((unit) => unit.id === id));
  if (own) return refuse('captures-itself', { piece: own.id });
  const units = group.units.map((unit) => {
    const cost = route.spends ? Number.POSITIVE_INFINITY : costOfWay(table, { ...group, units: [unit] }, route.way);
    return paying(table, unit, cost);
  });
  const arrival = { board: group.board.id, cell: route.way.at(-1) as NonNullable<Move['to']['cell']>, units };
  return join(removed(...taken), arrive(table, arrival, group.side));
};

/** Units that come from elsewhere, or move where no points are needed, need room among their own all the same (A6). */
const crowded = (table: Table, { pieces, to, captures }: Move): Refusal | undefined => {
  const board = to.cell === undefined ? undefined : table.get('board', to.in);
  if (!board || to.cell === undefined || !has(board.grid, to.cell)) return undefined;
  const units = pieces.flatMap((id) => {
    const piece = table.get('piece', id);
    return piece && isUnit(table, piece) && !(piece.place.in === to.in && piece.place.cell === to.cell) ? [piece] : [];
  });
  const side = units[0]?.side;
  if (side === undefined) return undefined;
  const fault = closedCell(table, { board, side, units }, to.cell, new Set<string>(captures));
  return fault?.code === 'no-room' ? fault : undefined;
};

/** One operation for both: units with move points go from cell to cell (A31-A60), everything else is put where its owner says. */
export const decideAnyMove = (table: Table, move: Move): Change | Refusal =>
  isMarch(table, move) ? decideMarch(table, move) : (crowded(table, move) ?? decideMove(table, move));
