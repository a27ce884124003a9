import { z } from 'zod';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import type { Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { each } from '../../form/each.ts';
import { expects } from '../../form/expects.ts';
import { changed, given, mapped, unchecked } from '../../form/given.ts';
import { gives, nameOf } from '../../form/names.ts';
import { simpleValues, valuesOf } from '../../form/values.ts';
import { keyed, list, name, oneOf, placeName } from '../../form/words.ts';
import { pictureFile } from './art.ts';
import { mapCaptures, mapCapturesInGame, mapCapturesOf } from './captures.ts';
import { cellsNamed } from './cells.ts';
import { quiet, repeat } from './course.ts';
import { publishes } from './decks.ts';
import { gridInGame, gridOf, gridSchema } from './grid.ts';
import { labelInGame } from './places.ts';
import { groundRules, groundRulesInGame, groundRulesOf } from './terrain.ts';

/** Maps, boards and what lies on them. */

type MapDefinition = Module['maps'][number];
type BoardDefinition = MapDefinition['boards'][number];
type ZoneDefinition = NonNullable<BoardDefinition['zones']>[number];

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

const zone = keyed({ name, cells, values: valuesOf('zone').exactOptional(), ...groundRules });

const MOST_WIDTHS = 2000;
const PLACE = expects({ is: 'cells', from: -MOST_WIDTHS, to: MOST_WIDTHS });
const place = z.number(PLACE).min(-MOST_WIDTHS, PLACE).max(MOST_WIDTHS, PLACE);
const SIZE = expects({ is: 'some-cells', most: MOST_WIDTHS });
const size = z.number(SIZE).gt(0, SIZE).max(MOST_WIDTHS, SIZE);
const placedPicture = keyed({
  file: pictureFile,
  x: place.exactOptional().describe('Where its left edge lies, in widths of a cell from that of the board'),
  y: place.exactOptional().describe('Where its upper edge lies, in widths of a cell from that of the board'),
  width: size
    .exactOptional()
    .describe('In widths of a cell; that of the board, or what fits its height, when it is left out'),
  height: size
    .exactOptional()
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
    .exactOptional()
    .describe('The roads, rivers and other lines of each kind: chains of cells, each next to the one before'),
  zones: gives('zone', list(zone, MOST_ZONES)).exactOptional(),
  borders: z
    .boolean()
    .exactOptional()
    .describe('Whether the borders of its cells are drawn; they are when it is left out'),
  picture: picture.exactOptional(),
  values: valuesOf('board').exactOptional().describe('Properties of the board'),
});

export const map = keyed({
  name: placeName,
  each,
  private: nameOf('side')
    .exactOptional()
    .describe('The side whose private window this is: nobody else sees what is in it'),
  publishes: publishes
    .exactOptional()
    .describe('What the others know of what is in a private window; nothing, when it is left out'),
  occupied: oneOf(['refuse', 'stack'])
    .default('stack')
    .describe('Whether a cell on which something stands may be entered'),
  combat: z
    .union([z.literal('no'), z.literal(false)], expects({ is: 'word', word: 'no' }))
    .exactOptional()
    .describe('no: nothing is taken here; who attacks is led to the map of battles'),
  captures: mapCaptures.exactOptional(),
  repeat: repeat.exactOptional(),
  quiet: quiet.exactOptional(),
  boards: gives('board', list(board, MOST_BOARDS)).default([]),
  values: valuesOf('map').exactOptional().describe('Properties of the map'),
});

const zoneInGame = carried(zone, { ...groundRulesInGame, cells: labels, values: valuesInGame.exactOptional() });

const HASH = /^[0-9a-f]{64}$/;

const boardInGame = schemaOf<BoardDefinition>()(
  carried(board, {
    grid: gridInGame,
    terrain: z.record(nameOf('terrain'), labels),
    edges: z.record(nameOf('edge-kind'), list(labels, MOST_CELLS)).exactOptional(),
    zones: gives('zone', list(zoneInGame, MOST_ZONES)).exactOptional(),
    borders: z.literal(false).exactOptional(),
    picture: carried(placedPicture, { hash: z.string().regex(HASH).exactOptional() }).exactOptional(),
    values: valuesInGame.exactOptional(),
  }),
);

export const mapInGame = schemaOf<MapDefinition>()(
  carried(map, {
    each: undefined,
    combat: z.literal('no').exactOptional(),
    captures: mapCapturesInGame.exactOptional(),
    boards: gives('board', list(boardInGame, MOST_BOARDS)),
    values: valuesInGame.exactOptional(),
  }),
);

type FileMap = z.output<typeof map>;

export const mapOf = ({ each: _, publishes, ...rest }: FileMap): MapDefinition => ({
  ...changed(rest, {
    combat: () => 'no' as const,
    captures: mapCapturesOf,
    boards: (all) => all.map(boardOf),
    values: simpleValues,
  }),
  ...given('publishes', publishes === 'nothing' ? undefined : publishes),
});

const boardOf = (file: z.output<typeof board>): BoardDefinition => {
  const { borders, ...rest } = file;
  const grid = gridOf(file.grid);
  const chain = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => cellsNamed(grid, text) ?? unchecked(text));
  const cells = (texts: readonly string[]): readonly string[] => [...new Set(chain(texts))];
  return {
    ...changed(rest, {
      grid: () => grid,
      terrain: (kinds) => mapped(kinds, cells),
      edges: (kinds) => mapped(kinds, (chains) => chains.map(chain)),
      zones: (all) => all.map((one) => zoneOf(one, cells)),
      picture: (one) => (typeof one === 'string' ? { file: one } : one),
      values: simpleValues,
    }),
    ...given('borders', borders === false ? borders : undefined),
  };
};

const zoneOf = (
  { enter, pass, stop, ...rest }: z.output<typeof zone>,
  named: (texts: readonly string[]) => readonly string[],
): ZoneDefinition => ({
  ...changed(rest, { cells: named, values: simpleValues }),
  ...groundRulesOf({ ...given('enter', enter), ...given('pass', pass), ...given('stop', stop) }),
});
