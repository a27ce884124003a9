import { z } from 'zod';
import { carried, meant, schemaOf } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { gives, nameOf } from '../../../form/names.ts';
import { keyed, list, name, oneOf } from '../../../form/words.ts';
import { type BoardCellNumbering, type Grid, MOST_GRID_ROWS_OR_REGIONS, numbering } from '../../../table/grid/index.ts';

const COUNT = expects({ is: 'whole', from: 1, to: MOST_GRID_ROWS_OR_REGIONS });
const count = z.int().min(1, COUNT).max(MOST_GRID_ROWS_OR_REGIONS, COUNT);

const LONGEST_PATTERN = 20;

const MOST_FIRST = 9999;
const FIRST = expects({ is: 'first-number', most: MOST_FIRST });
const firstNumber = z.int(FIRST).min(0, FIRST).max(MOST_FIRST, FIRST);

const sheet = {
  columns: count.describe('The number of columns'),
  rows: count.describe('The number of rows'),
  numbering: z
    .string()
    .max(LONGEST_PATTERN, expects({ is: 'sample-label' }))
    .default('A1')
    .describe('A sample label: A1, a1, 1A, B-06, "0101", "01.01"'),
  origin: oneOf(['top', 'bottom']).exactOptional().describe('The end from which rows are counted; top by default'),
  first: z
    .union([firstNumber, z.tuple([firstNumber, firstNumber], FIRST)], FIRST)
    .exactOptional()
    .describe('The first number in labels. It is 0 if the numbering has a zero'),
  doubled: z.boolean().exactOptional().describe('After Z come AA, BB, CC instead of AA, AB, AC'),
  skipI: z.boolean().exactOptional().describe('After H comes J, as on boards of Go'),
  rowFirst: z.boolean().exactOptional().describe('The label names the row first'),
};

const square = keyed({
  kind: z.literal('square'),
  ...sheet,
  diagonals: z.boolean().exactOptional().describe('Cells that touch at a corner are neighbors too'),
});

const hex = keyed({
  kind: z.literal('hex'),
  ...sheet,
  orientation: oneOf(['flat', 'pointy'])
    .default('flat')
    .describe(
      'flat: cells have a side at the top and form columns; pointy: they have a corner at the top and form rows',
    ),
  offset: oneOf(['odd', 'even'])
    .default('odd')
    .describe('The columns (or rows) that are shifted by half a cell: odd is the 2nd, 4th ...'),
});

const COORDINATE = expects({ is: 'number', from: 0, to: 1000 });
const coordinate = z.number().min(0, COORDINATE).max(1000, COORDINATE);

const corner = meant(z.tuple([coordinate, coordinate]), keyed({ x: coordinate, y: coordinate }), ([x, y]) => ({
  x,
  y,
}));

const LONGEST_OUTLINE = 500;
const MOST_REGION_LINES = 5_000;

const region = keyed({
  name: gives('region', name),
  neighbours: list(nameOf('region'), MOST_GRID_ROWS_OR_REGIONS)
    .default([])
    .describe('Its neighbors; it is enough if one of the two lists the other'),
  x: coordinate.describe('Its middle on the picture, in widths of a cell from the left'),
  y: coordinate.describe('Its middle on the picture, in widths of a cell from the top'),
  outline: list(corner, LONGEST_OUTLINE).exactOptional().describe('Its border, as pairs of x and y'),
});

const regions = keyed({
  kind: z.literal('region'),
  regions: list(region, MOST_GRID_ROWS_OR_REGIONS).min(1, expects({ is: 'one-at-least', of: 'region' })),
  lines: list(
    list(nameOf('region'), MOST_GRID_ROWS_OR_REGIONS).min(2, expects({ is: 'two-at-least', of: 'region' })),
    MOST_REGION_LINES,
  )
    .exactOptional()
    .describe('Straight lines of neighboring regions'),
});

const spot = keyed({ name: gives('region', name), x: coordinate, y: coordinate });
const free = keyed({
  kind: z.literal('free'),
  spots: list(spot, MOST_GRID_ROWS_OR_REGIONS)
    .min(1, expects({ is: 'one-at-least', of: 'region' }))
    .describe('Named places on the picture. A piece can go to each of them'),
  points: list(spot, MOST_GRID_ROWS_OR_REGIONS)
    .exactOptional()
    .describe('Other places of pieces at the start. Pieces can go there while a piece is there'),
});

const KINDS = expects({ is: 'one-of', names: ['square', 'hex', 'region', 'free'] });

const written = z.discriminatedUnion('kind', [square, hex, regions, free], {
  error: ({ code }) => (code === 'invalid_union' ? KINDS : undefined),
});

const numberingInGame = schemaOf<BoardCellNumbering>()(
  keyed({
    pattern: z.string().max(LONGEST_PATTERN),
    origin: oneOf(['top', 'bottom']),
    first: firstNumber,
    second: firstNumber.exactOptional(),
    doubled: z.literal(true).exactOptional(),
    skipI: z.literal(true).exactOptional(),
    rowFirst: z.literal(true).exactOptional(),
  }),
);
/**
 * A square or hex grid in a game. Its labels come from `numbering`. `gridFaults` checks the number of columns and rows.
 */
const sheetInGame = {
  columns: z.int(),
  rows: z.int(),
  numbering: numberingInGame,
  origin: undefined,
  first: undefined,
  doubled: undefined,
  skipI: undefined,
  rowFirst: undefined,
};

/** A region in a game. A `point` can be chosen by players only while something is on it. */
const regionInGame = carried(region, { point: z.literal(true).exactOptional() });

const gridInGame = schemaOf<Grid>()(
  z.discriminatedUnion('kind', [
    carried(square, sheetInGame),
    carried(hex, sheetInGame),
    carried(regions, { regions: list(regionInGame, MOST_GRID_ROWS_OR_REGIONS), free: z.literal(true).exactOptional() }),
  ]),
);

const sheetOf = <Sheet extends z.output<typeof square> | z.output<typeof hex>>(file: Sheet) => {
  const { numbering: pattern, origin, first, doubled, skipI, rowFirst, ...rest } = file;
  const read = numbering(pattern, { origin, first, doubled, skipI, rowFirst });
  const labels: BoardCellNumbering = 'code' in read ? { pattern, origin: origin ?? 'top', first: 1 } : read;
  return { ...rest, numbering: labels };
};

/** Returns the grid of a board. `gridFaults` must still check it. */
const gridMeant = (file: z.output<typeof written>): z.output<typeof gridInGame> => {
  switch (file.kind) {
    case 'square':
      return sheetOf(file);
    case 'hex':
      return sheetOf(file);
    case 'region':
      return file;
    case 'free': {
      const { spots, points = [], ...rest } = file;
      const placed = spots.map((one) => ({ ...one, neighbours: [] }));
      const more = points.map((one) => ({ ...one, neighbours: [], point: true as const }));
      return { ...rest, kind: 'region', free: true, regions: [...placed, ...more] };
    }
  }
};

export const grid = meant(written, gridInGame, gridMeant);
