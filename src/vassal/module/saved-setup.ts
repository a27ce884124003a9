import { boardUnder } from '../source/maps.ts';
import type { Position, SavedStack } from '../source/position.ts';
import type { SavedPiece } from '../source/saved.ts';
import { kindOf } from './kind.ts';
import { Losses } from './losses.ts';
import { type MadeMap, type MadePlace, placeOn } from './made-map.ts';
import { type MadeDeck, type MadeStack, type Making, type OwnedPiece, ownerOf, stacksAt } from './setup.ts';
import { changedFrom, standingOf } from './standing.ts';

/** A saved game as the set-up of another one. */

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

/** The decks with what the save has in them; a deck of which it says nothing is empty. */
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

/** Where a stack is; the space of its map where no board lies under it. */
const placeOf = (made: MadeMap, { pieces, ...pixel }: SavedStack): MadePlace | undefined => {
  const under = boardUnder(
    made.boards.map(({ placed }) => placed),
    pixel,
  );
  return under
    ? placeOn(made, under.board.board.name, under.pixel, pieces[0]?.traits.at(-1)?.parameters[3] ?? '')
    : { map: made.name };
};

/** A saved piece is the prototype of its slot, and what it is otherwise; one that no slot knows is one of its own. */
const ownedPiece = ({ traits, gpid }: SavedPiece, { sides }: Position, making: Making): OwnedPiece => {
  const { kinds, given } = making;
  const slot = { name: traits.at(-1)?.parameters[3] ?? '', gpid: '', width: 0, traits, isCard: false };
  const kind = kinds.byGpid(gpid, traits) ?? kinds.of(slot, slot.name);
  // What of it does not come over is counted once, with its slot.
  const saved = kindOf(slot, given, new Losses());
  const standing = { ...standingOf(traits, kind), ...changedFrom(kind, saved) };
  return { kind, standing, owner: ownerOf(saved.side, traits, making, sides) };
};
