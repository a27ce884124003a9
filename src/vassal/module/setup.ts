import { pixelOfLocation } from '../source/board.ts';
import { attributeFlagOf, attributeNumberOf, childElementsOfKind, type Element, textOf } from '../source/element.ts';
import type { PixelPosition } from '../source/grids.ts';
import type { PieceTrait } from '../source/piece-text.ts';
import { splitEscapedSequence } from '../source/sequence.ts';
import { type ModulePieceSlots, slotElementsInTree } from '../source/slots.ts';
import type { ImportedPrototypes, NamedPrototype } from './kinds.ts';
import type { ImportLossCollector } from './losses.ts';
import { findPlaceAtPixel, type ImportedMap, type ImportedPlace } from './made-map.ts';
import type { UniqueNameGenerator } from './names.ts';
import { findSingleOwner, type ImportedSides } from './sides.ts';
import { hidingPlayerOf, type ImportedPieceState, pieceStateOfTraits } from './standing.ts';

export interface ImportedStack {
  readonly place: ImportedPlace;
  readonly side: string | undefined;
  /** The pieces of the stack, from the bottom. */
  readonly pieces: readonly ImportedPiece[];
}

export interface ImportedPiece {
  readonly kind: NamedPrototype;
  readonly standing: ImportedPieceState;
}

export interface ImportedDeck {
  readonly name: string;
  readonly said: string;
  readonly place: ImportedPlace;
  readonly element: Element;
  readonly isFaceDown?: boolean;
  readonly pieces: readonly ImportedPiece[];
}

export interface ImportContext {
  readonly slots: ModulePieceSlots;
  readonly kinds: ImportedPrototypes;
  readonly sides: ImportedSides;
  readonly losses: ImportLossCollector;
  /** The names of properties that the table itself defines for every piece. */
  readonly given: ReadonlySet<string>;
  readonly tracked: ReadonlyMap<string, string | number>;
}

/**
 * Returns the pixel of a stack on its board. If the stack uses a named location of the grid, it is that location's
 * pixel.
 */
const pixelOfStack = (made: ImportedMap, element: Element): PixelPosition => {
  const owning = textOf(element, 'owningBoard');
  const board = made.boards.find(({ placed }) => owning === '' || placed.board.name === owning)?.placed.board;
  const location = textOf(element, 'location');
  const named =
    attributeFlagOf(element, 'useGridLocation') && location !== '' && board
      ? pixelOfLocation(board, location)
      : undefined;
  return named ?? { x: attributeNumberOf(element, 'x', 0), y: attributeNumberOf(element, 'y', 0) };
};

const placeOfStack = (made: ImportedMap, element: Element, losses: ImportLossCollector): ImportedPlace | undefined => {
  const name = textOf(element, 'name');
  const place = findPlaceAtPixel(made, textOf(element, 'owningBoard'), pixelOfStack(made, element), name);
  if (!place) losses.note('board-not-in-use', name);
  return place;
};

export interface ImportedPieceWithOwner extends ImportedPiece {
  readonly owner: string | undefined;
}

const ownedPieces = (element: Element, making: ImportContext): readonly ImportedPieceWithOwner[] =>
  [...making.slots.in(element)].flatMap((slot) => {
    if (!slot) return [];
    const kind = making.kinds.of(slot, textOf(element, 'name'));
    return [
      {
        kind,
        standing: pieceStateOfTraits(slot.traits, kind),
        owner: ownerOfImportedPiece(kind.side, slot.traits, making),
      },
    ];
  });

/**
 * Returns the side that owns a piece, by VASSAL's name. For a hidden piece, it is the side that hid it, because here
 * owners always see their hidden pieces.
 */
export const ownerOfImportedPiece = (
  owner: string | undefined,
  traits: readonly PieceTrait[],
  { sides, losses }: ImportContext,
  players?: ReadonlyMap<string, string>,
): string | undefined => {
  const hider = hidingPlayerOf(traits, 'hide') ?? hidingPlayerOf(traits, 'obs');
  const side = hider?.side ?? (hider?.player === undefined ? undefined : players?.get(hider.player));
  if (side === undefined || !sides.ofVassal.has(side)) return owner;
  if (owner !== undefined && owner !== side) losses.note('hidden-by-other', traits.at(-1)?.parameters[3] ?? '');
  return side;
};

