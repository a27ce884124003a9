import { createHmac } from 'node:crypto';
import type { Handle } from './ids.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** How many characters a handle has. */
export const HANDLE_LENGTH = 8;

/**
 * What stands for a record in one viewer's view (T7): 8 characters of a keyed hash of viewer, id and epoch, so that two viewers can't
 * compare theirs and nobody can follow a card through a shuffle, which begins a new epoch.
 */
export const handleOf = (key: string, viewer: string, id: string, epoch: number): Handle => {
  const digest = createHmac('sha256', key).update(`${viewer}\n${id}\n${epoch}`).digest();
  let handle = '';
  for (let i = 0; i < HANDLE_LENGTH; i += 1) handle += ALPHABET[(digest[i] as number) & 31];
  return handle as Handle;
};
