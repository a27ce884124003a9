import { isHouse } from '../../engine/index.ts';
import type { PersonId } from '../../table/index.ts';
import type { BoardMarks } from '../../view/board/marks.ts';
import { scoreQueries } from '../../view/scores.ts';
import { seatQueries } from '../../view/seats.ts';
import { channelViewer, personViewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import { joinBoardMarks } from '../posts/turn-post.ts';
import { readLogLinesAt } from './log-lines.ts';
import type { OpenGame } from './open-game.ts';

/** The most acts of the bot that a panel shows. It is large because in a card game the panel must show every card. */
const MOST_DEEDS_OF_HOUSE = 16;
/** The most recent acts from which it chooses them. */
const MOST_DEEDS_TO_SHOW = 80;

/** The person for whom the log is read, and the words of their language. */
interface LogReader {
  readonly person: { readonly id: PersonId };
  readonly words: Words;
}

/** Counts the lines of the log that the person can see. `upTo`: the number of the last step to count. */
export const countLogLines = async (
  { session }: OpenGame,
  { person }: Pick<LogReader, 'person'>,
  upTo = Number.POSITIVE_INFINITY,
): Promise<number> => (await session.lines(person.id)).steps.filter((step) => step <= upTo).length;

/**
 * Waits until the bot has played. Then returns its acts after line `behind` of the log, each on a line. If they are too
 * many, acts with sentences of their own come before plain moves, and newer ones before older. Messages of
 * scorekeepers and results come with them, also of acts that are not shown.
 */
export const waitForBotActs = async (game: OpenGame, input: LogReader, behind: number): Promise<readonly string[]> => {
  await game.house.settled(game);
  const count = await countLogLines(game, input);
  const first = Math.max(behind + 1, count - MOST_DEEDS_TO_SHOW + 1);
  const numbers = Array.from({ length: Math.max(0, count - first + 1) }, (_, i) => first + i);
  const lines = await readLogLinesAt(input.words, game.session, input.person.id, numbers);
  const { answer, earlier, lowered, resigned } = input.words.commands.alone;
  const acts = lines.filter(({ actor }) => isHouse(actor));
  const shown = new Set(
    acts.toSorted((a, b) => Number(b.isSpoken) - Number(a.isSpoken) || b.line - a.line).slice(0, MOST_DEEDS_OF_HOUSE),
  );
  const last = hasWon(game, input) ? acts.at(-1) : undefined;
  const said = acts.flatMap((act) => {
    if (act === last) return [resigned];
    const { deed, told, isSpoken, news } = act;
    return [...(shown.has(act) ? [isSpoken ? told : answer(deed)] : []), ...news];
  });
  const cut = first - behind - 1 + acts.length - shown.size;
  const answers = cut > 0 ? [earlier(cut), ...said] : said;
  return answers.length > 0 && game.house.isLowered(game.session.game) ? [...answers, lowered] : answers;
};

const hasWon = ({ session }: OpenGame, { person }: LogReader): boolean => {
  const view = session.viewNow(personViewer(person.id));
  const mine = view.of(seatQueries).mine();
  return view
    .of(scoreQueries)
    .results()
    .some(
      ({ side, result, cause }) =>
        result === 'won' && cause?.by === 'resigned' && mine.some((one) => one.name === side),
    );
};

/** Returns the marks on the board for the newest act that the person can see (U48). */
export const marksOfLastAct = async (game: OpenGame, input: LogReader): Promise<BoardMarks | undefined> => {
  const count = await countLogLines(game, input);
  const first = Math.max(1, count - MOST_DEEDS_OF_HOUSE + 1);
  const numbers = Array.from({ length: count - first + 1 }, (_, i) => first + i);
  return (await readLogLinesAt(input.words, game.session, input.person.id, numbers)).findLast(({ marks }) => marks)
    ?.marks;
};

/**
 * Returns the marks on the board for the bot's acts since the last act of a person; undefined if the bot doesn't play.
 */
export const marksOfBotActs = async (game: OpenGame, input: LogReader): Promise<BoardMarks | undefined> => {
  const { session } = game;
  if (!session.viewNow(channelViewer).of(seatQueries).isAgainstBot()) return undefined;
  const count = await countLogLines(game, input);
  const first = Math.max(1, count - MOST_DEEDS_OF_HOUSE + 1);
  const numbers = Array.from({ length: count - first + 1 }, (_, i) => first + i);
  const lines = await readLogLinesAt(input.words, session, input.person.id, numbers);
  const answers = lines.slice(lines.findLastIndex(({ actor }) => !isHouse(actor)) + 1);
  return joinBoardMarks(answers.flatMap(({ marks }) => marks ?? []));
};
