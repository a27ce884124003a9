import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportedModule } from '../../facts/imported-module.ts';
import type { BadPicture } from '../../facts/picture-limits.ts';
import type { HostModuleFault } from '../../facts/shelf-fault.ts';
import type { Clock } from '../base/ports.ts';
import { decodePictureFiles } from '../pictures/decode.ts';
import { openModuleSource } from './source.ts';
import { readModuleFromDisk, type TakePictures } from './taken.ts';

export interface ImportPorts {
  /** The folder for the imported modules. It is created if missing. */
  readonly folder: string;
  readonly clock: Clock;
  /** Called with the number of checked pictures; must not throw. */
  readonly progress: (pictures: number) => void;
}

/**
 * Imports the module at a path (a file with pictures next to it, a folder, a zip) to the host's modules. Changes
 * nothing until all of it is valid.
 */
export const importModule = async (
  path: string,
  ports: ImportPorts,
): Promise<ImportedModule | { readonly kind: 'refused'; readonly fault: HostModuleFault }> => {
  await mkdir(ports.folder, { recursive: true });
  const scratch = await mkdtemp(join(ports.folder, '.import-'));
  try {
    const source = await openModuleSource(path, ports.clock);
    if ('code' in source) return { kind: 'refused', fault: { kind: 'source', fault: source } };
    const made = join(scratch, 'module');
    await mkdir(made);
    const taken = await readModuleFromDisk(source, copiedTo(made, ports.progress)).finally(source.close);
    if (!('text' in taken)) return { kind: 'refused', fault: taken };
    const { module, title, version } = taken.module;
    await writeFile(join(made, `${module}.yaml`), taken.text);
    const target = join(ports.folder, module);
    const isReplaced = await put(made, target, join(scratch, 'former'));
    return {
      kind: 'imported',
      module: { module, title, ...(version === undefined ? {} : { version }) },
      pictures: taken.pictures.size,
      bytes: taken.bytes,
      path: target,
      isReplaced,
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const copiedTo = (folder: string, progress: ImportPorts['progress']): TakePictures => {
  let count = 0;
  return async (batch) => {
    const all = [...batch];
    const answers = await decodePictureFiles(
      'host',
      all.map(([, picture]) => picture),
    );
    const bad: BadPicture[] = [];
    for (const [i, [file, { bytes }]] of all.entries()) {
      const answer = answers[i] ?? 'broken';
      if (typeof answer === 'string') bad.push({ file, fault: answer });
      else await writeFile(join(folder, file), bytes);
    }
    count += all.length;
    progress(count);
    return bad;
  };
};

/** Puts a folder in the place of another; returns true if there was one. */
const put = async (made: string, target: string, aside: string): Promise<boolean> => {
  const wasThere = (await stat(target).catch(() => undefined)) !== undefined;
  if (wasThere) await rename(target, aside);
  try {
    await rename(made, target);
  } catch (fault) {
    if (wasThere) await rename(aside, target);
    throw fault;
  }
  return wasThere;
};
