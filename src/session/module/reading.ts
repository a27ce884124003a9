import { moduleHash } from './hash.ts';
import { type ReadModule, readModule } from './read.ts';
import { newWork, ownWork } from './work.ts';

/** What the reading thread does with each text. */
export const work = ({
  text,
  isOwn,
}: {
  readonly text: string;
  /** Whether whoever runs the bot has put it on its disk. */
  readonly isOwn: boolean;
}): { readonly read: ReadModule; readonly hash?: string } => {
  const read = readModule(text, isOwn ? ownWork() : newWork());
  return read.ok ? { read, hash: moduleHash(read.module) } : { read };
};
