import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOfGrantedMove } from '../../../../src/engine/play/pieces/moves.ts';
import type { PieceId } from '../../../../src/table/index.ts';
import {
  ANN,
  BEN,
  begun,
  CAMP,
  endTurn,
  HAND,
  MAIN,
  move,
  openModule,
  outcome,
  play,
  played,
  secretModule,
  spot,
  withRules,
} from '../../../support/table.ts';

const names = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

describe('a move', () => {
  it('a move puts the piece on the cell and changes nothing else', () => {
    const game = begun();
    const change = played(game, move(game, ANN, spot(MAIN, 'B5'), spot(MAIN, 'A3')));
    expect(change).toEqual({
      added: [],
      removed: [],
      updated: [
        {
          kind: 'piece',
          id: 'p2',
          from: { place: { cell: 'B5', rank: 1 } },
          to: { place: { cell: 'A3', rank: 0 }, old: { in: MAIN, cell: 'B5' } },
        },
      ],
    });
    expect([names(game.table.at(MAIN, 'B5')), names(game.table.at(MAIN, 'A3'))]).toEqual([[], ['p2']]);
  });

  it('a move captures pieces anywhere on the board in the same operation', () => {
    const game = begun();
    const change = played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'C1')));
    expect(names(change.removed)).toEqual(['p4']);
    expect(game.table.get('piece', 'p4')).toBeUndefined();
  });

  it('a move may enter the cell of the captured piece', () => {
    const game = begun();
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'C1'), spot(MAIN, 'C1')));
    expect(names(game.table.at(MAIN, 'C1'))).toEqual(['p1']);
  });

  it('moved pieces stack in the given order if the map allows it', () => {
    const game = begun(secretModule);
    const pieces = ['p2', 'p1', 'p2'] as PieceId[];
    played(
      game,
      { ...move(game, ANN, spot(MAIN, 'C5'), spot(CAMP)) },
      { kind: 'move', actor: ANN, pieces, to: spot(CAMP), captures: [] },
    );
    expect(names(game.table.at(CAMP))).toEqual(['p3', 'p2', 'p1']);
    expect(game.table.at(CAMP).map(({ rank }) => rank)).toEqual([0, 1, 2]);
  });

  it('a piece enters and leaves a private window', () => {
    const game = begun(secretModule);
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(HAND)));
    expect(game.table.at(HAND)).toHaveLength(2);
    played(game, move(game, ANN, spot(HAND), spot(MAIN, 'A5')));
    expect(names(game.table.at(MAIN, 'A5'))).toEqual(['p1']);
  });
});

describe('a move is refused', () => {
  const from = spot(MAIN, 'A5');
  it.each([
    ['onto a cell that is taken', { to: spot(MAIN, 'B5') }, { code: 'occupied', place: 'B5', by: 'p2' }],
    ['to where it stands', { to: from }, { code: 'already-there', piece: 'p1', place: 'A5' }],
    ['to a cell that is none', { to: spot(MAIN, 'Z9') }, { code: 'no-such-place', place: 'Z9' }],
    ['to a board without a cell', { to: spot(MAIN) }, { code: 'no-such-place', place: 'Field/Main' }],
    ['to a cell of a map without boards', { to: spot(CAMP, 'A1') }, { code: 'no-such-place', place: 'A1' }],
    ['of nothing', { pieces: [] }, { code: 'nothing-to-move' }],
    ['of a piece that is not there', { pieces: ['p99'] }, { code: 'no-such-piece', piece: 'p99' }],
    ['that takes what is not there', { captures: ['p99'] }, { code: 'no-such-piece', piece: 'p99' }],
    ['that takes one’s own', { captures: ['p2'] }, { code: 'not-an-enemy', piece: 'p2' }],
  ])('a move %s is refused', (_, part, refusal) => {
    const game = begun();
    const whole = { ...move(game, ANN, from, spot(MAIN, 'A4')), ...part } as ReturnType<typeof move>;
    expect(play(game, whole)).toEqual(refusal);
  });

  it('a move that captures the moving piece is refused', () => {
    const game = begun(withRules(openModule, { pieces: 'anyone' }));
    expect(play(game, move(game, ANN, spot(MAIN, 'C1'), spot(MAIN, 'C2'), spot(MAIN, 'C1')))).toEqual({
      code: 'captures-itself',
      piece: 'p4',
    });
  });
});

describe('[T15] a move that ends the turn', () => {
  const afterMove = withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'after-move' });
  const turnOf = (game: ReturnType<typeof begun>): unknown => game.table.get('turn', 'turn');

  it('a move and the turn’s end that it causes are undone together', () => {
    const game = begun(afterMove);
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    expect(turnOf(game)).toMatchObject({ number: 1, position: 1 });
    expect(outcome(game, endTurn(BEN))).toBe('ends-by-move');
    played(game, { kind: 'undo', actor: ANN, steps: 1 });
    expect(turnOf(game)).toMatchObject({ number: 1, position: 0 });
    expect(names(game.table.at(MAIN, 'A5'))).toEqual(['p1']);
  });

  it('a move ends the turn even if something else follows from it', () => {
    const game = begun(afterMove);
    played(
      game,
      move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')),
      move(game, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')),
    );
    played(game, {
      kind: 'ask',
      actor: ANN,
      wants: { what: 'undo', steps: [game.steps.length, game.steps.length - 1] },
    });
    played(game, move(game, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')));
    expect([...game.table.all('request')]).toEqual([]);
    expect(turnOf(game)).toMatchObject({ number: 2, position: 1 });
  });
});

it('a move never puts two pieces on a cell that refuses stacks', () => {
  const anyCell = fc
    .tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(1, 3, 5))
    .map(([column, row]) => `${column}${row}`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), anyCell), { minLength: 3, maxLength: 20 }),
      (moves) => {
        const game = begun(withRules(openModule, { pieces: 'anyone', turns: 'free' }));
        for (const [piece, cell] of moves)
          play(game, {
            kind: 'move',
            actor: BEN,
            pieces: [`p${piece}` as PieceId],
            to: spot(MAIN, cell),
            captures: [],
          });
        expect([...game.table.standing.cells(MAIN)]).toHaveLength(5);
      },
    ),
    { numRuns: 60 },
  );
});

it('[P19] a move allowed by a modifier captures no friend and moves no foreign piece', () => {
  const { table } = begun();
  const granted = (piece: string, captured?: string): unknown =>
    refusalOfGrantedMove(table, {
      kind: 'move',
      actor: ANN,
      pieces: [piece as PieceId],
      to: spot(MAIN, 'C4'),
      captures: captured === undefined ? [] : [captured as PieceId],
    })?.code;
  expect([granted('p3'), granted('p3', 'p4')]).toEqual([undefined, undefined]);
  expect([granted('p3', 'p1'), granted('p3', 'p5')]).toEqual(['not-an-enemy', 'not-an-enemy']);
  expect(granted('p4')).toBe('not-your-piece');
});
