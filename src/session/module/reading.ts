import { moduleHash } from '../text/hash.ts';
import { ownWork, workOf } from '../text/work.ts';
import { type ReadModule, readModule } from './read.ts';

/** How large a file may be, in UTF-16 units; `own`: as large as one that whoever runs the bot has put on its disk. */
export type LargestFile = number | 'own';

/** What the reading thread does with each text. */
export const work = ({
  text,
  largest,
  base,
}: {
  readonly text: string;
  /** The file that it can be like. */
  readonly base?: string | undefined;
  readonly largest: LargestFile;
}): { readonly read: ReadModule; readonly hash?: string } => {
  const read = readModule(text, largest === 'own' ? ownWork() : workOf(largest), () => base);
  return read.ok ? { read, hash: moduleHash(read.module) } : { read };
};
