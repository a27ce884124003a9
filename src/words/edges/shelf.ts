import type { ImportedModule } from '../../facts/imported-module.ts';
import type { HostModuleFault, ModuleFileReadFault } from '../../facts/shelf-fault.ts';
import type { Format } from '../base/messages.ts';
import { sizeText } from '../base/text.ts';
import { zipText } from '../base/zip.ts';
import { faultText } from '../module/faults.ts';
import { badPictureText } from './pictures.ts';

/** Modules in the operator's folder, and `npm run import`, which puts them there. */

export const usage = 'shelf-usage';

export const progressText = (format: Format, pictures: number): string => format('shelf-pictures', { count: pictures });

export const importedText = (format: Format, { module, pictures, bytes, path, isReplaced }: ImportedModule): string => {
  const { module: name, title, version } = module;
  const called =
    version === undefined
      ? format('shelf-module', { title, name })
      : format('shelf-module-version', { title, name, version });
  const imported =
    pictures === 0
      ? format('shelf-imported', { module: called, path })
      : format('shelf-imported-pictures', {
          module: called,
          path,
          pictures: format('shelf-pictures', { count: pictures }),
          size: sizeText(format, bytes),
        });
  return [
    isReplaced ? `${imported} ${format('shelf-replaced')}` : imported,
    format('shelf-how-to-start', { name }),
  ].join('\n');
};

/** `path`: the path as the operator typed it. */
export const refusedText = (format: Format, path: string, fault: HostModuleFault): string =>
  [format('shelf-refused', { path }), ...faultLines(format, fault)].join('\n');

/** The reasons why a module on a disk can't be used, each on a line. */
export const faultLines = (format: Format, fault: HostModuleFault): readonly string[] => {
  switch (fault.kind) {
    case 'source':
      return [sourceText(format, fault.fault)];
    case 'no-text':
      return [format('shelf-no-text')];
    case 'module':
      return fault.faults.map((one) => faultText(format, one));
    case 'pictures':
      return fault.bad.map((one) => badPictureText(format, one));
    case 'same-name':
      return [format('shelf-same-name', { name: fault.name, taken: fault.taken })];
  }
};

const sourceText = (format: Format, fault: ModuleFileReadFault): string => {
  switch (fault.code) {
    case 'changing':
      return fault.file === '' ? format('shelf-changing-it') : format('shelf-changing', { file: fault.file });
    case 'unreadable':
      return format('shelf-unreadable', { file: fault.file });
    default:
      return zipText(format, fault);
  }
};
