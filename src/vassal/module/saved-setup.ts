import { boardUnder } from '../source/maps.ts';
import type { Position, SavedStack } from '../source/position.ts';
import type { SavedPiece } from '../source/saved.ts';
import { kindOf } from './kind.ts';
import { Losses } from './losses.ts';
import { type MadeMap, type MadePlace, placeOn } from './made-map.ts';
import { type MadeDeck, type MadeStack, type Making, type OwnedPiece, ownerOf, stacksAt } from './setup.ts';
import { changedFrom, standingOf } from './standing.ts';

export const savedStacks = (maps: readonly MadeMap[], position: Position, making: Making): readonly MadeStack[] =>
  position.stacks.flatMap((stack) => {
    const made = maps.find(({ map }) => map.name === stack.map);
    const place = made && placeOf(made, stack);
    if (!place) {
      making.losses.note('saved-map', stack.map, stack.pieces.length);
      return [];
    }
    const pieces = stack.pieces.map((piece) => ownedPiece(piece, position, making));
    return stacksAt(place, pieces, making);
  });

/** Returns the decks with their content in the saved game. A deck that is not in the saved game is empty. */
export const savedDecks = (decks: readonly MadeDeck[], position: Position, making: Making): readonly MadeDeck[] => {
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

const placeOf = (made: MadeMap, { pieces, ...pixel }: SavedStack): MadePlace | undefined => {
  const under = boardUnder(
    made.boards.map(({ placed }) => placed),
    pixel,
  );
  return under
    ? placeOn(made, under.board.board.name, under.pixel, pieces[0]?.traits.at(-1)?.parameters[3] ?? '')
    : { map: made.name };
};

/**
 * Converts a saved piece to the prototype of its slot, with the differences from it. If its slot is unknown, the piece
 * gets a prototype of its own.
 */
const ownedPiece = ({ traits, gpid }: SavedPiece, { sides }: Position, making: Making): OwnedPiece => {
  const { kinds, given } = making;
  const slot = { name: traits.at(-1)?.parameters[3] ?? '', gpid: '', width: 0, traits, isCard: false };
  const kind = kinds.byGpid(gpid, traits) ?? kinds.of(slot, slot.name);
  const saved = kindOf(slot, given, new Losses());
  const standing = { ...standingOf(traits, kind), ...changedFrom(kind, saved) };
  return { kind, standing, owner: ownerOf(saved.side, traits, making, sides) };
};
