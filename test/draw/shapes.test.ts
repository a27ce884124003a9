import { describe, expect, test } from 'vitest';
import type {
  AxisLabel,
  BoardPicture,
  CellMark,
  CellPicture,
  EdgePicture,
  PiecePicture,
  Point,
  SidePicture,
} from '../../src/draw/picture.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { en } from '../support/words.ts';

const square = [-0.5, 0.5, 0.5, -0.5].map((x, i) => ({ x, y: i < 2 ? -0.5 : 0.5 }));
const hexagon = Array.from({ length: 6 }, (_, i) => ({
  x: Math.sin((i * Math.PI) / 3) / Math.sqrt(3),
  y: Math.cos((i * Math.PI) / 3) / Math.sqrt(3),
}));
const red: SidePicture = { index: 0, name: 'Red' };
const blue: SidePicture = { index: 1, name: 'Blue' };

const at = (x: number, y: number): Point => ({ x, y });

/** Cells `1.1` to `COLUMNS.ROWS`, in rows from the top. */
const sheet = (
  shape: 'square' | 'hex',
  columns: number,
  rows: number,
  look: (id: string) => Partial<CellPicture> = () => ({}),
): readonly CellPicture[] =>
  Array.from({ length: columns * rows }, (_, i): CellPicture => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const id = `${x + 1}.${y + 1}`;
    const centre = shape === 'square' ? { x, y } : { x: x + (y % 2) / 2, y: y * Math.sqrt(0.75) };
    return { id, label: id, centre, ...look(id) };
  });

const board = (shape: 'square' | 'hex', more: Partial<BoardPicture>): BoardPicture => ({
  shape,
  legend: en.board.legend,
  cells: [],
  outline: shape === 'square' ? square : hexagon,
  pieces: [],
  ...more,
});

const axis = (count: number, name: (i: number) => string): readonly AxisLabel[] =>
  Array.from({ length: count }, (_, at) => ({ text: name(at), at }));

const golden = async (picture: BoardPicture, name: string): Promise<void> =>
  await expect(boardSvg(picture)).toMatchFileSnapshot(`../../golden/svg/shapes/${name}.svg`);

