import type { BookEntry, PersonResults } from '../../src/facts/book-records.ts';
import type { Choice, CommandInput, CompletionInput, Reply } from '../../src/port/command.ts';
import { findOptedOutPeople, without } from '../../src/session/book/kept.ts';
import { computeStandings } from '../../src/session/book/standings.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { PersonId } from '../../src/table/index.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { Words } from '../../src/words/index.ts';
import { createChoiceFromText, filterMatchingNames } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import { replyToStorageErrors, toAsker } from '../common/table.ts';

const MOST_GAMES_SHOWN = 10;
const MOST_STANDINGS_SHOWN = 20;

/** Shows the finished games of this server or private conversation (S26), or the standings of its players (S36). */
export const showScoreBook = (games: Games, input: CommandInput<OptionOf<'score'>>): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const { book } = input.words.commands.score;
    const [person, module] = (['person', 'module'] as const).map((name) => input.options.text(name));
    const kept = await games.scoreBook.list(input);
    const left = await findOptedOutPeople(games.people, kept);
    const entries = kept.map((entry) => without(entry, left));
    const keeps = await games.scoreBook.keeps(input);
    if (person !== undefined || module !== undefined) {
      if (!keeps) return toAsker(book.notKept);
      const standings = computeStandings(entries);
      return toAsker(
        person === undefined
          ? standingsText(input.words, standings, module ?? '')
          : personText(input.words, standings, person as PersonId, module),
      );
    }
    if (entries.length === 0) return toAsker(keeps ? book.nothingYet : book.empty);
    const shown = entries.slice(0, MOST_GAMES_SHOWN).map((entry) => entryText(input.words, entry));
    return toAsker(book.page(entries.length, shown, entries.length - shown.length));
  });

const inModule = (standings: readonly PersonResults[], typed: string): readonly PersonResults[] => {
  const named = standings.filter(({ module }) => module === typed.trim().toLowerCase());
  return named.length > 0 ? named : standings.filter(({ title }) => isCalled(title, typed));
};

const standingsText = ({ commands }: Words, standings: readonly PersonResults[], typed: string) => {
  const { book } = commands.score;
  const own = inModule(standings, typed);
  const [first] = own;
  if (!first) return book.noStandings(typed);
  const shown = own.slice(0, MOST_STANDINGS_SHOWN);
  return book.standings(first.title, shown, own.length - shown.length);
};

const personText = ({ commands }: Words, standings: readonly PersonResults[], person: PersonId, typed?: string) => {
  const { book } = commands.score;
  const own = (typed === undefined ? standings : inModule(standings, typed)).filter((one) => one.person === person);
  const shown = own.toSorted((a, b) => b.games - a.games).slice(0, MOST_STANDINGS_SHOWN);
  return own.length === 0 ? book.noResults(person) : book.ofPerson(person, shown, own.length - shown.length);
};

export const suggestScoreBookGames = async (
  games: Games,
  { focused, ...input }: CompletionInput<OptionOf<'score'>>,
): Promise<readonly Choice[]> => {
  const entries = await games.scoreBook.list(input);
  const titles = new Set(entries.flatMap(({ module, title }) => (module === undefined ? [] : [title])));
  return filterMatchingNames([...titles], focused.typed).map(createChoiceFromText);
};

const entryText = (
  { scores, commands }: Words,
  { at, book, title, players, results, scores: final, arranged, bot }: BookEntry,
): string => {
  const { book: said } = commands.score;
  const ends = results.map((result) => {
    const persons = players.find(({ side }) => side === result.side)?.persons ?? [];
    return said.result(scores.resultText(result), persons);
  });
  return said.game(
    new Date(at).toISOString().slice(0, 10),
    title,
    book,
    [...ends, ...final.map(scores.finalText)],
    arranged ? 'arranged' : bot ? 'bot' : undefined,
  );
};
