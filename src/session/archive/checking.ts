import type { FileFault } from '../../facts/file-fault.ts';
import { readGame } from './read.ts';

export const work = async (bytes: Uint8Array): Promise<FileFault | undefined> => {
  const read = await readGame(new TextDecoder().decode(bytes));
  return read.ok ? undefined : read.fault;
};
