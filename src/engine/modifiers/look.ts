import type { Operation } from '../core/operation.ts';
import type { Kind } from '../core/record.ts';
import type { Refusal } from '../core/refusal.ts';
import { doing } from '../core/step.ts';
import type { Table } from '../core/table.ts';
import type { Value } from '../core/value.ts';
import type { World } from '../core/world.ts';

/** What is looked at: a property of a subject. */
export interface PropertyQuestion {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
}

/**
 * The only way in which rules and views read what a modifier can bend (P1). The answer is the effective value in that world: the base value, which
 * the systems' own readers give, with the modifiers in force applied; blank is undefined. A look changes nothing.
 */
export const look = (world: World, { kind, id, name }: PropertyQuestion): Value | undefined => {
  for (const { properties } of world.systems) {
    for (const reader of properties ?? []) {
      const value = reader.kind === kind ? reader.read(world, id, name) : undefined;
      if (value !== undefined) return value;
    }
  }
  return undefined;
};

/** Whether the operation's actor may do it: undefined, or why not (W1). Like every look it goes through the modifiers in force. */
export const may = (table: Table, operation: Operation): Refusal | undefined => doing(table.systems, operation.kind).may(table, operation);
