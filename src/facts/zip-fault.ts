/** The limits of an archive: the unpacked bytes of a file and of all files together, and the number of files. */
export interface ZipBounds {
  readonly file: number;
  readonly together: number;
  readonly entries: number;
}

/** The most bytes of an uploaded archive. */
export const LARGEST_ZIP = 25 * 1024 * 1024;
/** The most unpacked bytes of a file in an archive, and of all its files together. */
export const LARGEST_FILE_IN_ZIP = 16 * 1024 * 1024;
export const LARGEST_UNPACKED_ZIP = 64 * 1024 * 1024;
export const UPLOADED_ZIP_LIMITS: ZipBounds = {
  file: LARGEST_FILE_IN_ZIP,
  together: LARGEST_UNPACKED_ZIP,
  entries: 2000,
};

/**
 * `broken`: the archive or a file in it can't be read. `path`: a file's name leads out of the target folder. `method`:
 * the compression isn't supported. `twice`: two files have the same name. `waiting`, `busy`: see `QueueFullReason`.
 * `no-module`, `several-modules`: it contains none or several files of modules. `vassal`: it is a VASSAL module.
 */
export interface ZipFault {
  readonly code: (typeof ZIP_FAULTS)[number];
  /** The file in the archive; blank for the archive itself. */
  readonly file: string;
}

export const ZIP_FAULTS = [
  'broken',
  'path',
  'link',
  'encrypted',
  'method',
  'twice',
  'too-many',
  'too-large',
  'too-costly',
  'waiting',
  'busy',
  'no-module',
  'several-modules',
  'vassal',
] as const;
