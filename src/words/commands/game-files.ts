import type { FileFault } from '../../facts/file-fault.ts';
import type { PgnFault, PositionFault } from '../../facts/notation-fault.ts';
import { plain } from '../../view/text/text.ts';
import { MOST_FILES_NAMED } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { sizeText } from '../base/text.ts';
import { list, name } from '../base/values.ts';

/** The texts that accompany a game exported as a file. */
const exported = {
  /** The file contains only the part of the game that the player can see. */
  seen: (format: Format, title: string, isOver: boolean): string =>
    format(isOver ? 'export-seen-over' : 'export-seen', { title: name(title) }),
  whole: (format: Format, title: string): string => format('export-whole', { title: name(title) }),
  published: (format: Format, title: string): string => format('export-published', { title: name(title) }),
  /** `key`: the key with which everyone can check the files of this bot. */
  signed: (format: Format, key: string): string => format('export-signed', { key }),
  unsigned: 'export-unsigned',
  /** `most`: the limit in bytes. */
  tooLarge: (format: Format, most: number): string => format('export-too-large', { most: sizeText(format, most) }),
} as const;

const imported = {
  noFile: 'import-no-file',
  question: (format: Format, running: string): string => format('import-question', { running: name(running) }),
  instead: 'import-instead',
  forgotten: 'import-forgotten',
  /** `files`: the names of pictures that are missing here. */
  pictures: (format: Format, title: string, files: readonly string[]): string => {
    const shown = files.slice(0, MOST_FILES_NAMED).map(name);
    const more = files.length - shown.length;
    const all = list(more > 0 ? [...shown, format('more-files', { count: more })] : shown);
    return format('import-pictures', { title: name(title), files: all });
  },
  overtaken: 'import-overtaken',
} as const;

/** The reason why a file can't be continued as a game, and what would work (T11). */
const faultText = (format: Format, fault: FileFault): string => {
  switch (fault.code) {
    case 'json':
      return format(`import-json-${fault.why}`, { line: fault.line });
    case 'seen':
    case 'hides':
    case 'other':
    case 'end':
      return format(`import-fault-${fault.code}`);
    case 'version':
      return format('import-fault-version', { version: plain(String(fault.version)) });
    case 'form':
    case 'module':
      return format(`import-fault-${fault.code}`, { at: plain(fault.at) });
    case 'step':
      return format('import-fault-step', { step: fault.step });
  }
};

/** Faults that any other file of the same kind would also have. */
const LASTING: ReadonlySet<FileFault['code']> = new Set(['seen', 'version', 'hides']);

const fault = (format: Format, found: FileFault): string =>
  [faultText(format, found), ...(LASTING.has(found.code) ? [] : [format('import-remedy')])].join(' ');

/** The reason why a text is no position in chess, and what would work. */
const noPosition = (format: Format, { code, found }: PositionFault): string => {
  switch (code) {
    case 'parts':
    case 'over':
      return format(`fen-${code}`);
    case 'kings':
    case 'check':
      return format(`fen-${code}`, { side: name(found) });
    default:
      return format(`fen-${code}`, { text: plain(found) });
  }
};

const moveFault = (format: Format, found: PgnFault): string => {
  switch (found.code) {
    case 'position':
      return noPosition(format, found.why);
    case 'too-long':
    case 'too-many':
      return format(`pgn-${found.code}`, { most: found.found });
    default:
      return format(`pgn-${found.code}`, { text: plain(found.found) });
  }
};

/** Games of chess as text (V12). */
const chess = {
  noPosition,
  fault: (format: Format, found: PgnFault): string =>
    format('pgn-fault', { line: found.line, why: moveFault(format, found) }),
  none: (format: Format, title: string): string => format('chess-other-game', { title: name(title) }),
  notBegun: 'chess-not-begun',
  noMove: 'chess-no-move',
  noModule: 'chess-no-module',
  pgn: (format: Format, title: string): string => format('chess-pgn', { title: name(title) }),
  fen: (format: Format, title: string, fen: string): string => format('chess-fen', { title: name(title), fen }),
} as const;

export const gameFiles = { exported, imported, fault, chess } as const;
