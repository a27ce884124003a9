import type { BoardPicture, CellMark, CellPicture, PiecePicture, Point, SidePicture } from '../../src/draw/picture.ts';
import { en } from '../support/words.ts';

const letters = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String.fromCharCode(65 + (i % 26)).repeat(1 + Math.floor(i / 26)));

const square = (x: number, y: number): readonly Point[] => [
  { x, y },
  { x: x + 1, y },
  { x: x + 1, y: y + 1 },
  { x, y: y + 1 },
];

/** Pointy-topped hexes of width 1, odd rows moved half a cell to the right. */
const hexCentre = (column: number, row: number): Point => ({
  x: column + 0.5 + (row % 2) * 0.5,
  y: 1 / Math.sqrt(3) + row * (Math.sqrt(3) / 2),
});
const hexagon = ({ x, y }: Point): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + Math.sin((i * Math.PI) / 3) / Math.sqrt(3),
    y: y - Math.cos((i * Math.PI) / 3) / Math.sqrt(3),
  }));

const muscovites: SidePicture = { index: 0, name: 'Muscovites' };
const swedes: SidePicture = { index: 1, name: 'Swedes' };

/** Tablut after one move, with a capture. */
export const tablut = (): BoardPicture => {
  const columns = letters(9);
  const camps = new Set([
    'D1',
    'E1',
    'F1',
    'E2',
    'D9',
    'E9',
    'F9',
    'E8',
    'A4',
    'A5',
    'A6',
    'B5',
    'J4',
    'J5',
    'J6',
    'H5',
    'I4',
    'I5',
    'I6',
  ]);
  const marks: Readonly<Record<string, CellMark>> = { F9: 'from', F6: 'to', F5: 'captured' };
  const cells: CellPicture[] = [];
  for (let row = 0; row < 9; row++) {
    for (const [column, letter] of columns.entries()) {
      const id = `${letter}${9 - row}`;
      const terrain = id === 'E5' ? 'throne' : camps.has(id) ? 'camp' : undefined;
      const mark = marks[id];
      cells.push({
        id,
        label: id,
        centre: { x: column + 0.5, y: row + 0.5 },
        outline: square(column, row),
        ...(terrain ? { terrain } : {}),
        ...(mark ? { mark } : {}),
      });
    }
  }
  const at = (side: SidePicture, name: string, ids: string): readonly PiecePicture[] =>
    ids.split(' ').map((cell) => ({ cell, name, side }));
  return {
    shape: 'square',
    legend: en.board.legend,
    title: 'Tablut',
    cells,
    terrain: [{ name: 'throne' }, { name: 'camp' }],
    axes: {
      columns: columns.map((text, i) => ({ text, at: i + 0.5 })),
      rows: columns.map((_, i) => ({ text: String(9 - i), at: i + 0.5 })),
    },
    pieces: [
      ...at(muscovites, 'Muscovite', 'D1 E1 F1 E2 D9 E9 E8 A4 A5 A6 B5 I4 I5 I6 H5'),
      { cell: 'F6', name: 'Muscovite', side: muscovites, changed: true },
      ...at(swedes, 'Swede', 'E3 E4 E6 E7 C5 D5 G5'),
      { cell: 'E5', name: 'King', side: swedes },
    ],
    sides: [muscovites, swedes],
    changes: { arrows: [{ from: 'F9', to: 'F6' }], crosses: ['F5'] },
    caption: 'Turn 4, Muscovites: F9 to F6, a Swede is taken at F5.',
  };
};

const red: SidePicture = { index: 0, name: 'Red' };
const blue: SidePicture = { index: 1, name: 'Blue' };

