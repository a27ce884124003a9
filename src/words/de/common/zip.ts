import { LARGEST_PART, LARGEST_UNPACKED, type ZipFault } from '../../../session/module/zip-fault.ts';
import { MOST_PICTURES } from '../../../session/pictures/picture.ts';
import { MOST_WAITING_OF_PERSON } from '../../../session/pool/limits.ts';
import { sizeText } from '../text.ts';

const asItIs = (name: string): string => name;

/** Why a module in a zip is not taken, and what would be, behind the name of the zip; `marked`: names of files. */
export const zipText = ({ code, file }: ZipFault, marked: (name: string) => string = asItIs): string =>
  WHY[code](file === '' ? 'es' : `${marked(file)} darin`);

const WHY: { readonly [C in ZipFault['code']]: (what: string) => string } = {
  broken: (what) => `${what} ist kaputt. Packe es neu als Zip.`,
  path: (what) => `${what} hat einen Namen, der aus seinem Ordner führt. Packe nur den Ordner des Moduls.`,
  link: (what) => `${what} ist ein Verweis auf eine andere Datei. Packe die Datei selbst.`,
  encrypted: (what) => `${what} braucht ein Passwort. Packe es ohne.`,
  method: (what) => `${what} ist so gepackt, dass ich es nicht lese. Packe es als einfaches Zip (deflate).`,
  twice: (what) => `${what} ist zweimal da. Gib jeder Datei einen eigenen Namen.`,
  'too-many': (what) => `${what} hat zu viele Dateien. Ein Modul hat eine Datei und höchstens ${MOST_PICTURES} Bilder.`,
  'too-large': (what) =>
    `${what} ist zu groß. Eine Datei hat entpackt höchstens ${sizeText(LARGEST_PART)}, alle zusammen ${sizeText(LARGEST_UNPACKED)}.`,
  'too-costly': (what) => `${what} braucht zum Entpacken zu viel Zeit oder Speicher. Packe es neu, kleiner.`,
  waiting: () => `${MOST_WAITING_OF_PERSON} deiner Dateien warten noch. Sende diese danach noch einmal.`,
  busy: () => 'gerade senden viele Leute Dateien. Sende sie in einer Minute noch einmal.',
  'no-module': () => 'die Datei eines Moduls (YAML oder JSON) fehlt. Lege sie neben die Bilder.',
  vassal: () =>
    'es ist ein Modul von VASSAL. `/module import` macht ein Spiel daraus, oder `npm run import` bei dem, der mich betreibt.',
  'several-modules': (what) => `${what} ist eine zweite YAML- oder JSON-Datei. Lass eine, die des Moduls.`,
};
