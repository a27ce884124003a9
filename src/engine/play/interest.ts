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

/** Returns how an operation may help its actor to win (W7). */
export const gainOf = (table: Table, operation: Operation): Gain => {
  if ('overruled' in operation && operation.overruled) return 'asks';
  const { gain } = handlerOf(table.systems, operation.kind);
  return typeof gain === 'function' ? gain(table, operation) : gain;
};

export const refusalBeyondRules = (table: Table, operation: Operation): Refusal | undefined =>
  gainOf(table, operation) === 'arranges' ? refuse('nobody-may', {}) : undefined;

/** Refuses an operation that could help an actor to win, unless others agreed. */
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

/** True if an operation changed the table beyond the rules without agreement: the game isn't rated. */
export const isArrangedAlone = (table: Table, done: Pick<StepContext, 'operation' | 'before'>): boolean => {
  const { operation } = done;
  const { gain, play } = handlerOf(table.systems, operation.kind);
  if (play && table.get('game', 'game')?.master === operation.actor) return isMaster(table, operation.actor);
  // After the step, removed pieces are missing.
  return typeof gain === 'function' ? gainOf(done.before, operation) === 'arranges' : gain === 'arranges';
};
