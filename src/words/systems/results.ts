import type { FinalScore, ResultReport, ScoreUpdateTimeReport } from '../../engine/index.ts';
import { findSharedGameEnding, resultsInSameSentence } from '../../view/seen/shared-end.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { list, name } from '../base/values.ts';

/** The results of sides and the final scores of a game. */

/** A side's result with its cause: `**Red** won: **Last stand**`. */
export const resultText = (format: Format, { side, result, place, cause }: ResultReport): string => {
  const sides = format(`result-${result}`, { sides: list([bold(side)]), count: 1 });
  const ranked = place === undefined ? sides : format('result-place', { result: sides, place });
  const why = causeText(format, cause, result);
  return why === undefined ? ranked : format('result-cause', { result: ranked, cause: why });
};

/**
 * The result of a side in a sentence. If several sides share a result or the end of the game, only the first has a
 * sentence, for all of them (G46).
 */
export const resultLine = (format: Format, one: ResultReport, all: readonly ResultReport[]): readonly string[] => {
  const end = findSharedGameEnding(one, all);
  if (end === 'elsewhere') return [];
  if (end !== undefined)
    return [end.by === 'checkmate' ? format('result-checkmate', { winner: name(end.winner) }) : format('result-stale')];
  const alike = resultsInSameSentence(one, all);
  if (alike.length < 2) return [format('result-line', { result: resultText(format, one) })];
  if (one !== alike[0]) return [];
  const sides = list(alike.map(({ side }) => bold(side)));
  return [format('result-line', { result: format(`result-${one.result}`, { sides, count: alike.length }) })];
};

type EndingCause = Extract<NonNullable<ResultReport['cause']>, { readonly by: 'ending' }>;

/** An ending by the rules. If the most pieces or the largest area wins, it includes their number. */
const endingText = (format: Format, { ending, own, amount }: EndingCause, result: ResultReport['result']): string => {
  if (ending === 'passes' || ending === 'repeat' || ending === 'quiet') return format(`cause-${ending}`);
  if (ending !== 'most' && ending !== 'area') return format(`cause-${ending}.${own ? 'own' : 'other'}`);
  const whose = result === 'drew' ? 'shared' : result === 'won' ? 'own' : 'other';
  if (amount === undefined) return format(`cause-${ending}.${whose}`);
  return format(`cause-${ending}-counted.${whose}`, { amount });
};

/** The reason why a side has this result; undefined if the module has its own sentences for it. */
const causeText = (
  format: Format,
  cause: ResultReport['cause'],
  result: ResultReport['result'],
): string | undefined => {
  switch (cause?.by) {
    case undefined:
    case 'rules':
      return undefined;
    case 'scorekeeper':
      return bold(cause.in?.[format.locale] ?? cause.title);
    case 'last-turn':
      return format('cause-last-turn', { turn: cause.turn });
    case 'resigned':
      return format(result === 'won' ? 'cause-others-resigned' : 'cause-resigned');
    case 'time':
      return format(result === 'won' ? 'cause-others-late' : 'cause-time');
    case 'ending':
      return endingText(format, cause, result);
    case 'agreed':
      return format('cause-agreed');
    case 'players':
      return format('cause-host');
  }
};

/** The final score of all sides. If it was counted before the end, it includes the time. */
export const finalText = (format: Format, { title, in: translated, asOf, sides }: FinalScore): string => {
  const given = {
    title: name(translated?.[format.locale] ?? title),
    scores: list(sides.map(({ side, score }) => format('score-of', { side: plain(side), score: String(score) }))),
  };
  return asOf
    ? format('final-score-as-of', { ...given, time: readingText(format, asOf) })
    : format('final-score-of', given);
};

/** The time at which scores were counted: `the end of turn 3`, `the end of Red's turn in turn 3`. */
export const readingText = (format: Format, { at, turn, side }: ScoreUpdateTimeReport): string => {
  if (at === 'start' || turn === undefined) return format('reading-start');
  const point = at === 'end' ? 'end' : 'beginning';
  return side === undefined
    ? format(`reading-turn.${point}`, { turn })
    : format(`reading-side.${point}`, { turn, side: plain(side) });
};
