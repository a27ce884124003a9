import { pixelOf } from '../source/board.ts';
import { type Element, flagOf, numberOf, partsOfKind, textOf } from '../source/element.ts';
import type { Pixel } from '../source/grids.ts';
import type { Trait } from '../source/piece-text.ts';
import { sequenceOf } from '../source/sequence.ts';
import { everySlot, type Slots } from '../source/slots.ts';
import type { Kinds, NamedKind } from './kinds.ts';
import type { Losses } from './losses.ts';
import { type MadeMap, type MadePlace, placeOn } from './made-map.ts';
import type { NameGiver } from './names.ts';
import { type Sides, soleOwner } from './sides.ts';
import { hiderIn, type Standing, standingOf } from './standing.ts';

export interface MadeStack {
  readonly place: MadePlace;
  readonly side: string | undefined;
  /** The pieces of the stack, from the bottom. */
  readonly pieces: readonly MadePiece[];
}

export interface MadePiece {
  readonly kind: NamedKind;
  readonly standing: Standing;
}

export interface MadeDeck {
  readonly name: string;
  readonly said: string;
  readonly place: MadePlace;
  readonly element: Element;
  readonly isFaceDown?: boolean;
  readonly pieces: readonly MadePiece[];
}

export interface Making {
  readonly slots: Slots;
  readonly kinds: Kinds;
  readonly sides: Sides;
  readonly losses: Losses;
  /** The names of properties that the table itself defines for every piece. */
  readonly given: ReadonlySet<string>;
  readonly tracked: ReadonlyMap<string, string | number>;
}

/**
 * Returns the pixel of a stack on its board. If the stack uses a named location of the grid, it is that location's
 * pixel.
 */
const pixelOfStack = (made: MadeMap, element: Element): Pixel => {
  const owning = textOf(element, 'owningBoard');
  const board = made.boards.find(({ placed }) => owning === '' || placed.board.name === owning)?.placed.board;
  const location = textOf(element, 'location');
  const named = flagOf(element, 'useGridLocation') && location !== '' && board ? pixelOf(board, location) : undefined;
  return named ?? { x: numberOf(element, 'x', 0), y: numberOf(element, 'y', 0) };
};

const placeOfStack = (made: MadeMap, element: Element, losses: Losses): MadePlace | undefined => {
  const name = textOf(element, 'name');
  const place = placeOn(made, textOf(element, 'owningBoard'), pixelOfStack(made, element), name);
  if (!place) losses.note('board-not-in-use', name);
  return place;
};

export interface OwnedPiece extends MadePiece {
  readonly owner: string | undefined;
}

const ownedPieces = (element: Element, making: Making): readonly OwnedPiece[] =>
  [...making.slots.in(element)].flatMap((slot) => {
    if (!slot) return [];
    const kind = making.kinds.of(slot, textOf(element, 'name'));
    return [{ kind, standing: standingOf(slot.traits, kind), owner: ownerOf(kind.side, slot.traits, making) }];
  });

/**
 * Returns the side that owns a piece, by VASSAL's name. For a hidden piece, it is the side that hid it, because here
 * owners always see their hidden pieces.
 */
export const ownerOf = (
  owner: string | undefined,
  traits: readonly Trait[],
  { sides, losses }: Making,
  players?: ReadonlyMap<string, string>,
): string | undefined => {
  const hider = hiderIn(traits, 'hide') ?? hiderIn(traits, 'obs');
  const side = hider?.side ?? (hider?.player === undefined ? undefined : players?.get(hider.player));
  if (side === undefined || !sides.ofVassal.has(side)) return owner;
  if (owner !== undefined && owner !== side) losses.note('hidden-by-other', traits.at(-1)?.parameters[3] ?? '');
  return side;
};

/**
 * Groups the pieces on a place by side. Invisible pieces without an owner are left out, because they can't be hidden
 * here.
 */
export const stacksAt = (
  place: MadePlace,
  pieces: readonly OwnedPiece[],
  { sides, losses }: Making,
): readonly MadeStack[] => {
  const sideOf = ({ owner }: OwnedPiece): string | undefined =>
    owner === undefined ? undefined : sides.ofVassal.get(owner);
  const shown = pieces.filter((piece) => !piece.standing.unseen || sideOf(piece) !== undefined);
  for (const { kind } of pieces.filter((piece) => !shown.includes(piece))) losses.note('unseen-of-nobody', kind.key);
  return [...new Set(shown.map(sideOf))].map((side) => ({
    place,
    side,
    pieces: shown.filter((piece) => sideOf(piece) === side).map(({ kind, standing }) => ({ kind, standing })),
  }));
};

export const stacksOf = (made: MadeMap, making: Making): readonly MadeStack[] =>
  partsOfKind(made.map.element, 'SetupStack').flatMap((element) => {
    const pieces = ownedPieces(element, making);
    if (pieces.length === 0) return [];
    const place = placeOfStack(made, element, making.losses);
    return place ? stacksAt(place, pieces, making) : [];
  });

export const decksOf = (made: MadeMap, names: NameGiver, making: Making): readonly MadeDeck[] =>
  partsOfKind(made.map.element, 'DrawPile').flatMap((element) => {
    const place = placeOfStack(made, element, making.losses);
    const pieces = ownedPieces(element, making).map(({ kind }) => ({ kind, standing: {} }));
    if (!place) return [];
    const said = textOf(element, 'name');
    return [{ name: names.give(said, `${made.name} deck`), said, place, element, pieces }];
  });

export const writtenDeck = (
  deck: MadeDeck,
  all: readonly MadeDeck[],
  window: string | undefined,
  sides: Sides,
  losses: Losses,
): object => {
  const { element, name, said } = deck;
  const facing = textOf(element, 'faceDown', 'Always');
  const isDown = deck.isFaceDown ?? (facing === 'Always' || facing === 'Via right-click Menu');
  const owners = flagOf(element, 'deckRestrictAccess') ? sequenceOf(textOf(element, 'deckOwners'), ',') : [];
  const side = soleOwner(sides, owners);
  if (owners.length > 1 || flagOf(element, 'restrictOption') || flagOf(element, 'expressionCounting'))
    losses.note('deck-rule', name);
  const discards = all.find(
    (other) =>
      other !== deck && flagOf(other.element, 'reshufflable') && textOf(other.element, 'reshuffleTarget') === said,
  );
  const isShuffled = textOf(element, 'shuffle', 'Always') === 'Always';
  return {
    name,
    ...(side !== undefined && (window === undefined || window === side) ? { side } : {}),
    ...(isDown ? {} : { faceDown: 'never' }),
    ...(isShuffled === isDown ? {} : { shuffled: isShuffled }),
    ...(flagOf(element, 'allowSelect') ? { pick: true } : {}),
    ...(discards ? { discards: discards.name } : {}),
  };
};

/** Makes a prototype for every slot of the module. Returns the number of slots. */
export const makeStock = (root: Element, { slots, kinds, losses }: Making): number => {
  let count = 0;
  for (const { slot, holder } of everySlot(root)) {
    const read = slots.of(slot);
    count += 1;
    if (read) kinds.of(read, textOf(holder, 'entryName') || textOf(holder, 'name'));
    else losses.note('unreadable-slot', textOf(slot, 'entryName'));
  }
  return count;
};
