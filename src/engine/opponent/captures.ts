import { type BoardId, derived, type LiveTable, type Operation, type PieceId } from '../../table/index.ts';
import { isPieceCapturedByEntering } from '../armies/occupancy.ts';
import { piecesInBoardCell } from '../armies/units.ts';
import { captureRuleOfContainer, captureRuleOfPiece } from '../play/captures/capture-rule.ts';
import { piecesStandingOn } from '../play/captures/position.ts';
import { neighborsOfBoardCell } from '../play/lines/near.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';
import { areCapturesManual } from '../play/rules.ts';

/** The worth of a piece if the module gives none. */
const PLAIN = 1;

/** The capture rules for which an act, or the cell where it ends, already shows the captured pieces. */
const SHOWN: ReadonlySet<string> = new Set(['displacement', 'jump', 'line', 'manual']);

export const canCapturePieces = derived(
  ({ rules, maps, traits = {} }: Module): boolean =>
    areCapturesManual(rules) ||
    [...maps, ...Object.values(traits)].some(({ captures }) => captures !== undefined && SHOWN.has(captures.by)),
);

/** Returns a piece's worth by its module, wherever it is, without extra worth for kings. */
export const baseWorthOfPiece = (table: LiveTable, id: PieceId | undefined): number => {
  const prototype = id === undefined ? undefined : table.get('piece', id)?.prototype;
  return moduleOf(table).opponent?.worth?.[prototype ?? ''] ?? PLAIN;
};

/**
 * Returns the worth of the pieces that a legal act captures. Captures around the last cell are ignored, because finding
 * them costs nearly as much as doing the act.
 */
export const captureGainOf = (table: LiveTable, act: Operation): number | undefined => {
  if (act.kind !== 'move') return undefined;
  const { captures, pieces, to, path } = act;
  const sum = (ids: readonly PieceId[]): number => ids.reduce((all, id) => all + baseWorthOfPiece(table, id), 0);
  if (captures.length > 0) return sum(captures);
  const mover = pieces[0] === undefined ? undefined : table.get('piece', pieces[0]);
  if (!mover || to.cell === undefined) return undefined;
  const { by } = captureRuleOfPiece(table, mover, to.in);
  if (by === 'jump') return path && path.length * PLAIN;
  const there =
    by === 'displacement'
      ? piecesStandingOn(table, to.in, to.cell)
      : piecesInBoardCell(table, to.in as BoardId, to.cell).filter((piece) => isPieceCapturedByEntering(table, piece));
  const taken = there.filter(({ side }) => side !== mover.side);
  return taken.length > 0 ? sum(taken.map(({ id }) => id)) : undefined;
};

/**
 * Adds the possible captures next to the last cell, if players name captured pieces freely. Lists of legal acts don't
 * include these.
 */
export const addNamedCaptures = (table: LiveTable, acts: readonly Operation[]): Operation[] =>
  acts.flatMap((act) => [act, ...namedBeside(table, act)]);

const namedBeside = (table: LiveTable, act: Operation): readonly Operation[] => {
  if (act.kind !== 'move' || act.to.cell === undefined) return [];
  const { in: board, cell } = act.to;
  if (act.captures.length > 0 || captureRuleOfContainer(table, board).by !== 'manual') return [];
  const mover = act.pieces[0] === undefined ? undefined : table.get('piece', act.pieces[0]);
  return neighborsOfBoardCell(table, { board: board as BoardId, cell })
    .flatMap((next) => piecesStandingOn(table, board, next))
    .flatMap(({ id, side }) => (side === undefined || side === mover?.side ? [] : [{ ...act, captures: [id] }]));
};
