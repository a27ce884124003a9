import type { Decimal } from '../../../table/index.ts';
import { isAlone, rankAmong } from '../../play/lines/standing.ts';
import type { StandingKind } from './tree.ts';

/**
 * Returns the standing of a side among others by a number, such as its rank (S35). Undefined if the side has no number.
 */
export const computeSideStanding = (
  asks: StandingKind,
  own: Decimal | undefined,
  others: readonly Decimal[],
): number | boolean | undefined => {
  if (own === undefined) return undefined;
  const place = rankAmong(own, others);
  switch (asks) {
    case 'rank':
      return place;
    case 'most':
      return place === 1;
    case 'second-most':
      return place === 2;
    case 'sole-most':
      return place === 1 && isAlone(own, others);
    case 'sole-second-most':
      return place === 2 && isAlone(own, others);
  }
};
