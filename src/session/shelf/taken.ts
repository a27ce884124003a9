import { MOST_ART_FILES } from '../../engine/forms.ts';
import type { Module } from '../../engine/index.ts';
import type { BadPicture } from '../../facts/picture-limits.ts';
import type { HostModuleFault } from '../../facts/shelf-fault.ts';
import { readModuleInThread } from '../module/read-apart.ts';
import { type HashedPicture, readPictureFile } from '../pictures/picture.ts';
import { type HashedPictureSize, modulePictureFiles } from '../pictures/pictured.ts';
import { baseModuleOf } from '../text/bases.ts';
import type { ModuleSource } from './source.ts';

/** Limits of the pictures of a module on disk: bytes together, and number. */
const MOST_SHELVED = 1024 * 1024 * 1024;
const MOST_SHELVED_PICTURES = MOST_ART_FILES;
/** The bytes and the number of pictures in a batch. */
const BATCH = 16 * 1024 * 1024;
const MOST_IN_BATCH = 40;

export interface ModuleFromDisk {
  readonly text: string;
  /** The module, without its pictures. */
  readonly module: Module;
  readonly pictures: ReadonlyMap<string, HashedPictureSize>;
  readonly bytes: number;
}

export type TakePictures = (pictures: ReadonlyMap<string, HashedPicture>) => Promise<readonly BadPicture[]>;

/**
 * Reads a module from a disk, and collects all its faults. Passes its pictures to `take` in batches, to save memory.
 */
export const readModuleFromDisk = async (
  source: ModuleSource,
  take: TakePictures,
): Promise<ModuleFromDisk | HostModuleFault> => {
  const text = textIn(source.text);
  if (text === undefined) return { kind: 'no-text' };
  const read = await readModuleInThread('host', text, 'own');
  if (typeof read === 'string') return { kind: 'source', fault: { code: read, file: '' } };
  if (!read.ok) return { kind: 'module', faults: read.faults };
  const pictures = new Map<string, HashedPictureSize>();
  const bad: BadPicture[] = [];
  let batch = new Map<string, HashedPicture>();
  let [bytes, held] = [0, 0];
  const hand = async (): Promise<void> => {
    bad.push(...(await take(batch)));
    [batch, held] = [new Map(), 0];
  };
  for (const file of modulePictureFiles(read.module)) {
    const found = await source.file(file);
    const lent = found ? undefined : (await baseModuleOf(text))?.pictures?.[file];
    if (lent) {
      pictures.set(file, lent);
      continue;
    }
    if (found && 'code' in found) return { kind: 'source', fault: found };
    const picture = found ? readPictureFile(found) : 'missing';
    bytes += found?.length ?? 0;
    if (typeof picture === 'string') bad.push({ file, fault: picture });
    else if (bytes > MOST_SHELVED) bad.push({ file, fault: 'too-much-together' });
    else if (pictures.size === MOST_SHELVED_PICTURES) bad.push({ file, fault: 'too-many' });
    else {
      const { hash, width, height } = picture;
      pictures.set(file, { hash, width, height });
      batch.set(file, picture);
      held += picture.bytes.byteLength;
      if (held > BATCH || batch.size === MOST_IN_BATCH) await hand();
    }
  }
  if (batch.size > 0) await hand();
  return bad.length > 0 ? { kind: 'pictures', bad } : { text, module: read.module, pictures, bytes };
};

const textIn = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
