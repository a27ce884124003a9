import type { Choice } from '../../src/port/command.ts';
import { type PieceId, refuse, type SideId } from '../../src/table/index.ts';
import { groupAlikePieces, nameOfGroup, type PieceGroup } from '../../src/view/find/alike.ts';
import { matchTypedPieces } from '../../src/view/find/complete.ts';
import {
  findPieces,
  findPreferablyOccupiedPlace,
  ownMovingSideTestFor,
  type PieceFilter,
  pieceNames,
  placeNameOfPiece,
} from '../../src/view/find/find.ts';
import { findPreferringOwnSides } from '../../src/view/find/own-first.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { MOST_CHOICES } from './choices.ts';
import type { RefusalSentence } from './sentence.ts';
import { unknown } from './unknown.ts';

const MOST_PIECES_NAMED = 6;

const MOST_KINDS_TRIED = 25;

const COUNTED = 100;

/**
 * Returns the piece that a text means, or a sentence with the reason if it means none or several. The viewer's own
 * pieces come before others, and any of several similar pieces is taken. `likely`: the sides to search first instead.
 * `without`: pieces that are already named. `can`: resolves an ambiguous text if it is true for only one of the pieces.
 */
export const findSinglePiece = (
  words: Words,
  view: View,
  text: string,
  likely?: (side: SideId | '') => boolean,
  without: readonly PieceId[] = [],
  can?: (piece: PieceView) => boolean,
): PieceView | RefusalSentence => {
  const meant = (side: (side: SideId | '') => boolean): readonly PieceGroup[] =>
    groupAlikePieces(
      view,
      findPieces(view, text, COUNTED, { side }).filter((piece) => !without.includes(view.of(pieceQueries).id(piece))),
    );
  const found = findPreferringOwnSides(view, [meant], likely);
  const [only, ...others] = found;
  if (!only && view.of(gameQueries).phase === 'seating')
    return words.refusals.refusalText(refuse('not-begun', {}), view);
  const spot = only ? undefined : findPreferablyOccupiedPlace(view, text);
  if (spot && without.length === 0) return words.commands.unknown.nothingThere(spot.label);
  if (!only) return unknown(words, 'piece', text, pieceNames(view), 'pieces');
  if (others.length === 0) return only.piece;
  const able = can && found.length <= MOST_KINDS_TRIED ? found.filter(({ piece }) => can(piece)) : [];
  if (able.length === 1 && able[0]) return able[0].piece;
  const all = found.slice(0, MOST_PIECES_NAMED).map((group) => words.lists.typedText(view, group));
  const counted = found.reduce((sum, { count }) => sum + count, 0);
  return words.commands.piece.several(text, all, counted < COUNTED ? found.length - all.length : undefined);
};

export const isPieceOfOwnMovingSide = (view: View, { side }: PieceView): boolean =>
  side !== undefined && ownMovingSideTestFor(view)(side.id);

export const pieceChoice = (words: Words, view: View, group: PieceGroup): Choice => {
  const { piece, count, note, handle } = group;
  const notes = [...(piece.side ? [piece.side.name] : []), ...(note === undefined ? [] : [note])];
  return {
    name: words.commands.piece
      .pieceAt(piece.name, placeNameOfPiece(view, piece), notes, count, handle)
      .slice(0, DISCORD_LIMITS.choice),
    value: nameOfGroup(view, group),
  };
};

export const suggestPieces = (words: Words, view: View, typed: string, offer: PieceFilter = {}): readonly Choice[] =>
  matchTypedPieces(view, typed, MOST_CHOICES, offer).map((group) => pieceChoice(words, view, group));
