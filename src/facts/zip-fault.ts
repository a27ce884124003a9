/** Unpacked bytes of a file and of all together, and the number of files. */
export interface ZipBounds {
  readonly file: number;
  readonly together: number;
  readonly entries: number;
}

/** The limit for an attachment, in bytes. */
export const LARGEST_ZIP = 25 * 1024 * 1024;
/** The limits of a file in it, and of all together, unpacked, in bytes. */
export const LARGEST_PART = 16 * 1024 * 1024;
export const LARGEST_UNPACKED = 64 * 1024 * 1024;
export const ATTACHED: ZipBounds = { file: LARGEST_PART, together: LARGEST_UNPACKED, entries: 2000 };

/**
 * `broken`: the archive or a file in it can't be read. `path`: a name leads out of the target folder. `method`: an
 * unsupported compression. `twice`: two files have one name. `waiting`, `busy`: see Crowded. `no-module`,
 * `several-modules`: files of modules in it. `vassal`: a module of VASSAL.
 */
export interface ZipFault {
  readonly code: (typeof ZIP_FAULTS)[number];
  /** A file in it; blank for the archive itself. */
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
