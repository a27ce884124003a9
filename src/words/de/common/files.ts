import type { ZipFault } from '../../../session/module/zip-fault.ts';
import { MOST_WAITING_OF_PERSON, type Unworked } from '../../../session/pool/limits.ts';
import { bold, plain } from '../../../view/text.ts';
import { counted, listed, sizeText } from '../text.ts';
import { zipText } from './zip.ts';

/** Files that somebody attached; `most` in bytes. */
export const tooLarge = (most: number): string => `Diese Datei ist zu groß: Ich lese Dateien bis ${sizeText(most)}.`;
export const unreachable: string = 'Ich konnte diese Datei nicht holen. Bitte hänge sie noch einmal an.';
export const noText: string = 'Diese Datei ist kein Text (UTF-8), also kann ich sie nicht lesen.';

/** Why a file was not worked on, and what works. */
export const unworked = (why: Unworked): string => UNWORKED[why];

const UNWORKED: { readonly [Why in Unworked]: string } = {
  waiting: `${MOST_WAITING_OF_PERSON} deiner Dateien warten noch. Sende diese danach noch einmal.`,
  busy: 'Gerade senden viele Leute Dateien. Sende sie in einer Minute noch einmal.',
  'too-costly': 'Diese Datei braucht zu viel Zeit oder Speicher. Mach sie kleiner oder einfacher.',
};

/** Of a module's file; `faults`: those that are told, of so many. */
export const faulty = (name: string, count: number, faults: readonly string[]): string => {
  const more = count - faults.length;
  return [
    `${bold(name)} hat ${counted(count, 'Fehler')}, und nichts wurde damit getan:`,
    ...faults.map((fault) => `- ${fault}`),
    ...(more > 0 ? [`- und ${more} weitere, alle in der Datei`] : []),
  ].join('\n');
};

/** The same of warnings, below what else is said; `kinds`: so many of them are not alike. */
export const warnings = (count: number, told: readonly string[], kinds: number): string => {
  const more = kinds - told.length;
  return [
    '',
    `${counted(count, 'Warnung', 'Warnungen')}:`,
    ...told.map((one) => `- ${one}`),
    ...(more > 0 ? [`- und ${more} weitere, alle in der Datei`] : []),
  ].join('\n');
};

/** Why a module in a zip is not taken, and what would be. */
export const zip = (name: string, fault: ZipFault): string =>
  `${bold(name)} wurde nicht genommen: ${zipText(fault, bold)}`;

/** Which of several was meant. */
export const noModuleFile: string =
  'Hänge die Datei eines Moduls an. `/module template` gibt dir eines für den Anfang.';
export const fileOrModule: string =
  'Sage eines davon: `module:` für ein Spiel, das hier ist, oder `file:` für eines, das du mitbringst.';
export const pictureAlone: string = 'Ein Bild kommt mit der Datei seines Moduls: Hänge sie als `file:` an.';
/** The games that can be started, a line each: how many play how long, and what it is about; `more`: so many beside them. */
export const whichGame = (
  games: readonly { readonly title: string; readonly size: string; readonly about?: string }[],
  more: number,
): string => [whichOf, ...gameLines(games), ...(more > 0 ? [`- und ${more} weitere`] : [])].join('\n');

const whichOf = 'Wähle ein Spiel für die Vorschau.';

const gameLines = (
  games: readonly { readonly title: string; readonly size: string; readonly about?: string }[],
): readonly string[] =>
  games.map(({ title, size, about }) => {
    const behind = size === '' ? '' : ` (${size})`;
    return `- ${bold(title)}${behind}${about === undefined ? '' : `: ${plain(about, about.length + 1)}`}`;
  });

/** On the list of games from one number to another one, of so many. */
export const gamesFrom = (first: number, last: number, all: number): string =>
  first === 1 && last === all ? `Die Spiele: ${all}` : `Spiele ${first} bis ${last} von ${all}`;

/** Below a game that was chosen. */
export const chosenGame = {
  start: 'Starten',
  thread: 'Im Thread',
  back: '◀ Alle Spiele',
  whatNow: 'Drücke **Starten**, um dich mit anderen zu setzen, oder **Allein testen**, um dich umzusehen.',
};

/** A game in a thread of its own. */
export const inThread = {
  opened: (title: string, thread: string): string => `${bold(title)} wird in <#${thread}> gespielt.`,
  none: 'Hier kann ich keinen Thread öffnen: Das braucht einen Kanal eines Servers, keinen Thread, und das Recht Öffentliche Threads erstellen. Lass `thread:` weg, um in diesem Kanal zu starten.',
};

/** Pictures that come with a module. */
export const pictures = {
  unreachable: (file: string): string => `Ich konnte ${bold(file)} nicht holen. Bitte hänge es noch einmal an.`,
  /** Of what is wrong with it. */
  bad: (file: string, fault: string): string => `${bold(file)}: ${fault}`,
  /** By so many bytes beyond so many. */
  beyondShare: (over: number, share: number): string =>
    `Die Bilder, die hierher gebracht wurden, dürfen zusammen ${sizeText(share)} haben, und mit diesen sind es ${sizeText(over)} mehr. Speichere sie kleiner, als JPEG, oder \`/module remove\`, was niemand spielt: Was nichts mehr zeigt, räumt weg, wer mich betreibt.`,
  tooMany: (title: string, most: number): string =>
    `${bold(title)} nennt zu viele Bilder: Ein Spiel hat höchstens ${most}.`,
  missing: (title: string, files: readonly string[]): string =>
    `${bold(title)} liegt auf ${files.length === 1 ? 'einem Bild' : 'Bildern'}: Hänge auch ${listed(files.map((file) => bold(file)))} an, als \`picture:\`.`,
  /** Attached, and named by no board. */
  stray: (title: string, wanted: readonly string[], stray: readonly string[]): string => {
    const names = listed(stray.map((name) => bold(name)));
    return wanted.length === 0
      ? `Kein Brett von ${bold(title)} liegt auf einem Bild, also weiß ich nicht, wofür ${names} ist: \`picture:\` unter einem Brett nennt eines.`
      : `Kein Brett von ${bold(title)} liegt auf ${names}: Seine Bilder heißen ${listed(wanted.map((file) => bold(file)))}.`;
  },
};
