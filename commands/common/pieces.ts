import type { Choice } from '../../src/command.ts';
import { refuse } from '../../src/engine/core/refusal.ts';
import { completePieces, findPieces, nameOf, pieceNames, spotOf } from '../../src/view/find.ts';
import type { PieceView, View } from '../../src/view/view.ts';
import { refusalText } from '../../src/view/words/refusals.ts';
import { bold, listed, plain } from '../../src/view/words/text.ts';
import { LIMIT } from './choices.ts';
import { unknown } from './unknown.ts';

/** How many of several pieces a refusal names. */
const NAMED = 6;

/** The one piece that a text means (of several the only likely one), or a sentence on why it means none or several. */
export const onePiece = (view: View, text: string, isLikely = isMovable): PieceView | string => {
  const found = findPieces(view, text);
  const likely = found.filter((piece) => isLikely(view, piece));
  const [only, ...others] = found.length > 1 && likely.length === 1 ? likely : found;
  if (!only && view.phase === 'seating') return refusalText(refuse('not-begun', {}), view);
  if (!only) return unknown('piece', text, pieceNames(view), '`/piece list` shows those that you can see.');
  if (others.length === 0) return only;
  const all = found.slice(0, NAMED).map((piece) => pieceLabel(view, piece));
  const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : '';
  return `${bold(text)} can be several: ${listed(all, 'or')}${more}. Name one by its cell or by what completion offers.`;
};

/** Whether a piece belongs to the side that moves now and is the viewer's. */
export const isMovable = (view: View, { side }: PieceView): boolean => {
  const turn = view.rules.strict ? view.turn() : undefined;
  return side !== undefined && view.mine().some(({ id }) => id === side.id) && (!turn || turn.side.id === side.id);
};

/** Whether a piece belongs to another side than the one that moves now or, where turns are free, the viewer's. */
export const isEnemy = (view: View, { side }: PieceView): boolean => {
  const turn = view.rules.strict ? view.turn() : undefined;
  return side !== undefined && (turn ? turn.side.id !== side.id : view.mine().every(({ id }) => id !== side.id));
};

const pieceLabel = (view: View, piece: PieceView): string => {
  const name = nameOf(view, piece);
  const spot = spotOf(view, piece);
  return `${plain(piece.name)} ${plain(spot)}${name === spot ? '' : ` \`${name}\``}`;
};

export const pieceChoice = (view: View, piece: PieceView): Choice => {
  const side = piece.side ? ` (${piece.side.name})` : '';
  return { name: `${piece.name} at ${spotOf(view, piece)}${side}`, value: nameOf(view, piece) };
};

export const pieceChoices = (view: View, typed: string): readonly Choice[] =>
  completePieces(view, typed, LIMIT).map((piece) => pieceChoice(view, piece));
