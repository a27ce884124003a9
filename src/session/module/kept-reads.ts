import { createHash } from 'node:crypto';
import type { Module } from '../../engine/index.ts';
import { baseModuleNameIn, baseModuleText, isShippedModuleText } from '../text/bases.ts';
import { keepPrepared, prepared } from './prepared.ts';
import type { ReadModuleResult } from './read.ts';

const readHere = new Map<string, Module>();
let kept = 0;

/** Returns the hash of a file. It also depends on the file that this one extends with `like`. */
export const hashModuleText = (text: string): string =>
  createHash('sha256')
    .update(text)
    .update(baseModuleText(baseModuleNameIn(text) ?? '') ?? '')
    .digest('hex');

export const readModuleCached = async <Read extends ReadModuleResult | string>(
  text: string,
  read: () => Promise<Read>,
  known: ReadonlyMap<string, Module> = prepared,
): Promise<ReadModuleResult | Read> => {
  const hash = hashModuleText(text);
  const module = known.get(hash) ?? readHere.get(hash);
  if (module) return { ok: true, module, warnings: [] };
  const found = await read();
  const whole: ReadModuleResult | string = found;
  if (typeof whole === 'object' && whole.ok && whole.warnings.length === 0 && isShippedModuleText(text))
    readHere.set(hash, whole.module);
  return found;
};

export const storeReadModules = async (): Promise<void> => {
  if (readHere.size === kept) return;
  kept = readHere.size;
  await keepPrepared(new Map([...prepared, ...readHere]));
};
