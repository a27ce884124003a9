import type { NotatedOperation } from '../../src/engine/index.ts';
import type { Choice } from '../../src/port/command.ts';
import { notationQueries } from '../../src/view/notation.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { createChoiceFromText } from './choices.ts';
import type { RefusalSentence } from './sentence.ts';

/** Moves in written notation: `Nf3` and `O-O` in chess, `9-14` in draughts, `D4` and `pass` in Go. */

const MOST_MOVES_NAMED = 8;

export const parseWrittenMove = (
  words: Words,
  view: View,
  typed: string,
  becomes: string | undefined,
): NotatedOperation['operation'] | RefusalSentence => {
  const { written } = words.commands.move;
  const meant = view.of(notationQueries).meant(typed);
  const isChosen = ({ operation }: NotatedOperation): boolean =>
    becomes === undefined || (operation.kind === 'move' && operation.becomes === becomes);
  const chosen = meant?.filter(isChosen) ?? [];
  const [one, ...others] = chosen;
  if (one && others.length === 0) return one.operation;
  if (one) return written.ambiguous(typed, ...named(chosen));
  const all = view.of(notationQueries).moves();
  const refusal = all.length === 0 ? view.of(notationQueries).refusal() : undefined;
  if (refusal) return words.refusals.refusalText(refusal, view);
  if (!meant) return written.unreadable(typed, ...named(all));
  const near = all.filter(({ text }) => isNear(text, typed));
  return written.illegal(typed, ...named(near.length > 0 ? near : all));
};

const named = (moves: readonly NotatedOperation[]): [readonly string[], number] => [
  moves.slice(0, MOST_MOVES_NAMED).map(({ text }) => text),
  Math.max(0, moves.length - MOST_MOVES_NAMED),
];

const isNear = (text: string, typed: string): boolean => {
  const [cell = ''] = typed.toLowerCase().match(/[a-w]\d+(?!.*[a-w]\d)/) ?? [];
  const [square = ''] = typed.trim().match(/^\d+\b/) ?? [];
  const isOfPiece = /^[A-Z]/.test(text) && text.charAt(0) === typed.trim().charAt(0).toUpperCase();
  return isOfPiece || (cell !== '' && text.includes(cell)) || (square !== '' && new RegExp(`^${square}\\b`).test(text));
};

/**
 * Returns the legal moves that begin with the typed text. The typed text may leave out the signs for captures and
 * check.
 */
export const suggestMovesInNotation = (view: View, typed: string): readonly Choice[] => {
  const wanted = bare(typed.trim());
  return view
    .of(notationQueries)
    .moves()
    .filter(({ text }) => bare(text).startsWith(wanted))
    .map(({ text }) => createChoiceFromText(text));
};

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[x+#=]/g, '');
