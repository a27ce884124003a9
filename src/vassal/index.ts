/** Converts modules of VASSAL into modules for this bot. It reads an archive and writes files; it starts no process. */
export { importModule } from './imported.ts';
export { type Archive, ArchiveFault, openArchive } from './source/archive.ts';
export { isSave, saveAmong } from './source/save.ts';
export { extended, isExtension, readSource, type Source, SourceFault } from './source/source.ts';