describe('[T24] a readable board', () => {
  test('a board with lines of every kind is readable, along and between cells', async () => {
    const kinds = ['canal', 'railway', 'trail', 'hedge', 'line of sight', 'front', 'pipe', 'ford'];
    const edges = kinds.flatMap((kind, i): readonly EdgePicture[] => [
      { kind, along: [at(0, i), at(1, i), at(2, i + 0.4)] },
      { kind, colour: '#c04080', along: [at(3, i), at(4, i)] },
      { kind: `${kind} between`, between: [`6.${i + 1}`, `7.${i + 1}`] },
      { kind: `${kind} between`, colour: 'teal', between: [`8.${i + 1}`, `9.${i + 1}`] },
    ]);
    await golden(board('square', { cells: sheet('square', 9, kinds.length), edges }), 'line-kinds');
  });

  test('arrows in all directions are readable on large and small cells', async () => {
    const rays = ['1.1', '3.1', '5.1', '1.3', '5.3', '1.5', '3.5', '5.5'].map((to) => ({ from: '3.3', to }));
    const near = ['7.2', '6.3', '8.3', '7.4'].map((to) => ({ from: '7.3', to }));
    const changes = { arrows: [...rays, ...near], crosses: ['7.3', '1.1'] };
    await golden(board('square', { cells: sheet('square', 8, 5), changes }), 'arrows');
    await golden(board('square', { cells: sheet('square', 36, 5), changes }), 'arrows-small');
  });

  test('adjacent zone names are readable and within the board', async () => {
    const column = (x: number): readonly string[] => [1, 2, 3].map((y) => `${x}.${y}`);
    const zones = [
      { name: 'The Long Valley of the Kings', cells: column(1) },
      { name: 'The Vale', cells: [...column(1), ...column(2)] },
      { name: 'Far Vale', cells: [...column(2), '3.1', '4.1'] },
      { name: 'Lower Marches', cells: ['2.3', '3.3', '4.3'] },
    ];
    await golden(board('square', { cells: sheet('square', 4, 3), zones }), 'zone-names');
    await golden(board('square', { cells: sheet('square', 40, 3), zones }), 'zone-names-small');
  });

  test('a legend of sixteen long names and actual terrain is readable', async () => {
    const cells = sheet('square', 9, 3, (id) => (id === '1.1' ? { terrain: 'swamp' } : {}));
    const pieces = cells.slice(0, 18).map((one, i): PiecePicture => {
      return { cell: one.id, name: `${'Very '.repeat(i)}Noble Knight ${i}`, ...(i % 3 === 0 ? { side: red } : {}) };
    });
    const terrain = [{ name: 'swamp', text: 'A swamp' }, { name: 'forest' }];
    await golden(board('square', { cells, pieces, terrain }), 'legend-names');
    await golden(board('square', { cells, pieces: pieces.slice(0, 17), terrain }), 'legend-names-one-more');
    await golden(board('square', { cells, pieces: pieces.slice(0, 16), terrain }), 'legend-names-all');
  });

  test('a board with pieces of nine sides and neutral pieces is readable', async () => {
    const sides: readonly (SidePicture | undefined)[] = [
      ...Array.from({ length: 9 }, (_, index) => ({ index, name: `Side ${index + 1}` })),
      undefined,
    ];
    const pieces = sides.flatMap((side, i): readonly PiecePicture[] => {
      const its = side ? { side } : {};
      return [
        { cell: `${i + 1}.1`, name: 'Wagon', label: 'WWW', ...its },
        { cell: `${i + 1}.2`, name: 'Wagon', hidden: true, ...its },
        { cell: `${i + 1}.3`, name: 'Wagon', count: 3, changed: true, ...its },
      ];
    });
    await golden(board('square', { cells: sheet('square', 10, 3), pieces }), 'sides');
  });

  test('a wide board with thinned labels is readable', async () => {
    const axes = { columns: axis(60, (i) => `Column ${i}`), rows: axis(2, (i) => `Row number ${i}`) };
    await golden(board('square', { cells: sheet('square', 60, 2), axes }), 'axes-wide');
  });

  test('labels are readable on a high board and a single square', async () => {
    const high = { columns: axis(1, () => 'A'), rows: axis(90, String) };
    await golden(board('square', { cells: sheet('square', 1, 90), axes: high }), 'axes-high');
    const single = { columns: axis(1, () => 'A'), rows: axis(1, () => '1') };
    await golden(board('square', { cells: sheet('square', 1, 1), axes: single, title: 'One' }), 'axes-single');
  });

  test('large labels on selectable cells are readable', async () => {
    const marks: Readonly<Record<string, CellMark>> = { '1.1': 'reach', '2.1': 'takes', '1.2': 'mover' };
    const look = (id: string): Partial<CellPicture> => ({
      ...(id.endsWith('.1') || id === '1.2' ? { large: true as const } : {}),
      ...(id === '3.1' ? { label: 'Bridge of Stones' } : {}),
      ...(marks[id] ? { mark: marks[id] } : {}),
    });
    const pieces: readonly PiecePicture[] = [
      { cell: '1.1', name: 'Guard', side: red, count: 3 },
      { cell: '2.2', name: 'Horse', side: blue },
    ];
    await golden(board('hex', { cells: sheet('hex', 3, 2, look), pieces }), 'choices-hex');
    const axes = { columns: axis(3, (i) => 'ABC'.charAt(i)), rows: axis(2, String) };
    await golden(board('square', { cells: sheet('square', 3, 2, look), pieces, axes }), 'choices-square');
  });

  test.each(['square', 'hex'] as const)('marks and notes around a cell’s contents are readable: %s', async (shape) => {
    const marks: readonly (CellMark | undefined)[] = [
      'from',
      'to',
      'captured',
      'reach',
      'takes',
      'closed',
      'mover',
      undefined,
    ];
    const cells = sheet(shape, marks.length, 4).map((one, i): CellPicture => {
      const [mark, row] = [marks[i % marks.length], Math.floor(i / marks.length)];
      return { ...one, ...(mark ? { mark } : {}), ...(row > 1 ? { note: row === 2 ? '3' : 'all 12' } : {}) };
    });
    const pieces = cells.flatMap((one, i): readonly PiecePicture[] =>
      Math.floor(i / marks.length) % 2 === 0
        ? [{ cell: one.id, name: 'Guard', side: red, ...(i % 3 === 0 ? { count: 12, facing: 90 } : {}) }]
        : [],
    );
    const changes = { arrows: [], crosses: ['3.1'] };
    await golden(board(shape, { cells, pieces, changes }), `marks-and-notes-${shape}`);
  });

  test('a board with a background, tinted terrain and torn edges is readable', async () => {
    const look = (id: string): Partial<CellPicture> => (id === '2.1' ? { terrain: 'forest' } : {});
    const picture = board('square', {
      cells: sheet('square', 3, 2, look),
      terrain: [{ name: 'forest' }],
      background: { href: `sha256:${'ab'.repeat(32)}`, x: -1, y: -0.5, width: 5, height: 3 },
      pieces: [{ cell: '1.1', name: 'Guard', side: red }],
      more: { left: true, top: true, right: true, bottom: true },
    });
    await golden(picture, 'pictured');
    await golden({ ...picture, borders: false, more: { left: true, top: false } }, 'pictured-no-borders');
    const { background: _, ...bare } = picture;
    await golden({ ...bare, borders: false, more: {} }, 'no-borders');
  });

  test('lines, arrows and crosses on various cells are readable', async () => {
    const at = (x: number, y: number) => ({ x, y });
    const picture = board('square', {
      cells: sheet('square', 4, 3),
      edges: [
        { kind: 'road', along: [at(-0.5, -0.35), at(3.5, -0.35)] },
        { kind: 'river', between: ['1.2', '1.3', '2.3', '2.2', '3.2', '3.3'] },
        { kind: 'wall', text: 'City wall', colour: '#803010', between: ['4.1', '4.2'] },
        { kind: 'bridge', between: ['1.2', '1.3'] },
        { kind: 'path', along: [at(0, 2), at(3, 2)] },
        { kind: 'nothing', along: [] },
      ],
      zones: [
        { name: 'The North', cells: ['1.1', '2.1', '1.2'] },
        { name: 'The Southern Marches', cells: ['4.3', '9.9'] },
        { name: 'Elsewhere', cells: ['9.9'] },
      ],
      pieces: [
        { cell: '1.1', name: 'Guard', side: red },
        { cell: '3.3', name: 'Horse', side: blue },
      ],
      changes: {
        arrows: [
          { from: '1.1', to: '1.2' },
          { from: '4.1', to: '1.3' },
          { from: '2.2', to: '2.2' },
        ],
        crosses: ['3.3', '4.2', '9.9'],
      },
      caption: 'Guard moves on.',
    });
    await golden(picture, 'lines');
  });

  test('cards and piles among other pieces are readable', async () => {
    const card = { values: [{ text: 'Price', value: '3' }], kinds: 'Money', text: 'Draw two cards and discard one.' };
    const looks: readonly Partial<PiecePicture>[] = [
      { card },
      { card: { values: [], kinds: '' }, side: blue },
      { card, count: 4, hidden: true },
      { card: { ...card, number: '7' }, changed: true },
      { pile: 'filled', count: 12, hidden: true },
      { pile: 'filled' },
      { pile: 'empty', side: red },
    ];
    const pieces = [
      ...looks.map((look, i): PiecePicture => ({ cell: `${i + 1}.1`, name: `Market ${i}`, ...look })),
      ...looks.slice(0, 3).map((look, i): PiecePicture => ({ cell: '1.2', name: `Shop ${i}`, ...look })),
      ...[2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5].map(
        (x, i): PiecePicture => ({ cell: `${x}.2`, name: `Guard ${i % 3}`, side: i % 2 === 0 ? red : blue, count: i }),
      ),
    ];
    await golden(board('square', { cells: sheet('square', 7, 2, () => ({ label: '' })), pieces }), 'cards-on-squares');
  });

  test('a long legend is readable and counts the rest', async () => {
    const pieces = Array.from({ length: 18 }, (_, i): PiecePicture => {
      const side = { index: i % 6, name: `The ${['Ash', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir'][i % 6]} League` };
      return { cell: `${(i % 6) + 1}.1`, name: `Guard of the long wall, ${i}`, side };
    });
    const terrain = Array.from({ length: 14 }, (_, i) => ({ name: `Ground of kind ${i}` }));
    const cells = sheet('square', 14, 1).map((one, i): CellPicture => ({ ...one, terrain: `Ground of kind ${i}` }));
    await golden(board('square', { cells, pieces, terrain, caption: 'Long. '.repeat(60) }), 'legend-long');
  });
});
