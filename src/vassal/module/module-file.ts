import { isDeepStrictEqual } from 'node:util';
import { type Element, everyElement, textOf } from '../source/element.ts';
import type { NamedPrototype } from './kinds.ts';
import { formatImportedPlace, type ImportedMap } from './made-map.ts';
import { sanitizeLine } from './names.ts';
import type { ImportedPictureWriter } from './picture-book.ts';
import {
  type ImportContext,
  type ImportedDeck,
  type ImportedPiece,
  type ImportedStack,
  serializeDeck,
} from './setup.ts';
import { type ImportedSetupChoice, serializeSetupChoices } from './setup-choices.ts';
import type { ImportedSides } from './sides.ts';
import { FIXED_PIECE_PROPERTY, serializePrototype } from './written-kind.ts';

export interface ImportedModuleParts {
  readonly root: Element;
  readonly name: string;
  readonly title: string;
  readonly sides: ImportedSides;
  readonly order: readonly string[] | undefined;
  readonly values: object;
  readonly tables: readonly object[];
  readonly maps: readonly ImportedMap[];
  /** The names of the hands, for each side that has no window for cards. */
  readonly hands: ReadonlyMap<string, string>;
  readonly kinds: readonly NamedPrototype[];
  readonly commands: ReadonlyMap<NamedPrototype, readonly string[]>;
  readonly decks: readonly ImportedDeck[];
  readonly making: ImportContext;
}

interface Rest extends Pick<ImportedPictureWriter, 'art' | 'sheets'> {
  readonly boards: ReadonlyMap<string, string>;
  readonly stacks: readonly ImportedStack[];
  readonly choices: readonly ImportedSetupChoice[];
}

/**
 * Returns the content of the file without its actions. If `rest` is undefined, it also has no pictures and no setup.
 */
export const buildModuleFileContent = (parts: ImportedModuleParts, rest?: Rest): object => {
  const { root, name, title, sides, order, values, tables, maps, hands, kinds, commands, decks, making } = parts;
  const variants = rest ? serializeSetupChoices(rest.choices, { stack: fileStack, pieces: filePieces }) : [];
  return {
    module: name,
    title,
    ...descriptionOf(textOf(root, 'description')),
    ...versionOf(textOf(root, 'version')),
    ...playersOf(sides.names, order, hasPalettes(root)),
    ...(Object.keys(values).length > 0 ? { values } : {}),
    ...(tables.length > 0 ? { tables } : {}),
    maps: [
      ...(maps.length > 0 ? maps.map((made) => writtenMap(made, rest?.boards)) : [{ name: 'Table' }]),
      ...[...hands].map(([side, hand]) => writtenMap({ name: hand, side, boards: [] })),
    ],
    prototypes: Object.fromEntries(
      kinds.map((kind) => [kind.key, serializePrototype(kind, rest?.art ?? new Map(), commands.get(kind))]),
    ),
    ...(rest && Object.keys(rest.sheets).length > 0 ? { sheets: rest.sheets } : {}),
    ...(kinds.some(({ isFixed }) => isFixed)
      ? {
          modifiers: [
            { name: FIXED_PIECE_PROPERTY, of: 'may', match: `${FIXED_PIECE_PROPERTY} = true`, change: 'move = false' },
          ],
        }
      : {}),
    decks: decks.map((deck) => fileDeck(rest ? deck : { ...deck, pieces: [] }, decks, maps, making)),
    ...(rest ? { setup: rest.stacks.map(fileStack) } : {}),
    ...(variants.length > 0 ? { variants } : {}),
  };
};

const hasPalettes = (root: Element): boolean => [...everyElement(root)].some(({ kind }) => kind === 'PieceWindow');

const playersOf = (names: readonly string[], order: readonly string[] | undefined, hasStock: boolean): object => ({
  sides: names.map((side) => ({ name: side })),
  ...(names.length > 2 ? { seats: { least: 2 } } : {}),
  ...(order ? { turn: { order } } : {}),
  rules: {
    pieces: 'anyone',
    changes: 'owner',
    captures: 'manual',
    ...(hasStock ? { stock: 'owner' } : {}),
    ...(order ? { turns: 'free' } : {}),
  },
});

const LONGEST_VERSION = 40;
const versionOf = (text: string): { readonly version?: string } => {
  const version = sanitizeLine(text, LONGEST_VERSION);
  return version === '' ? {} : { version };
};

const descriptionOf = (text: string): { readonly description?: string } => {
  const description = sanitizeLine(text, 1000);
  return description === '' ? {} : { description };
};

const writtenMap = (
  { name, side, boards }: Pick<ImportedMap, 'name' | 'side' | 'boards'>,
  pictures: ReadonlyMap<string, string> = new Map(),
): object => ({
  name,
  ...(side === undefined ? {} : { private: side, publishes: 'count' }),
  ...(boards.length === 0
    ? {}
    : {
        boards: boards.map((board) => {
          const { grid, zones, placed } = board.written();
          const file = pictures.get(board.placed.board.image);
          return {
            name: board.name,
            grid,
            ...(zones.length > 0 ? { zones } : {}),
            ...(file === undefined ? {} : { picture: { file, ...placed } }),
          };
        }),
      }),
});

const filePieces = (pieces: readonly ImportedPiece[]): readonly object[] => {
  const found: { readonly prototype: string; readonly standing: ImportedPiece['standing']; count: number }[] = [];
  for (const { kind, standing } of pieces) {
    const last = found.at(-1);
    if (last?.prototype === kind.key && isDeepStrictEqual(last.standing, standing)) last.count += 1;
    else found.push({ prototype: kind.key, standing, count: 1 });
  }
  return found.map(({ prototype, standing, count }) => ({ prototype, ...(count === 1 ? {} : { count }), ...standing }));
};

const fileStack = ({ place, side, pieces }: ImportedStack): object => ({
  at: formatImportedPlace(place),
  ...(side === undefined ? {} : { side }),
  pieces: filePieces(pieces),
});

const fileDeck = (
  deck: ImportedDeck,
  all: readonly ImportedDeck[],
  maps: readonly ImportedMap[],
  making: ImportContext,
): object => {
  const window = maps.find(({ name }) => name === deck.place.map)?.side;
  const { name, ...rest } = serializeDeck(deck, all, window, making.sides, making.losses) as { readonly name: string };
  return { name, at: formatImportedPlace(deck.place), ...rest, pieces: filePieces(deck.pieces) };
};
