import { z } from 'zod';
import { carried, meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { gives, reading, withProperties } from '../../../form/names.ts';
import { number, value } from '../../../form/values.ts';
import { flag, keyed, line, list, name, text } from '../../../form/words.ts';
import type { Stored, values } from '../../../table/index.ts';
import { captures, taken } from '../captures/form.ts';
import { becomes, jumps, moves } from '../moves/form.ts';
import { stockRightsSchema } from '../rules.ts';
import { art, look, storedPictureSourceSchema, storedPiecePicturesSchema } from './art-form.ts';

const symbol = line(3).describe('The symbol of the piece on a picture: up to 3 characters');

const dynamic = keyed({
  value: z
    .union([text(500), number, z.boolean()], expects({ is: 'dynamic-value' }))
    .describe('The value at the start of the game'),
  min: number.exactOptional(),
  max: number.exactOptional(),
}).describe('A property that changes in play');

/** The look of a piece while this layer is shown. A missing field is that of the prototype. */
const oneLayer = keyed({
  name: gives('layer', name),
  symbol: symbol.exactOptional(),
  picture: look.exactOptional(),
});
const layer = meant(z.union([gives('layer', name), oneLayer], expects({ is: 'layer' })), oneLayer, (file) =>
  typeof file === 'string' ? { name: file } : file,
);
export const MOST_PIECE_LAYERS = 50;
const levels = list(layer, MOST_PIECE_LAYERS).min(2, expects({ is: 'two-at-least', of: 'layer' }));
const follows = reading('formula', z.string().max(500)).describe(
  'A formula for the number of the layer that shows, from 1',
);
const leveled = keyed({ levels, follows });
const layers = meant(
  z.union([levels, leveled], expects({ is: 'layers' })),
  keyed({ ...leveled.shape, follows: follows.exactOptional() }),
  (file) => (Array.isArray(file) ? { levels: file } : file),
).describe('The looks of the piece; one shows at a time');

const coveredPiece = keyed({
  name: gives('piece', name),
  symbol: symbol.exactOptional(),
  covered: flag
    .exactOptional()
    .describe('True if it stays face down outside of a private map, until its owner shows it'),
});
/** The look of a face-down piece if the module gives none. */
export const DEFAULT_PIECE_BACK: Stored<typeof coveredPiece> = { name: 'Face-down piece', symbol: '?' };
const mask = meant(
  z.union([z.boolean(), coveredPiece], expects({ is: 'mask' })),
  z.union([z.literal(false), coveredPiece]),
  (file) => (file === true ? DEFAULT_PIECE_BACK : file),
).describe('True if it can be face down, or its name and symbol then');

const DIRECTIONS = expects({ is: 'whole', from: 2, to: 36 });

/** The features of a prototype. They never change in play and are not properties. */
export const traits = keyed({
  layers: layers.exactOptional(),
  mask: mask.exactOptional(),
  invisible: flag.exactOptional().describe('True if it can be invisible to all but its side'),
  unit: flag.exactOptional().describe('True if it can join armies and moves by points, if the rules have movePoints'),
  level: gives('level', name)
    .exactOptional()
    .describe('The level of a piece that is no unit, such as city: it takes no room among units'),
  facing: z
    .int()
    .min(2, DIRECTIONS)
    .max(36, DIRECTIONS)
    .exactOptional()
    .describe('The number of directions that the piece can face'),
  stock: stockRightsSchema
    .exactOptional()
    .describe('The players who may add, copy, replace, send and delete such pieces; as in rules by default'),
  moves: moves.exactOptional(),
  picture: look.exactOptional(),
  back: art.exactOptional().describe('The picture of its back, for players who may not know it'),
  jumps: jumps.exactOptional(),
  captures: captures.exactOptional(),
  taken: taken.exactOptional(),
  royal: flag
    .exactOptional()
    .describe('True if no move may leave it where an enemy could capture it, like a king in check'),
  becomes: becomes.exactOptional(),
});

export const prototypeFieldsSchema = z
  .object({ symbol: symbol.exactOptional(), ...traits.shape })
  .catchall(z.union([value, dynamic], expects({ is: 'property-value' })));

export const prototype = withProperties('piece', prototypeFieldsSchema).describe(
  'Properties by name; a list is a property with several values',
);

/**
 * The features of a prototype in a game, with its pictures resolved, and with the limits of properties that change in
 * play.
 */
export const storedTraitsSchema = carried(traits, {
  dynamic: z.record(name, carried(dynamic, { value: undefined })).exactOptional(),
  layers: list(
    carried(oneLayer, { picture: storedPiecePicturesSchema.exactOptional() }),
    MOST_PIECE_LAYERS,
  ).exactOptional(),
  follows: follows.exactOptional(),
  mask: coveredPiece.exactOptional(),
  picture: storedPiecePicturesSchema.exactOptional(),
  back: storedPictureSourceSchema.exactOptional(),
});

declare module '../module.ts' {
  interface Module {
    readonly prototypes: { readonly [name: string]: z.output<typeof values> };
    /** The features of prototypes. A prototype that only has constant properties is not included. */
    readonly traits?: { readonly [prototype: string]: Stored<typeof storedTraitsSchema> };
  }
}
