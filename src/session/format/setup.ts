import { z } from 'zod';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import type { Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { each } from '../../form/each.ts';
import { expects } from '../../form/expects.ts';
import { changed, given, unchecked } from '../../form/given.ts';
import { nameOf, reference } from '../../form/names.ts';
import { simpleValues, valuesOf } from '../../form/values.ts';
import { flag, keyed, line, list, name } from '../../form/words.ts';
import { countedPiece, type Labelled, labelled, MOST_KINDS_IN_DECK } from './decks.ts';
import { type NamedPlace, type Places, placeInGame, placesNamed, rangesNamed } from './places.ts';

/** What stands where when the game begins. */

type SetupStack = Module['setup'][number];

export const MOST_STACKS = 5_000;
/** The most pieces that stand on the table when a game begins: what it can hold. */
export const MOST_PIECES = 100_000;
const MOST_PLACES_OF_STACK = 100_000;

const place = reference('places', line(200));

const TURNED = expects({ is: 'whole', from: 0, to: 35 });

const standing = keyed({
  ...countedPiece.shape,
  layer: nameOf('layer').exactOptional().describe('The layer that shows at first'),
  facing: z
    .int()
    .min(0, TURNED)
    .max(35, TURNED)
    .exactOptional()
    .describe('How far it is turned clockwise, in its steps'),
  covered: flag.exactOptional().describe('Whether it lies face down at first, known to its side alone'),
  unseen: flag.exactOptional().describe('Whether only its side sees at first that it is there'),
  values: valuesOf('piece').exactOptional().describe('Properties that are otherwise than its prototype says'),
});
const pieceInGame = carried(standing, { name, values: valuesInGame.exactOptional() });

export const stack = keyed({
  at: z
    .union(
      [place, list(place, MOST_PLACES_OF_STACK).min(1, expects({ is: 'one-at-least', of: 'place' }))],
      expects({ is: 'places' }),
    )
    .describe(
      'A map, or a cell or a range of cells such as A2:H2 behind the name of its map or board, or of both; the names may lack where the cells alone are clear',
    ),
  each,
  side: nameOf('side').exactOptional().describe('Whose the pieces are; nobody, when it is left out'),
  pieces: list(standing, MOST_KINDS_IN_DECK).min(1, expects({ is: 'one-at-least', of: 'piece' })),
});

/** One where something else is chosen than the usual set-up: each side's stands by itself there. */
const { each: _, ...alone } = stack.shape;
export const stackOfChoice = keyed(alone);

export const stackInGame = schemaOf<SetupStack>()(
  carried(stack, { at: undefined, each: undefined, ...placeInGame, pieces: list(pieceInGame, MOST_KINDS_IN_DECK) }),
);

/** One stack for each place that is named. */
export const stacksOf = (
  places: Places,
  { at, side, pieces }: z.output<typeof stackOfChoice>,
  labels: Labelled,
): Module['setup'] => {
  const own = pieces.map((piece) => pieceOf(piece, labels));
  return (typeof at === 'string' ? [at] : at).flatMap((text) =>
    meantBy(places, text).map((place) => ({ ...place, ...given('side', side), pieces: own })),
  );
};

const pieceOf = (piece: z.output<typeof standing>, labels: Labelled): SetupStack['pieces'][number] =>
  changed(labelled(piece, labels), { values: simpleValues });

/** The place that a text names, or each of a range. */
const meantBy = (places: Places, text: string): readonly NamedPlace[] => {
  const [one] = placesNamed(places, text);
  return one ? [one] : (rangesNamed(places, text)[0] ?? unchecked(text));
};
