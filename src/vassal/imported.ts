import { crc32 } from 'node:zlib';
import { propertyNamesOfKind } from '../engine/index.ts';
import type { ImportReport } from '../facts/import-report.ts';
import { MOST_DECKS, TRAIT_KEYS } from '../session/format/pieces.ts';
import { MOST_STACKS } from '../session/format/setup.ts';
import { convertMenuCommands } from './module/commands.ts';
import { countPossibleActions, declared, type ImportedAction } from './module/declared.ts';
import { diceOf } from './module/dice.ts';
import { COMMANDS_PROPERTY } from './module/kind.ts';
import { ImportedPrototypes, type NamedPrototype } from './module/kinds.ts';
import { ImportLossCollector } from './module/losses.ts';
import { convertVassalMap, handNamesFor, type ImportedMap } from './module/made-map.ts';
import { buildModuleFileContent, type ImportedModuleParts } from './module/module-file.ts';
import { convertGlobalProperties, recordAutomationLosses } from './module/module-values.ts';
import { sanitizeLine, UniqueNameGenerator } from './module/names.ts';
import { ImportedPictureWriter, keyOf, type WriteFile } from './module/picture-book.ts';
import { readPicturePixelSize } from './module/raster.ts';
import { convertSavedStacks, fillDecksFromSave } from './module/saved-setup.ts';
import {
  convertDecks,
  type ImportContext,
  type ImportedStack,
  importSetupStacks,
  importSlotPrototypes,
} from './module/setup.ts';
import { addBoardsOfSetups, mapsForSetup, readSetupBoards, readSetupChoices } from './module/setup-choices.ts';
import { findTurnOrder, readSides } from './module/sides.ts';
import { convertTurnTrackers } from './module/turn-tracker.ts';
import { yamlOf } from './module/written.ts';
import { looksOf } from './module/written-kind.ts';
import { pictureFileOf, readUndamagedFile } from './source/archive.ts';
import { everyElement, textOf } from './source/element.ts';
import { readMaps, type VassalMap } from './source/maps.ts';
import type { SizeInPixels } from './source/numbering.ts';
import { parseSavedPositions, type SavedPositions } from './source/position.ts';
import { ModulePrototypes } from './source/prototypes.ts';
import { availableSetupsOf, listPredefinedSetups, type VassalSavedGame } from './source/save.ts';
import { ModulePieceSlots } from './source/slots.ts';
import type { Source } from './source/source.ts';

export interface VassalImportResult {
  readonly name: string;
  readonly text: string;
  readonly report: ImportReport;
}

export type DrawProgress = (done: number, of: number) => void;

const USUAL_PIECE = 60;

const GIVEN: ReadonlySet<string> = new Set([
  ...Object.keys(propertyNamesOfKind('piece').has ?? {}),
  ...TRAIT_KEYS,
  COMMANDS_PROPERTY,
]);

/** Data besides the module itself. `lost`: parts of extensions whose place doesn't exist in the module. */
interface Beside {
  readonly lost?: readonly string[];
  readonly save?: VassalSavedGame | undefined;
}

