import { findBoardAtPixel } from '../source/maps.ts';
import type { SavedPositions, SavedStack } from '../source/position.ts';
import type { SavedPiece } from '../source/saved.ts';
import { convertSlotToPrototype } from './kind.ts';
import { ImportLossCollector } from './losses.ts';
import { findPlaceAtPixel, type ImportedMap, type ImportedPlace } from './made-map.ts';
import {
  groupPiecesIntoStacks,
  type ImportContext,
  type ImportedDeck,
  type ImportedPieceWithOwner,
  type ImportedStack,
  ownerOfImportedPiece,
} from './setup.ts';
import { pieceStateDifferences, pieceStateOfTraits } from './standing.ts';

export const convertSavedStacks = (
  maps: readonly ImportedMap[],
  position: SavedPositions,
  making: ImportContext,
): readonly ImportedStack[] =>
  position.stacks.flatMap((stack) => {
    const made = maps.find(({ map }) => map.name === stack.map);
    const place = made && placeOf(made, stack);
    if (!place) {
      making.losses.note('saved-map', stack.map, stack.pieces.length);
      return [];
    }
    const pieces = stack.pieces.map((piece) => ownedPiece(piece, position, making));
    return groupPiecesIntoStacks(place, pieces, making);
  });

/** Returns the decks with their content in the saved game. A deck that is not in the saved game is empty. */
export const fillDecksFromSave = (
  decks: readonly ImportedDeck[],
  position: SavedPositions,
  making: ImportContext,
): readonly ImportedDeck[] => {
  for (const { name } of position.decks)
    if (!decks.some(({ said }) => said === name)) making.losses.note('saved-deck', name);
  return decks.map((deck) => {
    const saved = position.decks.find(({ name }) => name === deck.said);
    const pieces = (saved?.pieces ?? []).map((piece) => ({
      kind: ownedPiece(piece, position, making).kind,
      standing: {},
    }));
    return { ...deck, ...(saved ? { isFaceDown: saved.isFaceDown } : {}), pieces };
  });
};

const placeOf = (made: ImportedMap, { pieces, ...pixel }: SavedStack): ImportedPlace | undefined => {
  const under = findBoardAtPixel(
    made.boards.map(({ placed }) => placed),
    pixel,
  );
  return under
    ? findPlaceAtPixel(made, under.board.board.name, under.pixel, pieces[0]?.traits.at(-1)?.parameters[3] ?? '')
    : { map: made.name };
};

/**
 * Converts a saved piece to the prototype of its slot, with the differences from it. If its slot is unknown, the piece
 * gets a prototype of its own.
 */
const ownedPiece = (
  { traits, gpid }: SavedPiece,
  { sides }: SavedPositions,
  making: ImportContext,
): ImportedPieceWithOwner => {
  const { kinds, given } = making;
  const slot = { name: traits.at(-1)?.parameters[3] ?? '', gpid: '', width: 0, traits, isCard: false };
  const kind = kinds.byGpid(gpid, traits) ?? kinds.of(slot, slot.name);
  const saved = convertSlotToPrototype(slot, given, new ImportLossCollector());
  const standing = { ...pieceStateOfTraits(traits, kind), ...pieceStateDifferences(kind, saved) };
  return { kind, standing, owner: ownerOfImportedPiece(saved.side, traits, making, sides) };
};
