import { expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';

const file = (length: string, night: string): string => `
module: choices
title: Choices
sides: [{ name: Red }, { name: Blue }]
maps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2 } }] }]
variants:
  - { name: Length, choices: [{ name: short }, { name: ${length} }] }
  - { name: ${night}, choices: [{ name: short }, { name: long }] }
`;

it('[T25] variants of a module and their choices need unique names', () => {
  const faults = (length: string, night: string): readonly unknown[] => {
    const read = readModule(file(length, night));
    return read.ok ? [] : read.faults.map(({ code, path }) => ({ code, path }));
  };
  expect(faults('long', 'Night')).toEqual([]);
  expect(faults('Short', 'Night')).toEqual([{ code: 'duplicate', path: 'variants[0].choices[1].name' }]);
  expect(faults('long', 'length')).toEqual([{ code: 'duplicate', path: 'variants[1].name' }]);
});
