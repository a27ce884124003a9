import { z } from 'zod';
import { values } from './format-values.ts';
import { gridSchema } from './grid.ts';
import { colour, each, keyed, list, name, oneOf, placeName } from './words.ts';

/** The form of maps, boards and what lies on them. */

const MOST_BOARDS = 100;
const MOST_ZONES = 1000;
const MOST_CELLS = 100_000;
const MOST_COST = 1_000_000;

const cell = z
  .string()
  .max(130, 'a cell of the board, or a range such as B2:D4')
  .describe('The label of a cell, or a range of cells such as B2:D4');
const cells = list(cell, MOST_CELLS);

const zone = keyed({ name, cells, values: values.optional() });

const PICTURE = 'the name of a PNG or JPEG file, such as map.png';

const board = keyed({
  name: placeName,
  grid: gridSchema,
  terrain: z.record(name, cells).default({}).describe('The cells of each kind of terrain'),
  edges: z
    .record(name, list(list(cell, MOST_CELLS).min(2, 'at least two cells'), MOST_CELLS))
    .optional()
    .describe('The roads, rivers and other lines of each kind: chains of cells, each next to the one before'),
  zones: list(zone, MOST_ZONES).optional(),
  picture: z
    .string()
    .max(100, PICTURE)
    .regex(/^[A-Za-z0-9_][A-Za-z0-9_ .-]*\.(?:png|jpg|jpeg|PNG|JPG|JPEG)$/, PICTURE)
    .optional()
    .describe('The file of a picture that lies beside this one'),
});

export const map = keyed({
  name: placeName,
  each,
  private: name.optional().describe('The side whose private window this is: nobody else sees what is in it'),
  occupied: oneOf(['refuse', 'stack']).default('stack').describe('Whether a cell on which something stands may be entered'),
  boards: list(board, MOST_BOARDS).default([]),
  values: values.optional().describe('Properties of the map'),
});

const COST = `a number from 0 to ${MOST_COST}, or closed`;
const cost = z.union([z.number(COST).min(0, COST).max(MOST_COST, COST), z.literal('closed', COST)], COST);
const costs = z
  .union([cost, z.record(name, cost)], `${COST}; or a mapping of classes to these`)
  .describe('One cost for all, or costs by the class of the mover, with default for those not named');

export const terrain = keyed({ colour: colour.optional(), cost: costs.optional().describe('What entering a cell costs') });

export const edge = keyed({
  runs: oneOf(['along', 'between'])
    .default('along')
    .describe('along: from cell to cell, as a road; between: it parts a cell from the next, as a river'),
  colour: colour.optional(),
  cost: costs.optional().describe('Of a step along it, in the place of the cost of the terrain; of a step across it, on top of that'),
});
