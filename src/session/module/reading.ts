import { moduleHash } from './hash.ts';
import { type ReadModule, readModule } from './read.ts';

/** What the reading thread does with each text. */
export const work = (text: string): { readonly read: ReadModule; readonly hash?: string } => {
  const read = readModule(text);
  return read.ok ? { read, hash: moduleHash(read.module) } : { read };
};
