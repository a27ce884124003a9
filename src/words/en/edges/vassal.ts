import type {
  ImportCounts,
  ImportFault,
  ImportReport,
  Loss,
  LossCount,
} from '../../../session/module/import-report.ts';
import { bold } from '../../../view/text.ts';
import { counted, sizeText } from '../text.ts';

/** What an import of a VASSAL module says, in plain words. */

/** What was lost, behind its number. */
const LOST: { readonly [L in Loss]: string } = {
  'unreadable-slot': 'pieces could not be read',
  'missing-prototype': 'prototypes are named that the module does not have',
  trigger: 'triggers: what a piece does by itself when a key is pressed',
  'global-command': 'commands of a piece to other pieces',
  'computed-property': 'computed properties',
  'outer-property': 'commands that set properties of the map or of other pieces',
  'hidden-command': 'conditions under which a command is hidden',
  action: 'commands of pieces to replace, place, send and return them that lead nowhere, or follow a formula',
  'unlisted-command': 'commands that no menu of a piece shows: keys and triggers call them',
  'many-actions': 'commands of few pieces, beyond the actions that a game can have',
  'own-trait': 'traits of the module’s own, in Java',
  'own-class': 'parts of the module’s own, in Java',
  looks: 'trails, borders, sounds and other effects',
  'text-sheet': 'sheets of texts and tables on pieces',
  'label-format': 'labels that follow properties',
  cargo: 'pieces that carry others, or are tied to them',
  'further-layer': 'second layers that change on one piece: they stay as they are at first',
  'layer-follows': 'layers that follow what cannot be followed here: they are turned by hand',
  'many-layers': 'pieces with more than 50 levels: the rest is left out',
  'property-name': 'properties whose names the table itself uses, or that cannot be written',
  'several-owners': 'pieces that belong to several sides: they are nobody’s',
  'hidden-by-other': 'pieces of one side that another one hides: they are of the side that hides them',
  'shared-window': 'private windows of several sides: one of these alone sees them',
  'open-window': 'private windows that all sides have, or that others may look into: everybody sees them',
  'window-without-side': 'private windows of no side that plays: everybody sees them',
  'many-sides': 'sides beyond the twentieth',
  'other-board': 'boards that lie on no map when a game begins',
  'board-asked': 'maps whose board is chosen when a game begins: the first one lies there',
  'turned-board': 'boards that lie the other way round: they are upright',
  'board-not-in-use': 'stacks and decks on boards that do not lie there',
  'many-spots': 'places beyond those that a board can have',
  'cell-names': 'cells that are called otherwise than in VASSAL',
  'missing-picture': 'pictures are not in the module',
  'bad-picture': 'pictures could not be read',
  'many-decks': 'decks beyond the two hundredth',
  'many-stacks': 'stacks beyond those that a set-up can have',
  'deck-rule': 'decks with rules of their own for who may use them, or what is counted in them',
  dice: 'dice with faces that could not be read',
  'turn-tracker': 'turn trackers that could not be read',
  automation: 'buttons that do several things at once',
  machinery: 'pieces that are buttons',
  extension: 'parts of extensions whose place is not in the module',
  'saved-map': 'pieces of the save on maps that the module does not have',
  'saved-deck': 'decks of the save that the module does not have',
  'saved-piece': 'pieces of the save that the module has otherwise by now: they are as the save has them',
  'saved-version': 'saves of another module, or of another version of it, than the one that is imported',
  'unseen-of-nobody': 'pieces that no side of the game hides, and nobody may see: they are left out',
  'lost-setup': 'set-ups whose saves are not in the module, or can’t be read',
  'other-setup':
    'set-ups beyond those that a module can offer: --setup= and the name makes a module that begins with one',
};

const lossLine = ({ loss, count, names }: LossCount): string => {
  const named = names.length === 0 ? '' : `: ${names.join(', ')}${names.length < count ? ', …' : ''}`;
  return `- ${count} × ${LOST[loss]}${named}`;
};

