import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieceLabelsOf } from '../../src/draw/labels.ts';
import { splitIntoGraphemes } from '../../src/draw/text.ts';

const labels = (...names: readonly string[]): readonly (string | undefined)[] => {
  const made = pieceLabelsOf(names.map((name) => ({ cell: 'A1', name })));
  return names.map((name) => made.get(name));
};

test.each([
  ['a name gives its initial', ['King', 'Swede'], ['K', 'S']],
  ['several words give their initials, at most three', ['Siege Train', 'Order of the Bath'], ['ST', 'OOT']],
  ['a number at the end is kept', ['Pikeman 3', 'Pikeman 12'], ['P3', 'P12']],
  ['two names get two labels', ['King', 'Knight', 'Knave'], ['K', 'Kn', 'Ka']],
  ['names without letters get a question mark', [' ', '...'], ['?', '?']],
  ['other alphabets do as well', ['élan', 'Ярл', '王'], ['É', 'Я', '王']],
])('labels of pieces: %s', (_, names, expected) => {
  expect(labels(...names)).toEqual(expected);
});

test('a given label of a piece is cut to three characters and stays unique', () => {
  const made = pieceLabelsOf([
    { cell: 'A1', name: 'Sergeant' },
    { cell: 'A1', name: 'Duke', label: 'S' },
    { cell: 'A1', name: 'Cavalry', label: 'Cavalry' },
  ]);
  expect([...made]).toEqual([
    ['Duke', 'S'],
    ['Cavalry', 'Cav'],
    ['Sergeant', 'Se'],
  ]);
});

test('a face-down piece does not influence the labels of others', () => {
  expect([
    ...pieceLabelsOf([
      { cell: 'A1', name: 'King', hidden: true },
      { cell: 'A1', name: 'Knight' },
    ]),
  ]).toEqual([['Knight', 'K']]);
});

test('a piece’s label has one to three characters, whatever the name', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 6 }), (names) => {
      for (const label of labels(...names))
        expect(splitIntoGraphemes(label ?? '').length).toSatisfy((count: number) => count >= 1 && count <= 3);
    }),
    { seed: 24 },
  );
});
