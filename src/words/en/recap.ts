import type { ResultSeen } from '../../engine/index.ts';
import type { GameNumbers, RoundTurn } from '../../view/scoring/ended.ts';
import { sharedEnd } from '../../view/seen/shared-end.ts';
import { plain } from '../../view/text.ts';
import { counted, listed } from './text.ts';

/** What the picture of a game that ended says, and the same in words. No formats mean anything there. */

/** In the place of the bot's name. */
export const bot = 'the bot';

export const players = (names: readonly string[]): string => listed(names);

export const title = (game: string): string => `${plain(game)} is over.`;

/** Who won, in a sentence. */
export const headline = (results: readonly ResultSeen[]): string => {
  const won = results.filter(({ result }) => result === 'won').map(({ side }) => plain(side));
  if (won.length > 0) return `${listed(won)} won.`;
  if (results.every(({ result }) => result === 'drew')) return 'The game is drawn.';
  return 'Every side lost.';
};

/** Why it ended so, in a sentence; undefined if nothing is known that the headline does not say. */
export const reason = (results: readonly ResultSeen[]): string | undefined => {
  const [first] = results;
  const end = first && sharedEnd(first, results);
  if (typeof end === 'object') return end.by === 'checkmate' ? 'Checkmate.' : 'Stalemate.';
  const resigned = lostBy(results, 'resigned');
  if (resigned.length > 0) return `${listed(resigned)} resigned.`;
  const late = lostBy(results, 'time');
  if (late.length > 0) return `${listed(late)} ran out of time.`;
  const winner = results.find(({ result }) => result === 'won');
  const cause = (winner ?? first)?.cause;
  switch (cause?.by) {
    case 'agreed':
      return 'All players agreed to a draw.';
    case 'players':
      return 'The host ended the game.';
    case 'last-turn':
      return `Turn ${cause.turn} was the last.`;
    case 'scorekeeper':
      return `It was decided by “${plain(cause.title)}”.`;
    case 'ending':
      return endingReason(cause.ending, winner?.side, results.find((one) => 'own' in (one.cause ?? {}))?.side);
    default:
      return undefined;
  }
};

/** The sides that lost for a reason. */
const lostBy = (results: readonly ResultSeen[], by: 'resigned' | 'time'): readonly string[] =>
  results.flatMap(({ side, result, cause }) => (cause?.by === by && result === 'lost' ? [plain(side)] : []));

/** `own`: the side that brought the end about. */
const endingReason = (
  ending: EndingCause['ending'],
  winner: string | undefined,
  own: string | undefined,
): string | undefined => {
  if (ending === 'passes') return 'All players passed.';
  if (ending === 'repeat') return 'The same position came up again and again.';
  if (ending === 'quiet') return 'Nothing was captured for a long time.';
  if (ending === 'most' || ending === 'area') {
    if (winner === undefined) return undefined;
    return ending === 'most' ? `${plain(winner)} had the most pieces.` : `${plain(winner)} had the most area.`;
  }
  return own === undefined ? undefined : OWN[ending](plain(own));
};

type EndingCause = Extract<NonNullable<ResultSeen['cause']>, { readonly by: 'ending' }>;
type OwnEnding = Exclude<EndingCause['ending'], 'passes' | 'repeat' | 'quiet' | 'most' | 'area'>;

const OWN: { readonly [E in OwnEnding]: (side: string) => string } = {
  checkmate: (side) => `${side} was checkmated.`,
  'no-move': (side) => `${side} had no move left.`,
  'all-taken': (side) => `${side} lost the last piece that it had to keep.`,
  'few-left': (side) => `${side} had too few pieces left.`,
  reach: (side) => `A piece of ${side} got there.`,
  line: (side) => `${side} had enough in a line.`,
};

/** What the scores are called if the game has no name for them. */
export const points = 'Points';

export const scores = (name: string, sides: readonly { readonly side: string; readonly score: number }[]): string =>
  `${plain(name)}: ${listed(sides.map(({ side, score }) => `${plain(side)} ${score}`))}.`;

export const more = (count: number): string => `And ${counted(count, 'more side')}.`;

export const roundTurn = (turn: RoundTurn): string =>
  turn.isAlways
    ? `${plain(turn.side)} led from the first round to the end.`
    : `${plain(turn.side)} took the lead for good in round ${turn.round}.`;

/** From when on the winner had taken more pieces than anybody else. */
export const captureTurn = (turn: {
  readonly side: string;
  readonly move: number;
  readonly written?: string;
}): string =>
  turn.written === undefined
    ? `${plain(turn.side)} led in captures for good from move ${turn.move} on.`
    : `${plain(turn.side)} led in captures for good from ${plain(turn.written)} on.`;

/** Each number, and what it counts. */
export const figures = ({
  turns,
  rounds,
  moves,
  time,
}: GameNumbers): readonly { readonly value: string; readonly label: string }[] => [
  ...(rounds === undefined ? [] : [{ value: String(rounds), label: rounds === 1 ? 'round' : 'rounds' }]),
  ...(turns === undefined ? [] : [{ value: String(turns), label: turns === 1 ? 'turn' : 'turns' }]),
  ...(moves === undefined ? [] : [{ value: String(moves), label: moves === 1 ? 'move' : 'moves' }]),
  ...(time === undefined ? [] : [{ value: shortTime(time), label: 'playing time' }]),
];

/** `2 h 5 min`, `3 days`. */
const shortTime = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};

/** The same in a sentence; undefined if there is nothing to count. */
export const playedText = ({ turns, rounds, moves, time }: GameNumbers): string | undefined => {
  const amounts = [
    ...(rounds === undefined ? [] : [counted(rounds, 'round')]),
    ...(turns === undefined ? [] : [counted(turns, 'turn')]),
    ...(moves === undefined ? [] : [counted(moves, 'move')]),
  ];
  if (amounts.length === 0) return time === undefined ? undefined : `It took ${shortTime(time)}.`;
  return time === undefined ? `It had ${listed(amounts)}.` : `It had ${listed(amounts)} and took ${shortTime(time)}.`;
};
