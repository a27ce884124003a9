import { expect, test } from 'vitest';
import type { Point } from '../../../src/draw/index.ts';
import type { Grid } from '../../../src/table/grid/index.ts';
import type { CellId } from '../../../src/table/index.ts';
import { type BoardPictureOptions, boardPicture } from '../../../src/view/board/board.ts';
import { partsOf } from '../../../src/view/board/parts.ts';
import { en } from '../../support/words.ts';
import { hexes, marches } from '../marches.ts';

const cell = (id: string): CellId => id as CellId;
const cells = (ids: string): readonly CellId[] => (ids === '' ? [] : ids.split(' ').map(cell));

const squares = (columns: number, rows: number): Grid => ({
  kind: 'square',
  columns,
  rows,
  diagonals: true,
  numbering: { pattern: 'A1', origin: 'bottom', first: 1 },
});

const lands = (count: number): Grid => ({
  kind: 'region',
  regions: Array.from({ length: count }, (_, i) => ({
    name: `Land ${i}`,
    x: (i % 4) * 2 + 1,
    y: Math.floor(i / 4) * 2 + 1,
    neighbours: i === 0 ? [] : [`Land ${i - 1}`],
  })),
});

const points: Grid = {
  kind: 'region',
  regions: ['Fort', 'Ford', 'Farm'].map((name, i) => ({ name, x: i, y: 0, point: true, neighbours: [] })),
} as Grid;

const cornersOf = (outline: readonly Point[] = []): string =>
  outline.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** What a picture shows, line by line: from where to where, which way it goes on, and each cell that is like no other. */
const shown = (
  grid: Grid,
  { pieces = 3, ...showing }: Omit<BoardPictureOptions, 'board'> & { readonly pieces?: number },
): string => {
  const { view, board } = marches(grid, pieces);
  const zones = [
    { name: 'North', cells: cells('0101 0201 3020') },
    { name: '0302', cells: cells('0302') },
    { name: 'Ford', cells: cells('0202') },
  ];
  const { changes, more, axes, ...picture } = boardPicture(
    view,
    { board: { ...board, zones }, ...showing },
    en.board.legend,
  );
  const ids = picture.cells.map(({ id }) => id);
  const ends = [...new Set([ids[0], ids.at(-1)])].join('–');
  const told = picture.cells.flatMap(({ id, label, mark, note, large }) =>
    mark || note !== undefined || large || label !== id
      ? [`  ${id} "${label}" ${mark ?? '-'}${note === undefined ? '' : ` note ${note}`}${large ? ' large' : ''}`]
      : [],
  );
  return [
    `${ids.length} cells, ${ends}, goes on: ${JSON.stringify(more)}`,
    `  ${picture.shape} ${cornersOf(picture.outline ?? picture.cells[0]?.outline)}`,
    `  axes ${axes?.columns.map(({ text }) => text).join('') ?? '-'} ${axes?.rows.map(({ text }) => text).join('') ?? '-'}`,
    `  arrows ${JSON.stringify(changes?.arrows)} crosses ${JSON.stringify(changes?.crosses)}`,
    `  zones ${JSON.stringify(picture.zones)} caption ${picture.caption ?? '-'}`,
    `  pieces:${picture.pieces.map((one) => ` ${one.name} ${one.cell}${one.changed ? ' changed' : ''}`).join(',')}`,
    ...told,
  ].join('\n');
};

test('shown pictures of boards match the golden file', async () => {
  const [field, sheet, chess] = [hexes(3, 2), hexes(40, 30), squares(12, 9)];
  const change: Omit<BoardPictureOptions, 'board'> = {
    arrows: [
      { from: cell('0101'), to: cell('0202') },
      { from: cell('0202'), to: cell('3020') },
      { from: cell('3020'), to: cell('0101') },
    ],
    crosses: cells('0302 3020'),
    cells: cells('0102 0202'),
    caption: 'Red moves',
  };
  const range = {
    cells: [
      { cell: cell('0201'), cost: 2, last: false },
      { cell: cell('0301'), cost: 4, last: true },
    ],
    closed: [{ cell: cell('0302') }],
  } as unknown as NonNullable<BoardPictureOptions['range']>;
  const parts = partsOf(sheet).flat();
  const pictures: readonly (readonly [string, string])[] = [
    ['a small board', shown(field, {})],
    ['a change, of which some lies elsewhere', shown(field, change)],
    ['a change on a part of a sheet', shown(sheet, { ...change, around: cells('0101') })],
    ['what can be reached', shown(field, { range })],
    ['who can move, and where one takes', shown(field, { movers: cells('0101'), takes: cells('0202') })],
    ['choices, one where a piece stands', shown(field, { choices: cells('0101 0302') })],
    ['choices of a sheet, far apart', shown(sheet, { choices: cells('1010 1610 1012') })],
    ['choices of a sheet, all over it', shown(sheet, { choices: cells('0101 4030') }).split('\n', 1)[0] ?? ''],
    ['choices of 108 squares, cut', shown(chess, { choices: cells('A1') })],
    ['choices of 99 squares, whole', shown(squares(11, 9), { choices: cells('A1') })],
    ['choices of 105 squares, whole', shown(squares(15, 7), { choices: cells('A1') })],
    ['choices of 106 squares, cut', shown(squares(53, 2), { choices: cells('A1') })],
    ['choices of lands', shown(lands(9), { choices: [cell('Land 0'), cell('Land 4')] })],
    ['a spot chosen among points', shown(points, { choices: [cell('Fort')], movers: [cell('Ford')] })],
    ['two parts of a sheet', shown(sheet, { parts: parts.slice(0, 2) })],
    ['no parts', shown(field, { parts: [] })],
  ];
  const text = pictures.map(([title, lines]) => `${title}: ${lines}\n`).join('\n');
  await expect(text).toMatchFileSnapshot('../../golden/pictures-shown.txt');
});

test('[T24] cells to choose from have their names, up to 40', () => {
  const { view, board } = marches(squares(12, 9), 0);
  const named = (count: number): number => {
    const choices = Array.from({ length: count }, (_, i) => cell(`${'ABCDEFGHIJKL'[i % 12]}${Math.floor(i / 12) + 1}`));
    const picture = boardPicture(view, { board, choices }, en.board.legend);
    expect(picture.cells.filter(({ mark }) => mark === 'reach')).toHaveLength(count);
    return picture.cells.filter(({ note }) => note !== undefined).length;
  };
  expect([named(40), named(41)]).toEqual([40, 0]);
});
