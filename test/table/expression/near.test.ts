import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsBetween, findSimilarNamesByPart, near } from '../../../src/table/expression/near.ts';

const NAMES = ['Pikeman', 'Spearman', 'Red King', 'Blue King', 'Wagon', 'P', 'E'];

describe('[T11] similar names', () => {
  it.each([
    ['Pikemen', 'Pikeman'],
    ['pikemna', 'Pikeman'],
    ['pkeman', 'Pikeman'],
    ['piikeman', 'Pikeman'],
    ['PIKEMAN', 'Pikeman'],
    [' waggon ', 'Wagon'],
    ['wagons', 'Wagon'],
    ['read king', 'Red King'],
    ['spear', 'Spearman'],
  ])('the name most similar to %s is %s', (typed, name) => {
    expect(near(typed, NAMES)[0]).toBe(name);
  });

  it('similar names are a few, the nearest first', () => {
    expect(near('king', NAMES)).toEqual(['Blue King', 'Red King']);
    expect(near('blue kin', NAMES)).toEqual(['Blue King']);
    expect(near('a', ['aa', 'ab', 'ac', 'ad'])).toHaveLength(3);
    expect(near('a', ['aa', 'ab', 'ac', 'ad'], 1)).toEqual(['aa']);
  });

  it('an unlike or empty name has no similar names', () => {
    expect([near('catapult', NAMES), near('  ', NAMES), near('pawn', [])]).toEqual([[], [], []]);
  });

  it('similar names match a wrong, missing, extra or swapped letter', () => {
    const anyName = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(
        anyName,
        fc.nat(11),
        fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
        (name, place, fault) => {
          const at = place % (name.length - 1);
          const [head, rest] = [name.slice(0, at), name.slice(at)];
          const [first = '', second = ''] = rest;
          const typed = {
            wrong: `${head}x${rest.slice(1)}`,
            missing: head + rest.slice(1),
            extra: `${head}x${rest}`,
            swapped: head + second + first + rest.slice(2),
          }[fault];
          expect(near(typed, [name, 'zzzzzzzzzzzzzzzz'])).toEqual([name]);
        },
      ),
    );
  });
});

it('edits between names are counted only up to the limit', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(word, word, fc.nat(8), (a, b, most) => {
      const edits = editsBetween(a, b);
      const counted = editsBetween(a, b, most);
      expect(edits <= most ? counted : Math.min(counted, most + 1)).toBe(edits <= most ? edits : most + 1);
    }),
    { seed: 20_301_125, numRuns: 300 },
  );
});

it.each([
  // A word of the name, then what it begins with, what it holds, and what is some edits away.
  ['king', ['Kong', 'Kingdom', 'Red King', 'Viking', 'Ring'], ['Red King', 'Kong', 'Ring']],
  ['red king of all', ['Red King', 'Of', 'King', 'Kingdom'], ['King', 'Red King']],
  ['ri', ['Ring', 'Brig', 'R', 'Ra', 'Rind', 'Ir'], ['Ir', 'Ra', 'R']],
  ['r', ['Ring', 'Ra', 'abc'], ['Ra']],
  ['pik', ['Pikeman', 'Spike', 'Pig'], ['Pig', 'Pikeman', 'Spike']],
  ['spikes', ['Pike', 'Spike', 'Ike', 'Mike'], ['Spike', 'Pike', 'Ike']],
  ['abcdefghi', ['abcxyzghi', 'abcxyzwhi', 'abc'], ['abc', 'abcxyzghi']],
  ['  PAWN ', ['pawn', 'Pawn', 'pawns'], ['Pawn', 'pawn', 'pawns']],
  ['b', ['b', 'a', 'a'], ['b', 'a']],
  // Three letters may differ by one edit, seven by two.
  ['cat', ['Cow', 'Cot'], ['Cot']],
  ['provnce', ['Prince', 'pros 1e', 'Province', 'pro 1e'], ['Province', 'Prince']],
  ['provnce', ['pros 1e', 'Pawnee'], []],
  ['ca', ['Ow', 'Co'], ['Co']],
  ['pik', ['Turnspikes'], ['Turnspikes']],
  ['pi', ['Turnspikes'], []],
  // What begins with it or holds it is as near as its edits, where these are few.
  ['pikeman', ['Pikmen', 'Spikeman'], ['Spikeman', 'Pikmen']],
  ['pikeman', ['Zpikeman', 'Pikemans'], ['Pikemans', 'Zpikeman']],
  [`${'x'.repeat(60)}abcdef`, [`${'x'.repeat(60)}fedcba`, 'x'], [`${'x'.repeat(60)}fedcba`]],
])('[T11] the names similar to %s are sorted, the nearest first', (typed, names, found) => {
  expect(near(typed, names)).toEqual(found);
});

it.each([
  ['mrket vilage', ['Market', 'Village', 'Moat'], ['Market', 'Village']],
  ['market vilage', ['Market', 'Village', 'Moat'], ['Market']],
  ['bigg moatt celar', ['Cellar', 'Big Moat'], ['Big Moat', 'Cellar']],
  ['vilage', ['Village', 'Villa', 'Market'], ['Village']],
  ['qqqq wwww', ['Moat', 'Market'], []],
  ['qoat', ['Moat', 'Market'], ['Moat']],
  ['mxxxxt', ['Moat', 'Market', 'Cellar'], ['Market', 'Moat']],
  ['moat moat moat', ['Moat'], ['Moat']],
  ['', ['Moat'], []],
  // Of four words a name is found, and of not one more.
  ['kng uf te hlil markt villag', ['King of the Hill', 'Market', 'Village'], ['King of the Hill', 'Market', 'Village']],
  ['kng uf te gren hlil markt villag', ['King of the Green Hill', 'Market', 'Village'], ['Market', 'Village']],
  // Twelve words are looked at.
  [`${'qqqq '.repeat(11)}markt`, ['Market'], ['Market']],
  [`${'qqqq '.repeat(12)}markt`, ['Market'], []],
  ['cat', ['Dog', 'Elephant'], ['Dog']],
  ['moat', ['Moat 1', 'Moat 2', 'Moat 3', 'Moat 4', 'Moat 5', 'Moat 6'], [1, 2, 3, 4, 5].map((i) => `Moat ${i}`)],
])('[T11] similar names are searched for each part of %s among %j', (typed, names, found) => {
  expect(findSimilarNamesByPart(typed, names)).toEqual(found);
});
