import { describe, expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const file = (
  moves: string,
  { forward = ', forward: north', grid = 'square', more = '' } = {},
): string => `module: paths
title: Paths
sides: [{ name: Red${forward} }, { name: Blue, forward: south }]
maps:
  - name: Field
    boards: [{ name: Main, grid: { kind: ${grid}, columns: 4, rows: 4 } }]
prototypes: { piece: { Might: 2, moves: ${moves}${more} } }
`;

/** What is told of a file, in full. */
const told = (...of: Parameters<typeof file>): readonly string[] => {
  const read = readModule(file(...of));
  return [...(read.ok ? [] : read.faults), ...read.warnings].map(faultText);
};

const PLACE = 'line 7, column 41, prototypes.piece.moves: ';

describe('[G1] moves in a module', () => {
  it('moves in a module are names, Betza notation or lists', () => {
    const movesOf = (moves: string) => moduleFrom(file(moves)).traits?.['piece']?.moves;
    expect(movesOf('Rook')).toEqual([{ go: 'R' }]);
    expect(movesOf('mNcB')).toEqual([{ go: 'mNcB' }]);
    expect(movesOf('[king, { go: pawn, when: Might > 3 }, { go: W2 }]')).toEqual([
      { go: 'K' },
      { go: 'fmWfceFifmnD', when: 'Might > 3' },
      { go: 'W2' },
    ]);
    expect(moduleFrom(file('K')).sides).toEqual([
      { name: 'Red', forward: 'north' },
      { name: 'Blue', forward: 'south' },
    ]);
    expect(moduleFrom(file('K').replace(', moves: K', '')).traits).toBeUndefined();
  });

  it('a wrong move notation is refused at its character, with a remedy', () => {
    expect(told('fL')).toEqual([
      'line 7, column 42, prototypes.piece.moves: some people read "L" as a camel, others as a zebra; expected: C for a camel, Z for a zebra',
    ]);
    expect(told('kngiht')).toEqual([
      `${PLACE}"kngiht" is neither the usual name of a piece nor Betza notation; expected: knight`,
    ]);
    expect(told('step 1 nroth')).toEqual([
      'line 7, column 48, prototypes.piece.moves: "nroth" means nothing after step, slide or leap; expected: north',
    ]);
    expect(told('step 1 north-east')).toEqual([
      `${PLACE}no board has cells with a neighbor to the "north-east"; expected: forward, backward, sideways, or one of the board's directions (not one between two sides of a cell; regions have no directions)`,
    ]);
    expect(told('step 1 forward', { forward: '' })[0]).toMatch(/depend on which way is forward/);
    expect(told('[{ go: step, when: "count(Feild) > 1" }, { go: slide, range: Mihgt }]')).toEqual([
      expect.stringMatching(/moves\[0\]\.when: .*"Feild".*expected: Field/),
      expect.stringMatching(/moves\[1\]\.range: .*Mihgt.*Might/),
    ]);
    expect(told('KmO2')).toEqual([
      'line 7, column 42, prototypes.piece.moves: "mO2" isn\'t castling; expected: O with the number of steps, such as O2, and no modifiers',
    ]);
    expect(told('[W, { go: fX }]')[0]).toMatch(
      /^line 7, column 52, prototypes\.piece\.moves\[1\]\.go: "X" means nothing/,
    );
    expect(told('7')[0]).toMatch(/moves: .*expected: Betza notation, a common name such as rook/);
  });

  it('moves work after the suggested correction', () => {
    for (const [wrong, right] of [
      ['fL', 'fC'],
      ['kngiht', 'knight'],
      ['KmO2', 'KO2'],
      ['dK', 'K'],
      ['qN', 'N'],
      ['fmrF', 'mfrF'],
      ['flK', 'flFfW'],
      ['nC', 'nN'],
      ['jW3', 'jW0'],
      ['pN', 'pR'],
      ['RR', 'R'],
      ['WW3', 'W3'],
      ['mmW', 'mW'],
      ['npD', 'nD'],
    ] as const) {
      expect(told(wrong), wrong).toHaveLength(1);
      expect(told(right), right).toEqual([]);
    }
  });

  it('moves that use a forward direction need each side’s', () => {
    expect(told('fW', { forward: '' })).toEqual([
      'line 3, column 9, sides[0]: the moves of "piece" depend on which way is forward, but this side doesn\'t say; expected: forward: north, east, south or west',
    ]);
    for (const moves of ['K', 'vW', 'hrN']) expect(told(moves, { forward: '' }), moves).toEqual([]);
  });

  it('moves need boards of squares, and exclude units', () => {
    expect(told('K', { grid: 'hex' })).toEqual([
      `${PLACE}this notation is for boards of squares, and there are none; expected: a board of squares, or no moves`,
    ]);
    expect(told('K', { more: ', unit: true' })).toEqual([
      `${PLACE}"piece" is a unit, and units move by points or freely; expected: unit or moves, not both`,
    ]);
  });

  it('moves accept valid conditions on existing properties', () => {
    expect(told('[{ go: K, when: "Might >" }]')[0]).toMatch(/moves\[0\]\.when: an expression can't end here/);
    expect(told('[{ go: K, when: Mihgt > 1 }]')[0]).toMatch(/moves\[0\]\.when: .*"Mihgt"/);
  });
});
