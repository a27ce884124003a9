import type { ResultReport } from '../../engine/index.ts';

export type SharedGameEnding = { readonly by: 'checkmate'; readonly winner: string } | { readonly by: 'stalemate' };

/**
 * Returns the common ending if this result is a checkmate or stalemate that several sides share. `elsewhere`: another
 * side's result reports it.
 */
export const findSharedGameEnding = (
  one: ResultReport,
  all: readonly ResultReport[],
): SharedGameEnding | 'elsewhere' | undefined => {
  const ending = endingOf(one);
  const same = all.filter((other) => endingOf(other) === ending);
  const winner = same.find(({ result }) => result === 'won');
  const isMate = ending === 'checkmate' && winner !== undefined;
  const isStalemate = ending === 'no-move' && same.length > 1 && same.every(({ result }) => result === 'drew');
  if (!isMate && !isStalemate) return undefined;
  if (one !== same[0]) return 'elsewhere';
  return isMate ? { by: 'checkmate', winner: winner.side } : { by: 'stalemate' };
};

/** True if a result has no reason, or one that only the module's rules know and its sentences say. */
const isPlain = ({ cause, place }: ResultReport): boolean =>
  place === undefined && (cause === undefined || cause.by === 'rules');

/** Returns the results that one sentence reports: all equal results without a specific reason, or only this one. */
export const resultsInSameSentence = (one: ResultReport, all: readonly ResultReport[]): readonly ResultReport[] =>
  isPlain(one) ? all.filter((other) => isPlain(other) && other.result === one.result) : [one];

export const omitPlainLosses = (all: readonly ResultReport[]): readonly ResultReport[] =>
  all.some(({ result }) => result === 'won') ? all.filter((one) => one.result !== 'lost' || !isPlain(one)) : all;

const endingOf = ({ cause, place }: ResultReport): string | undefined =>
  cause?.by === 'ending' && place === undefined ? cause.ending : undefined;
