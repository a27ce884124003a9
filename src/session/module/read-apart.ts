import type { Unworked } from '../../facts/work-limits.ts';
import { killable } from '../pool/killable.ts';
import type { WorkOwner } from '../pool/pool.ts';
import { baseText, likeIn } from '../text/bases.ts';
import { rememberHash } from '../text/hash.ts';
import { LARGEST_MODULE } from '../text/work.ts';
import { readKept } from './kept-reads.ts';
import type { ReadModule } from './read.ts';
import type { LargestFile, work } from './reading.ts';

const ask = killable<Parameters<typeof work>[0], ReturnType<typeof work>>(
  new URL('./reading.ts', import.meta.url),
  'module',
);

/**
 * Reads a module's file in a separate thread, when the work pool gives its owner a turn. A malicious file can take half
 * a second.
 */
export const readApart = (
  owner: WorkOwner,
  text: string,
  largest: LargestFile = LARGEST_MODULE,
): Promise<ReadModule | Unworked> => {
  return readKept(text, async () => {
    const answer = await ask(owner, { text, largest, base: baseText(likeIn(text) ?? '') });
    if (typeof answer === 'string') return answer;
    const { read, hash } = answer;
    if (read.ok && hash !== undefined) rememberHash(read.module, hash);
    return read;
  });
};