/** Makes the module's text and writes its pictures. Throws ArchiveFault for an archive that can't be read. */
export const convertVassalModule = async (
  source: Source,
  write: WriteFile,
  progress: DrawProgress,
  { lost = [], save }: Beside = {},
): Promise<VassalImportResult> => {
  const { root, archive } = source;
  const losses = new ImportLossCollector();
  const prototypes = new ModulePrototypes(root);
  const slots = new ModulePieceSlots(prototypes);
  const sides = readSides(root, losses);
  const sizes = await boardSizes(source);
  const kinds = new ImportedPrototypes(GIVEN, [], losses);
  const trackers = convertTurnTrackers(root, findTurnOrder(root, sides), GIVEN, losses);
  const making: ImportContext = { slots, kinds, sides, losses, given: GIVEN, tracked: trackers.values };
  const position = save && parseSavedPositions(save.text);
  const count = importSlotPrototypes(root, making);
  const placeNames = new UniqueNameGenerator();
  const boardNames = new UniqueNameGenerator();
  const unit = usualWidth(kinds.all());
  const usual = readMaps(root, (image) => sizes.get(image)).map((map) => laidBySave(map, position));
  const setups = await readSetupBoards(save ? [] : listPredefinedSetups(source), usual, {
    lost: (one) => losses.note('lost-setup', one),
    left: (one) => losses.note('other-setup', one),
  });
  const maps = usual.map((map) => {
    const boards = addBoardsOfSetups(map, setups);
    const own = { ...map, boards, otherBoards: otherBoards(map, boards), isAsked: map.isAsked && setups.length === 0 };
    return convertVassalMap(own, placeNames.give(map.name, 'Map'), boardNames, sides, unit, losses);
  });
  const laid = mapsForSetup(maps, usual);
  const ownDecks = laid.flatMap((made) => convertDecks(made, placeNames, making));
  const decks = limited(position ? fillDecksFromSave(ownDecks, position, making) : ownDecks, MOST_DECKS, () =>
    losses.note('many-decks'),
  );
  const stacks = limited(
    position ? convertSavedStacks(laid, position, making) : laid.flatMap((made) => importSetupStacks(made, making)),
    MOST_STACKS,
    () => losses.note('many-stacks'),
  );
  const hands = handNamesFor(decks.length > 0 ? maps : undefined, sides, placeNames);
  const choices = await readSetupChoices(setups, { root, maps, usual, decks, making });
  const { actions: dice, tables } = diceOf(root, losses);
  const own = [...trackers.actions, ...dice];
  const around = { root, prototypes, maps, decks, making };
  const { actions: offered, ofKinds } = convertMenuCommands(around, countPossibleActions(kinds.all()), own);
  for (const missing of prototypes.missing) losses.note('missing-prototype', missing);
  recordAutomationLosses(root, losses);
  noteBeside({ lost, save }, root, losses);

  const book = new ImportedPictureWriter(archive, write, losses);
  const looks = everyLook(kinds.all());
  const boards = await boardPictures(maps, book);
  await book.draw(looks, (done) => progress(done, looks.size));

  const { name, title } = calledBy(textOf(root, 'name'), save);
  const values = convertGlobalProperties(root, making, position?.properties);
  const parts = {
    ...around,
    name,
    title,
    sides,
    order: trackers.order,
    values,
    tables,
    hands,
    kinds: kinds.all(),
    commands: ofKinds,
  };
  // To check the actions, a module without pictures and setup is enough, and it is much smaller.
  const lean = yamlOf(buildModuleFileContent({ ...parts, making: { ...making, losses: new ImportLossCollector() } }));
  const actions = declared([...own, ...offered], (some) => lean + yamlOf({ actions: some }), losses);
  const { art, sheets } = book;
  const whole = yamlOf(
    buildModuleFileContent({ ...parts, commands: thoseOf(ofKinds, actions) }, { art, sheets, boards, stacks, choices }),
  );
  return {
    name,
    text: actions.length > 0 ? whole + yamlOf({ actions }) : whole,
    report: {
      title,
      version: textOf(root, 'version'),
      vassal: textOf(root, 'VassalVersion'),
      name,
      counts: { ...countsOf(parts, stacks), slots: count, actions: actions.length, pictures: book.files },
      losses: losses.counts(),
      setups: availableSetupsOf(source).map((one) => one.name),
      chosen: choices.map((one) => one.name),
    },
  };
};

const countsOf = (
  { sides, maps, hands, kinds, decks }: Pick<ImportedModuleParts, 'sides' | 'maps' | 'hands' | 'kinds' | 'decks'>,
  stacks: readonly ImportedStack[],
): Omit<ImportReport['counts'], 'slots' | 'actions' | 'pictures'> => ({
  sides: sides.names.length,
  maps: Math.max(1, maps.length) + hands.size,
  boards: maps.reduce((sum, { boards }) => sum + boards.length, 0),
  prototypes: kinds.length,
  stacks: stacks.length,
  decks: decks.length,
  pieces: [...stacks, ...decks].reduce((sum, { pieces }) => sum + pieces.length, 0),
});

const thoseOf = (
  commands: ReadonlyMap<NamedPrototype, readonly string[]>,
  actions: readonly ImportedAction[],
): ReadonlyMap<NamedPrototype, readonly string[]> => {
  const names = new Set(actions.map(({ name }) => name));
  return new Map([...commands].map(([kind, all]) => [kind, all.filter((one) => names.has(one))]));
};

