import { PRIVATE_ROLL_STREAM } from '../../engine/index.ts';
import type { AnyRecord } from '../../table/index.ts';
import type { SavedStep } from './format.ts';

/** True if a record is about private rolls, which public files omit before the secret is posted (T20). */
export const isPrivate = ({ kind, id }: Pick<AnyRecord, 'kind' | 'id'>): boolean =>
  kind === 'private-roll' || (kind === 'stream' && id === PRIVATE_ROLL_STREAM);

/**
 * Returns the list without records about private rolls. A list without such records isn't copied, because it may be
 * long.
 */
const open = <T extends Pick<AnyRecord, 'kind' | 'id'>>(records: readonly T[]): readonly T[] =>
  records.some(isPrivate) ? records.filter((record) => !isPrivate(record)) : records;

export const omitPrivateRolls = (step: SavedStep): SavedStep => {
  const { operation, change } = step;
  return {
    ...step,
    operation: operation.kind === 'roll' && operation.private ? { ...operation, dice: '' } : operation,
    ...(change && {
      change: {
        added: open(change.added),
        updated: open(change.updated),
        removed: open(change.removed),
      },
    }),
  };
};
