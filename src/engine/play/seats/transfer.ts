import {
  added,
  type Change,
  join,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepEnvironment,
  type Table,
} from '../../../table/index.ts';
import { consentStateOf, isRequestGranted } from '../consent/consent.ts';
import { canGameHideAnything, isMaster, seatsOfPerson, sidesOf } from '../queries.ts';
import { hasSeenOtherSideSecrets } from '../secrecy/witnesses.ts';
import { seat } from './seat.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    transfer: { readonly side: SideId; readonly to: PersonId };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /**
     * The person can't take over the side, for example because they already play it. In a game that hides things,
     * players of other sides, the game master and people who saw other secrets can't take it either.
     */
    'not-to-them': {
      readonly person: PersonId;
      readonly side: SideId;
      readonly why: 'plays-it' | 'plays-other' | 'presides' | 'has-seen';
    };
    'not-accepted': { readonly person: PersonId; readonly side: SideId };
  }
}

/**
 * Returns why a side can't be given to a person. It is refused for anyone who could not take the side without consent
 * (T17).
 */
export const refusalOfSideTransfer = (
  table: Table,
  actor: PersonId,
  side: SideId,
  to: PersonId,
): Refusal | undefined => {
  const no = (why: Refusal<'not-to-them'>['why']): Refusal => refuse('not-to-them', { person: to, side, why });
  const sides = sidesOf(table, to);
  if (!sidesOf(table, actor).includes(side)) return refuse('not-seated', { side });
  if (sides.includes(side)) return no('plays-it');
  if (!canGameHideAnything(table)) return undefined;
  if (sides.length > 0) return no('plays-other');
  if (isMaster(table, to)) return no('presides');
  return hasSeenOtherSideSecrets(table, to, side) ? no('has-seen') : undefined;
};

export const decideSideTransfer = (
  table: Table,
  { actor, side, to }: Operation<'transfer'>,
  environment: StepEnvironment,
): Change | Refusal => {
  const refusal = refusalOfSideTransfer(table, actor, side, to);
  if (refusal) return refusal;
  const { request } = consentStateOf(table, actor, { what: 'transfer', side, to }, environment);
  if (!request || !isRequestGranted(request)) return refuse('not-accepted', { person: to, side });
  const mine = seatsOfPerson(table, actor).filter((one) => one.side === side);
  const observing = seatsOfPerson(table, to).filter((one) => one.side === undefined);
  return join(removed(...mine, ...observing), added(seat(to, side, environment.now)), removed(request));
};
