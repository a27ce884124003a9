import type { Wish } from '../request/frame.ts';
import type { KingdomRequest, PileCountDemand } from '../request/request.ts';
import type { KingdomRefusal } from './prepared.ts';

/** The default wishes (K19). They are dropped if no kingdom can meet them together with the other wishes. */
export interface DefaultWishes {
  readonly demands: readonly PileCountDemand[];
  readonly potions: boolean;
}

/**
 * Returns the request without the default wishes that are part of the contradiction, and these wishes; undefined if
 * there are none.
 */
export function dropConflictingDefaults(
  request: KingdomRequest,
  usual: DefaultWishes,
  refusal: KingdomRefusal,
): { readonly request: KingdomRequest; readonly left: readonly Wish[] } | undefined {
  if (refusal.code !== 'impossible') return undefined;
  const same = (a: PileCountDemand, b: PileCountDemand): boolean => JSON.stringify(a) === JSON.stringify(b);
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