/** A window of a hex map: terrain, a road, a river, stacks, facing, what can be reached. */
export const marches = (): BoardPicture => {
  const rows = [
    '..ff..hhmm..',
    '.fff...hhmm.',
    '.ff.....hm..',
    '....c.......',
    '..~~....ff..',
    '.~~~~...fff.',
    '..~~..c..f..',
    '............',
  ];
  const names: Readonly<Record<string, string>> = {
    '.': 'meadow',
    f: 'forest',
    h: 'hills',
    m: 'mountain',
    '~': 'lake',
    c: 'city',
  };
  const costs: Readonly<Record<string, string>> = { F4: '1', G4: '1', F3: '2', H4: '2', G5: '2' };
  const marks: Readonly<Record<string, CellMark>> = { C3: 'from', E4: 'to', J1: 'closed', J2: 'closed', K7: 'changed' };
  const cells = rows.flatMap((line, row) =>
    [...line].map((sign, column): CellPicture => {
      const id = `${String.fromCharCode(65 + column)}${row + 1}`;
      const note = costs[id];
      const mark = note ? 'reach' : marks[id];
      const centre = hexCentre(column, row);
      return {
        id,
        label: id,
        centre,
        outline: hexagon(centre),
        terrain: names[sign] ?? 'meadow',
        ...(mark ? { mark } : {}),
        ...(note ? { note } : {}),
      };
    }),
  );
  const unit = (
    cell: string,
    name: string,
    side: SidePicture,
    count: number,
    facing?: number,
    changed = false,
  ): PiecePicture => ({
    cell,
    name,
    side,
    count,
    ...(facing === undefined ? {} : { facing }),
    ...(changed ? { changed } : {}),
  });
  return {
    shape: 'hex',
    legend: en.board.legend,
    title: 'The Marches: Field, around E4',
    cells,
    terrain: ['meadow', 'forest', 'hills', 'mountain', 'lake', 'city'].map((name) => ({ name })),
    edges: [
      { kind: 'river', between: ['E1', 'F1', 'E2', 'F2', 'E2', 'F3', 'E3', 'E4', 'D4', 'E5'] },
      {
        kind: 'road',
        along: [hexCentre(0, 3), hexCentre(4, 3), hexCentre(5, 4), hexCentre(5, 5), hexCentre(6, 6), hexCentre(11, 6)],
      },
    ],
    zones: [
      {
        name: 'Northern Marches',
        cells: ['I', 'J', 'K', 'L'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`)),
      },
    ],
    pieces: [
      unit('E4', 'First Army', red, 12, 90, true),
      unit('E4', 'Siege Train', red, 2),
      unit('G7', 'Garrison', blue, 1, 0),
      unit('K7', 'Pikemen', blue, 140, 270),
      unit('I3', 'Horse', red, 1, 45),
      unit('C6', 'Barge', red, 1, 135),
      { cell: 'J6', name: 'Blue troops', side: blue, hidden: true, count: 3 },
      { cell: 'B8', name: 'Wagon', count: 2 },
      ...['Archers', 'Axemen', 'Sappers', 'Scouts', 'Drummers', 'Cooks'].map((name) => unit('D7', name, blue, 1)),
    ],
    sides: [red, blue],
    changes: { arrows: [{ from: 'C3', to: 'E4' }], crosses: ['F5', 'K7'] },
    caption:
      'Red: First Army moves from C3 to E4 and takes a wagon at F5; the Pikemen at K7 lose one of their number in a long skirmish on the southern bank.',
    more: { right: true, bottom: true },
  };
};

/** Five regions of any form, with names of any length. */
export const realm = (): BoardPicture => {
  const region = (
    id: string,
    label: string,
    centre: readonly [number, number],
    outline: readonly (readonly [number, number])[],
    terrain?: string,
  ): CellPicture => ({
    id,
    label,
    centre: { x: centre[0], y: centre[1] },
    outline: outline.map(([x, y]) => ({ x, y })),
    ...(terrain ? { terrain } : {}),
  });
  const four: readonly SidePicture[] = ['Ash', 'Birch', 'Cedar', 'Damson'].map((name, index) => ({
    index: index + 2,
    name,
  }));
  const [ash, birch, cedar, damson] = four as [SidePicture, SidePicture, SidePicture, SidePicture];
  return {
    shape: 'region',
    legend: en.board.legend,
    title: 'The Five Realms',
    cells: [
      {
        ...region(
          '1',
          'Northmoor',
          [1.2, 0.75],
          [
            [0, 0.1],
            [1.3, 0],
            [2.6, 0.2],
            [2.2, 1.2],
            [1.3, 1.5],
            [0.1, 1.2],
          ],
          'hill country',
        ),
        mark: 'from',
      },
      region(
        '2',
        'The Great Eastern Forest and its Outlying Villages',
        [3.55, 1.05],
        [
          [2.6, 0.2],
          [4.2, 0],
          [4.9, 1.3],
          [4.1, 2.1],
          [2.9, 1.9],
          [2.2, 1.2],
        ],
        'forest',
      ),
      {
        ...region(
          '3',
          'Midland',
          [2.05, 2.1],
          [
            [1.3, 1.5],
            [2.2, 1.2],
            [2.9, 1.9],
            [2.9, 2.8],
            [1.6, 3],
            [1.1, 2.3],
          ],
          'farmland',
        ),
        mark: 'to',
      },
      region(
        '4',
        'West Coast',
        [0.55, 2.2],
        [
          [0.1, 1.2],
          [1.3, 1.5],
          [1.1, 2.3],
          [1.6, 3],
          [0.9, 3.4],
          [0, 3],
        ],
        'beach',
      ),
      {
        ...region(
          '5',
          'Südmark & Żywiec',
          [3.4, 2.85],
          [
            [2.9, 1.9],
            [4.1, 2.1],
            [4.9, 3],
            [4, 3.7],
            [2.2, 3.7],
            [1.6, 3],
            [2.9, 2.8],
          ],
          'marsh',
        ),
        mark: 'changed',
      },
    ],
    terrain: ['hill country', 'forest', 'farmland', 'beach', 'marsh'].map((name) => ({ name })),
    pieces: [
      { cell: '1', name: 'Duke of Northmoor', side: ash },
      { cell: '2', name: 'Foresters', side: birch, count: 4 },
      { cell: '2', name: 'Outlaws', count: 2 },
      { cell: '3', name: 'Royal Guard', side: ash, changed: true },
      { cell: '3', name: 'Knights', side: ash, count: 3, changed: true },
      { cell: '3', name: 'Levy', side: cedar, count: 9 },
      { cell: '4', name: 'Fleet', side: damson, facing: 270 },
      { cell: '5', name: 'Marshal', side: cedar },
    ],
    sides: four,
    changes: { arrows: [{ from: '1', to: '3' }], crosses: [] },
    caption: 'Ash: Royal Guard and Knights march from Northmoor to Midland.',
  };
};

/** A board of hosted size: 30 by 20 hexes with 100 pieces. */
export const large = (): BoardPicture => {
  const cells = Array.from({ length: 600 }, (_, i): CellPicture => {
    const [column, row] = [i % 30, Math.floor(i / 30)];
    const id = `${letters(30)[column]}${row + 1}`;
    const centre = hexCentre(column, row);
    return {
      id,
      label: id,
      centre,
      outline: hexagon(centre),
      terrain: ['meadow', 'forest', 'hills', 'lake'][(column * 7 + row * 3) % 4] ?? 'meadow',
    };
  });
  return {
    shape: 'hex',
    legend: en.board.legend,
    title: 'The Marches: Field',
    cells,
    terrain: ['meadow', 'forest', 'hills', 'lake'].map((name) => ({ name })),
    axes: {
      columns: letters(30).map((text, i) => ({ text, at: i + 0.5 })),
      rows: Array.from({ length: 20 }, (_, i) => ({ text: String(i + 1), at: hexCentre(0, i).y })),
    },
    pieces: Array.from(
      { length: 100 },
      (_, i): PiecePicture => ({
        cell: cells[(i * 37) % 600]?.id ?? 'A1',
        name: ['Pikemen', 'Horse', 'Archers', 'Wagon'][i % 4] ?? 'Wagon',
        side: i % 2 === 0 ? red : blue,
        count: 1 + (i % 5),
        facing: (i % 6) * 60,
      }),
    ),
    sides: [red, blue],
    caption: 'Blue ends the turn.',
  };
};
