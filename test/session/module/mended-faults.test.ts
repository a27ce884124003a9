import { expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const faultsOf = (text: string): readonly string[] => {
  const read = readModule(text);
  return read.ok ? [] : read.faults.map(faultText);
};

const HEAD = `module: mended
title: Mended
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
maps: [{ name: Board, boards: [{ name: Board, grid: { kind: square, columns: 3, rows: 3 } }] }]
prototypes: { man: {} }
`;

test('[T25] an unclosed bracket is reported where it opens', () => {
  const text = HEAD.replace('{ name: Blue }]', '{ name: Blue }').replace('Mended', 'Mended: [1, 2], "{"');
  expect(faultsOf(text.replace(': [1, 2], "{"', ''))).toEqual([
    'line 3, column 8: the `[` here is never closed; expected: a `]` after its last entry',
  ]);
});

test.each([
  [
    '{ name: A, when: TurnNumber % 4 = 0, does: [{ end: turn }] }',
    'line 7, column 39, actions[0].when: "%" can\'t be here in an expression; expected: {TurnNumber % 4 = 0}',
  ],
  [
    '{ name: A, of: { piece: "", on: Board, within: 1, of: Prototype = man }, does: [{ remove: it }] }',
    'line 7, column 65, actions[0].of.of: "Prototype = man" is a match, but this must be a name; expected: one of: it',
  ],
  [
    '{ name: Place, does: [{ end: turn }] }, { name: Place, does: [{ end: turn }] }',
    'line 7, column 59, actions[1].name: something else already has the name "Place"; expected: a name that nothing else has, or one entry with `each: side` and `name: $side$ Place`',
  ],
])('[T25] %s is reported with a remedy', (action, fault) => {
  expect(faultsOf(`${HEAD}actions: [${action}]\n`)).toEqual([fault]);
});
