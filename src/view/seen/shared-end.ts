import type { ResultSeen } from '../../engine/index.ts';

export type SharedEnd = { readonly by: 'checkmate'; readonly winner: string } | { readonly by: 'stalemate' };

/** Returns the end of the game for the side of a result. `elsewhere`: the result of another side reports it. */
export const sharedEnd = (one: ResultSeen, all: readonly ResultSeen[]): SharedEnd | 'elsewhere' | undefined => {
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
const isPlain = ({ cause, place }: ResultSeen): boolean =>
  place === undefined && (cause === undefined || cause.by === 'rules');

/** Returns the results that are reported together: the same ones without a reason of their own. */
export const alikeResults = (one: ResultSeen, all: readonly ResultSeen[]): readonly ResultSeen[] =>
  isPlain(one) ? all.filter((other) => isPlain(other) && other.result === one.result) : [one];

export const withoutPlainLosses = (all: readonly ResultSeen[]): readonly ResultSeen[] =>
  all.some(({ result }) => result === 'won') ? all.filter((one) => one.result !== 'lost' || !isPlain(one)) : all;

const endingOf = ({ cause, place }: ResultSeen): string | undefined =>
  cause?.by === 'ending' && place === undefined ? cause.ending : undefined;
