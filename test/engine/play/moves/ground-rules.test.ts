import { describe, expect, it } from 'vitest';
import { destinationsOf } from '../../../../src/engine/index.ts';
import type { CellId } from '../../../../src/table/index.ts';
import { BOARD, gameOf, moves, position, rowsOf } from '../../../support/games/captures.ts';
import { ANN } from '../../../support/table.ts';

/** A board of 5 x 5 with a terrain on some cells and a zone on others. */
const ground = (rows: string, terrain: string, cells: string, zone = ''): string =>
  position(rows, {
    captures: 'none',
    prototypes:
      'r: { moves: rook }, k: { moves: rook, Class: king }, n: { moves: N }, l: { moves: nN }, f: { Class: king }, j: { moves: mF, jumps: F }',
    more: `terrain: { some: ${terrain} }`,
  }).replace('origin: bottom }', `origin: bottom }, terrain: { some: [${cells}] }${zone}`);

const codeAfter = (text: string, way: string): string => {
  const game = gameOf(text);
  const said = moves(game, ANN, way);
  return said === 'done' ? rowsOf(game) : said.code;
};

const offered = (text: string, cell: string): string => {
  const { table } = gameOf(text);
  const piece = table.get('piece', table.at(BOARD, cell)[0]?.id ?? '');
  return [...((piece && destinationsOf(table, piece)) ?? ([] as CellId[]))].sort().join(' ');
};

describe('[G2] rules of cells for moves', () => {
  it('cells control the pieces that may end a move on them', () => {
    const rows = '..... ..... ..... ..... R.K..';
    const text = ground(rows, '{ enter: Class = king }', 'A3, C3');
    expect(codeAfter(text, 'A1 A3')).toBe('may-not-enter');
    expect(codeAfter(text, 'A1 A5')).toBe('R.... ..... ..... ..... ..K..');
    expect(codeAfter(text, 'C1 C3')).toBe('..... ..... ..K.. ..... R....');
    expect(offered(text, 'A1')).toBe('A2 A4 A5 B1');
  });

  it('cells control the pieces that may pass, lame steps included, leaps excluded', () => {
    const text = ground('..... ..... ..... ..... RN.L.', '{ pass: false }', 'A3, B2, D2');
    expect(codeAfter(text, 'A1 A3')).toBe('..... ..... R.... ..... .N.L.');
    expect(codeAfter(text, 'A1 A4')).toBe('may-not-pass');
    expect(codeAfter(text, 'B1 A3')).toBe('..... ..... N.... ..... R..L.');
    expect(codeAfter(text, 'D1 E3')).toBe('may-not-pass');
    expect(offered(text, 'A1')).toBe('A2 A3');
  });

  it('cells control the pieces that must stop on them', () => {
    const text = ground('..... ..... ..... ..... R.K..', '{ stop: Class != king }', 'A3, C3');
    expect(codeAfter(text, 'A1 A4')).toBe('has-to-stop');
    expect(codeAfter(text, 'C1 C4')).toBe('..... ..K.. ..... ..... R....');
    expect(offered(text, 'A1')).toBe('A2 A3 B1');
  });

  it('zones control moves like terrain does, independently', () => {
    const zone = ', zones: [{ name: Here, cells: [A3], enter: Class = king }]';
    const text = ground('..... ..... ..... ..... R.K..', '{ stop: true }', 'A2', zone);
    expect(offered(text, 'A1')).toBe('A2 B1');
    expect(codeAfter(ground('..... ..... R.... .....', '{}', 'A1', zone), 'A2 A3')).toBe('may-not-enter');
  });

  it('cells control free moves and jumps, too', () => {
    expect(codeAfter(ground('..... ..... ..... ..... F.R..', '{ enter: Class != king }', 'E5'), 'A1 E5')).toBe(
      'may-not-enter',
    );
    const jump = ground('..... ..... ..... .r... J....', '{ enter: false }', 'C3').replace(
      'captures: none',
      'captures: jump',
    );
    expect(codeAfter(jump, 'A1 C3')).toBe('not-its-move');
  });
});
