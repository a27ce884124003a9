import { expect, test } from 'vitest';
import { BoardMarksBuilder } from '../../../src/view/board/marks.ts';
import type { PlaceView } from '../../../src/view/places.ts';

const at = (cell?: string, board = 'Main'): PlaceView =>
  ({ in: board, map: 'Field', board, ...(cell === undefined ? {} : { cell }) }) as PlaceView;

const marks = (note: (marking: BoardMarksBuilder) => void): BoardMarksBuilder['marks'] => {
  const marking = new BoardMarksBuilder();
  note(marking);
  return marking.marks;
};

test('changes at unknown places mark no board', () => {
  expect(marks(() => undefined)).toBeUndefined();
  expect(
    marks((one) => {
      one.moved(at(), at());
      one.appeared(at());
      one.left(at());
      one.taken(at());
      one.owned(at());
    }),
  ).toBeUndefined();
});

test('a path has one arrow; partly known paths mark their end', () => {
  expect(
    marks((one) => {
      one.moved(at('A1'), at('A2'));
      one.moved(at('A1'), at('A2'));
      one.moved(at('A1'), at('A3'));
      one.moved(at(), at('B1'));
      one.moved(at('B2'), at());
    }),
  ).toEqual({
    board: 'Main',
    arrows: [
      { from: 'A1', to: 'A2' },
      { from: 'A1', to: 'A3' },
    ],
    crosses: [],
    cells: ['B1', 'B2'],
  });
});

test('arrivals and departures are marked, captures crossed out, each cell once', () => {
  expect(
    marks((one) => {
      one.appeared(at('A1'));
      one.appeared(at('A0'));
      one.left(at('A1'));
      one.left(at('A2'));
      one.taken(at('A3'));
      one.taken(at('A3'));
    }),
  ).toEqual({ board: 'Main', arrows: [], crosses: ['A3'], cells: ['A1', 'A0', 'A2'] });
});

test('a changed owner is marked unless the piece just arrived', () => {
  expect(
    marks((one) => {
      one.owned(at('A1'));
      one.moved(at('B1'), at('B2'));
      one.moved(at('C1'), at('C2'));
      one.owned(at('B1'));
      one.owned(at('B2'));
    }),
  ).toEqual({
    board: 'Main',
    arrows: [
      { from: 'B1', to: 'B2' },
      { from: 'C1', to: 'C2' },
    ],
    crosses: [],
    cells: ['A1', 'B1'],
  });
});

test('marks are on the first changed board only, a destination before its origin', () => {
  expect(
    marks((one) => {
      one.moved(at('A1', 'Other'), at('B1'));
      one.appeared(at('C1', 'Other'));
      one.taken(at('D1', 'Other'));
      one.taken(at('D1'));
    }),
  ).toEqual({ board: 'Main', arrows: [], crosses: ['D1'], cells: ['B1'] });
});
