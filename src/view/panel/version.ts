import { armyQueries } from '../armies.ts';
import { gameQueries } from '../game.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { turnQueries } from '../turns.ts';
import type { View } from '../view.ts';
import type { Stack } from './stacks.ts';

/** Any number of 32 bits, in so many digits to the base of 36. */
const DIGITS = 7;

/** A short text that stands for what a viewer sees of something: a control holds as long as it is the same. */
const hashOf = (...parts: readonly string[]): string => {
  let hash = 0x811c9dc5;
  const text = parts.join('\n');
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36).padStart(DIGITS, '0');
};

/** Whose turn and what phase it is. */
const turnText = (view: View): string => {
  const turn = view.of(gameQueries).turn();
  return [view.of(gameQueries).phase, turn?.number, turn?.side.id, view.of(turnQueries).phase()?.key].join(' ');
};

const pieceText = (view: View, piece: PieceView): string =>
  [view.of(pieceQueries).handle(piece), piece.name, piece.side?.id, piece.where.in, piece.where.cell].join(' ');

export const versionOfTurn = (view: View): string => hashOf(turnText(view));

/** Of a stack: who it is, where, and how far each can go still. */
export const versionOfStack = (view: View, { army, pieces }: Pick<Stack, 'army' | 'pieces'>): string => {
  const units = view.of(armyQueries).units(pieces);
  return hashOf(
    turnText(view),
    army?.name ?? '',
    ...pieces.map((piece, i) => `${pieceText(view, piece)} ${units[i]?.points ?? ''}`),
  );
};

/** Of some pieces. */
export const versionOfPieces = (view: View, pieces: readonly PieceView[]): string =>
  hashOf(turnText(view), ...pieces.map((piece) => pieceText(view, piece)));

/**
 * Of what leaves no trace on what it is done with, such as a roll: `mark` names what the viewer was told of last.
 */
export const versionOfMoment = (view: View, mark: string): string => hashOf(turnText(view), mark);

/** Of an act of the module. While all choose at once, the choices of others change nothing about it. */
export const versionOfAct = (view: View, mark: string): string => {
  const phase = view.of(turnQueries).phase();
  return versionOfMoment(view, phase?.isAtOnce ? String(phase.chosen) : mark);
};

/** What stands for a thing that has no handle: a cell, a side. No secret. */
export const subjectRef = (id: string): string => hashOf(id);
