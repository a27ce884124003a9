import { isDeepStrictEqual } from 'node:util';
import { type Element, everyElement, textOf } from '../source/element.ts';
import type { NamedKind } from './kinds.ts';
import { type MadeMap, textOfPlace } from './made-map.ts';
import { lineLike } from './names.ts';
import type { PictureBook } from './picture-book.ts';
import { type MadeDeck, type MadePiece, type MadeStack, type Making, writtenDeck } from './setup.ts';
import { type MadeChoice, writtenChoices } from './setup-choices.ts';
import type { Sides } from './sides.ts';
import { FIXED, writtenKind } from './written-kind.ts';

export interface Parts {
  readonly root: Element;
  readonly name: string;
  readonly title: string;
  readonly sides: Sides;
  readonly order: readonly string[] | undefined;
  readonly values: object;
  readonly tables: readonly object[];
  readonly maps: readonly MadeMap[];
  /** The names of the hands, for each side that has no window for cards. */
  readonly hands: ReadonlyMap<string, string>;
  readonly kinds: readonly NamedKind[];
  readonly commands: ReadonlyMap<NamedKind, readonly string[]>;
  readonly decks: readonly MadeDeck[];
  readonly making: Making;
}

interface Rest extends Pick<PictureBook, 'art' | 'sheets'> {
  readonly boards: ReadonlyMap<string, string>;
  readonly stacks: readonly MadeStack[];
  readonly choices: readonly MadeChoice[];
}

/**
 * Returns the content of the file without its actions. If `rest` is undefined, it also has no pictures and no setup.
 */
export const moduleFile = (parts: Parts, rest?: Rest): object => {
  const { root, name, title, sides, order, values, tables, maps, hands, kinds, commands, decks, making } = parts;
  const variants = rest ? writtenChoices(rest.choices, { stack: fileStack, pieces: filePieces }) : [];
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
      kinds.map((kind) => [kind.key, writtenKind(kind, rest?.art ?? new Map(), commands.get(kind))]),
    ),
    ...(rest && Object.keys(rest.sheets).length > 0 ? { sheets: rest.sheets } : {}),
    ...(kinds.some(({ isFixed }) => isFixed)
      ? { modifiers: [{ name: FIXED, of: 'may', match: `${FIXED} = true`, change: 'move = false' }] }
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
  const version = lineLike(text, LONGEST_VERSION);
  return version === '' ? {} : { version };
};

const descriptionOf = (text: string): { readonly description?: string } => {
  const description = lineLike(text, 1000);
  return description === '' ? {} : { description };
};

const writtenMap = (
  { name, side, boards }: Pick<MadeMap, 'name' | 'side' | 'boards'>,
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

const filePieces = (pieces: readonly MadePiece[]): readonly object[] => {
  const found: { readonly prototype: string; readonly standing: MadePiece['standing']; count: number }[] = [];
  for (const { kind, standing } of pieces) {
    const last = found.at(-1);
    if (last?.prototype === kind.key && isDeepStrictEqual(last.standing, standing)) last.count += 1;
    else found.push({ prototype: kind.key, standing, count: 1 });
  }
  return found.map(({ prototype, standing, count }) => ({ prototype, ...(count === 1 ? {} : { count }), ...standing }));
};

const fileStack = ({ place, side, pieces }: MadeStack): object => ({
  at: textOfPlace(place),
  ...(side === undefined ? {} : { side }),
  pieces: filePieces(pieces),
});

const fileDeck = (deck: MadeDeck, all: readonly MadeDeck[], maps: readonly MadeMap[], making: Making): object => {
  const window = maps.find(({ name }) => name === deck.place.map)?.side;
  const { name, ...rest } = writtenDeck(deck, all, window, making.sides, making.losses) as { readonly name: string };
  return { name, at: textOfPlace(deck.place), ...rest, pieces: filePieces(deck.pieces) };
};
