import type { Choice } from '../../src/port/command.ts';
import { sidesOfViewer } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { suggestPieces } from './pieces.ts';

/**
 * Returns a choice that says whose turn it is, for players who have to wait. Choosing it leads to an answer with the
 * same information. `given`: the option's value, if it isn't a piece.
 */
export const suggestWaitingForTurn = (words: Words, view: View, given?: string): readonly Choice[] => {
  const game = view.of(gameQueries);
  const side = game.phase === 'playing' && game.rules.strict ? game.turn()?.side : undefined;
  const mine = sidesOfViewer(view);
  if (!side || mine.size === 0 || mine.has(side.id)) return [];
  const [own] = given === undefined ? suggestPieces(words, view, '', { side: (one) => mine.has(one) }) : [];
  const value = given ?? own?.value ?? side.name;
  return [{ name: words.commands.turn.waiting(side.name).slice(0, 100), value }];
};
