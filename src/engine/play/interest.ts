import {
  handlerOf,
  type Operation,
  type OperationGain,
  type Refusal,
  refuse,
  type SideId,
  type StepContext,
  type Table,
} from '../../table/index.ts';
import { hasConsentToChangeTable, refusalOfEmptySeats, sidesRequiredToConsent } from './consent/consent.ts';
import { canGameHideAnything, gameOf, hasHumanOpponent, isMaster } from './queries.ts';
import { canHostChangeTable, refusalWithoutGameMaster } from './rights.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'arranging-needs-consent': { readonly sides: readonly SideId[] };
    'manager-plays': Record<never, never>;
  }
}

/** Returns the players who could win by an operation (W7). */
export const gainOfOperation = (table: Table, operation: Operation): OperationGain => {
  if ('overruled' in operation && operation.overruled) return 'asks';
  const { gain } = handlerOf(table.systems, operation.kind);
  return typeof gain === 'function' ? gain(table, operation) : gain;
};

export const refusalOfBypassingRules = (table: Table, operation: Operation): Refusal | undefined =>
  gainOfOperation(table, operation) === 'arranges' ? refuse('nobody-may', {}) : undefined;

/** Returns the refusal of an operation that could help its actor to win, unless the others agreed. */
export const refusalOfUnfairOperation = (table: Table, operation: Operation): Refusal | undefined => {
  const gain = gainOfOperation(table, operation);
  if (gain !== 'arranges' && gain !== 'manages') return undefined;
  const { actor } = operation;
  if (gameOf(table).phase !== 'playing' || !hasHumanOpponent(table, actor)) return undefined;
  if (gain === 'manages') return refuse('manager-plays', {});
  if (canHostChangeTable(table) || hasConsentToChangeTable(table, actor)) return undefined;
  if (canGameHideAnything(table)) return refusalWithoutGameMaster(table);
  const wants = { what: 'arrange' } as const;
  return (
    refusalOfEmptySeats(table, actor, wants) ??
    refuse('arranging-needs-consent', { sides: sidesRequiredToConsent(table, actor, wants) })
  );
};

/** True if an operation changed the table against the rules, without agreement. Such a game isn't rated. */
export const isUnagreedTableChange = (table: Table, done: Pick<StepContext, 'operation' | 'before'>): boolean => {
  const { operation } = done;
  const { gain, play } = handlerOf(table.systems, operation.kind);
  if (play && table.get('game', 'game')?.master === operation.actor) return isMaster(table, operation.actor);
  // The table before the step is used, because removed pieces are missing after it.
  return typeof gain === 'function' ? gainOfOperation(done.before, operation) === 'arranges' : gain === 'arranges';
};
