import { moduleHash } from '../text/hash.ts';
import { workForHostFile, workForUpload } from '../text/work.ts';
import { type ReadModuleResult, readModule } from './read.ts';

/** The size limit of a file in UTF-16 units. `own`: the limit for files that the operator put on the bot's disk. */
export type FileSizeLimit = number | 'own';

export const work = ({
  text,
  largest,
  base,
}: {
  readonly text: string;
  readonly base?: string | undefined;
  readonly largest: FileSizeLimit;
}): { readonly read: ReadModuleResult; readonly hash?: string } => {
  const read = readModule(text, largest === 'own' ? workForHostFile() : workForUpload(largest), () => base);
  return read.ok ? { read, hash: moduleHash(read.module) } : { read };
};
