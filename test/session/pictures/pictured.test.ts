import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { modulePictureFiles, modulePictureHashes, pictured } from '../../../src/session/pictures/pictured.ts';
import type { BoardId } from '../../../src/table/index.ts';
import { placeQueries } from '../../../src/view/places.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, join, newPlay, played, startOf } from '../../support/table.ts';

const HASH = 'a'.repeat(64);
const WIDE = { hash: HASH, width: 400, height: 100 };

const written = (picture: string, grid = '{ kind: square, columns: 6, rows: 4 }'): Module =>
  moduleFrom(`
module: lain
title: Lain
sides: [{ name: Red }, { name: Blue }]
maps:
  - { name: Field, boards: [{ name: Field, grid: ${grid}, picture: ${picture} }] }
  - { name: Den, private: Red, boards: [{ name: Den, grid: { kind: square, columns: 2, rows: 2 }, picture: den.png }] }
`);

/** What lies under a board in the eyes of these viewers. */
const seenUnder = (module: Module, board: string, viewers = [channelViewer]) => {
  const game = newPlay();
  played(game, startOf(module), join(ANN, 'Red' as never));
  return viewers.map((viewer) => new View(game.table, viewer).of(placeQueries).board(board as BoardId)?.background);
};

const lain = (picture: string, grid?: string) =>
  seenUnder(pictured(written(picture, grid), new Map([['map.png', WIDE]])), 'Field/Field')[0];

describe('a picture under a board', () => {
  test('a picture under a board covers the board by default', () => {
    expect(lain('map.png')).toEqual({ href: `sha256:${HASH}`, x: 0, y: 0, width: 6, height: 4 });
    expect(lain('map.png', '{ kind: hex, columns: 4, rows: 3 }')).toMatchObject({
      width: 3.25,
      height: 3.5 * Math.sqrt(0.75),
    });
  });

  test('a picture under a board follows the module’s position; one dimension keeps the ratio', () => {
    expect(lain('{ file: map.png, x: -0.5, y: 1, width: 8, height: 3 }')).toMatchObject({
      x: -0.5,
      y: 1,
      width: 8,
      height: 3,
    });
    expect(lain('{ file: map.png, width: 8 }')).toMatchObject({ x: 0, y: 0, width: 8, height: 2 });
    expect(lain('{ file: map.png, height: 8 }')).toMatchObject({ width: 32, height: 8 });
  });

  test('the position of a picture under regions is measured in cell widths', () => {
    const regions =
      '{ kind: region, regions: [{ name: Vale, x: 2, y: 1, neighbours: [Moor] }, { name: Moor, x: 5, y: 1.5 }] }';
    expect(lain('map.png', regions)).toMatchObject({ x: 0, y: 0, width: 5.5, height: 2 });
    expect(lain('{ file: map.png, width: 8 }', regions)).toMatchObject({ width: 8, height: 2 });
  });

  test('a missing picture under a board is not shown', () => {
    expect(seenUnder(written('map.png'), 'Field/Field')).toEqual([undefined]);
    expect(modulePictureFiles(written('map.png'))).toEqual(['map.png', 'den.png']);
    expect([...modulePictureHashes(pictured(written('map.png'), new Map([['map.png', WIDE]])))]).toEqual([
      ['map.png', HASH],
    ]);
  });

  test('[T6] a picture of a private map is visible only to its side', () => {
    const module = pictured(written('map.png'), new Map([['den.png', WIDE]]));
    expect(seenUnder(module, 'Den/Den', [personViewer(ANN), personViewer(BEN), channelViewer])).toEqual([
      expect.objectContaining({ href: `sha256:${HASH}` }),
      undefined,
      undefined,
    ]);
  });
});