const LOSSES_BESIDE = 'What did not come over, and how often, stands in the file.';
const RIGHTS = 'Pictures stay where you run the bot, and you need the right to use them.';

const cameLines = (counts: ImportCounts): readonly string[] => [
  'What came over:',
  `- ${counted(counts.sides, 'side')}, ${counted(counts.maps, 'map')} with ${counted(counts.boards, 'board')}`,
  `- ${counted(counts.prototypes, 'kind')} of pieces, made of ${counted(counts.slots, 'piece')} that the module lists`,
  `- ${counted(counts.pieces, 'piece')} set up, in ${counted(counts.stacks, 'stack')} and ${counted(counts.decks, 'deck')}`,
  `- ${counted(counts.actions, 'action')}, ${counted(counts.pictures, 'file')} of pictures`,
];

/** What stands below an import that a server keeps; the whole report is the file beside it. */
export const importedLines = ({ counts, losses }: ImportReport): readonly string[] => [
  ...cameLines(counts),
  ...(losses.length === 0 ? [] : [LOSSES_BESIDE]),
  RIGHTS,
];

/** The report of an import, a line each. */
export const reportLines = ({
  title,
  version,
  vassal,
  name,
  counts,
  losses,
  setups,
  chosen,
}: ImportReport): readonly string[] => [
  `${title}${version === '' ? '' : `, version ${version}`}${vassal === '' ? '' : ` (VASSAL ${vassal})`}: it is the module ${name} now.`,
  '',
  ...cameLines(counts),
  ...(losses.length === 0 ? [] : ['', 'What did not, or not as it was:', ...losses.map(lossLine)]),
  ...(chosen.length === 0 ? [] : ['', `When a game starts, one chooses a set-up by variants: ${chosen.join(', ')}.`]),
  ...(setups.length === 0
    ? []
    : [
        '',
        `Set-ups that the module offers: ${setups.join(', ')}. Behind the file, --setup=${JSON.stringify(setups[0])} makes a module that begins with one; so does the path of a saved game.`,
      ]),
  '',
  RIGHTS,
];

const FAULTS: { readonly [C in ImportFault['code']]: string } = {
  'not-there': 'there is no such file or folder',
  broken: 'it can’t be read: it is damaged, or something else',
  path: 'a name in it leads out of the folder into which it would be unpacked',
  link: 'a link is in it',
  encrypted: 'it is encrypted',
  method: 'it is packed in a way that I can’t read',
  'too-many': 'too many files are in it',
  'too-large': 'it is too large',
  'too-deep': 'its parts stand too deep in each other',
  doctype: 'it has a DOCTYPE, which modules of VASSAL don’t have',
  'no-build-file': 'there is no buildFile in it, so it is no module of VASSAL’s',
  'no-module': 'no module is in it: an extension comes behind the module that it extends',
  'no-setup': 'the module offers no set-up of this name, or its save is not there',
  'too-costly': 'it takes more memory or time than an import may have',
  waiting: 'another file of yours is still waiting. Send this one again when that is done',
  busy: 'other imports are waiting. Try again in a few minutes',
};

export const refusedText = ({ code, file }: ImportFault): string =>
  `Nothing was imported: ${file === '' ? '' : `${file}: `}${FAULTS[code]}.`;

export const progressText = (done: number, of: number): string => `${done} of ${of} pictures`;

/** Where the host has not turned it on. */
export const importOff: string =
  'I import no modules of VASSAL’s here: who runs me has not turned that on (`VASSAL_IMPORT=on`). Where it is on, pictures stay where I run, and who imports needs the right to use them.';
/** Of what is larger than an attachment may be. */
export const byHost: string = 'Who runs me can bring it with `npm run import`, however large.';
/** Of the module that came of it, in bytes. */
export const tooLargeModule = (title: string, size: number, most: number): string =>
  `${bold(title)} makes a module of ${sizeText(size)}, and a server keeps at most ${sizeText(most)}. ${byHost}`;
