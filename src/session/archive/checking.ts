import type { FileFault } from '../../facts/file-fault.ts';
import { readGame } from './read.ts';

/** What the thread that reads games does with the bytes of each file, which are text: what is wrong with it. */
export const work = async (bytes: Uint8Array): Promise<FileFault | undefined> => {
  const read = await readGame(new TextDecoder().decode(bytes));
  return read.ok ? undefined : read.fault;
};
