import { expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';

const ROLLED = '{ name: Battle, roll: 1d6, rows: [["1-6", hit]] }';
const READ = '{ name: Battle, rows: [["1-6", hit]] }';

/** What is told of a module with these tables, of which an action reads the one called Battle without a number. */
const told = (...tables: readonly string[]): readonly string[] => {
  const read = readModule(`
module: tables
title: Tables
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
maps: [{ name: Field }]
tables: [${tables.join(', ')}]
actions: [{ name: Fight, does: [{ table: Battle, name: result }] }]
`);
  return read.ok ? [] : read.faults.map(({ path, wrong }) => `${path} ${wrong.is}`);
};

test('a second table with the name of another is refused', () => {
  const twice = 'tables[1].name same-name';
  expect(told(ROLLED)).toEqual([]);
  expect(told(READ)).toEqual(['actions[0].does[0] lacks']);
  expect(told(ROLLED, READ)).toEqual([twice]);
  expect(told(READ, ROLLED)).toEqual([twice, 'actions[0].does[0] lacks']);
});
