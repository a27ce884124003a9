import { MOST_QUEUED_TASKS_PER_PERSON, type TaskFailureReason } from '../../facts/work-limits.ts';
import type { ZipFault } from '../../facts/zip-fault.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { channelLink, sizeText } from '../base/text.ts';
import { name, names } from '../base/values.ts';
import { zipText } from '../base/zip.ts';

/** The reason why a file was not read, and what works. */
const unworked = (format: Format, why: TaskFailureReason): string =>
  why === 'waiting' ? format('files-waiting', { count: MOST_QUEUED_TASKS_PER_PERSON }) : format(`files-${why}`);

const restLines = (format: Format, count: number): readonly string[] =>
  count > 0 ? [format('files-more-lines', { count })] : [];

/** The faults of a module's file: `faults` are the first of `count`. */
const faulty = (format: Format, title: string, count: number, faults: readonly string[]): string =>
  [
    format('files-faults', { file: name(title), count }),
    ...faults.map((fault) => `- ${fault}`),
    ...restLines(format, count - faults.length),
  ].join('\n');

/** The warnings about a module's file, below other text; `kinds`: the number of different ones. */
const warnings = (format: Format, count: number, shown: readonly string[], kinds: number): string =>
  [
    '',
    format('files-warnings', { count }),
    ...shown.map((one) => `- ${one}`),
    ...restLines(format, kinds - shown.length),
  ].join('\n');

/** The reason why a module in a zip can't be used, and what would work. */
const zip = (format: Format, file: string, fault: ZipFault): string =>
  [format('files-zip-refused', { file: name(file) }), zipText(format, fault, bold)].join(' ');

/** A game that can be started. */
interface OfferedGame {
  readonly title: string;
  /** The number of players and the length of a game; blank if both are unknown. */
  readonly size: string;
  readonly about?: string;
}

const gameLine = (format: Format, { title, size, about }: OfferedGame): string => {
  const game = name(title);
  const shown = about === undefined ? undefined : plain(about, about.length + 1);
  if (shown === undefined)
    return size === '' ? format('files-game', { game }) : format('files-game-size', { game, size });
  return size === ''
    ? format('files-game-about', { game, about: shown })
    : format('files-game-size-about', { game, size, about: shown });
};

/** The games that can be started, each on a line; `more`: the number of games that are left out. */
const whichGame = (format: Format, games: readonly OfferedGame[], more: number): string =>
  [
    format('files-which-game'),
    ...games.map((game) => gameLine(format, game)),
    ...(more > 0 ? [format('files-more-games', { count: more })] : []),
  ].join('\n');

/** The label of a list of games. */
const gamesFrom = (format: Format, first: number, last: number, all: number): string =>
  first === 1 && last === all ? format('files-games', { all }) : format('files-games-from', { first, last, all });

/** Pictures that come with a module. */
const pictures = {
  unreachable: (format: Format, file: string): string => format('files-picture-unreachable', { file: name(file) }),
  bad: (format: Format, file: string, fault: string): string =>
    format('files-picture-bad', { file: name(file), fault }),
  /**
   * `share`: the storage for the pictures of one person or server, in bytes; `over`: the bytes by which they exceed it.
   */
  beyondShare: (format: Format, over: number, share: number): string =>
    format('files-pictures-share', { over: sizeText(format, over), share: sizeText(format, share) }),
  tooMany: (format: Format, title: string, most: number): string =>
    format('files-pictures-many', { title: name(title), most }),
  missing: (format: Format, title: string, files: readonly string[]): string =>
    format('files-pictures-missing', { title: name(title), files: names(files), count: files.length }),
  /** Attached pictures that no board uses. */
  stray: (format: Format, title: string, wanted: readonly string[], stray: readonly string[]): string => {
    const given = { title: name(title), files: names(stray) };
    return wanted.length === 0
      ? format('files-pictures-unused', given)
      : format('files-pictures-stray', { ...given, wanted: names(wanted) });
  },
} as const;

/** Files that players attach. */
export const files = {
  /** `most`: the limit in bytes. */
  tooLarge: (format: Format, most: number): string => format('files-too-large', { most: sizeText(format, most) }),
  unreachable: 'files-unreachable',
  noText: 'files-no-text',
  unworked,
  faulty,
  warnings,
  zip,
  noModuleFile: 'files-no-module',
  fileOrModule: 'files-file-or-module',
  pictureAlone: 'files-picture-alone',
  whichGame,
  gamesFrom,
  /** The prompts below a game that was chosen. */
  chosenGame: {
    start: 'files-start',
    thread: 'files-thread',
    back: 'files-back',
    whatNow: 'files-what-now',
  },
  inThread: {
    opened: (format: Format, title: string, thread: string): string =>
      format('files-thread-opened', { title: name(title), thread: channelLink(thread) }),
    none: 'files-thread-none',
  },
  pictures,
} as const;
