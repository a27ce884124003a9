import type { Module } from '../../../src/engine/index.ts';
import { moduleFrom } from '../modules/modules.ts';

/**
 * Chess as a module of data, as far as the moves of single pieces say it: no castling, no taking in passing, no check.
 */
export const CHESS = `
module: chess
title: Chess
sides: [{ name: White, forward: north }, { name: Black, forward: south }]
turn: { order: [White, Black], ends: after-move }
rules: { captures: manual }
maps:
  - name: Board
    occupied: refuse
    boards:
      - { name: Board, grid: { kind: square, columns: 8, rows: 8, numbering: A1, origin: bottom, diagonals: true } }
prototypes:
  pawn: { symbol: P, moves: pawn }
  rook: { symbol: R, moves: R }
  knight: { symbol: N, moves: Knight }
  bishop: { symbol: B, moves: B }
  queen: { symbol: Q, moves: [rook, { go: bishop }] }
  king: { symbol: K, moves: king }
setup:
  - { at: ["A2:H2"], side: White, pieces: [{ prototype: pawn }] }
  - { at: [A1, H1], side: White, pieces: [{ prototype: rook }] }
  - { at: [B1, G1], side: White, pieces: [{ prototype: knight }] }
  - { at: [C1, F1], side: White, pieces: [{ prototype: bishop }] }
  - { at: D1, side: White, pieces: [{ prototype: queen }] }
  - { at: E1, side: White, pieces: [{ prototype: king }] }
  - { at: ["A7:H7"], side: Black, pieces: [{ prototype: pawn }] }
  - { at: [A8, H8], side: Black, pieces: [{ prototype: rook }] }
  - { at: [B8, G8], side: Black, pieces: [{ prototype: knight }] }
  - { at: [C8, F8], side: Black, pieces: [{ prototype: bishop }] }
  - { at: D8, side: Black, pieces: [{ prototype: queen }] }
  - { at: E8, side: Black, pieces: [{ prototype: king }] }
`;

/**
 * One board of 5 x 5 squares, A1 below, with rules of one's own, and a hand; what stands where is set up by its cell.
 */
export const lone = (
  prototypes: { readonly [name: string]: string },
  setup: readonly string[],
  { occupied = 'refuse', size = 5 } = {},
): string => `
module: lone
title: Lone
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
rules: { captures: manual, turns: free, changes: owner }
maps:
  - name: Field
    occupied: ${occupied}
    boards:
      - { name: Field, grid: { kind: square, columns: ${size}, rows: ${size}, numbering: A1, origin: bottom } }
  - { name: Tray }
  - { name: Red Hand, private: Red }
prototypes:
${Object.entries(prototypes)
  .map(([name, traits]) => `  ${name}: ${traits}`)
  .join('\n')}
setup:
${setup.map((line) => `  - ${line}`).join('\n')}
`;

/** A piece of a set-up. */
export const on = (at: string, side: string | undefined, prototype: string): string =>
  `{ at: ${at},${side === undefined ? '' : ` side: ${side},`} pieces: [{ prototype: ${prototype} }] }`;

/** Chess in which a knight leaps as a camel, too: as often as a property of it says, on which a modifier is. */
export const leapingFurther = (chess: Module): Module => {
  const { modifiers } = moduleFrom(`
module: leaping
title: Leaping
sides: [{ name: White }]
maps: [{ name: Table }]
properties: { Reach: natural }
prototypes: { knight: { Reach: 0 } }
modifiers: [{ name: Far, match: "Prototype = knight", change: Reach + 1 }]
`);
  const { knight, ...traits } = chess.traits ?? {};
  const moves = [{ go: 'N' }, { go: 'C', range: 'Reach' }];
  return {
    ...chess,
    traits: { ...traits, knight: { ...knight, moves } },
    prototypes: { ...chess.prototypes, knight: { ...chess.prototypes['knight'], Reach: '0' } },
    ...(modifiers ? { modifiers } : {}),
  };
};
