import { describe, expect, it } from 'vitest';
import { destinationsOf } from '../../../../src/engine/index.ts';
import type { CellId } from '../../../../src/table/index.ts';
import { BOARD, gameOf } from '../../../support/games/captures.ts';
import { ANN, move, outcome, type Play, played, spot } from '../../../support/table.ts';

const HEX = 'kind: hex, columns: 7, rows: 7, numbering: A1';
const WEB = `kind: region
          regions:
            - { name: Hub, x: 3, y: 3 }
            - { name: North, x: 3, y: 1, neighbours: [Hub] }
            - { name: East, x: 5, y: 3 }
            - { name: West, x: 1, y: 3 }
            - { name: Far East, x: 7, y: 3 }
          lines: [[West, Hub, East, Far East]]`;

/** A board with a piece of Red, and others that stand around it: cells with a side's first letter. */
const board = (grid: string, moves: string, at: string, others: string, captures: string, more: string): string => `
module: board
title: Board
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
rules: { turns: free }
${more}
maps:
  - name: Board
    occupied: refuse
    captures: ${captures}
    boards:
      - name: Board
        grid:
          ${grid.includes('\n') ? grid : grid.split(', ').join('\n          ')}
prototypes:
  it: { Speed: 2, ${moves} }
  stone: {}
setup:
  - { at: Board ${at}, side: Red, pieces: [{ prototype: it, name: Mover }] }
${others
  .split(', ')
  .filter((one) => one !== '')
  .map((one) => {
    const [side, cell] = [one.slice(0, 1) === 'r' ? 'Red' : 'Blue', one.slice(1)];
    return `  - { at: Board ${cell}, side: ${side}, pieces: [{ prototype: stone, name: ${side} ${cell} }] }`;
  })
  .join('\n')}
`;

interface Around {
  readonly at?: string;
  readonly others?: string;
  readonly captures?: string;
  readonly more?: string;
}

const gameOn = (
  grid: string,
  moves: string,
  { at = 'D4', others = '', captures = 'displacement', more = '' }: Around,
) => gameOf(board(grid, moves.includes(':') ? moves : `moves: ${moves}`, at, others, captures, more));

const mover = ({ table }: Play) => {
  const [piece] = [...table.all('piece')].filter(({ name }) => name === 'Mover');
  if (!piece) throw new Error('nobody moves');
  return piece;
};

const goals = (game: Play): string => [...(destinationsOf(game.table, mover(game)) ?? [])].sort().join(' ');
const from = (grid: string, moves: string, around: Around = {}): string => goals(gameOn(grid, moves, around));

