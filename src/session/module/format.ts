import { z } from 'zod';
import { fromNumber } from '../../engine/core/decimal.ts';
import { gridSchema } from './grid.ts';
import { colour, keyed, line, list, name, oneOf, placeName, text } from './words.ts';

/** The form of a module's file: every key, what may stand there, and what is meant where it is left out. Names and cells are held against each other in check.ts. */

/** The most sides: a button for each, beside the others, must fit one message. */
export const MOST_SIDES = 20;
const MOST_MAPS = 100;
const MOST_BOARDS = 100;
const MOST_STACKS = 5_000;
const MOST_CELLS = 100_000;

const each = z
  .literal('side', 'side')
  .optional()
  .describe('side: this entry is repeated for every side, with the name of the side in the place of $side$');

const cell = z.string().max(60, 'a cell of the board');

const side = keyed({ name, colour: colour.optional() });

const turn = keyed({
  order: list(name, MOST_SIDES)
    .min(1, 'at least one side')
    .optional()
    .describe('The sides as they go; all in the order of the list of sides when it is left out'),
  ends: oneOf(['by-command', 'after-move'])
    .default('by-command')
    .describe("Whether a side's turn ends by /turn end or after its first move"),
});

const rules = keyed({
  pieces: oneOf(['owner', 'side', 'anyone']).default('owner').describe('Whose pieces one may move'),
  turns: oneOf(['strict', 'free']).optional().describe('Whether only the side on turn acts; strict where there is a turn'),
  captures: oneOf(['none', 'manual']).default('none').describe('manual: the side on turn may take enemy pieces'),
});

const board = keyed({
  name: placeName,
  grid: gridSchema,
  terrain: z
    .record(name, list(cell, MOST_CELLS))
    .default({})
    .describe('The cells of each kind of terrain: labels, or ranges such as B2:D4'),
});

const map = keyed({
  name: placeName,
  each,
  private: name.optional().describe('The side whose private window this is: nobody else sees what is in it'),
  occupied: oneOf(['refuse', 'stack']).default('stack').describe('Whether a cell on which something stands may be entered'),
  boards: list(board, MOST_BOARDS).default([]),
});

const terrain = keyed({ colour: colour.optional() });

const NUMBER = 'a number with at most 6 places, up to 1000000000';
const number = z.number(NUMBER).refine((value) => fromNumber(value) !== undefined, NUMBER);
const VALUE = 'a text, a number, true or false, or a list of texts';
const value = z.union([text(500), number, z.boolean(), list(z.union([line(200), number], 'a text'), 100)], VALUE);

const prototype = z.record(name, value);

const stack = keyed({
  at: z
    .union([line(200), list(line(200), MOST_CELLS).min(1, 'at least one place')], 'a place such as Field C4, or a list of places')
    .describe('A map, or a cell behind the name of its map or board, or of both'),
  each,
  side: name.optional().describe('Whose the pieces are'),
  pieces: list(
    keyed({
      prototype: name,
      name: name.optional().describe('The name of the prototype when it is left out'),
      count: z.int().min(1, 'a whole number from 1 to 1000').max(1000, 'a whole number from 1 to 1000').default(1),
    }),
    1000,
  ).min(1, 'at least one piece'),
});

const MODULE_NAME = 'lower-case letters, digits and hyphens, at most 32';

export const fileSchema = keyed({
  module: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, MODULE_NAME)
    .describe('The name by which the module is chosen'),
  title: line(100).describe('The title of the game'),
  description: text(1000).optional(),
  sides: list(side, MOST_SIDES).min(1, 'at least one side'),
  turn: turn.optional(),
  rules: rules.prefault({}),
  maps: list(map, MOST_MAPS).min(1, 'at least one map'),
  terrain: z.record(name, terrain).default({}),
  prototypes: z.record(name, prototype).default({}),
  setup: list(stack, MOST_STACKS).default([]),
});

/** A file whose form is right. */
export type ModuleFile = z.output<typeof fileSchema>;
