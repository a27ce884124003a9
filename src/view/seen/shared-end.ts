import type { ResultSeen } from '../../engine/index.ts';

/** How a game ended that ended for all sides in one way, which is told once. */
export type SharedEnd = { readonly by: 'checkmate'; readonly winner: string } | { readonly by: 'stalemate' };

/** Returns how the game ended for the side of a result; `elsewhere`: the result of another side tells it. */
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

/** A result of which the rules of the module alone know the reason, which their sentences say. */
const isPlain = ({ cause, place }: ResultSeen): boolean =>
  place === undefined && (cause === undefined || cause.by === 'rules');

/** The sides to which the same happened for no reason of their own: they are told together. */
export const alikeResults = (one: ResultSeen, all: readonly ResultSeen[]): readonly ResultSeen[] =>
  isPlain(one) ? all.filter((other) => isPlain(other) && other.result === one.result) : [one];

/** Without the sides that only lost because others won. */
export const withoutPlainLosses = (all: readonly ResultSeen[]): readonly ResultSeen[] =>
  all.some(({ result }) => result === 'won') ? all.filter((one) => one.result !== 'lost' || !isPlain(one)) : all;

const endingOf = ({ cause, place }: ResultSeen): string | undefined =>
  cause?.by === 'ending' && place === undefined ? cause.ending : undefined;
