import { expect, test } from 'vitest';
import type { BoardFrame } from '../../src/draw/frame.ts';
import { drawArrows } from '../../src/draw/lines.ts';
import type { OutlinedBoard, OutlinedCell } from '../../src/draw/outlined.ts';

const frame = { unit: 40, stroke: 40, at: ({ x, y }) => ({ x: x * 40, y: y * 40 }) } as BoardFrame;
const cell = (id: string, x: number): OutlinedCell => ({
  id,
  label: id,
  centre: { x, y: 0 },
  outline: [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => ({ x: x + dx, y: dy * dx * 4 }))),
});
const cells = new Map([cell('A1', 0), cell('B1', 1), cell('A1 again', 0.19)].map((one) => [one.id, one]));

const drawn = (from: string, to: string): string =>
  drawArrows({ changes: { arrows: [{ from, to }], crosses: [] } } as unknown as OutlinedBoard, frame, cells)
    .map(({ svg }) => svg)
    .join('');

test('an arrow needs two different drawn cells', () => {
  expect(drawn('A1', 'B1').match(/<path/g)).toHaveLength(4);
  expect(drawn('A1', 'B1')).not.toContain('NaN');
  expect([drawn('A1', 'A1'), drawn('A1', 'A1 again'), drawn('A1', 'Z9'), drawn('Z9', 'A1')]).toEqual(['', '', '', '']);
});
