import type { CommandInput, Reply } from '../../src/command.ts';
import type { Games } from '../../src/session/game/games.ts';
import type { BookEntry } from '../../src/session/game/score-book.ts';
import { finalText, resultText } from '../../src/words/en/scores.ts';
import { bold, counted, listed, person, plain } from '../../src/words/text.ts';
import { onceKnown, toAsker } from '../common/table.ts';

/** So many games are shown, the newest. */
const SHOWN = 10;

/** The finished games of this server, or of this private conversation (S26). */
export const bookText = (games: Games, input: CommandInput): Promise<Reply> =>
  onceKnown(async () => {
    const entries = await games.scoreBook.list(input);
    if (entries.length === 0)
      return toAsker('No finished game is recorded here. A module says by `scorefile-name` that its games are.');
    const shown = entries.slice(0, SHOWN).map(entryText);
    const rest = entries.length - shown.length;
    return toAsker(
      [
        `**Score book**: ${counted(entries.length, 'game')}`,
        ...shown,
        ...(rest > 0 ? [`and ${rest} before these`] : []),
      ].join('\n'),
    );
  });

const entryText = ({ at, book, title, players, results, scores }: BookEntry): string => {
  const persons = (side: string): string => {
    const names = players.find((one) => one.side === side)?.persons ?? [];
    return names.length > 0 ? ` (${listed(names.map(person))})` : '';
  };
  const ends = results.map((result) => `${resultText(result)}${persons(result.side)}`);
  return `${new Date(at).toISOString().slice(0, 10)} ${bold(title)}, in ${plain(book)}: ${[...ends, ...scores.map(finalText)].join('; ')}`;
};
