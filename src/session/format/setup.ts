import { z } from 'zod';
import type { Module } from '../../engine/index.ts';
import { expects } from '../module/expects.ts';
import { given, unchecked } from '../module/given.ts';
import { each, keyed, line, list } from '../module/words.ts';
import { carried, schemaOf } from './carried.ts';
import { type Labelled, pieces, piecesInGame, piecesOf } from './decks.ts';
import { nameOf, reference } from './names.ts';
import { type NamedPlace, type Places, placeInGame, placesNamed, rangesNamed } from './places.ts';

/** What stands where when the game begins. */

type SetupStack = Module['setup'][number];

const MOST_PLACES_OF_STACK = 100_000;

const place = reference('places', line(200));

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
  side: nameOf('side').optional().describe('Whose the pieces are; nobody, when it is left out'),
  pieces: pieces.min(1, expects({ is: 'one-at-least', of: 'piece' })),
});

export const stackInGame = schemaOf<SetupStack>()(
  carried(stack, { at: undefined, each: undefined, ...placeInGame, pieces: piecesInGame }),
);

/** One stack for each place that is named. */
export const stacksOf = (
  places: Places,
  { at, side, pieces }: z.output<typeof stack>,
  labelled: Labelled,
): Module['setup'] =>
  (typeof at === 'string' ? [at] : at).flatMap((text) =>
    meantBy(places, text).map((place) => ({ ...place, ...given('side', side), pieces: piecesOf(pieces, labelled) })),
  );

/** The place that a text names, or each of a range. */
const meantBy = (places: Places, text: string): readonly NamedPlace[] => {
  const [one] = placesNamed(places, text);
  return one ? [one] : (rangesNamed(places, text)[0] ?? unchecked(text));
};
