import type { TaskFailureReason } from '../../facts/work-limits.ts';
import { createKillableRunner } from '../pool/killable.ts';
import type { WorkOwner } from '../pool/pool.ts';
import { baseModuleNameIn, baseModuleText } from '../text/bases.ts';
import { rememberHash } from '../text/hash.ts';
import { LARGEST_MODULE } from '../text/work.ts';
import { readModuleCached } from './kept-reads.ts';
import type { ReadModuleResult } from './read.ts';
import type { FileSizeLimit, work } from './reading.ts';

const ask = createKillableRunner<Parameters<typeof work>[0], ReturnType<typeof work>>(
  new URL('./reading.ts', import.meta.url),
  'module',
);

/**
 * Reads a module's file in a separate thread, when the work pool gives its owner a turn. A malicious file can take half
 * a second.
 */
export const readModuleInThread = (
  owner: WorkOwner,
  text: string,
  largest: FileSizeLimit = LARGEST_MODULE,
): Promise<ReadModuleResult | TaskFailureReason> => {
  return readModuleCached(text, async () => {
    const answer = await ask(owner, { text, largest, base: baseModuleText(baseModuleNameIn(text) ?? '') });
    if (typeof answer === 'string') return answer;
    const { read, hash } = answer;
    if (read.ok && hash !== undefined) rememberHash(read.module, hash);
    return read;
  });
};
