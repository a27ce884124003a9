import type { CommandInput, Reply } from '../../src/command.ts';
import type { Games } from '../../src/session/game/games.ts';
import type { BookEntry } from '../../src/session/game/score-book.ts';
import type { Words } from '../../src/words/index.ts';
import { onceKnown, toAsker } from '../common/table.ts';

/** So many games are shown, the newest. */
const MOST_GAMES_SHOWN = 10;

/** The finished games of this server, or of this private conversation (S26). */
export const bookText = (games: Games, input: CommandInput): Promise<Reply> =>
  onceKnown(input, async () => {
    const { book } = input.words.commands.score;
    const entries = await games.scoreBook.list(input);
    if (entries.length === 0) return toAsker(book.empty);
    const shown = entries.slice(0, MOST_GAMES_SHOWN).map((entry) => entryText(input.words, entry));
    return toAsker(book.page(entries.length, shown, entries.length - shown.length));
  });

const entryText = (
  { scores: said, commands }: Words,
  { at, book, title, players, results, scores }: BookEntry,
): string => {
  const { game, players: playedBy } = commands.score.book;
  const ends = results.map((result) => {
    const persons = players.find(({ side }) => side === result.side)?.persons ?? [];
    return said.resultText(result) + playedBy(persons);
  });
  return game(new Date(at).toISOString().slice(0, 10), title, book, [...ends, ...scores.map(said.finalText)]);
};
