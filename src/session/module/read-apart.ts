import { threaded } from '../worker.ts';
import { baseText, likeIn } from './bases.ts';
import { rememberHash } from './hash.ts';
import type { ReadModule } from './read.ts';
import type { LargestFile, work } from './reading.ts';
import { LARGEST_MODULE } from './work.ts';

const ask = threaded<Parameters<typeof work>[0], ReturnType<typeof work>>(
  new URL('./reading.ts', import.meta.url),
  'modules',
);

/**
 * Reads a module's file as readModule does, in a thread of its own, one after the other: a file made to be slow takes
 * half a second, and the process never waits for it. Rejects when the thread ends; the next call starts another.
 */
export const readApart = async (text: string, largest: LargestFile = LARGEST_MODULE): Promise<ReadModule> => {
  const { read, hash } = await ask({ text, largest, base: baseText(likeIn(text) ?? '') });
  if (read.ok && hash !== undefined) rememberHash(read.module, hash);
  return read;
};
