/** International draughts: 10 x 10 squares, flying kings, and the capture of the most pieces is a duty. */

const dark = (...rows: readonly number[]): readonly string[] =>
  rows.flatMap((row) => [...'ABCDEFGHIJ'].filter((_, i) => (i + row) % 2 === 1).map((column) => `${column}${row}`));

const men = (side: string, ...rows: readonly number[]): string =>
  `  - { at: [${dark(...rows).join(', ')}], side: ${side}, pieces: [{ prototype: man }] }`;

export const INTERNATIONAL_DRAUGHTS = `
module: international-draughts
title: International draughts
sides: [{ name: White, forward: north }, { name: Black, forward: south }]
notation: draughts
turn: { order: [White, Black], ends: after-move }
maps:
  - name: Board
    occupied: refuse
    captures: { by: jump, must: most, removed: at end }
    boards: [{ name: Board, grid: { kind: square, columns: 10, rows: 10, numbering: A1, origin: bottom, diagonals: true } }]
prototypes:
  man: { moves: fmF, jumps: F, becomes: { at: last-row, to: king } }
  king: { moves: mB, jumps: B }
setup:
${men('White', 1, 2, 3, 4)}
${men('Black', 7, 8, 9, 10)}
endings: [{ when: no-move, result: lose }]
`;
