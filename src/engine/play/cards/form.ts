import { z } from 'zod';
import { carried, meant } from '../../../form/carried.ts';
import { nameOf, reference } from '../../../form/names.ts';
import { valuesOf } from '../../../form/values.ts';
import { flag, keyed, line, oneOf, placeName } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';
import { caseOf, type Value } from '../../core/value.ts';
import { placeInGame, publishes } from '../container-form.ts';
import { art, artInGame } from '../pieces/art-form.ts';
import { countedPieces, countedPiecesInGame } from '../pieces/setup-form.ts';

/** When a discard pile is shuffled into its deck: when pieces lack, by command alone, or never. */
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

/** When and how it is done, as the deck is looked at: a word that means nothing is as good as none. */
export const reshufflesBy = (value: Value | undefined): Reshuffling =>
  RESHUFFLES[typeof value === 'string' && Object.hasOwn(RESHUFFLES, value) ? (value as Reshuffle) : 'on-demand'];

/** A pile of pieces; see the record of the same name. */
export const deck = keyed({
  name: placeName,
  at: reference('place', line(200)).describe(
    'Where it lies: a map, or a cell behind the name of its map or board, or of both',
  ),
  side: nameOf('side')
    .exactOptional()
    .describe(
      'Whose deck it is: nobody else uses it, and the pieces are that side’s; everybody’s, when it is left out',
    ),
  faceDown: meant(oneOf(['always', 'never']), z.boolean(), (word) => caseOf(word, { always: true, never: false }))
    .prefault('always')
    .describe('always: nobody sees what lies in it; never: everybody who sees the deck does'),
  publishes: publishes
    .default('count')
    .describe('What is known of what lies face down: whether there is any, how many, or how many of each name'),
  pick: flag.default(false).describe('Whether pieces may be drawn by name'),
  discards: nameOf('deck').exactOptional().describe('The deck that is its discard pile'),
  reshuffle: reshuffle
    .default('on-demand')
    .describe('When the discard pile is shuffled into it: when pieces lack, by command alone, or never'),
  shuffled: flag
    .exactOptional()
    .describe('Whether it is shuffled when the game begins; it is where it lies face down, when this is left out'),
  back: art
    .exactOptional()
    .describe(
      'The picture of the deck while it lies face down; the back that all its pieces have, when it is left out',
    ),
  values: valuesOf('deck').exactOptional().describe('Properties of the deck'),
  pieces: countedPieces.default([]).describe('What lies in it when the game begins, from the bottom'),
});

/** A deck whose place is found, and that says what it holds in full. */
export const deckInGame = carried(deck, {
  at: undefined,
  ...placeInGame,
  shuffled: flag,
  back: artInGame.exactOptional(),
  pieces: countedPiecesInGame,
});
export type DeckDefinition = Stored<typeof deckInGame>;

/** What lies in a deck where something else is chosen than it has by itself. */
export const deckContents = keyed({ name: nameOf('deck'), pieces: deck.shape.pieces });
export const deckContentsInGame = carried(deckContents, { pieces: countedPiecesInGame });

declare module '../module.ts' {
  interface Module {
    readonly decks?: readonly DeckDefinition[];
  }
}