/**
 * Groups the pieces on a place by side. Invisible pieces without an owner are left out, because they can't be hidden
 * here.
 */
export const groupPiecesIntoStacks = (
  place: ImportedPlace,
  pieces: readonly ImportedPieceWithOwner[],
  { sides, losses }: ImportContext,
): readonly ImportedStack[] => {
  const sideOf = ({ owner }: ImportedPieceWithOwner): string | undefined =>
    owner === undefined ? undefined : sides.ofVassal.get(owner);
  const shown = pieces.filter((piece) => !piece.standing.unseen || sideOf(piece) !== undefined);
  for (const { kind } of pieces.filter((piece) => !shown.includes(piece))) losses.note('unseen-of-nobody', kind.key);
  return [...new Set(shown.map(sideOf))].map((side) => ({
    place,
    side,
    pieces: shown.filter((piece) => sideOf(piece) === side).map(({ kind, standing }) => ({ kind, standing })),
  }));
};

export const importSetupStacks = (made: ImportedMap, making: ImportContext): readonly ImportedStack[] =>
  childElementsOfKind(made.map.element, 'SetupStack').flatMap((element) => {
    const pieces = ownedPieces(element, making);
    if (pieces.length === 0) return [];
    const place = placeOfStack(made, element, making.losses);
    return place ? groupPiecesIntoStacks(place, pieces, making) : [];
  });

export const convertDecks = (
  made: ImportedMap,
  names: UniqueNameGenerator,
  making: ImportContext,
): readonly ImportedDeck[] =>
  childElementsOfKind(made.map.element, 'DrawPile').flatMap((element) => {
    const place = placeOfStack(made, element, making.losses);
    const pieces = ownedPieces(element, making).map(({ kind }) => ({ kind, standing: {} }));
    if (!place) return [];
    const said = textOf(element, 'name');
    return [{ name: names.give(said, `${made.name} deck`), said, place, element, pieces }];
  });

export const serializeDeck = (
  deck: ImportedDeck,
  all: readonly ImportedDeck[],
  window: string | undefined,
  sides: ImportedSides,
  losses: ImportLossCollector,
): object => {
  const { element, name, said } = deck;
  const facing = textOf(element, 'faceDown', 'Always');
  const isDown = deck.isFaceDown ?? (facing === 'Always' || facing === 'Via right-click Menu');
  const owners = attributeFlagOf(element, 'deckRestrictAccess')
    ? splitEscapedSequence(textOf(element, 'deckOwners'), ',')
    : [];
  const side = findSingleOwner(sides, owners);
  if (owners.length > 1 || attributeFlagOf(element, 'restrictOption') || attributeFlagOf(element, 'expressionCounting'))
    losses.note('deck-rule', name);
  const discards = all.find(
    (other) =>
      other !== deck &&
      attributeFlagOf(other.element, 'reshufflable') &&
      textOf(other.element, 'reshuffleTarget') === said,
  );
  const isShuffled = textOf(element, 'shuffle', 'Always') === 'Always';
  return {
    name,
    ...(side !== undefined && (window === undefined || window === side) ? { side } : {}),
    ...(isDown ? {} : { faceDown: 'never' }),
    ...(isShuffled === isDown ? {} : { shuffled: isShuffled }),
    ...(attributeFlagOf(element, 'allowSelect') ? { pick: true } : {}),
    ...(discards ? { discards: discards.name } : {}),
  };
};

/** Makes a prototype for every slot of the module. Returns the number of slots. */
export const importSlotPrototypes = (root: Element, { slots, kinds, losses }: ImportContext): number => {
  let count = 0;
  for (const { slot, holder } of slotElementsInTree(root)) {
    const read = slots.of(slot);
    count += 1;
    if (read) kinds.of(read, textOf(holder, 'entryName') || textOf(holder, 'name'));
    else losses.note('unreadable-slot', textOf(slot, 'entryName'));
  }
  return count;
};
