import { describe, expect, it } from 'vitest';
import { actsFor, createLegalityCheck, destinationsOf } from '../../../../src/engine/index.ts';
import {
  type BoardId,
  type CellId,
  isRefusal,
  type MapId,
  type Operation,
  type PersonId,
  type Refusal,
} from '../../../../src/table/index.ts';
import { CHESS, lone, on } from '../../../support/games/chess.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import {
  ANN,
  BEN,
  join,
  move,
  newPlay,
  type Play,
  play,
  played,
  type RED,
  spot,
  startOf,
} from '../../../support/table.ts';

const BOARD = 'Board/Board' as BoardId;
const FIELD = 'Field/Field' as BoardId;
const HAND = 'Red Hand' as MapId;

const begin = (text: string): Play => {
  const module = moduleFrom(text);
  const game = newPlay();
  const [first, second] = module.sides.map(({ name }) => name as typeof RED);
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

/** By cells, as `E2 E4`. */
const go = (game: Play, actor: PersonId, way: string, board = BOARD): Refusal | 'done' => {
  const [from = '', to = ''] = way.split(' ');
  const change = play(game, move(game, actor, spot(board, from), spot(board, to)));
  return isRefusal(change) ? change : 'done';
};

const namesAt = ({ table }: Play, cell: string, board = BOARD): readonly (string | undefined)[] =>
  table.at(board, cell).map(({ id }) => table.get('piece', id)?.name);

/** How many moves a side has, by what the rules offer it. */
const moveCount = ({ table }: Play, side: string): number =>
  [...table.all('piece')]
    .filter((piece) => piece.side === side)
    .reduce((sum, piece) => sum + (destinationsOf(table, piece)?.length ?? 0), 0);

describe('[G1] chess as data', () => {
  it('chess as data has 20 opening moves per side, and 30 after e4', () => {
    const game = begin(CHESS);
    expect([moveCount(game, 'White'), moveCount(game, 'Black')]).toEqual([20, 20]);
    expect(go(game, ANN, 'E2 E4')).toBe('done');
    expect([moveCount(game, 'White'), moveCount(game, 'Black')]).toEqual([30, 20]);
  });

  it('a refusal in chess names the rule that forbids the move', () => {
    const game = begin(CHESS);
    const code = (way: string, actor = ANN): string => {
      const said = go(game, actor, way);
      return said === 'done' ? said : said.code;
    };
    expect(go(game, ANN, 'A1 A4')).toMatchObject({ code: 'way-blocked', at: 'A2' });
    expect(code('A1 B3')).toBe('not-its-move');
    expect(code('A1 A2')).toBe('occupied');
    expect(code('E2 D3')).toBe('only-takes');
    expect(code('E2 E5')).toBe('not-its-move');
    expect([code('E2 E4'), code('E7 E5', BEN)]).toEqual(['done', 'done']);
    expect(go(game, ANN, 'E4 E5')).toMatchObject({ code: 'takes-not-there', at: 'E5' });
    expect(code('A2 A3')).toBe('done');
    expect(code('A7 A6', BEN)).toBe('done');
    expect(code('A3 A5')).toBe('moved-already');
  });

  it('a chess piece captures on the target cell in one undoable step', () => {
    const game = begin(CHESS);
    for (const [i, way] of ['E2 E4', 'D7 D5', 'E4 D5'].entries())
      expect(go(game, i === 1 ? BEN : ANN, way)).toBe('done');
    expect(namesAt(game, 'D5')).toEqual(['pawn']);
    expect([...game.table.all('piece')]).toHaveLength(31);
    expect(game.steps.at(-1)?.change.removed.filter(({ kind }) => kind === 'piece')).toHaveLength(1);
    played(game, { kind: 'undo', actor: ANN, steps: 1 });
    expect([...game.table.all('piece')]).toHaveLength(32);
  });

  it('the effects of a chess move are known before it is made', () => {
    const game = begin(CHESS);
    const foresee = createLegalityCheck(game.table, ANN);
    const [knight] = game.table.at(BOARD, 'B1');
    for (let column = 0; column < 8; column += 1)
      for (let row = 1; row <= 8; row += 1) {
        const cell = `${'ABCDEFGH'[column]}${row}`;
        const refusal = foresee(move(game, ANN, spot(BOARD, 'B1'), spot(BOARD, cell)));
        const offered = destinationsOf(game.table, game.table.get('piece', knight?.id ?? '') as never) ?? [];
        expect(refusal === undefined, cell).toBe(offered.some((one) => one === cell));
      }
  });
});

describe('[G1] moves by rules', () => {
  it('moves by rules can depend on conditions of the piece', () => {
    const king = '{ Might: { value: 1, min: 0, max: 9 }, moves: [W, { go: R, when: Might > 3 }] }';
    const game = begin(lone({ king }, [on('A1', 'Red', 'king')]));
    expect(go(game, ANN, 'A1 A3', FIELD)).toMatchObject({ code: 'moves-not-now', to: 'A3' });
    const [piece] = game.table.at(FIELD, 'A1');
    played(game, { kind: 'set', actor: ANN, piece: piece?.id as never, values: { Might: 4 } } as Operation<'set'>);
    expect(go(game, ANN, 'A1 A3', FIELD)).toBe('done');
  });

  it('moves by rules promote a piece that ends its move in a zone', () => {
    const man = '{ moves: K, becomes: { at: { zone: Palace }, to: lord } }';
    const text = lone({ man, lord: '{ moves: Q }' }, [on('A1', 'Red', 'man')]);
    const game = begin(text.replace('{ name: Field,', '{ name: Field, zones: [{ name: Palace, cells: [B3, C3] }],'));
    const [piece] = game.table.at(FIELD, 'A1');
    const become = ['A1 A2', 'A2 B3', 'B3 E3'].map((way) => {
      expect(go(game, ANN, way, FIELD)).toBe('done');
      return game.table.get('piece', piece?.id ?? '')?.prototype;
    });
    expect(become).toEqual(['man', 'lord', 'lord']);
  });

  it('moves by rules need a choice if several promotions are possible', () => {
    const man = '{ moves: K, becomes: { at: { zone: Palace }, to: [lord, lady] } }';
    const text = lone({ man, lord: '{ moves: Q }', lady: '{ moves: Q }' }, [on('A1', 'Red', 'man')]);
    const game = begin(text.replace('{ name: Field,', '{ name: Field, zones: [{ name: Palace, cells: [B1, B2] }],'));
    const legal = [...actsFor(game.table, ANN, { kind: 'move' })].map((act) => {
      const { to, becomes } = act as Operation<'move'>;
      return becomes === undefined ? to.cell : `${to.cell} ${becomes}`;
    });
    expect(legal.toSorted()).toEqual(['A2', 'B1 lady', 'B1 lord', 'B2 lady', 'B2 lord']);
    expect(go(game, ANN, 'A1 B2', FIELD)).toMatchObject({ code: 'becomes-one-of', choices: ['lord', 'lady'] });
  });

  it('moves by rules stay on the board; only @ enters it', () => {
    const pieces = [on('A1', 'Red', 'rook'), on('Red Hand', 'Red', 'rook'), on('C3', 'Blue', 'rook')];
    const game = begin(lone({ rook: '{ moves: R }' }, pieces));
    const put = (to: ReturnType<typeof spot>, from = spot(HAND)) => {
      const change = play(game, move(game, ANN, from, to));
      return isRefusal(change) ? change.code : 'done';
    };
    expect(put(spot(FIELD, 'B2'))).toBe('not-placed');
    expect(put(spot('Tray' as MapId), spot(FIELD, 'A1'))).toBe('stays-on-board');
    expect(put(spot('Tray' as MapId))).toBe('done');
    const placing = begin(lone({ rook: '{ moves: "R@" }' }, pieces));
    const place = (cell: string) => {
      const change = play(placing, move(placing, ANN, spot(HAND), spot(FIELD, cell)));
      return isRefusal(change) ? change.code : 'done';
    };
    expect([place('A1'), place('C3'), place('B2')]).toEqual(['occupied', 'takes-not-there', 'done']);
  });

  it('moves by rules pass markers but are blocked by neutral pieces when stacking', () => {
    const prototypes = { rook: '{ moves: R }', city: '{ level: city }', stone: '{}' };
    const setup = [on('A1', 'Red', 'rook'), on('A2', 'Blue', 'city'), on('C1', undefined, 'stone')];
    const game = begin(lone(prototypes, setup, { occupied: 'stack' }));
    expect(go(game, ANN, 'A1 C1', FIELD)).toMatchObject({ code: 'occupied' });
    expect(go(game, ANN, 'A1 D1', FIELD)).toMatchObject({ code: 'way-blocked', at: 'C1' });
    expect(go(game, ANN, 'A1 A4', FIELD)).toBe('done');
    expect(namesAt(game, 'A2', FIELD)).toEqual(['city']);
  });

  it('rules for moves apply only to pieces that have them', () => {
    const game = begin(
      lone({ rook: '{ moves: R }', stone: '{}' }, [on('A1', 'Red', 'rook'), on('B1', 'Red', 'stone')]),
    );
    expect(go(game, ANN, 'B1 E4', FIELD)).toBe('done');
    expect(go(game, ANN, 'A1 B3', FIELD)).toMatchObject({ code: 'not-its-move' });
  });
});

describe('[G1] [D5] an unseen piece', () => {
  const ghosts = (at: string, prototype = 'rook', moves = 'R'): Play => {
    const prototypes = { [prototype]: `{ moves: ${moves} }`, ghost: '{ invisible: true }' };
    const game = begin(lone(prototypes, [on('A1', 'Red', prototype), on(at, 'Blue', 'ghost')]));
    const [ghost] = game.table.at(FIELD, at);
    played(game, { kind: 'hide', actor: BEN, piece: ghost?.id as never, what: 'existence' } as Operation<'hide'>);
    return game;
  };

  it('an unseen piece blocks no foreseen move, and stops the slide before it', () => {
    const game = ghosts('A4');
    expect(createLegalityCheck(game.table, ANN)(move(game, ANN, spot(FIELD, 'A1'), spot(FIELD, 'A5')))).toBeUndefined();
    expect(go(game, ANN, 'A1 A5', FIELD)).toBe('done');
    expect(namesAt(game, 'A3', FIELD)).toEqual(['rook']);
  });

  it('an unseen piece stops a slide before its last or first cell', () => {
    const last = ghosts('A5');
    expect(go(last, ANN, 'A1 A5', FIELD)).toBe('done');
    expect(namesAt(last, 'A4', FIELD)).toEqual(['rook']);
    const next = ghosts('A2');
    expect(go(next, ANN, 'A1 A5', FIELD)).toBe('done');
    expect(namesAt(next, 'A1', FIELD)).toEqual(['rook']);
    expect(next.table.get('attempt', 'attempt')?.number).toBe(1);
  });

  it('an unseen piece stops a lame leap, which is not made', () => {
    const game = ghosts('A2', 'horse', 'nN');
    expect(go(game, ANN, 'A1 B3', FIELD)).toBe('done');
    expect(namesAt(game, 'A1', FIELD)).toEqual(['horse']);
  });

  it('an unseen piece does not change a refusal', () => {
    for (const at of ['A4', 'E5']) expect(go(ghosts(at), ANN, 'A1 B3', FIELD)).toMatchObject({ code: 'not-its-move' });
  });
});

it('[G1] a target off the board is refused as unknown', () => {
  const game = begin(CHESS);
  const off = { ...move(game, ANN, spot(BOARD, 'E2'), spot(BOARD, 'E4')), to: { in: BOARD, cell: 'Z9' as CellId } };
  expect(play(game, off)).toMatchObject({ code: 'no-such-place' });
  expect(go(game, ANN, 'E2 E2')).toMatchObject({ code: 'already-there' });
});
