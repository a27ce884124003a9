/** Converts modules of VASSAL into modules for this bot. It reads an archive and writes files; it starts no process. */
export { convertVassalModule } from './imported.ts';
export { type Archive, ArchiveFault, openArchive } from './source/archive.ts';
export { isSavedGameArgument, openSavedGameArgument } from './source/save.ts';
export {
  addExtensionsToModule,
  isModuleExtension,
  readVassalModuleSource,
  type Source,
  VassalSourceFault,
} from './source/source.ts';
