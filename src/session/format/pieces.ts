import { z } from 'zod';
import { each, keyed, line, list, name, text } from '../module/words.ts';
import { pieces } from './decks.ts';
import { gives, nameOf, reference, withProperties } from './names.ts';
import { number, value } from './values.ts';

/** The form of prototypes and of the set-up. */

const MOST_PLACES = 100_000;

const symbol = line(3).describe('At most 3 characters that stand for the piece on a picture');

const dynamic = keyed({
  value: z
    .union([text(500), number, z.boolean()], 'a text, a number, or true or false')
    .describe('What it holds when the game begins'),
  min: number.optional(),
  max: number.optional(),
}).describe('A property that changes in play');

const layer = z.union([name, keyed({ name, symbol: symbol.optional() })], 'a name, or a mapping of name and symbol');
const levels = list(layer, 50).min(2, 'at least two layers');
const layers = z
  .union(
    [
      levels,
      keyed({
        levels,
        follows: z.string().max(500).describe('A formula that tells which layer shows, 1 for the first'),
      }),
    ],
    'a list of layers, or a mapping of levels and follows',
  )
  .describe('The looks of the piece, of which one shows at a time');

const mask = z
  .union([z.boolean(), keyed({ name, symbol: symbol.optional() })], 'true or false, or a mapping of name and symbol')
  .describe('Whether it can lie face down, and how it is called then');

const DIRECTIONS = 'a whole number from 2 to 36';

const traits = z
  .object({
    symbol: symbol.optional(),
    layers: layers.optional(),
    mask: mask.optional(),
    invisible: z
      .boolean('true or false')
      .optional()
      .describe('Whether it can be there without being seen but by its side'),
    unit: z
      .boolean('true or false')
      .optional()
      .describe('Whether it can join armies, and moves by points where the rules say so'),
    level: gives('level', name)
      .optional()
      .describe('What it is beside units, such as city: it takes up no room among them'),
    facing: z
      .int()
      .min(2, DIRECTIONS)
      .max(36, DIRECTIONS)
      .optional()
      .describe('Into how many directions the piece can be turned'),
  })
  .catchall(
    z.union([value, dynamic], 'a text, a number, true or false, a list of texts, or a mapping with value, min and max'),
  );

export const prototype = withProperties(traits).describe(
  'Properties by name; a list is a property with several values',
);

/** The keys of a prototype that are no properties. */
export const TRAITS = Object.keys(traits.shape).filter((key) => key !== 'symbol');

const placeText = reference('place', line(200));

export const stack = keyed({
  at: z
    .union(
      [placeText, list(placeText, MOST_PLACES).min(1, 'at least one place')],
      'a place such as Field C4, or a list of places',
    )
    .describe(
      'A map, or a cell behind the name of its map or board, or of both; the names may lack where the cell alone is clear',
    ),
  each,
  side: nameOf('side').optional().describe('Whose the pieces are; nobody, when it is left out'),
  pieces: pieces.min(1, 'at least one piece'),
});
