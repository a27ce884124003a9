import { z } from 'zod';
import { equal } from '../../engine/core/plain.ts';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import { labelOf, type Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { each } from '../../form/each.ts';
import { expects } from '../../form/expects.ts';
import { given, unchecked } from '../../form/given.ts';
import { gives, nameOf, reference } from '../../form/names.ts';
import { simpleValues, valuesOf } from '../../form/values.ts';
import { flag, keyed, line, list, name, oneOf, placeName } from '../../form/words.ts';
import { art, artInGame, artOf, type Sheets } from './art.ts';
import { type Places, placeInGame, placesNamed } from './places.ts';

/** Decks, and the pieces that lie in them or are set up. */

type DeckDefinition = NonNullable<Module['decks']>[number];

export const MOST_DECKS = 200;
export const MOST_KINDS_IN_DECK = 1000;

const COUNT = expects({ is: 'whole', from: 1, to: 1000 });

export const countedPiece = keyed({
  prototype: nameOf('prototype'),
  name: gives('piece', name)
    .exactOptional()
    .describe('The label of the prototype, or its name as words, when it is left out'),
  count: z.int().min(1, COUNT).max(1000, COUNT).default(1),
});

/** Pieces of one kind, as set-ups and decks list them. */
const pieces = list(countedPiece, MOST_KINDS_IN_DECK);
const piecesInGame = list(carried(countedPiece, { name }), MOST_KINDS_IN_DECK);

/** What the labels of a module are found in. */
export type Labelled = { readonly labels?: Module['labels'] | undefined };

/** What more the backs of decks are found in. */
type Pictured = Labelled & {
  readonly variants?:
    | readonly {
        readonly choices: readonly { readonly decks?: readonly z.output<typeof deckContents>[] | undefined }[];
      }[]
    | undefined;
  readonly sheets?: Sheets;
  readonly prototypes: { readonly [name: string]: { readonly back?: z.output<typeof art> | undefined } };
};

const piecesOf = (own: z.output<typeof pieces>, { labels }: Labelled): DeckDefinition['pieces'] =>
  own.map((piece) => labelled(piece, { labels }));

/** The piece with its name, or the label of its prototype. */
export const labelled = <P extends z.output<typeof countedPiece>>(piece: P, { labels }: Labelled) => ({
  ...piece,
  name: piece.name ?? labelOf(given('labels', labels), piece.prototype),
});

/** What those know of the pieces in a container who don't see into it. */
export const publishes = oneOf(['nothing', 'some', 'count', 'contents']);

export const deck = keyed({
  name: placeName,
  at: reference('place', line(200)).describe(
    'Where it lies: a map, or a cell behind the name of its map or board, or of both',
  ),
  each,
  side: nameOf('side')
    .exactOptional()
    .describe(
      'Whose deck it is: nobody else uses it, and the pieces are that side’s; everybody’s, when it is left out',
    ),
  faceDown: oneOf(['always', 'never'])
    .default('always')
    .describe('always: nobody sees what lies in it; never: everybody who sees the deck does'),
  publishes: publishes
    .exactOptional()
    .describe('What is known of what lies face down: whether there is any, how many, or how many of each name'),
  pick: flag.default(false).describe('Whether pieces may be drawn by name'),
  discards: nameOf('deck').exactOptional().describe('The deck that is its discard pile'),
  reshuffle: oneOf(['always', 'on-demand', 'never'])
    .exactOptional()
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
  pieces: pieces.default([]).describe('What lies in it when the game begins, from the bottom'),
});

/** What lies in a deck where something else is chosen than it has by itself. */
export const deckContents = keyed({
  name: nameOf('deck'),
  pieces: deck.shape.pieces,
});

export const deckContentsInGame = carried(deckContents, { pieces: piecesInGame });

export const deckContentsOf = ({ pieces: own, ...rest }: z.output<typeof deckContents>, labels: Labelled) => ({
  ...rest,
  pieces: piecesOf(own, labels),
});

export const deckInGame = schemaOf<DeckDefinition>()(
  carried(deck, {
    at: undefined,
    each: undefined,
    ...placeInGame,
    faceDown: z.boolean(),
    publishes,
    reshuffle: deck.shape.reshuffle.unwrap(),
    shuffled: z.boolean(),
    back: artInGame.exactOptional(),
    values: valuesInGame.exactOptional(),
    pieces: piecesInGame,
  }),
);

export const deckOf = (places: Places, file: z.output<typeof deck>, module: Pictured): DeckDefinition => {
  const { each: _, at, publishes = 'count', reshuffle = 'on-demand', back: __, values, pieces, ...rest } = file;
  const faceDown = file.faceDown === 'always';
  return {
    ...rest,
    ...(placesNamed(places, at)[0] ?? unchecked(at)),
    faceDown,
    publishes,
    reshuffle,
    shuffled: file.shuffled ?? faceDown,
    ...given('back', backOf(file, module)),
    ...given('values', values && simpleValues(values)),
    pieces: piecesOf(pieces, module),
  };
};

/**
 * Where pieces that may lie in it have different backs, or some have none, none shows: the one on top would tell of what
 * is there.
 */
const backOf = (
  { name, back, pieces: own }: z.output<typeof deck>,
  { prototypes, sheets, variants = [] }: Pictured,
): DeckDefinition['back'] => {
  const chosen = variants.flatMap(({ choices }) => choices.flatMap(({ decks = [] }) => decks));
  const others = chosen.filter((one) => one.name === name).flatMap(({ pieces }) => pieces);
  const backs = back === undefined ? [...own, ...others].map(({ prototype }) => prototypes[prototype]?.back) : [back];
  const arts = backs.map((one) => (one === undefined ? undefined : artOf(one, sheets)));
  return arts.every((one) => equal(one, arts[0])) ? arts[0] : undefined;
};
