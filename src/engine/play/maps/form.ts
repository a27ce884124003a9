import { z } from 'zod';
import { carried, meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { gives, nameOf } from '../../../form/names.ts';
import { valuesOf } from '../../../form/values.ts';
import { flag, keyed, list, name, oneOf, placeName } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { mapCaptureSchema } from '../captures/form.ts';
import { publishes, storedCellLabelSchema } from '../container-form.ts';
import { cellEntryRuleFields, quiet, repeat } from '../moves/form.ts';
import { pictureFileNameSchema } from '../pieces/art-form.ts';
import { grid } from './grid-form.ts';

const MOST_BOARDS = 100;
const MOST_ZONES = 1000;
const MOST_CELLS = 100_000;

const cell = z
  .string()
  .max(130, expects({ is: 'cell-label' }))
  .describe('The label of a cell, or a range of cells such as B2:D4');
const cells = list(cell, MOST_CELLS);

const chain = list(cell, MOST_CELLS).min(2, expects({ is: 'two-at-least', of: 'cell' }));

const labels = list(storedCellLabelSchema, MOST_CELLS);

/** A named part of a board. Zones may overlap. */
const zone = keyed({ name, cells, values: valuesOf('zone').exactOptional(), ...cellEntryRuleFields });

const MOST_WIDTHS = 2000;
const PLACE = expects({ is: 'cells', from: -MOST_WIDTHS, to: MOST_WIDTHS });
const place = z.number(PLACE).min(-MOST_WIDTHS, PLACE).max(MOST_WIDTHS, PLACE);
const SIZE = expects({ is: 'some-cells', most: MOST_WIDTHS });
const size = z.number(SIZE).gt(0, SIZE).max(MOST_WIDTHS, SIZE);
const placedPicture = keyed({
  file: pictureFileNameSchema,
  x: place.exactOptional().describe('The left edge, in widths of a cell from that of the board'),
  y: place.exactOptional().describe('The upper edge, in widths of a cell from that of the board'),
  width: size.exactOptional().describe('In widths of a cell; that of the board, or what fits its height by default'),
  height: size.exactOptional().describe('In widths of a cell; that of the board, or what fits its width by default'),
});
const picture = meant(
  z.union([pictureFileNameSchema, placedPicture], expects({ is: 'picture' })),
  placedPicture,
  (file) => (typeof file === 'string' ? { file } : file),
).describe('A picture that lies under the board');

export const board = keyed({
  name: placeName,
  grid,
  terrain: z.record(nameOf('terrain'), cells).default({}).describe('The cells of each kind of terrain'),
  edges: z
    .record(nameOf('edge-kind'), list(chain, MOST_CELLS))
    .exactOptional()
    .describe('The lines of each kind, as chains of neighboring cells'),
  zones: gives('zone', list(zone, MOST_ZONES)).exactOptional(),
  borders: flag.exactOptional().describe('False if the borders of its cells are not drawn'),
  picture: picture.exactOptional(),
  values: valuesOf('board').exactOptional().describe('Properties of the board'),
});

export const map = keyed({
  name: placeName,
  private: nameOf('side').exactOptional().describe('The side whose private map this is: no other side sees into it'),
  publishes: publishes
    .exactOptional()
    .describe('What others know about the pieces in a private map; nothing by default'),
  occupied: oneOf(['refuse', 'stack'])
    .default('stack')
    .describe('stack: pieces can share a cell; refuse: a cell holds one piece'),
  combat: meant(
    z.union([z.literal('no'), z.literal(false)], expects({ is: 'word', word: 'no' })),
    z.literal('no'),
    () => 'no' as const,
  )
    .exactOptional()
    .describe('no: no captures here; an attack leads to the map of battles'),
  captures: mapCaptureSchema.exactOptional(),
  repeat: repeat.exactOptional(),
  quiet: quiet.exactOptional(),
  counts: flag
    .exactOptional()
    .describe(
      'True if its pieces are in play for scorekeepers. That is the default. Exceptions are maps without boards that only one side sees, and maps for captured pieces',
    ),
  boards: gives('board', list(board, MOST_BOARDS)).prefault([]),
  values: valuesOf('map').exactOptional().describe('Properties of the map'),
});

const HASH = /^[0-9a-f]{64}$/;

/** A board in a game, with all its cells resolved. Its picture is stored by its SHA-256. */
const boardInGame = carried(board, {
  terrain: z.record(nameOf('terrain'), labels),
  edges: z.record(nameOf('edge-kind'), list(labels, MOST_CELLS)).exactOptional(),
  zones: gives('zone', list(carried(zone, { cells: labels }), MOST_ZONES)).exactOptional(),
  picture: carried(placedPicture, { hash: z.string().regex(HASH).exactOptional() }).exactOptional(),
});

export const storedMapSchema = carried(map, { boards: gives('board', list(boardInGame, MOST_BOARDS)) });

declare module '../module.ts' {
  interface Module {
    readonly maps: readonly Stored<typeof storedMapSchema>[];
  }
}
