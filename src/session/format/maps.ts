import { z } from 'zod';
import { isPoints } from '../../engine/index.ts';
import { gridSchema } from '../build/grid.ts';
import { colour, each, keyed, list, name, oneOf, placeName } from '../module/words.ts';
import { publishes } from './decks.ts';
import { gives, nameOf } from './names.ts';
import { values } from './values.ts';

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
const pictureFile = z
  .string()
  .max(100, PICTURE)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_ .-]*\.(?:png|jpg|jpeg|PNG|JPG|JPEG)$/, PICTURE)
  .describe('The file of a picture that lies beside this one');
const MOST_WIDTHS = 2000;
const PLACE = `a number of cells from -${MOST_WIDTHS} to ${MOST_WIDTHS}`;
const place = z.number(PLACE).min(-MOST_WIDTHS, PLACE).max(MOST_WIDTHS, PLACE);
const SIZE = `a number of cells above 0, at most ${MOST_WIDTHS}`;
const size = z.number(SIZE).gt(0, SIZE).max(MOST_WIDTHS, SIZE);
const picture = z
  .union(
    [
      pictureFile,
      keyed({
        file: pictureFile,
        x: place.optional().describe('Where its left edge lies, in widths of a cell from that of the board'),
        y: place.optional().describe('Where its upper edge lies, in widths of a cell from that of the board'),
        width: size
          .optional()
          .describe('In widths of a cell; that of the board, or what fits its height, when it is left out'),
        height: size
          .optional()
          .describe('In widths of a cell; that of the board, or what fits its width, when it is left out'),
      }),
    ],
    `${PICTURE}; or a mapping of file, x, y, width and height`,
  )
  .describe('A picture that lies under the board');

const board = keyed({
  name: placeName,
  grid: gridSchema,
  terrain: z.record(nameOf('terrain'), cells).default({}).describe('The cells of each kind of terrain'),
  edges: z
    .record(nameOf('kind of edge'), list(list(cell, MOST_CELLS).min(2, 'at least two cells'), MOST_CELLS))
    .optional()
    .describe('The roads, rivers and other lines of each kind: chains of cells, each next to the one before'),
  zones: gives('zone', list(zone, MOST_ZONES)).optional(),
  picture: picture.optional(),
});

export const map = keyed({
  name: placeName,
  each,
  private: nameOf('side').optional().describe('The side whose private window this is: nobody else sees what is in it'),
  publishes: publishes
    .optional()
    .describe('What the others know of what is in a private window; nothing, when it is left out'),
  occupied: oneOf(['refuse', 'stack'])
    .default('stack')
    .describe('Whether a cell on which something stands may be entered'),
  combat: z
    .union([z.literal('no'), z.literal(false)], 'no')
    .optional()
    .describe('no: nothing is taken here; who attacks is led to the map of battles'),
  captures: keyed({ pieces: nameOf('level').describe('A level of pieces'), by: oneOf(['enter']) })
    .optional()
    .describe("What a unit makes its side's by ending its move where it stands"),
  boards: gives('board', list(board, MOST_BOARDS)).default([]),
  values: values.optional().describe('Properties of the map'),
});

const COST = `a number from 0 to ${MOST_COST} with at most 3 places, or closed`;
const points = z.number(COST).min(0, COST).max(MOST_COST, COST).refine(isPoints, COST);
const cost = z.union([points, z.literal('closed', COST)], COST);
const costs = z
  .union([cost, z.record(name, cost)], `${COST}; or a mapping of classes to these`)
  .describe('One cost for all, or costs by the class of the mover, with default for those not named');

export const terrain = keyed({
  colour: colour.optional(),
  cost: costs.optional().describe('What entering a cell costs'),
});

export const edge = keyed({
  runs: oneOf(['along', 'between'])
    .default('along')
    .describe('along: from cell to cell, as a road; between: it parts a cell from the next, as a river'),
  colour: colour.optional(),
  cost: costs
    .optional()
    .describe('Of a step along it, in the place of the cost of the terrain; of a step across it, on top of that'),
});
