/** Games that people know, as modules of data: what their counts of moves ask of them. */

const game = (name: string, sides: string, map: string, grid: string, rest: string, ground = ''): string => `
module: ${name}
title: Known
sides: [${sides}]
turn: { order: [Dark, Light], ends: after-move }
maps:
  - name: Board
    occupied: refuse
    ${map}
    boards:
      - { name: Board, grid: { kind: square, numbering: A1, origin: bottom, ${grid} }${ground} }
${rest}
`;

const SIDES = '{ name: Dark, forward: north }, { name: Light, forward: south }';

const each = (cells: readonly string[], side: string, prototype: string): string =>
  `  - { at: [${cells.join(', ')}], side: ${side}, pieces: [{ prototype: ${prototype} }] }`;

/** The dark squares of some rows. */
const dark = (...rows: readonly number[]): readonly string[] =>
  rows.flatMap((row) => [...'ABCDEFGH'].filter((_, i) => (i + row) % 2 === 1).map((column) => `Board ${column}${row}`));

/** English draughts, as far as nobody is crowned. */
export const DRAUGHTS = game(
  'draughts',
  SIDES,
  'captures: { by: jump, must: any }',
  'columns: 8, rows: 8',
  `prototypes:
  man: { moves: fmF, jumps: fF }
setup:
${each(dark(1, 2, 3), 'Dark', 'man')}
${each(dark(6, 7, 8), 'Light', 'man')}`,
);

/** Brandubh, whose corners the king alone enters. */
export const BRANDUBH = game(
  'brandubh',
  SIDES,
  'captures: custodial',
  'columns: 7, rows: 7',
  `terrain: { corner: { enter: Prototype = king } }
prototypes:
  man: { moves: rook }
  king: { moves: rook }
setup:
${each(
  ['D1', 'D2', 'D6', 'D7', 'A4', 'B4', 'F4', 'G4'].map((cell) => `Board ${cell}`),
  'Dark',
  'man',
)}
${each(
  ['D3', 'D5', 'C4', 'E4'].map((cell) => `Board ${cell}`),
  'Light',
  'man',
)}
${each(['Board D4'], 'Light', 'king')}`,
  ', terrain: { corner: [A1, A7, G1, G7] }',
);
