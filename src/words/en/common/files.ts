import type { ZipFault } from '../../../session/module/zip-fault.ts';
import { MOST_WAITING_OF_PERSON, type Unworked } from '../../../session/pool/limits.ts';
import { bold, plain } from '../../../view/text.ts';
import { counted, listed, sizeText } from '../text.ts';
import { zipText } from './zip.ts';

/** Files that somebody attached; `most` in bytes. */
export const tooLarge = (most: number): string => `That file is too large: I read files of up to ${sizeText(most)}.`;
export const unreachable: string = 'I could not fetch that file. Please attach it again.';
export const noText: string = 'That file is no text (UTF-8), so I can not read it.';

/** Why a file was not worked on, and what works. */
export const unworked = (why: Unworked): string => UNWORKED[why];

const UNWORKED: { readonly [Why in Unworked]: string } = {
  waiting: `${MOST_WAITING_OF_PERSON} of your files are still waiting. Send this one again when they're done.`,
  busy: 'Many people are sending files right now. Send it again in a minute.',
  'too-costly': 'That file takes too much time or memory. Make it smaller or simpler.',
};

/** Of a module's file; `faults`: those that are told, of so many. */
export const faulty = (name: string, count: number, faults: readonly string[]): string => {
  const more = count - faults.length;
  return [
    `${bold(name)} has ${counted(count, 'fault')}, and nothing was done with it:`,
    ...faults.map((fault) => `- ${fault}`),
    ...(more > 0 ? [`- and ${more} more, all in the file`] : []),
  ].join('\n');
};

/** The same of warnings, below what else is said; `kinds`: so many of them are not alike. */
export const warnings = (count: number, told: readonly string[], kinds: number): string => {
  const more = kinds - told.length;
  return [
    '',
    `${counted(count, 'warning')}:`,
    ...told.map((one) => `- ${one}`),
    ...(more > 0 ? [`- and ${more} more, all in the file`] : []),
  ].join('\n');
};

/** Why a module in a zip is not taken, and what would be. */
export const zip = (name: string, fault: ZipFault): string => `${bold(name)} was not taken: ${zipText(fault, bold)}`;

/** Which of several was meant. */
export const noModuleFile: string = 'Attach the file of a module. `/module template` gives you one to begin with.';
export const fileOrModule: string =
  'Say one of them: `module:` for a game that is kept here, or `file:` for one that you bring.';
export const pictureAlone: string = 'A picture comes with the file of its module: attach that as `file:`.';
/** The games that can be started, a line each: how many play how long, and what it is about; `more`: so many beside them. */
export const whichGame = (
  games: readonly { readonly title: string; readonly size: string; readonly about?: string }[],
  more: number,
): string => [whichOf, ...gameLines(games), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');

const whichOf = 'Pick a game to preview.';

const gameLines = (
  games: readonly { readonly title: string; readonly size: string; readonly about?: string }[],
): readonly string[] =>
  games.map(({ title, size, about }) => {
    const behind = size === '' ? '' : ` (${size})`;
    return `- ${bold(title)}${behind}${about === undefined ? '' : `: ${plain(about, about.length + 1)}`}`;
  });

/** On the list of games from one number to another one, of so many. */
export const gamesFrom = (first: number, last: number, all: number): string =>
  first === 1 && last === all ? `The games: ${all}` : `Games ${first} to ${last} of ${all}`;

/** Below a game that was chosen. */
export const chosenGame = {
  start: 'Start it',
  thread: 'Start a thread',
  back: '◀ All games',
  whatNow: 'Press **Start it** to sit down with others, or **Try alone** to look around.',
};

/** A game in a thread of its own. */
export const inThread = {
  opened: (title: string, thread: string): string => `${bold(title)} is played in <#${thread}>.`,
  none: "I can't open a thread here: that needs a channel of a server, no thread, and the permission Create Public Threads. Leave `thread:` out to start in this channel.",
};

/** Pictures that come with a module. */
export const pictures = {
  unreachable: (file: string): string => `I could not fetch ${bold(file)}. Please attach it again.`,
  /** Of what is wrong with it. */
  bad: (file: string, fault: string): string => `${bold(file)}: ${fault}`,
  /** By so many bytes beyond so many. */
  beyondShare: (over: number, share: number): string =>
    `The pictures that were brought here may have ${sizeText(share)} together, and these are ${sizeText(over)} more. Save them smaller, as JPEG, or \`/module remove\` what nobody plays: what nothing shows any more is freed by who runs me.`,
  tooMany: (title: string, most: number): string =>
    `${bold(title)} names too many pictures: a game has at most ${most}.`,
  missing: (title: string, files: readonly string[]): string =>
    `${bold(title)} lies on ${files.length === 1 ? 'a picture' : 'pictures'}: attach ${listed(files.map((file) => bold(file)))} too, as \`picture:\`.`,
  /** Attached, and named by no board. */
  stray: (title: string, wanted: readonly string[], stray: readonly string[]): string => {
    const names = listed(stray.map((name) => bold(name)));
    return wanted.length === 0
      ? `No board of ${bold(title)} lies on a picture, so I don't know what ${names} is for: \`picture:\` under a board names one.`
      : `No board of ${bold(title)} lies on ${names}: its pictures are called ${listed(wanted.map((file) => bold(file)))}.`;
  },
};
