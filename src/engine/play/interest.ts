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

/** Who could win the game by an operation, and what follows from that (W7). */

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    /** Whoever plays asks these sides before they change the table. */
    'arranging-needs-consent': { readonly sides: readonly SideId[] };
    /** Who manages the server or the channel plays in this game. */
    'manager-plays': Record<never, never>;
  }
}

/** Returns who could win by an operation. */
export const gainOf = (table: Table, operation: Operation): Gain => {
  if ('overruled' in operation && operation.overruled) return 'asks';
  const { gain } = handlerOf(table.systems, operation.kind);
  return typeof gain === 'function' ? gain(table, operation) : gain;
};

/** Returns why an operation doesn't keep to the rules of the game, whoever may do it. */
export const refusalBeyondRules = (table: Table, operation: Operation): Refusal | undefined =>
  gainOf(table, operation) === 'arranges' ? refuse('nobody-may', {}) : undefined;

/** Returns why a person can't do alone what they could win by: nothing, if they have no interest in the game. */
export const refusalOfGain = (table: Table, operation: Operation): Refusal | undefined => {
  const gain = gainOf(table, operation);
  if (gain !== 'arranges' && gain !== 'manages') return undefined;
  const { actor } = operation;
  if (gameOf(table).phase !== 'playing' || !hasInterest(table, actor)) return undefined;
  if (gain === 'manages') return refuse('manager-plays', {});
  if (trustsHost(table) || arrangesFor(table, actor)) return undefined;
  // What others can't see nobody agrees to.
  if (hidesAnything(table)) return refusalOfMastering(table);
  const wants = { what: 'arrange' } as const;
  return (
    refusalOfEmptySeats(table, actor, wants) ??
    refuse('arranging-needs-consent', { sides: askedFor(table, actor, wants) })
  );
};

/** True if an operation changed the table beyond the rules and nobody agreed to it step by step: the game isn't rated. */
export const isArrangedAlone = (table: Table, done: Pick<StepContext, 'operation' | 'before'>): boolean => {
  const { operation } = done;
  const { gain, play } = handlerOf(table.systems, operation.kind);
  if (play && table.get('game', 'game')?.master === operation.actor) return isMaster(table, operation.actor);
  // How it was before the step: what was taken off the table isn't there any more.
  return typeof gain === 'function' ? gainOf(done.before, operation) === 'arranges' : gain === 'arranges';
};
