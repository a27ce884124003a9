import type { PixelPosition } from './grids.ts';
import { type KnownTraits, parsePieceText } from './piece-text.ts';
import { parseSavedPiece, type SavedPiece, savedBoardTextsIn, savedCommandsIn } from './saved.ts';
import { splitEscapedSequence } from './sequence.ts';

/** The positions of pieces in a saved game, in pixels of the maps. */
export interface SavedPositions {
  readonly stacks: readonly SavedStack[];
  readonly decks: readonly SavedDeck[];
  readonly properties: ReadonlyMap<string, string>;
  /** The sides of the players, by the IDs that masked pieces use for their owners. */
  readonly sides: ReadonlyMap<string, string>;
  readonly boardsOf: (map: string) => string | undefined;
}

export interface SavedStack extends PixelPosition {
  readonly map: string;
  readonly pieces: readonly SavedPiece[];
}

export interface SavedDeck {
  readonly name: string;
  readonly isFaceDown: boolean;
  /** The pieces of the stack, from the bottom. */
  readonly pieces: readonly SavedPiece[];
}

const NOWHERE = 'null';
const DECK_NAME = 12;

export const parseSavedPositions = (text: string): SavedPositions => {
  const pieces = new Map<string, SavedPiece>();
  const stacks: { readonly map: string; readonly at: PixelPosition; readonly ids: readonly string[] }[] = [];
  const decks: { readonly name: string; readonly isFaceDown: boolean; readonly ids: readonly string[] }[] = [];
  const boards = savedBoardTextsIn(text);
  const properties = new Map<string, string>();
  const sides = new Map<string, string>();
  const known: KnownTraits = new Map();
  for (const command of savedCommandsIn(text)) {
    const read = parsePieceText(command, known);
    const inner = read?.traits.at(-1);
    const saved = read && parseSavedPiece(read);
    if (saved) pieces.set(saved.id, saved);
    else if (inner?.code === 'stack') {
      const [map = NOWHERE, x, y, ...ids] = splitEscapedSequence(inner.state, ';');
      stacks.push({ map, at: { x: Number(x), y: Number(y) }, ids });
    } else if (inner?.code === 'deck') {
      const [, , , isFaceDown, ids = ''] = splitEscapedSequence(inner.state, ';');
      const name = inner.parameters[DECK_NAME] ?? '';
      decks.push({ name, isFaceDown: isFaceDown === 'true', ids: splitEscapedSequence(ids, ',') });
    } else noteCommand(command, properties, sides);
  }
  const held = new Set([...stacks, ...decks].flatMap(({ ids }) => ids));
  const of = (ids: readonly string[]): readonly SavedPiece[] => ids.flatMap((id) => pieces.get(id) ?? []);
  const alone = [...pieces.values()].filter(({ id }) => !held.has(id));
  const all = [
    ...stacks.map(({ map, at, ids }) => ({ map, ...at, pieces: of(ids) })),
    ...alone.map((piece) => ({ map: piece.map, x: piece.x, y: piece.y, pieces: [piece] })),
  ];
  return {
    stacks: all.filter((stack) => stack.map !== NOWHERE && stack.pieces.length > 0),
    decks: decks.map(({ name, isFaceDown, ids }) => ({ name, isFaceDown, pieces: of(ids) })),
    properties,
    sides,
    boardsOf: (map) => boards.get(map),
  };
};

const noteCommand = (command: string, properties: Map<string, string>, sides: Map<string, string>): void => {
  const [kind, ...parts] = splitEscapedSequence(command, '\t');
  if (kind === 'GlobalProperty') {
    const [, name = '', value = ''] = splitEscapedSequence(parts[0] ?? '', ';');
    if (!properties.has(name)) properties.set(name, value);
  } else if (kind === 'PLAYER') {
    const [id = '', , side = ''] = parts;
    sides.set(id, side);
  }
};
