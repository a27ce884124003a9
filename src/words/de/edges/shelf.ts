import type { ShelfFault, SourceFault } from '../../../session/shelf/fault.ts';
import type { ImportedModule } from '../../../session/shelf/imported.ts';
import { zipText } from '../common/zip.ts';
import { faultText } from '../module/faults.ts';
import { counted, sizeText } from '../text.ts';
import { badPictureText } from './pictures.ts';

/** Modules that lie in the host's folder, and `npm run import`, which puts them there. */

export const usage = [
  'npm run import -- PFAD    legt ein Modul in DATA_DIR/modules, wo der Bot es findet',
  'PFAD ist die Datei eines Moduls mit seinen Bildern daneben, ein Ordner davon oder ein Zip;',
  'oder ein Modul von VASSAL (.vmod oder sein Ordner), dahinter seine Erweiterungen (.vmdx),',
  'und ein gespeichertes Spiel (.vsav), oder --setup=NAME einer Aufstellung, mit der es dann beginnt.',
].join('\n');

export const progressText = (pictures: number): string => counted(pictures, 'Bild', 'Bilder');

export const importedText = ({ module, pictures, bytes, path, isReplaced }: ImportedModule): string => {
  const { module: name, title, version } = module;
  const whole = `${title} (${name}${version === undefined ? '' : `, Fassung ${version}`})`;
  const with_ = pictures === 0 ? 'ohne Bilder' : `mit ${counted(pictures, 'Bild', 'Bildern')} von ${sizeText(bytes)}`;
  return [
    `${whole} liegt jetzt in ${path}, ${with_}${isReplaced ? ', an Stelle dessen, was dort lag' : ''}.`,
    `/game start module:${name} startet es. Laufende Spiele behalten ihres bis /game reload.`,
  ].join('\n');
};

/** `path`: as it was typed. */
export const refusedText = (path: string, fault: ShelfFault): string =>
  [`${path} wurde nicht genommen:`, ...faultLines(fault)].join('\n');

/** Why a module on a disk is not taken, a line each. */
export const faultLines = (fault: ShelfFault): readonly string[] => {
  switch (fault.kind) {
    case 'source':
      return [sourceText(fault.fault)];
    case 'no-text':
      return ['die Datei des Moduls ist kein Text (UTF-8)'];
    case 'module':
      return fault.faults.map(faultText);
    case 'pictures':
      return fault.bad.map(badPictureText);
    case 'same-name':
      return [`es nennt sich ${fault.name} wie ${fault.taken}, das genommen wird: Ändere „module:“ in einem davon`];
  }
};

const sourceText = (fault: SourceFault): string => {
  switch (fault.code) {
    case 'changing':
      return `${fault.file === '' ? 'es' : fault.file} wurde beschrieben, während es gelesen wurde; es wird neu gelesen, wenn jemand nachsieht`;
    case 'unreadable':
      return `${fault.file} ist nicht da oder darf nicht gelesen werden`;
    default:
      return zipText(fault);
  }
};
