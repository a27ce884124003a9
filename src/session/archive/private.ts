import type { AnyRecord } from '../../engine/core/record.ts';
import { PRIVATE_DICE } from '../../engine/index.ts';
import type { SavedStep } from './format.ts';

/**
 * Whether a record tells of what was rolled in private, as nothing does in a file that everybody may have before the
 * secret is posted (T20).
 */
export const isPrivate = ({ kind, id }: Pick<AnyRecord, 'kind' | 'id'>): boolean =>
  kind === 'private-roll' || (kind === 'stream' && id === PRIVATE_DICE);

const isOpen = (record: Pick<AnyRecord, 'kind' | 'id'>): boolean => !isPrivate(record);

/** A step without what was rolled in private. */
export const openStep = (step: SavedStep): SavedStep => {
  const { operation, change } = step;
  return {
    ...step,
    operation: operation.kind === 'roll' && operation.private ? { ...operation, dice: '' } : operation,
    ...(change && {
      change: {
        added: change.added.filter(isOpen),
        updated: change.updated.filter(isOpen),
        removed: change.removed.filter(isOpen),
      },
    }),
  };
};
