import type { Choice } from '../../src/command.ts';
import { notationQueries, type WrittenMoveView } from '../../src/view/notation.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { plainChoice } from './choices.ts';
import type { Sentence } from './sentence.ts';

/** Moves that are typed as chess players write them: `Nf3`, `exd5`, `O-O`, `e8=Q`. */

/** The most moves that a refusal names. */
const MOST_MOVES_NAMED = 8;

/** The legal move that a text means, or why it means none. `becomes`: the prototype that was chosen apart from it. */
export const readWritten = (
  words: Words,
  view: View,
  typed: string,
  becomes: string | undefined,
): WrittenMoveView['operation'] | Sentence => {
  const { written } = words.commands.move;
  const all = view.of(notationQueries).moves();
  const refusal = all.length === 0 ? view.of(notationQueries).refusal() : undefined;
  if (refusal) return words.refusals.refusalText(refusal, view);
  const meant = view.of(notationQueries).meant(typed);
  if (!meant) return written.unreadable(typed, ...named(all));
  const chosen = becomes === undefined ? meant : meant.filter((move) => move.becomes === becomes);
  const [one, ...others] = chosen;
  if (one && others.length === 0) return one.operation;
  if (one) return written.ambiguous(typed, ...named(chosen));
  const near = all.filter(({ san }) => isNear(san, typed));
  return written.illegal(typed, ...named(near.length > 0 ? near : all));
};

/** Some of the moves by name, and how many more there are. */
const named = (moves: readonly WrittenMoveView[]): [readonly string[], number] => [
  moves.slice(0, MOST_MOVES_NAMED).map(({ san }) => san),
  Math.max(0, moves.length - MOST_MOVES_NAMED),
];

/** Whether a legal move is of the same piece as one that was typed, or ends on the same cell. */
const isNear = (san: string, typed: string): boolean => {
  const [cell = ''] = typed.toLowerCase().match(/[a-w]\d+(?!.*[a-w]\d)/) ?? [];
  const isOfPiece = /^[A-Z]/.test(san) && san.charAt(0) === typed.trim().charAt(0).toUpperCase();
  return isOfPiece || (cell !== '' && san.includes(cell));
};

/** The legal moves that begin with what was typed; signs of taking and check can be left out. */
export const writtenChoices = (view: View, typed: string): readonly Choice[] => {
  const wanted = bare(typed.trim());
  return view
    .of(notationQueries)
    .moves()
    .filter(({ san }) => bare(san).startsWith(wanted))
    .map(({ san }) => plainChoice(san));
};

const bare = (san: string): string =>
  san
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[x+#=]/g, '');
