import { createHash } from 'node:crypto';
import type { Module } from '../../engine/index.ts';
import { baseModuleNameIn, baseText, isShippedText } from '../text/bases.ts';
import { keepPrepared, prepared } from './prepared.ts';
import type { ReadModule } from './read.ts';

const readHere = new Map<string, Module>();
let kept = 0;

/** Returns the hash of a file. It also depends on the file that this one extends with `like`. */
export const textHash = (text: string): string =>
  createHash('sha256')
    .update(text)
    .update(baseText(baseModuleNameIn(text) ?? '') ?? '')
    .digest('hex');

export const readKept = async <Read extends ReadModule | string>(
  text: string,
  read: () => Promise<Read>,
  known: ReadonlyMap<string, Module> = prepared,
): Promise<ReadModule | Read> => {
  const hash = textHash(text);
  const module = known.get(hash) ?? readHere.get(hash);
  if (module) return { ok: true, module, warnings: [] };
  const found = await read();
  const whole: ReadModule | string = found;
  if (typeof whole === 'object' && whole.ok && whole.warnings.length === 0 && isShippedText(text))
    readHere.set(hash, whole.module);
  return found;
};

export const keepReads = async (): Promise<void> => {
  if (readHere.size === kept) return;
  kept = readHere.size;
  await keepPrepared(new Map([...prepared, ...readHere]));
};
