import { z } from 'zod';
import { makeWhole } from '../../engine/core/plain.ts';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import type { Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { given, mapped, unchecked } from '../../form/given.ts';
import { gives, nameOf } from '../../form/names.ts';
import { each, keyed, list, name, oneOf, placeName } from '../../form/words.ts';
import { pictureFile } from './art.ts';
import { mapCaptures, mapCapturesInGame, mapCapturesOf } from './captures.ts';
import { cellsNamed } from './cells.ts';
import { quiet, quietOf, repeat, repeatOf } from './course.ts';
import { publishes } from './decks.ts';
import { gridInGame, gridOf, gridSchema } from './grid.ts';
import { labelInGame } from './places.ts';
import { groundRules, groundRulesInGame, groundRulesOf } from './terrain.ts';
import { simpleValues, valuesOf } from './values.ts';

/** Maps, boards and what lies on them. */

type MapDefinition = Module['maps'][number];
type BoardDefinition = MapDefinition['boards'][number];
type PictureDefinition = NonNullable<BoardDefinition['picture']>;

const MOST_BOARDS = 100;
const MOST_ZONES = 1000;
const MOST_CELLS = 100_000;

const cell = z
  .string()
  .max(130, expects({ is: 'cell-label' }))
  .describe('The label of a cell, or a range of cells such as B2:D4');
const cells = list(cell, MOST_CELLS);

const chain = list(cell, MOST_CELLS).min(2, expects({ is: 'two-at-least', of: 'cell' }));

const labels = list(labelInGame, MOST_CELLS);

const zone = keyed({ name, cells, values: valuesOf('zone').optional(), ...groundRules });

const MOST_WIDTHS = 2000;
const PLACE = expects({ is: 'cells', from: -MOST_WIDTHS, to: MOST_WIDTHS });
const place = z.number(PLACE).min(-MOST_WIDTHS, PLACE).max(MOST_WIDTHS, PLACE);
const SIZE = expects({ is: 'some-cells', most: MOST_WIDTHS });
const size = z.number(SIZE).gt(0, SIZE).max(MOST_WIDTHS, SIZE);
const placedPicture = keyed({
  file: pictureFile,
  x: place.optional().describe('Where its left edge lies, in widths of a cell from that of the board'),
  y: place.optional().describe('Where its upper edge lies, in widths of a cell from that of the board'),
  width: size
    .optional()
    .describe('In widths of a cell; that of the board, or what fits its height, when it is left out'),
  height: size
    .optional()
    .describe('In widths of a cell; that of the board, or what fits its width, when it is left out'),
});
const picture = z
  .union([pictureFile, placedPicture], expects({ is: 'picture' }))
  .describe('A picture that lies under the board');

const board = keyed({
  name: placeName,
  grid: gridSchema,
  terrain: z.record(nameOf('terrain'), cells).default({}).describe('The cells of each kind of terrain'),
  edges: z
    .record(nameOf('edge-kind'), list(chain, MOST_CELLS))
    .optional()
    .describe('The roads, rivers and other lines of each kind: chains of cells, each next to the one before'),
  zones: gives('zone', list(zone, MOST_ZONES)).optional(),
  borders: z.boolean().optional().describe('Whether the borders of its cells are drawn; they are when it is left out'),
  picture: picture.optional(),
  values: valuesOf('board').optional().describe('Properties of the board'),
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
    .union([z.literal('no'), z.literal(false)], expects({ is: 'word', word: 'no' }))
    .optional()
    .describe('no: nothing is taken here; who attacks is led to the map of battles'),
  captures: mapCaptures.optional(),
  repeat: repeat.optional(),
  quiet: quiet.optional(),
  boards: gives('board', list(board, MOST_BOARDS)).default([]),
  values: valuesOf('map').optional().describe('Properties of the map'),
});

const zoneInGame = carried(zone, { ...groundRulesInGame, cells: labels, values: valuesInGame.optional() });

const HASH = /^[0-9a-f]{64}$/;

const boardInGame = schemaOf<BoardDefinition>()(
  carried(board, {
    grid: gridInGame,
    terrain: z.record(nameOf('terrain'), labels),
    edges: z.record(nameOf('edge-kind'), list(labels, MOST_CELLS)).optional(),
    zones: gives('zone', list(zoneInGame, MOST_ZONES)).optional(),
    borders: z.literal(false).optional(),
    picture: carried(placedPicture, { hash: z.string().regex(HASH).optional() }).optional(),
    values: valuesInGame.optional(),
  }),
);

export const mapInGame = schemaOf<MapDefinition>()(
  carried(map, {
    each: undefined,
    combat: z.literal('no').optional(),
    captures: mapCapturesInGame.optional(),
    boards: gives('board', list(boardInGame, MOST_BOARDS)),
    values: valuesInGame.optional(),
  }),
);

type FileMap = z.output<typeof map>;

export const mapOf = ({
  name,
  private: side,
  publishes,
  occupied,
  combat,
  captures,
  repeat,
  quiet,
  boards,
  values,
}: FileMap): MapDefinition =>
  makeWhole<MapDefinition>({
    name,
    private: side,
    publishes: publishes === 'nothing' ? undefined : publishes,
    occupied,
    combat: combat === undefined ? undefined : ('no' as const),
    captures: captures && mapCapturesOf(captures),
    repeat: repeat && repeatOf(repeat),
    quiet: quiet && quietOf(quiet),
    boards: boards.map(boardOf),
    values: values && simpleValues(values),
  });

const boardOf = ({
  name,
  grid: file,
  terrain,
  edges,
  zones,
  borders,
  picture,
  values,
}: z.output<typeof board>): BoardDefinition => {
  const grid = gridOf(file);
  const cells = (texts: readonly string[]): readonly string[] => [
    ...new Set(texts.flatMap((text) => cellsNamed(grid, text) ?? unchecked(text))),
  ];
  const chain = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => cellsNamed(grid, text) ?? unchecked(text));
  return {
    name,
    grid,
    terrain: mapped(terrain, cells),
    ...given('edges', edges && mapped(edges, (chains) => chains.map(chain))),
    ...given(
      'zones',
      zones?.map((zone) => ({
        name: zone.name,
        cells: cells(zone.cells),
        ...given('values', zone.values && simpleValues(zone.values)),
        ...groundRulesOf(zone),
      })),
    ),
    ...given('borders', borders === false ? borders : undefined),
    ...given('picture', picture === undefined ? undefined : pictureOf(picture)),
    ...given('values', values && simpleValues(values)),
  };
};

const pictureOf = (picture: z.output<typeof placedPicture> | string): PictureDefinition => {
  if (typeof picture === 'string') return { file: picture };
  const { file, x, y, width, height } = picture;
  return { file, ...given('x', x), ...given('y', y), ...given('width', width), ...given('height', height) };
};
