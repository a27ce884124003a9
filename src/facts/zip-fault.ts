/** What an archive may hold: bytes of one of its files and of all together, unpacked, and so many of them. */
export interface ZipBounds {
  readonly file: number;
  readonly together: number;
  readonly entries: number;
}

/** The largest archive that is taken from an attachment, in bytes. */
export const LARGEST_ZIP = 25 * 1024 * 1024;
/** The largest file in one, and what all of them may have together, unpacked. */
export const LARGEST_PART = 16 * 1024 * 1024;
export const LARGEST_UNPACKED = 64 * 1024 * 1024;
/** What may come as an attachment. */
export const ATTACHED: ZipBounds = { file: LARGEST_PART, together: LARGEST_UNPACKED, entries: 2000 };

/**
 * Why an archive is refused. `broken`: it, or a file in it, can't be read. `path`: a name leads out of the folder into
 * which it would be unpacked. `method`: packed in a way that is not read. `twice`: two files of one name. `too-many`:
 * files. `too-costly`: it takes more time or memory than it may. `waiting`, `busy`: see Crowded. `no-module`,
 * `several-modules`: files of modules in it. `vassal`: it is a module of VASSAL's.
 */
export interface ZipFault {
  readonly code: (typeof ZIP_FAULTS)[number];
  /** Of the file in it, as it says; blank where it is the archive itself. */
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
