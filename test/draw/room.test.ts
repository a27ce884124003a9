import { beforeAll, describe, expect, test } from 'vitest';
import { layOutBoard } from '../../src/draw/board.ts';
import { drawMarkSymbols } from '../../src/draw/cells.ts';
import { type BoundingBox, boundingBoxOfPoints, overlap } from '../../src/draw/geometry.ts';
import type { BoardPicture, PiecePicture } from '../../src/draw/picture.ts';
import type { Sprite } from '../../src/draw/sprite.ts';
import { rasterOf } from '../../src/picture/raster.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { shipped } from '../support/modules/shipped.ts';
import { newPlay, played, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';
import { realm } from './boards.ts';

/** What is drawn on boards leaves room for the rest: measured on all boards of the modules that come along. */

const boards = new Map<string, BoardPicture>([['realm', realm()]]);

beforeAll(async () => {
  for (const module of (await shipped()).values()) {
    const game = newPlay();
    played(game, startOf(module));
    const view = new View(game.table, channelViewer);
    for (const map of view.of(placeQueries).maps())
      for (const board of map.boards) {
        const name = `${module.module} ${board.name}`;
        boards.set(name, boardPicture(view, { board }, en.board.legend));
        const cells = boards.get(name)?.cells ?? [];
        const around = [cells[Math.floor(cells.length / 2)]?.id ?? '', cells.at(-1)?.id ?? ''];
        for (const cell of cells.length > 81 ? around : [])
          boards.set(`${name} around ${cell}`, boardPicture(view, { board, around: [cell as never] }, en.board.legend));
      }
  }
});

const art = { hash: 'ab'.repeat(32), x: 0, y: 0, width: 9, height: 9, of: { width: 9, height: 9 } };
const sides = ['Red', 'Blue', 'Green', 'Gold', 'Grey', 'Teal', 'Pink'].map((name, index) => ({ name, index }));
const card = { values: [{ text: 'Price', value: '3' }], kinds: 'Money' };
/** All that pieces can be: by turns they stand on the cells of a board. */
const LOOKS: readonly Partial<PiecePicture>[] = [
  ...sides.map((side) => ({ side })),
  { side: { name: 'Red', index: 0 }, art, facing: 0 },
  { side: { name: 'Blue', index: 1 }, art, facing: 60, count: 8 },
  { facing: 180, changed: true },
  { art, changed: true, count: 2 },
  { place: true, side: { name: 'Blue', index: 1 } },
  { count: 12, hidden: true },
  { card },
  { pile: 'filled', count: 3 },
];

/** Without cards, which fill the squares of a board. */
const FIGURES = LOOKS.filter((look) => !look.card && !look.pile);

/** Everywhere something stands, of one kind or of several at once. */
const crowded = (board: BoardPicture, several: number, looks = LOOKS): BoardPicture => ({
  ...board,
  pieces: board.cells.flatMap(({ id }, i) =>
    Array.from({ length: several > 1 ? 1 + (i % several) : 1 }, (_, at) => ({
      name: `Unit ${i % 5}`,
      ...looks[(i + at) % looks.length],
      cell: id,
    })),
  ),
});

const inks = new Map<string, BoundingBox>();
/** What a sprite covers, to the pixel. */
const inkOf = ({ svg, box, x, y }: Sprite): BoundingBox => {
  const key = JSON.stringify([svg, box]);
  let ink = inks.get(key);
  if (!ink) {
    const { left, top, width, height } = rasterOf(svg, box, 1);
    ink = { left, top, right: left + width, bottom: top + height };
    inks.set(key, ink);
  }
  return { left: ink.left + x, top: ink.top + y, right: ink.right + x, bottom: ink.bottom + y };
};

const hits = (a: readonly BoundingBox[], b: readonly BoundingBox[], least = 0.5): number =>
  a.reduce((sum, one) => sum + b.filter((other) => one !== other && overlap(one, other) > least).length, 0);

describe('[U12] drawn parts of a board', () => {
  test('cell labels and zone names do not overlap anything', () => {
    expect(boards.size).toBeGreaterThan(10);
    for (const [name, board] of boards) {
      const { labels, standing, zones } = layOutBoard(board);
      const told = [hits(labels.covered, labels.covered), hits(zones.covered, zones.covered)];
      const over = [hits(zones.covered, labels.covered), hits(zones.covered, [...standing.covered.values()], 4)];
      expect([name, ...told, ...over]).toEqual([name, 0, 0, 0, 0]);
    }
  });

  test('pieces on a board stay within their cells, below the labels', () => {
    for (const [name, board] of boards)
      for (const several of [1, 4]) {
        const { frame, cells, labels, standing } = layOutBoard(crowded(board, several));
        // The least that counts of stacks are drawn at is too large for four in the cells of a whole map.
        if (several > 1 && frame.unit < 80) continue;
        const ink = standing.sprites.map(inkOf);
        const edges = [...cells.values()].map(({ outline }) => boundingBoxOfPoints(outline.map(frame.at)));
        const beyond = standing.sprites.filter((_, i) => !edges.some((edge) => isWithin(ink[i] as BoundingBox, edge)));
        expect([name, several, beyond, hits(ink, labels.covered)]).toEqual([name, several, [], 0]);
      }
  });

  test('marks on a board leave pieces and labels readable', () => {
    for (const [name, board] of boards) {
      const all = crowded(board, 1, FIGURES);
      const look = all.cells.length <= 81 ? ({ mark: 'reach', large: true } as const) : ({ mark: 'reach' } as const);
      const marked = { ...all, cells: all.cells.map((cell) => ({ ...cell, ...look })) };
      const { board: placed, frame, labels, standing } = layOutBoard(marked);
      const signs = drawMarkSymbols(placed, frame, standing.covered, labels.covered).map(inkOf);
      const taken = [...standing.covered.values(), ...labels.covered];
      const half = (sign: BoundingBox): number => ((sign.right - sign.left) * (sign.bottom - sign.top)) / 2;
      const covered = signs.filter((sign) => taken.some((box) => overlap(sign, box) > half(sign)));
      expect([name, covered]).toEqual([name, []]);
    }
  });
});

const isWithin = (one: BoundingBox, edge: BoundingBox): boolean =>
  one.left >= edge.left - 1 && one.right <= edge.right + 1 && one.top >= edge.top - 1 && one.bottom <= edge.bottom + 1;