describe('[G1] moves in words, on boards of any kind', () => {
  it('pieces step from cell to cell in any direction, around obstacles', () => {
    expect(from(HEX, 'step')).toBe('C4 C5 D3 D5 E4 E5'.split(' ').sort().join(' '));
    expect(from(HEX, 'step 2').split(' ')).toHaveLength(18);
    expect(from(HEX, 'step 2', { at: 'A1', others: 'rB1, rA2' })).toBe('');
    expect(from(HEX, 'step 2', { at: 'A1', others: 'bB1' })).toBe('A2 A3 B1 B2');
    expect(from(WEB, 'step', { at: 'Hub' })).toBe('East North West');
    expect(from(WEB, 'step 2', { at: 'West' })).toBe('East Hub North');
    expect(from('kind: square, columns: 3, rows: 3, numbering: A1', 'step 2', { at: 'A1' })).toBe('A2 A3 B1 B2 C1');
  });

  it('pieces slide straight, also along region lines, up to an obstacle', () => {
    expect(from(HEX, 'slide', { at: 'A1' })).toBe('A2 A3 A4 A5 A6 A7 B1 C2 D2 E3 F3 G4');
    expect(from(HEX, 'slide 2', { at: 'A1', others: 'bA2, rB1' })).toBe('A2');
    expect(from(WEB, 'slide', { at: 'West' })).toBe('East Far East Hub');
    expect(from(WEB, 'slide', { at: 'West', others: 'bEast' })).toBe('East Hub');
    expect(from(WEB, 'slide', { at: 'North' })).toBe('');
  });

  it('pieces leap over anything, exactly so far or anywhere', () => {
    expect(from(HEX, 'leap 2', { others: 'rD3, rD5, rE4' }).split(' ')).toHaveLength(12);
    expect(from(WEB, 'leap 2', { at: 'West', others: 'rHub' })).toBe('East North');
    expect(from(WEB, 'leap', { at: 'West', others: 'rHub, bNorth' })).toBe('East Far East North');
  });

  it('moves follow named or relative directions, to free or enemy cells', () => {
    expect(from(HEX, 'step 1 north south-east')).toBe('D3 E5');
    expect(from(HEX, 'step 1 forward')).toBe('D3');
    expect(from(HEX, 'step 1 backward sideways')).toBe('C4 C5 D5 E4 E5');
    const pointy = `${HEX}, orientation: pointy`;
    expect(from(pointy, 'slide forward')).toBe('C1 C2 D3 E2 E3 F1');
    expect(from(pointy, 'step 1 sideways')).toBe('C4 E4');
    expect(from(HEX, 'leap 2 north')).toBe('D2');
    expect(from(HEX, 'step 1 to free', { others: 'bD3, bD5' })).toBe('C4 C5 E4 E5');
    expect(from(HEX, 'step 1 to enemies', { others: 'bD3, rD5' })).toBe('D3');
  });

  it('moves reach as far as a formula with modifiers says', () => {
    const sliding = 'moves: [{ go: slide north, range: Speed }]';
    expect(from(HEX, sliding)).toBe('D2 D3');
    const bent = 'modifiers: [{ name: Wind, match: Prototype = it, change: Speed + 1 }]';
    expect(from(HEX, sliding, { more: bent })).toBe('D1 D2 D3');
    const squares = 'kind: square, columns: 7, rows: 7, numbering: A1';
    expect(from(squares, 'moves: [{ go: fR, range: Speed }]')).toBe('D2 D3');
    expect(from(squares, 'moves: [{ go: fR, range: Speed - 2 }]')).toBe('');
  });

  it('moves depend on a condition, which may count pieces', () => {
    const when = 'moves: [{ go: step, when: "count(Board, Owner = $Actor$) > 2" }, { go: leap 2 north }]';
    expect(from(HEX, when)).toBe('D2');
    expect(from(HEX, when, { others: 'rA1, rA2, bA3' }).split(' ')).toHaveLength(7);
  });

  it('pieces jump to capture along moves in words', () => {
    const rules = { captures: '{ by: jump, must: any }', others: 'bD3, bE2' };
    expect(from(HEX, 'moves: step 1 to free, jumps: step', rules)).toBe('F1');
    expect(from(WEB, 'moves: step 1 to free, jumps: step', { ...rules, at: 'West', others: 'bHub' })).toBe('East');
    expect(from(WEB, 'moves: step 1 to free, jumps: slide', { ...rules, at: 'West', others: 'bHub' })).toBe(
      'East Far East',
    );
  });

  it('pieces capture custodially and form lines along lines of regions', () => {
    const game = gameOn(WEB, 'moves: step 1', { at: 'Far East', others: 'bHub, rWest', captures: 'custodial' });
    played(game, move(game, ANN, spot(BOARD, 'Far East'), spot(BOARD, 'East')));
    expect([...game.table.at(BOARD, 'Hub' as CellId)]).toEqual([]);
    const line = gameOn(WEB, 'moves: step 1', {
      at: 'Far East',
      others: 'rHub, rWest',
      more: 'endings: [{ when: line, count: 3, result: win }]',
    });
    played(line, move(line, ANN, spot(BOARD, 'Far East'), spot(BOARD, 'East')));
    expect([...line.table.all('outcome')].map(({ id, result }) => `${id} ${result}`).sort()).toEqual([
      'Blue lost',
      'Red won',
    ]);
  });
});

describe('[G5] a refusal names the rule on every board', () => {
  const refused = (grid: string, moves: string, to: string, around: Around = {}): string => {
    const game = gameOn(grid, moves, around);
    return outcome(game, move(game, ANN, spot(BOARD, around.at ?? 'D4'), spot(BOARD, to)));
  };

  it('a refusal of a blocked or pointless move names the rule on every board', () => {
    expect(refused(HEX, 'slide', 'D1', { others: 'bD2' })).toBe('way-blocked');
    expect(refused(HEX, 'step 3', 'A1', { at: 'A4', others: 'bA3, bB3, bB4, bA5' })).toBe('way-blocked');
    expect(refused(HEX, 'slide', 'E2')).toBe('not-its-move');
    expect(refused(HEX, 'leap 2', 'D2', { others: 'rD2' })).toBe('occupied');
  });

  it('a refusal of a move of squares names the rule on another kind of board', () => {
    const text = board(HEX, 'moves: rook', 'D4', '', 'none', '').replace(
      '\nprototypes:',
      '\n  - { name: Hall, boards: [{ name: Hall, grid: { kind: square, columns: 2, rows: 2, numbering: 1A } }] }\nprototypes:',
    );
    const game = gameOf(text);
    expect(outcome(game, move(game, ANN, spot(BOARD, 'D4'), spot(BOARD, 'D3')))).toBe('moves-on-squares');
  });
});
