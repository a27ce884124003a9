import {
  type Gain,
  handlerOf,
  type Operation,
  type Refusal,
  refuse,
  type SideId,
  type StepContext,
  type Table,
} from '../../table/index.ts';
import { arrangesFor, askedFor, refusalOfEmptySeats } from './consent/consent.ts';
import { gameOf, hasInterest, hidesAnything, isMaster } from './queries.ts';
import { refusalOfMastering, trustsHost } from './rights.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'arranging-needs-consent': { readonly sides: readonly SideId[] };
    'manager-plays': Record<never, never>;
  }
}

/** Returns the players who could win by an operation (W7). */
export const gainOf = (table: Table, operation: Operation): Gain => {
  if ('overruled' in operation && operation.overruled) return 'asks';
  const { gain } = handlerOf(table.systems, operation.kind);
  return typeof gain === 'function' ? gain(table, operation) : gain;
};

export const refusalBeyondRules = (table: Table, operation: Operation): Refusal | undefined =>
  gainOf(table, operation) === 'arranges' ? refuse('nobody-may', {}) : undefined;

/** Returns the refusal of an operation that could help its actor to win, unless the others agreed. */
export const refusalOfGain = (table: Table, operation: Operation): Refusal | undefined => {
  const gain = gainOf(table, operation);
  if (gain !== 'arranges' && gain !== 'manages') return undefined;
  const { actor } = operation;
  if (gameOf(table).phase !== 'playing' || !hasInterest(table, actor)) return undefined;
  if (gain === 'manages') return refuse('manager-plays', {});
  if (trustsHost(table) || arrangesFor(table, actor)) return undefined;
  if (hidesAnything(table)) return refusalOfMastering(table);
  const wants = { what: 'arrange' } as const;
  return (
    refusalOfEmptySeats(table, actor, wants) ??
    refuse('arranging-needs-consent', { sides: askedFor(table, actor, wants) })
  );
};

/** True if an operation changed the table against the rules, without agreement. Such a game isn't rated. */
export const isArrangedAlone = (table: Table, done: Pick<StepContext, 'operation' | 'before'>): boolean => {
  const { operation } = done;
  const { gain, play } = handlerOf(table.systems, operation.kind);
  if (play && table.get('game', 'game')?.master === operation.actor) return isMaster(table, operation.actor);
  // The table before the step is used, because removed pieces are missing after it.
  return typeof gain === 'function' ? gainOf(done.before, operation) === 'arranges' : gain === 'arranges';
};
