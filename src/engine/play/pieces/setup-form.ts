import { z } from 'zod';
import { carried } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { gives, nameOf, reference } from '../../../form/names.ts';
import { valuesOf } from '../../../form/values.ts';
import { flag, keyed, line, list, name } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { storedPlaceFields } from '../container-form.ts';

export const MOST_PIECES = 100_000;
const MOST_KINDS_OF_PIECES = 1000;
const MOST_PLACES_OF_STACK = 100_000;

const COUNT = expects({ is: 'whole', from: 1, to: 1000 });

const countedPiece = keyed({
  prototype: nameOf('prototype'),
  name: gives('piece', name)
    .exactOptional()
    .describe('The label of the prototype, or its name as words, when it is left out'),
  count: z.int().min(1, COUNT).max(1000, COUNT).default(1),
});

export const countedPiecesSchema = list(countedPiece, MOST_KINDS_OF_PIECES);
const countedInGame = carried(countedPiece, { name });
export const storedCountedPiecesSchema = list(countedInGame, MOST_KINDS_OF_PIECES);
export type FileCountedPiece = z.output<typeof countedPiece>;
export type CountedPiece = Stored<typeof countedInGame>;

const TURNED = expects({ is: 'whole', from: 0, to: 35 });

const standing = keyed({
  ...countedPiece.shape,
  layer: nameOf('layer').exactOptional().describe('The layer that shows at first'),
  facing: z
    .int()
    .min(0, TURNED)
    .max(35, TURNED)
    .exactOptional()
    .describe('The direction that it faces, in clockwise steps from 0'),
  covered: flag.exactOptional().describe('True if it starts face down, known to its side alone'),
  unseen: flag.exactOptional().describe('True if it starts invisible to all but its side'),
  values: valuesOf('piece').exactOptional().describe('Properties that differ from its prototype'),
});
const standingInGame = carried(standing, { name });
export type SetupPiece = Stored<typeof standingInGame>;

const place = reference('places', line(200));

/** Pieces in one place, from bottom to top. */
export const stack = keyed({
  at: z
    .union(
      [place, list(place, MOST_PLACES_OF_STACK).min(1, expects({ is: 'one-at-least', of: 'place' }))],
      expects({ is: 'places' }),
    )
    .describe(
      'A map, a cell, or a range of cells such as A2:H2. Cells have the name of their map, their board or both in front, unless they are clear without it',
    ),
  side: nameOf('side').exactOptional().describe('The owner of the pieces; none by default'),
  pieces: list(standing, MOST_KINDS_OF_PIECES).min(1, expects({ is: 'one-at-least', of: 'piece' })),
});

export const storedSetupStackSchema = carried(stack, {
  at: undefined,
  ...storedPlaceFields,
  pieces: list(standingInGame, MOST_KINDS_OF_PIECES),
});
export type SetupStack = Stored<typeof storedSetupStackSchema>;

declare module '../module.ts' {
  interface Module {
    readonly setup: readonly SetupStack[];
  }
}
