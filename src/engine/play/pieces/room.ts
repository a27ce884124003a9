import { type Operation, type Refusal, refuse, type Table } from '../../../table/index.ts';
import { refusalOfExceedingCapacity } from './capacity.ts';
import { refusalOfCrowding } from './moves.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'cell-taken': { readonly place: string; readonly by: string };
  }
}

/**
 * Returns why there is no room for a piece in a place. There is always room if the piece is put there against the rules
 * (C89).
 */
export const refusalForLackOfRoom = (
  table: Table,
  { to, overruled }: Pick<Operation<'place'>, 'to' | 'overruled'>,
): Refusal | undefined => {
  if (overruled) return undefined;
  const crowd = refusalOfCrowding(table, to, 1);
  if (crowd?.code === 'occupied') return refuse('cell-taken', { place: crowd.place, by: crowd.by });
  return crowd ?? refusalOfExceedingCapacity(table, to.in, 1);
};
