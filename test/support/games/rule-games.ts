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
