import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../src/engine/index.ts';
import { BOARD, moves, rowsOf } from '../../support/games/captures.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { ANN, BEN, join, newPlay, type Play, played, type RED, startOf } from '../../support/table.ts';

const tablut = await shippedModule('tablut');

/** A board of 9 x 9 as rows from the top: `m` a Muscovite, `S` a Swede, `K` the king; Ann has the Muscovites. */
const board = (rows: string): Play => {
  const setup = rows
    .trim()
    .split(/\s+/)
    .flatMap((line, i) =>
      [...line].flatMap((letter, j) => {
        if (letter === '.') return [];
        const [side, prototype] =
          letter === 'm' ? ['Muscovites', 'muscovite'] : ['Swedes', letter === 'K' ? 'king' : 'swede'];
        const cell = `${'ABCDEFGHI'[j]}${9 - i}`;
        const pieces = [{ prototype, name: letter, count: 1 }];
        return [{ map: 'Board', board: 'Board', cell, side, pieces }];
      }),
    );
  const game = newPlay();
  const [first, second] = ['Muscovites', 'Swedes'] as unknown as (typeof RED)[];
  played(game, startOf({ ...tablut, setup }), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

/** The middle five rows and columns, with the other rows free. */
const middle = (rows: string): Play =>
  board(
    `......... ......... ${rows
      .trim()
      .split(/\s+/)
      .map((row) => `..${row}..`)
      .join(' ')} m........ ........S`,
  );

const seenIn = (game: Play): string =>
  rowsOf(game)
    .split(' ')
    .slice(2, 7)
    .map((row) => row.slice(2, 7).replaceAll('M', 'm'))
    .join(' ');

describe('[G17] tablut as in the diary of Linnaeus', () => {
  it('tablut pieces move like rooks, and not otherwise', () => {
    const game = board(
      `
      ...mmm... ....m.... ....S.... m...S...m mmSSKSSmm m...S...m ....S.... ....m.... ...mmm...
    `,
    );
    expect(moves(game, ANN, 'D1 E3')).toMatchObject({ code: 'not-its-move' });
    expect(moves(game, ANN, 'D1 D4')).toBe('done');
    expect(moves(game, BEN, 'E5 E7')).toMatchObject({ code: 'way-blocked' });
  });

  it('tablut bars all pieces from the throne; marked squares are free', () => {
    const game = middle('..... ..... m..K. ..... .....');
    expect(moves(game, ANN, 'C5 E5')).toMatchObject({ code: 'may-not-enter', to: 'E5' });
    expect(moves(game, ANN, 'C5 D5')).toBe('done');
    expect(moves(game, BEN, 'F5 E5')).toMatchObject({ code: 'may-not-enter' });
    expect(moves(game, BEN, 'I1 I4')).toBe('done');
    expect(moves(game, ANN, 'D5 F5')).toMatchObject({ code: 'may-not-pass', at: 'E5' });
  });

  it('tablut captures a flanked piece, not a piece moving in between', () => {
    const game = middle('..m.. ..S.. ..... ..... m....');
    expect(moves(game, ANN, 'C3 E3')).toBe('done');
    expect(seenIn(game)).toBe('..m.. ..S.. ..... ..... ..m..');
    const near = middle('m.... S.... ....m ..... .....');
    expect(moves(near, ANN, 'G5 F5')).toBe('done');
    expect(moves(near, BEN, 'I1 I2')).toBe('done');
    expect(moves(near, ANN, 'A2 A5')).toBe('done');
    expect(moves(near, BEN, 'I2 I1')).toBe('done');
    expect(moves(near, ANN, 'A5 C5')).toBe('done');
    expect(seenIn(near)).toBe('m.... ..... m..m. ..... .....');
  });

  it('Swedes are captured against the empty throne or a surrounded king', () => {
    const empty = middle('..... ..... ..... ..S.. m....');
    expect(moves(empty, ANN, 'C3 E3')).toBe('done');
    expect(seenIn(empty)).toBe('..... ..... ..... ..... ..m..');
    const three = middle('..... ..m.. .mKm. ..S.. m....');
    expect(moves(three, ANN, 'C3 E3')).toBe('done');
    expect(seenIn(three)).toBe('..... ..m.. .mKm. ..... ..m..');
    const two = middle('..... ..m.. .mK.. ..S.. m....');
    expect(moves(two, ANN, 'C3 E3')).toBe('done');
    expect(seenIn(two)).toBe('..... ..m.. .mK.. ..S.. ..m..');
  });

  it('the tablut king is captured by four, three or two enemies', () => {
    const throne = middle('..... ..m.. .mKm. ..... ..m..');
    expect(moves(throne, ANN, 'E3 E4')).toBe('done');
    expect(seenIn(throne)).toBe('..... ..m.. .m.m. ..m.. .....');
    expect(gameOf(throne.table).phase).toBe('over');
    const with3 = middle('..... ..m.. .mK.. ..... ..m..');
    expect(moves(with3, ANN, 'E3 E4')).toBe('done');
    expect(seenIn(with3)).toBe('..... ..m.. .mK.. ..m.. .....');
    const beside = middle('..... ...m. ...Km ..... ...m.');
    expect(moves(beside, ANN, 'F3 F4')).toBe('done');
    expect(seenIn(beside)).toBe('..... ...m. ....m ...m. .....');
    const beside2 = middle('..... ..... ...Km ..... ...m.');
    expect(moves(beside2, ANN, 'F3 F4')).toBe('done');
    expect(seenIn(beside2)).toBe('..... ..... ...Km ...m. .....');
    const open = middle('..... ..... ..... ..... mK..m');
    expect(moves(open, ANN, 'G3 E3')).toBe('done');
    expect(seenIn(open)).toBe('..... ..... ..... ..... m.m..');
    expect(open.table.get('outcome', 'Muscovites')?.result).toBe('won');
  });

  it('tablut ends when the king is at the edge', () => {
    const game = middle('..... ...K. ..... ..... m....');
    expect(moves(game, ANN, 'C3 C2')).toBe('done');
    expect(moves(game, BEN, 'F6 F9')).toBe('done');
    expect(gameOf(game.table).phase).toBe('over');
    expect(game.table.get('outcome', 'Swedes')?.result).toBe('won');
    expect(game.table.at(BOARD, 'F9')).toHaveLength(1);
  });
});
