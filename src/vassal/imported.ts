import { crc32 } from 'node:zlib';
import { namesAsked } from '../engine/index.ts';
import type { ImportReport } from '../facts/import-report.ts';
import { MOST_DECKS, TRAITS } from '../session/format/pieces.ts';
import { MOST_STACKS } from '../session/format/setup.ts';
import { commandsOf } from './module/commands.ts';
import { declared, type MadeAction, roomForActions } from './module/declared.ts';
import { diceOf } from './module/dice.ts';
import { COMMANDS } from './module/kind.ts';
import { Kinds, type NamedKind } from './module/kinds.ts';
import { Losses } from './module/losses.ts';
import { handsFor, type MadeMap, makeMap } from './module/made-map.ts';
import { moduleFile, type Parts } from './module/module-file.ts';
import { noteMachinery, valuesOf } from './module/module-values.ts';
import { lineLike, NameGiver } from './module/names.ts';
import { keyOf, PictureBook, type WriteFile } from './module/picture-book.ts';
import { pixelSize } from './module/raster.ts';
import { savedDecks, savedStacks } from './module/saved-setup.ts';
import { decksOf, type MadeStack, type Making, makeStock, stacksOf } from './module/setup.ts';
import { choicesOf, laidSetups, mapsLaid, withBoardsOf } from './module/setup-choices.ts';
import { readSides, turnOrder } from './module/sides.ts';
import { trackersOf } from './module/turn-tracker.ts';
import { yamlOf } from './module/written.ts';
import { looksOf } from './module/written-kind.ts';
import { pictureFileOf, soundFile } from './source/archive.ts';
import { everyElement, textOf } from './source/element.ts';
import { readMaps, type VassalMap } from './source/maps.ts';
import type { Size } from './source/numbering.ts';
import { type Position, positionIn } from './source/position.ts';
import { Prototypes } from './source/prototypes.ts';
import { offeredSetups, type Save, setupsOf } from './source/save.ts';
import { Slots } from './source/slots.ts';
import type { Source } from './source/source.ts';

export interface Imported {
  readonly name: string;
  readonly text: string;
  readonly report: ImportReport;
}

export type DrawProgress = (done: number, of: number) => void;

const USUAL_PIECE = 60;

const GIVEN: ReadonlySet<string> = new Set([...Object.keys(namesAsked('piece').has ?? {}), ...TRAITS, COMMANDS]);

/** Data besides the module itself. `lost`: parts of extensions whose place doesn't exist in the module. */
interface Beside {
  readonly lost?: readonly string[];
  readonly save?: Save | undefined;
}

/** Makes the module's text and writes its pictures. Throws ArchiveFault for an archive that can't be read. */
export const importModule = async (
  source: Source,
  write: WriteFile,
  progress: DrawProgress,
  { lost = [], save }: Beside = {},
): Promise<Imported> => {
  const { root, archive } = source;
  const losses = new Losses();
  const prototypes = new Prototypes(root);
  const slots = new Slots(prototypes);
  const sides = readSides(root, losses);
  const sizes = await boardSizes(source);
  const kinds = new Kinds(GIVEN, [], losses);
  const trackers = trackersOf(root, turnOrder(root, sides), GIVEN, losses);
  const making: Making = { slots, kinds, sides, losses, given: GIVEN, tracked: trackers.values };
  const position = save && positionIn(save.text);
  const count = makeStock(root, making);
  const placeNames = new NameGiver();
  const boardNames = new NameGiver();
  const unit = usualWidth(kinds.all());
  const usual = readMaps(root, (image) => sizes.get(image)).map((map) => laidBySave(map, position));
  const setups = await laidSetups(save ? [] : offeredSetups(source), usual, {
    lost: (one) => losses.note('lost-setup', one),
    left: (one) => losses.note('other-setup', one),
  });
  const maps = usual.map((map) => {
    const boards = withBoardsOf(map, setups);
    const own = { ...map, boards, otherBoards: otherBoards(map, boards), isAsked: map.isAsked && setups.length === 0 };
    return makeMap(own, placeNames.give(map.name, 'Map'), boardNames, sides, unit, losses);
  });
  const laid = mapsLaid(maps, usual);
  const ownDecks = laid.flatMap((made) => decksOf(made, placeNames, making));
  const decks = limited(position ? savedDecks(ownDecks, position, making) : ownDecks, MOST_DECKS, () =>
    losses.note('many-decks'),
  );
  const stacks = limited(
    position ? savedStacks(laid, position, making) : laid.flatMap((made) => stacksOf(made, making)),
    MOST_STACKS,
    () => losses.note('many-stacks'),
  );
  const hands = handsFor(decks.length > 0 ? maps : undefined, sides, placeNames);
  const choices = await choicesOf(setups, { root, maps, usual, decks, making });
  const { actions: dice, tables } = diceOf(root, losses);
  const own = [...trackers.actions, ...dice];
  const around = { root, prototypes, maps, decks, making };
  const { actions: offered, ofKinds } = commandsOf(around, roomForActions(kinds.all()), own);
  for (const missing of prototypes.missing) losses.note('missing-prototype', missing);
  noteMachinery(root, losses);
  noteBeside({ lost, save }, root, losses);

  const book = new PictureBook(archive, write, losses);
  const looks = everyLook(kinds.all());
  const boards = await boardPictures(maps, book);
  await book.draw(looks, (done) => progress(done, looks.size));

  const { name, title } = calledBy(textOf(root, 'name'), save);
  const values = valuesOf(root, making, position?.properties);
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
  const lean = yamlOf(moduleFile({ ...parts, making: { ...making, losses: new Losses() } }));
  const actions = declared([...own, ...offered], (some) => lean + yamlOf({ actions: some }), losses);
  const { art, sheets } = book;
  const whole = yamlOf(
    moduleFile({ ...parts, commands: thoseOf(ofKinds, actions) }, { art, sheets, boards, stacks, choices }),
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
      setups: setupsOf(source).map((one) => one.name),
      chosen: choices.map((one) => one.name),
    },
  };
};

