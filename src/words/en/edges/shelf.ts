import type { ShelfFault, SourceFault } from '../../../session/shelf/fault.ts';
import type { ImportedModule } from '../../../session/shelf/imported.ts';
import { zipText } from '../common/zip.ts';
import { faultText } from '../module/faults.ts';
import { counted, sizeText } from '../text.ts';
import { badPictureText } from './pictures.ts';

/** Modules that lie in the host's folder, and `npm run import`, which puts them there. */

export const usage = [
  'npm run import -- PATH    puts a module into DATA_DIR/modules, where the bot finds it',
  'PATH is the file of a module with its pictures beside it, a folder of them, or a zip;',
  'or a module of VASSAL (.vmod, or its folder), behind which its extensions (.vmdx) may stand,',
  'and a saved game (.vsav), or --setup=NAME of a set-up that it offers, with which it then begins.',
].join('\n');

export const progressText = (pictures: number): string => counted(pictures, 'picture');

export const importedText = ({ module, pictures, bytes, path, isReplaced }: ImportedModule): string => {
  const { module: name, title, version } = module;
  const whole = `${title} (${name}${version === undefined ? '' : `, version ${version}`})`;
  const with_ = pictures === 0 ? 'no pictures' : `${counted(pictures, 'picture')} of ${sizeText(bytes)}`;
  return [
    `${whole} lies in ${path} now, with ${with_}${isReplaced ? ', in the place of what lay there' : ''}.`,
    `/game start module:${name} starts it. Games that run keep theirs until /game reload.`,
  ].join('\n');
};

/** `path`: as it was typed. */
export const refusedText = (path: string, fault: ShelfFault): string =>
  [`${path} was not taken:`, ...faultLines(fault)].join('\n');

/** Why a module on a disk is not taken, a line each. */
export const faultLines = (fault: ShelfFault): readonly string[] => {
  switch (fault.kind) {
    case 'source':
      return [sourceText(fault.fault)];
    case 'no-text':
      return ["the module's file is no text (UTF-8)"];
    case 'module':
      return fault.faults.map(faultText);
    case 'pictures':
      return fault.bad.map(badPictureText);
    case 'same-name':
      return [`it calls itself ${fault.name}, as ${fault.taken} does, which is taken: change "module:" in one of them`];
  }
};

const sourceText = (fault: SourceFault): string => {
  switch (fault.code) {
    case 'changing':
      return `${fault.file === '' ? 'it' : fault.file} was written to while it was read; it is read again when somebody looks`;
    case 'unreadable':
      return `${fault.file} is not there, or may not be read`;
    default:
      return zipText(fault);
  }
};
