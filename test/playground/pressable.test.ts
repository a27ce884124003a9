import { expect, test } from 'vitest';
import type { Picture } from '../../src/draw/index.ts';
import { cellAreasOf, pressableCellsOf, singlePressOf, trackLastPicture } from '../../src/playground/pressable.ts';
import type { CellArea } from '../../src/view/board/areas.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import type { Control, Drawing, Message } from '../../src/view/text/message.ts';
import { en } from '../support/words.ts';
import { hexes, marches } from '../view/marches.ts';

/** A board's picture at the page, and the controls of its message that stand for cells. */

const on = (cell: string, board = 'Land/Field'): object => ({ in: board, cell });
const button = (id: string, at?: object, more: object = {}): Control =>
  ({ kind: 'button', id, label: `Go ${id}`, style: 'primary', ...(at ? { at } : {}), ...more }) as Control;
const list = (id: string, cells: readonly string[], more: object = {}): Control =>
  ({
    kind: 'select',
    id,
    placeholder: `List ${id}`,
    options: [
      ...cells.map((cell) => ({ value: `v${cell}`, label: `To ${cell}`, at: on(cell) })),
      { value: 'none', label: 'None' },
    ],
    ...more,
  }) as Control;
const drawing = {
  key: 'k',
  name: 'board',
  alt: 'A board',
  board: { game: 'g', id: 'Land/Field' },
} as unknown as Drawing;
const messageOf = (...rows: readonly (readonly Control[])[]): Message => ({ text: 'Your turn', rows, drawing });
const areaOf = (cell: string): CellArea => ({
  cell,
  outline: [
    { x: 0.4, y: 1.5 },
    { x: 9.6, y: 2 },
  ],
});
const areas = ['A1', 'B1', 'C1', 'D1'].map(areaOf);
const outline = [
  [0, 2],
  [10, 2],
];

test('a cell of the picture offers all its controls in order', () => {
  const message = messageOf(
    [button('b', on('B1')), list('l', ['A1', 'B1'])],
    [button('c', on('B1')), button('no cell')],
  );
  const [inB1, inA1] = [
    [
      { control: 'b', values: [], label: 'Go b' },
      { control: 'l', values: ['vB1'], label: 'To B1', list: 'List l' },
      { control: 'c', values: [], label: 'Go c' },
    ],
    [{ control: 'l', values: ['vA1'], label: 'To A1', list: 'List l' }],
  ];
  expect(pressableCellsOf(message, areas)).toEqual([
    { cell: 'B1', outline, does: inB1 },
    { cell: 'A1', outline, does: inA1 },
  ]);
  expect(['A1', 'B1', 'C1'].map((cell) => singlePressOf(message, cell))).toEqual([inA1[0], undefined, undefined]);
});

test('disabled, foreign and multiple-choice controls make no cell pressable', () => {
  const silent: readonly Control[] = [
    button('off', on('A1'), { disabled: true }),
    button('elsewhere', on('A1', 'Land/Sea')),
    button('in a deck', { in: 'Land/Field' }),
    list('several', ['A1'], { max: 2 }),
    list('or none', ['A1'], { min: 0 }),
  ];
  expect(pressableCellsOf(messageOf(silent), areas)).toBeUndefined();
  expect(singlePressOf(messageOf(silent), 'A1')).toBeUndefined();
  const both = messageOf(silent, [
    list('one', ['A1'], { min: 1, max: 1 }),
    button('on', on('C1'), { disabled: false }),
  ]);
  expect(pressableCellsOf(both, areas)?.map(({ cell, does }) => [cell, does.map(({ control }) => control)])).toEqual([
    ['A1', ['one']],
    ['C1', ['on']],
  ]);
});

test('a pressable cell needs a picture with its outline', () => {
  const message = messageOf([button('b', on('Z9')), button('c', on('A1'))]);
  expect(pressableCellsOf(message, areas)?.map(({ cell }) => cell)).toEqual(['A1']);
  const { drawing: _, ...bare } = message;
  expect([pressableCellsOf(bare, areas), pressableCellsOf({ text: 'Nothing' }, areas)]).toEqual([undefined, undefined]);
});

test('a picture’s cells are pressable once it is drawn', async () => {
  const { view, board } = marches(hexes(3, 2), 1);
  const picture = boardPicture(view, { board }, en.board.legend);
  const watched = trackLastPicture({ ...drawing, picture: () => picture });
  expect(watched.shown()).toBeUndefined();
  expect([await watched.drawing.picture(), watched.shown()]).toEqual([picture, picture]);
  expect(watched.drawing).toEqual({ key: 'k', name: 'board', alt: 'A board', picture: expect.any(Function) });
  const frames = [async () => picture, async () => picture];
  expect(trackLastPicture({ ...drawing, picture: () => picture, frames }).drawing.frames).toBe(frames);
  const others = ['chart', 'kingdom'].map((shape) => ({ ...picture, shape }) as unknown as Picture);
  expect([picture, ...others].map((one) => cellAreasOf(one, 600).length)).toEqual([6, 0, 0]);
  expect([cellAreasOf(undefined, 600), cellAreasOf(picture, undefined)]).toEqual([[], []]);
});
