import { caseOf, type PersonId, type Refusal, refuse, type SideId, type Table } from '../../../table/index.ts';
import { hasHumanOpponent, isInGame, isMaster, moduleOf, sidesOf } from '../queries.ts';
import { refusalOfHostAct, refusalOutsidePlay, refusalWithoutGameMaster } from '../rights.ts';
import { MOST_POINT_ENTRIES, MOST_POINTS } from './records.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'points-own': { readonly side: SideId };
    'bad-points': { readonly most: number };
    'too-many-points': { readonly most: number };
    'points-need-consent': { readonly sides: readonly SideId[] };
  }
}

/** Returns why an actor may not add points to a side, even if all agree. */
export const refusalOfAddingPoints = (table: Table, actor: PersonId, side: SideId): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  if (refusal) return refusal;
  if (!table.get('side', side)) return refuse('no-such-side', { side });
  if (isMaster(table, actor)) return undefined;
  const { points = 'host' } = moduleOf(table).rules;
  switch (points) {
    case 'host':
      return refusalOfHostAct(table, actor);
    case 'master':
      return refusalWithoutGameMaster(table);
    case 'agreed':
      return refusalOfScoring(table, actor);
    case 'own':
      return (
        refusalOfScoring(table, actor) ??
        (sidesOf(table, actor).includes(side) ? undefined : refuse('points-own', { side }))
      );
  }
};

const refusalOfScoring = (table: Table, actor: PersonId): Refusal | undefined => {
  const own = sidesOf(table, actor);
  if (own.length === 0) return refuse('not-a-player', {});
  return own.some((one) => isInGame(table, one)) ? undefined : refuse('out-of-game', {});
};

/**
 * True if the other players must agree to points. The module requires it, or it leaves points to the host and the host
 * plays.
 */
export const needsConsentForPoints = (table: Table, actor: PersonId): boolean => {
  const { points } = moduleOf(table).rules;
  if (isMaster(table, actor)) return false;
  if (points === undefined) return hasHumanOpponent(table, actor);
  return caseOf(points, { agreed: true, own: false, host: false, master: false });
};

export const refusalOfPointAmount = (table: Table, points: number): Refusal | undefined => {
  if (!Number.isInteger(points) || points === 0 || Math.abs(points) > MOST_POINTS)
    return refuse('bad-points', { most: MOST_POINTS });
  return table.size('point') >= MOST_POINT_ENTRIES
    ? refuse('too-many-points', { most: MOST_POINT_ENTRIES })
    : undefined;
};
