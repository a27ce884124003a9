import { LARGEST_PART, LARGEST_UNPACKED, type ZipFault } from '../../../session/module/zip-fault.ts';
import { MOST_PICTURES } from '../../../session/pictures/picture.ts';
import { MOST_WAITING_OF_PERSON } from '../../../session/pool/limits.ts';
import { sizeText } from '../text.ts';

const asItIs = (name: string): string => name;

/** Why a module in a zip is not taken, and what would be, behind the name of the zip; `marked`: names of files. */
export const zipText = ({ code, file }: ZipFault, marked: (name: string) => string = asItIs): string =>
  WHY[code](file === '' ? 'it' : `${marked(file)} in it`);

const WHY: { readonly [C in ZipFault['code']]: (what: string) => string } = {
  broken: (what) => `${what} is broken. Pack it anew as a zip.`,
  path: (what) => `${what} has a name that leads out of its folder. Pack the folder of the module alone.`,
  link: (what) => `${what} is a link to another file. Pack the file itself.`,
  encrypted: (what) => `${what} needs a password. Pack it without one.`,
  method: (what) => `${what} is packed in a way that I do not read. Pack it as a plain zip (deflate).`,
  twice: (what) => `${what} is there twice. Give each file a name of its own.`,
  'too-many': (what) => `${what} has too many files. A module has one file and at most ${MOST_PICTURES} pictures.`,
  'too-large': (what) =>
    `${what} is too large. A file has at most ${sizeText(LARGEST_PART)} unpacked, and all have ${sizeText(LARGEST_UNPACKED)}.`,
  'too-costly': (what) => `${what} takes too much time or memory to unpack. Pack it anew, smaller.`,
  waiting: () => `${MOST_WAITING_OF_PERSON} of your files are still waiting. Send it again when they're done.`,
  busy: () => 'many people are sending files right now. Send it again in a minute.',
  'no-module': () => "a module's file (YAML or JSON) lacks. Put it beside the pictures.",
  vassal: () => 'it is a module of VASSAL’s. `/module import` makes a game of it, or `npm run import` of who runs me.',
  'several-modules': (what) => `${what} is a second YAML or JSON file. Leave one, the module's.`,
};
