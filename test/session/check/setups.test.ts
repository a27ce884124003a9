import { expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { en } from '../../support/words.ts';

const HEAD = `module: heads
title: Heads
sides: [{ name: Red }]
maps: [{ name: Yard, boards: [{ name: Court, grid: { kind: square, columns: 10, rows: 10 } }] }]
prototypes: { man: {} }
variants:
  - name: Size
    choices:
      - { name: usual }
      - { name: other, decks: [{ name: Draw, pieces: [{ prototype: man }] }] }
`;

/** What is told of a module with these lines. */
const told = (...lines: readonly string[]): readonly string[] => {
  const read = readModule(`${HEAD}${lines.join('\n')}\n`);
  return (read.ok ? [] : read.faults).map(en.moduleFaults.faultText);
};

const men = (count: number): string => `pieces: [{ prototype: man, count: ${count} }]`;

it('a game starts with at most 100,000 pieces per setup', () => {
  const setup = (inDeck: number, last = 998): readonly string[] => [
    'decks:',
    `  - { name: Draw, at: Yard, pieces: [{ prototype: man }, { prototype: man, count: ${inDeck} }] }`,
    'setup:',
    `  - { at: "Yard A1:J10", ${men(990)} }`,
    `  - { at: Yard, ${men(last)} }`,
  ];
  expect(told(...setup(1))).toEqual([]);
  const text = (place: string, count: number): string =>
    `${place}: these are ${count} pieces; expected: at most 100000`;
  const own = 'line 14, column 3, setup';
  // With the deck of the other choice there are no more than may be.
  expect(told(...setup(2))).toEqual([text(own, 100_001)]);
  const chosen = 'line 10, column 9, variants[0].choices[1]';
  expect(told(...setup(2, 1000))).toEqual([text(chosen, 100_001), text(own, 100_003)]);
});
