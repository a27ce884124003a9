import type { Wish } from '../request/frame.ts';
import type { Demand, KingdomRequest } from '../request/request.ts';
import type { KingdomRefusal } from './prepared.ts';

/**
 * What is wished for only because nothing else was said (K19); it gives way where the rest leaves no kingdom that keeps
 * it.
 */
export interface Usual {
  readonly demands: readonly Demand[];
  /** Whether the bounds of potions are the usual ones. */
  readonly potions: boolean;
}

/**
 * A request without those usual wishes that have a part in the contradiction, and these; undefined when none has one.
 */
export function withoutUsual(
  request: KingdomRequest,
  usual: Usual,
  refusal: KingdomRefusal,
): { readonly request: KingdomRequest; readonly left: readonly Wish[] } | undefined {
  if (refusal.code !== 'impossible') return undefined;
  const same = (a: Demand, b: Demand): boolean => JSON.stringify(a) === JSON.stringify(b);
  const left = refusal.wishes
    .map(({ wish }) => wish)
    .filter((wish) =>
      wish.kind === 'demand'
        ? usual.demands.some((one) => same(one, wish.demand))
        : wish.kind === 'potions' && usual.potions,
    );
  if (left.length === 0) return undefined;
  const dropped = left.flatMap((wish) => (wish.kind === 'demand' ? [wish.demand] : []));
  const demands = request.demands.filter((demand) => !dropped.some((one) => same(one, demand)));
  const potions = left.some(({ kind }) => kind === 'potions') ? ({ kind: 'any' } as const) : request.potions;
  return { request: { ...request, demands, potions }, left };
}
