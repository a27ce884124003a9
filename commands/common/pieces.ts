import type { Choice } from '../../src/command.ts';
import { refuse } from '../../src/engine/core/refusal.ts';
import { completePieces, findPieces, movesNow, nameOf, pieceNames, spotOf } from '../../src/view/find/find.ts';
import { plain } from '../../src/view/text.ts';
import type { PieceView, View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { LIMIT } from './choices.ts';
import type { Sentence } from './sentence.ts';
import { unknown } from './unknown.ts';

/** How many of several pieces a refusal names. */
const NAMED = 6;

/** So many of several pieces are counted, and no more. */
const COUNTED = 100;

/** The one piece that a text means (of several the only likely one), or a sentence on why it means none or several. */
export const onePiece = (words: Words, view: View, text: string, likely = movesNow): PieceView | Sentence => {
  const found = findPieces(view, text, COUNTED);
  const probable = found.length > 1 ? findPieces(view, text, 2, { side: likely(view) }) : [];
  const [only, ...others] = probable.length === 1 ? probable : found;
  if (!only && view.phase === 'seating') return words.refusals.refusalText(refuse('not-begun', {}), view);
  if (!only) return unknown(words, 'piece', text, pieceNames(view), 'pieces');
  if (others.length === 0) return only;
  const all = found.slice(0, NAMED).map((piece) => pieceLabel(view, piece));
  return words.commands.piece.several(text, all, found.length < COUNTED ? found.length - all.length : undefined);
};

/** Whether a piece belongs to the side that moves now and is the viewer's. */
export const isMovable = (view: View, { side }: PieceView): boolean => side !== undefined && movesNow(view)(side.id);

const pieceLabel = (view: View, piece: PieceView): string => {
  const name = nameOf(view, piece);
  const spot = spotOf(view, piece);
  return `${plain(piece.name)} ${plain(spot)}${name === spot ? '' : ` \`${name}\``}`;
};

export const pieceChoice = (words: Words, view: View, piece: PieceView): Choice => ({
  name: words.commands.piece.pieceAt(piece.name, spotOf(view, piece), piece.side?.name),
  value: nameOf(view, piece),
});

export const pieceChoices = (words: Words, view: View, typed: string): readonly Choice[] =>
  completePieces(view, typed, LIMIT).map((piece) => pieceChoice(words, view, piece));
