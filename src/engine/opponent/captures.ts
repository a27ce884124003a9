import { type BoardId, derived, type LiveTable, type Operation, type PieceId } from '../../table/index.ts';
import { captureRuleIn, captureRuleOf } from '../play/captures/capture-rule.ts';
import { standingOn } from '../play/captures/position.ts';
import { neighboursOf } from '../play/lines/near.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';
import { takesManually } from '../play/rules.ts';

/** A capture without a named piece is worth this much. */
const PLAIN = 1;

/** The ways of taking in which an act says, or its end shows, what it takes. */
const SHOWN: ReadonlySet<string> = new Set(['displacement', 'jump', 'line', 'manual']);

/** True if moves take pieces in a way that `gainOf` finds. */
export const takesPieces = derived(
  ({ rules, maps, traits = {} }: Module): boolean =>
    takesManually(rules) ||
    [...maps, ...Object.values(traits)].some(({ captures }) => captures !== undefined && SHOWN.has(captures.by)),
);

/** Returns what a piece is worth by its module, wherever it is; kings as any other. */
export const plainWorth = (table: LiveTable, id: PieceId | undefined): number => {
  const prototype = id === undefined ? undefined : table.get('piece', id)?.prototype;
  return moduleOf(table).opponent?.worth?.[prototype ?? ''] ?? PLAIN;
};

/**
 * Returns the worth of what a listed act takes where it ends, on its way, or by name; undefined if it takes nothing so.
 * Pieces that are taken around the cell where it ends are left out: finding them costs nearly as much as the act.
 */
export const gainOf = (table: LiveTable, act: Operation): number | undefined => {
  if (act.kind !== 'move') return undefined;
  const { captures, pieces, to, path } = act;
  const sum = (ids: readonly PieceId[]): number => ids.reduce((all, id) => all + plainWorth(table, id), 0);
  if (captures.length > 0) return sum(captures);
  const mover = pieces[0] === undefined ? undefined : table.get('piece', pieces[0]);
  if (!mover || to.cell === undefined) return undefined;
  const { by } = captureRuleOf(table, mover, to.in);
  if (by === 'jump') return path && path.length * PLAIN;
  if (by !== 'displacement') return undefined;
  const taken = standingOn(table, to.in, to.cell).filter(({ side }) => side !== mover.side);
  return taken.length > 0 ? sum(taken.map(({ id }) => id)) : undefined;
};

/**
 * Adds moves that take an enemy next to where they end, if players name freely whom a move takes: lists of legal acts
 * leave these out, since any enemy may be named.
 */
export const withNamed = (table: LiveTable, acts: readonly Operation[]): Operation[] =>
  acts.flatMap((act) => [act, ...namedBeside(table, act)]);

const namedBeside = (table: LiveTable, act: Operation): readonly Operation[] => {
  if (act.kind !== 'move' || act.to.cell === undefined) return [];
  const { in: board, cell } = act.to;
  if (act.captures.length > 0 || captureRuleIn(table, board).by !== 'manual') return [];
  const mover = act.pieces[0] === undefined ? undefined : table.get('piece', act.pieces[0]);
  return neighboursOf(table, { board: board as BoardId, cell })
    .flatMap((next) => standingOn(table, board, next))
    .flatMap(({ id, side }) => (side === undefined || side === mover?.side ? [] : [{ ...act, captures: [id] }]));
};
