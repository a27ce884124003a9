import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/table/grid/index.ts';
import type { CellId } from '../../../src/table/index.ts';
import { boardPicture } from '../../../src/view/board/board.ts';
import { boardSvg } from '../../support/pictures/board-svg.ts';
import { en } from '../../support/words.ts';
import { hexes, marches } from '../marches.ts';

const cell = (id: string): CellId => id as CellId;

describe('[T24] the data of a picture', () => {
  test('the data of a picture has first terrains, top pieces with counts, and changes', () => {
    const { view, board } = marches(hexes(3, 2), 9);
    const picture = boardPicture(
      view,
      {
        board,
        arrows: [{ from: cell('0101'), to: cell('0202') }],
        caption: 'Red moves',
      },
      en.board.legend,
    );
    expect(picture.cells.map(({ id, terrain, mark }) => [id, terrain, mark])).toEqual([
      ['0101', 'forest', 'from'],
      ['0201', 'hills', undefined],
      ['0301', 'hills', undefined],
      ['0102', undefined, undefined],
      ['0202', 'forest', 'to'],
      ['0302', undefined, undefined],
    ]);
    const [blue, red] = [
      { index: 1, name: 'Blue' },
      { index: 0, name: 'Red' },
    ];
    expect(picture.pieces).toEqual([
      { cell: '0101', name: 'Unit 7', label: 'U', side: red, count: 2, changed: true },
      { cell: '0201', name: 'Unit 9', label: 'U', side: red, count: 2 },
      { cell: '0301', name: 'Unit 5', label: 'U', side: red },
      { cell: '0102', name: 'Unit 8', label: 'U', side: blue, count: 2 },
      { cell: '0202', name: 'Unit 4', label: 'U', side: blue, changed: true },
      { cell: '0302', name: 'Unit 6', label: 'U', side: blue },
    ]);
    expect(picture).toMatchObject({
      title: 'The Marches: Land, Field',
      caption: 'Red moves',
      changes: { crosses: [] },
    });
  });

  test('the data of a picture is the same after a copy to another thread', () => {
    const { view, board } = marches(hexes(5, 4), 6);
    const picture = boardPicture(view, { board }, en.board.legend);
    expect(JSON.parse(JSON.stringify(picture))).toEqual(picture);
    expect(structuredClone(picture)).toEqual(picture);
    expect(boardSvg(picture)).toMatch(/^<svg/);
  });
});

test('[V6] a large free board over a picture shows only marked spots', () => {
  const spots = (count: number): Grid => ({
    kind: 'region',
    free: true,
    regions: Array.from({ length: count }, (_, i) => ({
      name: `S${i}`,
      x: i % 10,
      y: Math.floor(i / 10),
      neighbours: [],
    })),
  });
  const background = { href: 'data:image/png;base64,AAAA', x: 0, y: 0, width: 10, height: 10 };
  const named = (count: number, isPictured: boolean) => {
    const { view, board } = marches(spots(count), 1);
    const own = { ...board, zones: [{ name: 'Harbour', cells: [cell('S1'), cell('S2')] }] };
    const showing = { board: isPictured ? { ...own, background } : own, movers: [cell('S3')] };
    const { cells, zones, borders } = boardPicture(view, showing, en.board.legend);
    return [cells.flatMap(({ label }) => (label === '' ? [] : label)).length, zones?.length, borders];
  };
  expect(named(41, true)).toEqual([1, 0, false]);
  expect(named(40, true)).toEqual([40, 1, undefined]);
  expect(named(41, false)).toEqual([41, 1, undefined]);
});

describe('[T24] the board in words', () => {
  test('the board in words names the pieces of each side with cells', () => {
    const { view, board } = marches(hexes(3, 2), 4);
    expect(en.board.boardAlt(view, { board, caption: 'Red moves' })).toBe(
      'Red moves. The whole board. Red: Unit 1 0101; Unit 3 0201. Blue: Unit 2 0102; Unit 4 0202.',
    );
  });

  test('the board in words ends the caption with one punctuation mark', () => {
    const { view, board } = marches(hexes(3, 2), 0);
    const starts = ['Red moves.', 'Who moves?', 'Red moves and '.repeat(40)].map((caption) => {
      const alt = en.board.boardAlt(view, { board, caption });
      return alt.slice(0, alt.indexOf(' The whole board')).slice(-6);
    });
    expect(starts).toEqual(['moves.', 'moves?', expect.stringMatching(/^.{5}…$/)]);
  });

  test('the board in words names the first of many and counts the rest', () => {
    const { view, board } = marches(hexes(3, 2), 40);
    const text = en.board.boardAlt(view, { board }, 120);
    expect(text).toBe(
      'The whole board. Red: Unit 1 0101; Unit 7 0101; Unit 13 0101; Unit 19 0101; Unit 25 0101. And 35 more.',
    );
    expect(text.length).toBeLessThanOrEqual(120);
  });
});
