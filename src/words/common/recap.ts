import type { ResultReport } from '../../engine/index.ts';
import type { DecisiveRound, GameLengthNumbers } from '../../view/scoring/ended.ts';
import { findSharedGameEnding } from '../../view/seen/shared-end.ts';
import { plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { listed } from '../base/text.ts';
import { type ListArgument, list } from '../base/values.ts';

/** The text in the picture of a finished game, and its alternative text. Pictures have no markdown. */

/** The word for the bot as a player. */
export const bot = 'person-bot';

export const players = (format: Format, names: readonly string[]): string => listed(format, names);

export const title = (format: Format, game: string): string => format('recap-title', { game: plain(game) });

const plainList = (names: readonly string[]): ListArgument => list(names.map((one) => plain(one)));

/** The winners, in a sentence. */
export const headline = (format: Format, results: readonly ResultReport[]): string => {
  const won = results.filter(({ result }) => result === 'won').map(({ side }) => side);
  if (won.length > 0) return format('recap-won', { sides: plainList(won) });
  return format(results.every(({ result }) => result === 'drew') ? 'recap-drawn' : 'recap-lost');
};

/** The reason why the game ended, in a sentence; undefined if the headline already says all that is known. */
export const reason = (format: Format, results: readonly ResultReport[]): string | undefined => {
  const [first] = results;
  const end = first && findSharedGameEnding(first, results);
  if (typeof end === 'object') return format(end.by === 'checkmate' ? 'recap-checkmate' : 'recap-stalemate');
  const resigned = lostBy(results, 'resigned');
  if (resigned.length > 0) return format('recap-resigned', { sides: plainList(resigned), count: resigned.length });
  const late = lostBy(results, 'time');
  if (late.length > 0) return format('recap-time', { sides: plainList(late) });
  const winner = results.find(({ result }) => result === 'won');
  const cause = (winner ?? first)?.cause;
  switch (cause?.by) {
    case 'agreed':
      return format('recap-agreed');
    case 'players':
      return format('recap-stopped');
    case 'last-turn':
      return format('recap-last-turn', { turn: cause.turn });
    case 'scorekeeper':
      return format('recap-scorekeeper', { title: plain(cause.title) });
    case 'ending': {
      const own = results.find((one) => 'own' in (one.cause ?? {}))?.side;
      return endingReason(format, cause.ending, winner?.side, own);
    }
    default:
      return undefined;
  }
};

/** The sides that lost for a reason. */
const lostBy = (results: readonly ResultReport[], by: 'resigned' | 'time'): readonly string[] =>
  results.flatMap(({ side, result, cause }) => (cause?.by === by && result === 'lost' ? [side] : []));

type EndingCode = Extract<NonNullable<ResultReport['cause']>, { readonly by: 'ending' }>['ending'];

/** `own`: the side that caused the end. */
const endingReason = (
  format: Format,
  ending: EndingCode,
  winner: string | undefined,
  own: string | undefined,
): string | undefined => {
  if (ending === 'passes' || ending === 'repeat' || ending === 'quiet') return format(`recap-${ending}`);
  const side = ending === 'most' || ending === 'area' ? winner : own;
  if (side === undefined) return undefined;
  const given = { side: plain(side) };
  return ending === 'checkmate' ? format('recap-mated', given) : format(`recap-${ending}`, given);
};

/** The title of scores that have no name of their own. */
export const points = 'recap-points';

export const scores = (
  format: Format,
  name: string,
  sides: readonly { readonly side: string; readonly score: number }[],
): string => {
  const all = sides.map(({ side, score }) => format('post-score', { side: plain(side), score }));
  return format('recap-scores', { name: plain(name), scores: list(all) });
};

export const more = (format: Format, count: number): string => format('recap-more', { count });

export const roundTurn = (format: Format, { side, round, isAlways }: DecisiveRound): string =>
  isAlways ? format('recap-led-always', { side: plain(side) }) : format('recap-led-from', { side: plain(side), round });

/** The move after which the winner always led in captures. */
export const captureTurn = (
  format: Format,
  { side, move, written }: { readonly side: string; readonly move: number; readonly written?: string },
): string =>
  written === undefined
    ? format('recap-captures-move', { side: plain(side), move })
    : format('recap-captures-written', { side: plain(side), written: plain(written) });

/** The numbers of a game, each with its label. */
export const figures = (
  format: Format,
  { turns, rounds, moves, time }: GameLengthNumbers,
): readonly { readonly value: string; readonly label: string }[] => [
  ...(rounds === undefined ? [] : [{ value: String(rounds), label: format('recap-rounds.label', { count: rounds }) }]),
  ...(turns === undefined ? [] : [{ value: String(turns), label: format('recap-turns.label', { count: turns }) }]),
  ...(moves === undefined ? [] : [{ value: String(moves), label: format('recap-moves.label', { count: moves }) }]),
  ...(time === undefined ? [] : [{ value: shortTime(format, time), label: format('recap-playing-time') }]),
];

/** A time for the picture: `2 h 5 min`, `3 days`. */
const shortTime = (format: Format, all: number): string => {
  if (all < 60) return format('recap-minutes', { minutes: all });
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours >= 48) return format('duration-days', { count: Math.round(hours / 24) });
  return minutes === 0 ? format('recap-hours', { hours }) : format('recap-hours-minutes', { hours, minutes });
};

/** The numbers of a game in a sentence; undefined if there is nothing to count. */
export const playedText = (format: Format, { turns, rounds, moves, time }: GameLengthNumbers): string | undefined => {
  const amounts = list([
    ...(rounds === undefined ? [] : [format('recap-rounds', { count: rounds })]),
    ...(turns === undefined ? [] : [format('recap-turns', { count: turns })]),
    ...(moves === undefined ? [] : [format('recap-moves', { count: moves })]),
  ]);
  if (amounts.value.length === 0)
    return time === undefined ? undefined : format('recap-took', { time: shortTime(format, time) });
  return time === undefined
    ? format('recap-had', { amounts })
    : format('recap-had-took', { amounts, time: shortTime(format, time) });
};