const countsOf = (
  { sides, maps, hands, kinds, decks }: Pick<Parts, 'sides' | 'maps' | 'hands' | 'kinds' | 'decks'>,
  stacks: readonly MadeStack[],
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
  commands: ReadonlyMap<NamedKind, readonly string[]>,
  actions: readonly MadeAction[],
): ReadonlyMap<NamedKind, readonly string[]> => {
  const names = new Set(actions.map(({ name }) => name));
  return new Map([...commands].map(([kind, all]) => [kind, all.filter((one) => names.has(one))]));
};

/** Records parts of extensions that are lost, and a saved game that was made with another module or version. */
const noteBeside = ({ lost = [], save }: Beside, root: Source['root'], losses: Losses): void => {
  for (const path of lost) losses.note('extension', path);
  const { module = '', version = '' } = save?.madeWith ?? {};
  const isOwn = ['', textOf(root, 'name')].includes(module) && ['', textOf(root, 'version')].includes(version);
  if (!isOwn) losses.note('saved-version', `${module} ${version}`.trim());
};

const calledBy = (said: string, save: Save | undefined): { readonly name: string; readonly title: string } => {
  const name = save ? nameWithSave(said, save.name) : moduleName(said);
  return { name, title: lineLike(save ? `${said}: ${save.name}` : said, 100) || name };
};

/** Returns a map with the boards of a saved game. If a saved game is used, the map's own boards aren't needed. */
const laidBySave = (map: VassalMap, position: Position | undefined): VassalMap => {
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

const everyLook = (kinds: readonly NamedKind[]): ReadonlyMap<string, ReturnType<typeof looksOf>[number]> => {
  const found = new Map<string, ReturnType<typeof looksOf>[number]>();
  for (const one of kinds.flatMap(looksOf)) if (!found.has(keyOf(one.look))) found.set(keyOf(one.look), one);
  return found;
};

/** Returns the median width of the pieces, so that extreme widths have no effect. */
const usualWidth = (kinds: readonly NamedKind[]): number => {
  const widths = kinds
    .map(({ width }) => width)
    .filter((width) => width >= 20 && width <= 200)
    .sort((a, b) => a - b);
  return widths[widths.length >> 1] ?? USUAL_PIECE;
};

const boardSizes = async ({ root, archive }: Source): Promise<ReadonlyMap<string, Size>> => {
  const sizes = new Map<string, Size>();
  for (const one of everyElement(root)) {
    const image = one.kind === 'Board' ? textOf(one, 'image') : '';
    const file = sizes.has(image) ? undefined : pictureFileOf(archive, image);
    const bytes = file === undefined ? undefined : await soundFile(archive, file, () => undefined);
    const size = bytes && (await pixelSize(bytes));
    if (size) sizes.set(image, size);
  }
  return sizes;
};

const boardPictures = async (maps: readonly MadeMap[], book: PictureBook): Promise<ReadonlyMap<string, string>> => {
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
