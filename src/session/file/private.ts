import { PRIVATE_DICE } from '../../engine/index.ts';
import type { AnyRecord } from '../../table/index.ts';
import type { SavedStep } from './format.ts';

/**
 * Whether a record tells of what was rolled in private, as nothing does in a file that everybody may have before the
 * secret is posted (T20).
 */
export const isPrivate = ({ kind, id }: Pick<AnyRecord, 'kind' | 'id'>): boolean =>
  kind === 'private-roll' || (kind === 'stream' && id === PRIVATE_DICE);

/** The same list where nothing in it is private: it may be long. */
const open = <T extends Pick<AnyRecord, 'kind' | 'id'>>(records: readonly T[]): readonly T[] =>
  records.some(isPrivate) ? records.filter((record) => !isPrivate(record)) : records;

/** A step without what was rolled in private. */
export const openStep = (step: SavedStep): SavedStep => {
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
