import { armyQueries } from '../armies.ts';
import { gameQueries } from '../game.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { turnQueries } from '../turns.ts';
import type { View } from '../view.ts';
import type { MovablePieceStack } from './stacks.ts';

const DIGITS = 7;

/** Returns a short hash of what a viewer sees of something. A control is valid as long as the hash is the same. */
const hashOf = (...parts: readonly string[]): string => {
  let hash = 0x811c9dc5;
  const text = parts.join('\n');
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36).padStart(DIGITS, '0');
};

const turnText = (view: View): string => {
  const turn = view.of(gameQueries).turn();
  return [view.of(gameQueries).phase, turn?.number, turn?.side.id, view.of(turnQueries).phase()?.key].join(' ');
};

const pieceText = (view: View, piece: PieceView): string =>
  [view.of(pieceQueries).handle(piece), piece.name, piece.side?.id, piece.where.in, piece.where.cell].join(' ');

export const hashOfTurn = (view: View): string => hashOf(turnText(view));

export const hashOfStack = (view: View, { army, pieces }: Pick<MovablePieceStack, 'army' | 'pieces'>): string => {
  const units = view.of(armyQueries).units(pieces);
  return hashOf(
    turnText(view),
    army?.name ?? '',
    ...pieces.map((piece, i) => `${pieceText(view, piece)} ${units[i]?.points ?? ''}`),
  );
};

export const hashOfPieces = (view: View, pieces: readonly PieceView[]): string =>
  hashOf(turnText(view), ...pieces.map((piece) => pieceText(view, piece)));

/**
 * Returns a hash of the turn and the last shown event, for acts that don't change their subject, such as a roll. `mark`
 * names that event.
 */
export const hashOfTurnAndEvent = (view: View, mark: string): string => hashOf(turnText(view), mark);

/**
 * Returns a hash for an act of the module. If all players choose at the same time, other players' choices don't change
 * the hash.
 */
export const hashForModuleAction = (view: View, mark: string): string => {
  const phase = view.of(turnQueries).phase();
  return hashOfTurnAndEvent(view, phase?.isAtOnce ? String(phase.chosen) : mark);
};

/** Returns a reference to something that has no handle, such as a cell or a side. The reference is no secret. */
export const hashOfSubjectId = (id: string): string => hashOf(id);
