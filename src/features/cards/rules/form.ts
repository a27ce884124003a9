import { z } from 'zod';
import { publishes, storedPlaceFields } from '../../../engine/play/container-form.ts';
import { art, storedPictureSourceSchema } from '../../../engine/play/pieces/art-form.ts';
import { countedPiecesSchema, storedCountedPiecesSchema } from '../../../engine/play/pieces/setup-form.ts';
import { carried, meant } from '../../../form/carried.ts';
import { nameOf, reference } from '../../../form/names.ts';
import { valuesOf } from '../../../form/values.ts';
import { flag, keyed, line, oneOf, placeName } from '../../../form/words.ts';
import { caseOf, type Stored, type Value } from '../../../table/index.ts';

/** The time when a discard pile is shuffled into its deck: if cards are missing, only by command, or never. */
const reshuffle = oneOf(['always', 'on-demand', 'never']);

type Reshuffle = z.output<typeof reshuffle>;

interface Reshuffling {
  readonly when: Reshuffle;
  readonly byItself: boolean;
  readonly byCommand: boolean;
}

const RESHUFFLES: { readonly [R in Reshuffle]: Reshuffling } = {
  always: { when: 'always', byItself: true, byCommand: true },
  'on-demand': { when: 'on-demand', byItself: false, byCommand: true },
  never: { when: 'never', byItself: false, byCommand: false },
};

/** Returns when a deck is reshuffled. An unknown word counts as `on-demand`. */
export const reshufflingOf = (value: Value | undefined): Reshuffling =>
  RESHUFFLES[typeof value === 'string' && Object.hasOwn(RESHUFFLES, value) ? (value as Reshuffle) : 'on-demand'];

export const deck = keyed({
  name: placeName,
  at: reference('place', line(200)).describe(
    'The place of the deck. A cell has the name of its map, its board or both in front',
  ),
  side: nameOf('side')
    .exactOptional()
    .describe('The side that owns the deck and its pieces, and alone uses it; everyone by default'),
  faceDown: meant(oneOf(['always', 'never']), z.boolean(), (word) => caseOf(word, { always: true, never: false }))
    .prefault('always')
    .describe('always: no one sees the pieces in it; never: everyone who sees the deck does'),
  publishes: publishes
    .default('count')
    .describe('What everyone knows about face-down pieces: nothing, if there are some, their count, or their names'),
  pick: flag.default(false).describe('True if players may draw pieces by name'),
  discards: nameOf('deck').exactOptional().describe('The deck that is its discard pile'),
  reshuffle: reshuffle
    .default('on-demand')
    .describe('When the discard pile is shuffled into it: if it is empty, by command alone, or never'),
  shuffled: flag.exactOptional().describe('True if it is shuffled at the start; a face-down deck is by default'),
  back: art.exactOptional().describe('The picture of the face-down deck; by default the back that all its pieces have'),
  values: valuesOf('deck').exactOptional().describe('Properties of the deck'),
  pieces: countedPiecesSchema.default([]).describe('The pieces in it at the start, from the bottom'),
});

/** A deck's form in a game, with its place resolved and all its pieces. */
export const deckInGameSchema = carried(deck, {
  at: undefined,
  ...storedPlaceFields,
  shuffled: flag,
  back: storedPictureSourceSchema.exactOptional(),
  pieces: storedCountedPiecesSchema,
});
export type DeckDefinition = Stored<typeof deckInGameSchema>;

/** The pieces of a deck in a variant, which replace the deck's usual ones. */
export const deckContentsSchema = keyed({ name: nameOf('deck'), pieces: deck.shape.pieces });
export const deckContentsInGameSchema = carried(deckContentsSchema, { pieces: storedCountedPiecesSchema });

declare module '../../../engine/play/module.ts' {
  interface Module {
    readonly decks?: readonly DeckDefinition[];
  }
}