/** Records parts of extensions that are lost, and a saved game that was made with another module or version. */
const noteBeside = ({ lost = [], save }: Beside, root: Source['root'], losses: ImportLossCollector): void => {
  for (const path of lost) losses.note('extension', path);
  const { module = '', version = '' } = save?.madeWith ?? {};
  const isOwn = ['', textOf(root, 'name')].includes(module) && ['', textOf(root, 'version')].includes(version);
  if (!isOwn) losses.note('saved-version', `${module} ${version}`.trim());
};

const calledBy = (
  said: string,
  save: VassalSavedGame | undefined,
): { readonly name: string; readonly title: string } => {
  const name = save ? nameWithSave(said, save.name) : moduleName(said);
  return { name, title: sanitizeLine(save ? `${said}: ${save.name}` : said, 100) || name };
};

/** Returns a map with the boards of a saved game. If a saved game is used, the map's own boards aren't needed. */
const laidBySave = (map: VassalMap, position: SavedPositions | undefined): VassalMap => {
  const said = position?.boardsOf(map.name);
  const boards = said === undefined ? [] : map.laidBy(said);
  if (boards.length === 0) return map;
  const all = new Set([...map.boards.map(({ board }) => board.name), ...map.otherBoards]);
  return { ...map, boards, otherBoards: [...all], isAsked: false };
};

const otherBoards = (map: VassalMap, lying: VassalMap['boards']): readonly string[] =>
  map.otherBoards.filter((name) => !lying.some(({ board }) => board.name === name));

const limited = <T>(all: readonly T[], most: number, lost: () => void): readonly T[] => {
  for (const _ of all.slice(most)) lost();
  return all.slice(0, most);
};

const everyLook = (kinds: readonly NamedPrototype[]): ReadonlyMap<string, ReturnType<typeof looksOf>[number]> => {
  const found = new Map<string, ReturnType<typeof looksOf>[number]>();
  for (const one of kinds.flatMap(looksOf)) if (!found.has(keyOf(one.look))) found.set(keyOf(one.look), one);
  return found;
};

/** Returns the median width of the pieces, so that extreme widths have no effect. */
const usualWidth = (kinds: readonly NamedPrototype[]): number => {
  const widths = kinds
    .map(({ width }) => width)
    .filter((width) => width >= 20 && width <= 200)
    .sort((a, b) => a - b);
  return widths[widths.length >> 1] ?? USUAL_PIECE;
};

const boardSizes = async ({ root, archive }: Source): Promise<ReadonlyMap<string, SizeInPixels>> => {
  const sizes = new Map<string, SizeInPixels>();
  for (const one of everyElement(root)) {
    const image = one.kind === 'Board' ? textOf(one, 'image') : '';
    const file = sizes.has(image) ? undefined : pictureFileOf(archive, image);
    const bytes = file === undefined ? undefined : await readUndamagedFile(archive, file, () => undefined);
    const size = bytes && (await readPicturePixelSize(bytes));
    if (size) sizes.set(image, size);
  }
  return sizes;
};

const boardPictures = async (
  maps: readonly ImportedMap[],
  book: ImportedPictureWriter,
): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  for (const image of new Set(maps.flatMap(({ boards }) => boards.map(({ placed }) => placed.board.image)))) {
    const file = await book.board(image);
    if (file !== undefined) files.set(image, file);
  }
  return files;
};

const LONGEST_NAME = 32;

/**
 * Returns a name of small letters, digits and hyphens. If nothing of the title remains, the name is a number derived
 * from the title.
 */
const moduleName = (title: string, most = LONGEST_NAME): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, most)
    .replace(/-+$/, '') || `module${title === '' ? '' : `-${numberOf(title)}`}`.slice(0, most);

const numberOf = (text: string): string => crc32(text).toString(36);

const nameWithSave = (title: string, save: string): string => {
  const half = LONGEST_NAME / 2 - 1;
  const own = moduleName(save, LONGEST_NAME - 1 - Math.min(half, moduleName(title).length));
  return `${moduleName(title, LONGEST_NAME - 1 - own.length)}-${own}`;
};
