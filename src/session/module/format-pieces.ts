import { z } from 'zod';
import { number, value } from './format-values.ts';
import { each, keyed, line, list, name, text } from './words.ts';

/** The form of prototypes and of the set-up. */

const MOST_PLACES = 100_000;
const MOST_KINDS = 1000;

const symbol = line(3).describe('At most 3 characters that stand for the piece on a picture');

const dynamic = keyed({
  value: z.union([text(500), number, z.boolean()], 'a text, a number, or true or false').describe('What it holds when the game begins'),
  min: number.optional(),
  max: number.optional(),
}).describe('A property that changes in play');

const layer = z.union([name, keyed({ name, symbol: symbol.optional() })], 'a name, or a mapping of name and symbol');
const levels = list(layer, 50).min(2, 'at least two layers');
const layers = z
  .union(
    [levels, keyed({ levels, follows: z.string().max(500).describe('A formula that tells which layer shows, 1 for the first') })],
    'a list of layers, or a mapping of levels and follows',
  )
  .describe('The looks of the piece, of which one shows at a time');

const DIRECTIONS = 'a whole number from 2 to 36';

export const prototype = z
  .object({
    symbol: symbol.optional(),
    layers: layers.optional(),
    facing: z.int().min(2, DIRECTIONS).max(36, DIRECTIONS).optional().describe('Into how many directions the piece can be turned'),
  })
  .catchall(z.union([value, dynamic], 'a text, a number, true or false, a list of texts, or a mapping with value, min and max'))
  .describe('Properties by name; a list is a property with several values');

const COUNT = 'a whole number from 1 to 1000';

export const stack = keyed({
  at: z
    .union([line(200), list(line(200), MOST_PLACES).min(1, 'at least one place')], 'a place such as Field C4, or a list of places')
    .describe('A map, or a cell behind the name of its map or board, or of both; the names may lack where the cell alone is clear'),
  each,
  side: name.optional().describe('Whose the pieces are; nobody, when it is left out'),
  pieces: list(
    keyed({
      prototype: name,
      name: name.optional().describe('The name of the prototype when it is left out'),
      count: z.int().min(1, COUNT).max(1000, COUNT).default(1),
    }),
    MOST_KINDS,
  ).min(1, 'at least one piece'),
});
