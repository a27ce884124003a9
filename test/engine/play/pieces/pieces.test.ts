import { describe, expect, it } from 'vitest';
import type { Operation, PieceId, SideId } from '../../../../src/table/index.ts';
import { ANN, BLUE, begun, CAMP, MAIN, outcome, play, played, RED, spot, undo } from '../../../support/table.ts';

const KING = 'p3' as PieceId;
const set = (values: Operation<'set'>['values'], piece = KING): Operation<'set'> => ({
  kind: 'set',
  actor: ANN,
  piece,
  values,
});
const place = (part: Partial<Operation<'place'>> = {}): Operation<'place'> => ({
  kind: 'place',
  actor: ANN,
  prototype: 'pawn',
  name: 'Recruit',
  side: BLUE,
  to: spot(MAIN, 'E5'),
  ...part,
});

describe('placing a piece', () => {
  it('a placed piece goes on top of the stack', () => {
    const game = begun();
    played(game, place({ to: spot(CAMP) }), place({ to: spot(CAMP), side: undefined, name: 'Ghost' }));
    expect(game.table.at(CAMP).map(({ id }) => game.table.get('piece', id))).toEqual([
      {
        kind: 'piece',
        id: 'p6',
        name: 'Recruit',
        prototype: 'pawn',
        side: BLUE,
        place: { in: CAMP, rank: 0 },
        values: {},
      },
      { kind: 'piece', id: 'p7', name: 'Ghost', prototype: 'pawn', place: { in: CAMP, rank: 1 }, values: {} },
    ]);
  });

  it.each([
    [place({ prototype: 'queen' }), 'no-such-prototype'],
    [place({ prototype: 'toString' }), 'no-such-prototype'],
    [place({ side: 'Green' as SideId }), 'no-such-side'],
    [place({ to: spot(MAIN, 'F6') }), 'no-such-place'],
    [place({ to: spot(MAIN) }), 'no-such-place'],
  ])('placing by %j is refused: %s', (operation, code) => {
    expect(outcome(begun(), operation)).toBe(code);
  });
});

describe('setting values of a piece', () => {
  it('setting a value overrides the prototype’s; null removes the override', () => {
    const game = begun();
    const values = (): unknown => game.table.get('piece', KING)?.values;
    played(game, set({ Strength: 5, note: 'wounded' }));
    expect(values()).toEqual({ Strength: 5, note: 'wounded' });
    played(game, set({ Strength: null }));
    expect(values()).toEqual({ note: 'wounded' });
    played(game, undo(ANN, 2));
    expect(values()).toEqual({});
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'setting accepts any name, %s included, and undoes it',
    (name) => {
      const game = begun();
      const own = (): unknown => Object.entries(game.table.get('piece', KING)?.values ?? {});
      const change = played(game, set(Object.fromEntries([[name, ['a', 'b']]])));
      expect(own()).toEqual([[name, ['a', 'b']]]);
      expect(JSON.stringify(change.updated)).toBe(
        `[{"kind":"piece","id":"p3","from":{"values":{}},"to":{"values":{"${name}":["a","b"]}}}]`,
      );
      played(game, set(Object.fromEntries([[name, 'c']])));
      played(game, undo(ANN, 2));
      expect(own()).toEqual([]);
    },
  );

  it('setting is refused for unchanged values and missing pieces', () => {
    const game = begun();
    played(game, set({ note: 'x' }));
    expect(play(game, set({ note: 'x', other: null }))).toMatchObject({
      code: 'has-value',
      property: 'note',
      value: 'x',
    });
    expect(play(game, set({ note: 'x' }, 'p99' as PieceId))).toEqual({ code: 'no-such-piece', piece: 'p99' });
  });
});

describe('deleting a piece', () => {
  it('deleting removes the piece; undo restores it in place', () => {
    const game = begun();
    const before = game.table.get('piece', KING);
    played(game, { kind: 'delete', actor: ANN, piece: KING });
    expect([game.table.get('piece', KING), game.table.at(MAIN, 'C5')]).toEqual([undefined, []]);
    played(game, undo(ANN));
    expect(game.table.get('piece', KING)).toEqual(before);
    expect(game.table.at(MAIN, 'C5')).toHaveLength(1);
  });

  it('deleting a missing piece is refused', () => {
    expect(play(begun(), { kind: 'delete', actor: ANN, piece: 'p99' as PieceId })).toEqual({
      code: 'no-such-piece',
      piece: 'p99',
    });
  });
});

it('the setup places pieces in order with side and kind', () => {
  const { table } = begun();
  expect([...table.all('piece')].map(({ id, name, side, place: { cell } }) => [id, name, side, cell])).toEqual([
    ['p1', 'Pawn', RED, 'A5'],
    ['p2', 'Pawn', RED, 'B5'],
    ['p3', 'Red King', RED, 'C5'],
    ['p4', 'Blue Pawn', BLUE, 'C1'],
    ['p5', 'Stone', undefined, 'D3'],
  ]);
});
