import { expect, test } from 'vitest';
import { findNamesMeantBy } from '../../../src/session/check/misspelt.ts';

test.each([
  ['Arm', ['Army', 'Arms'], []],
  ['Army', ['Arm', 'Arms', 'Armsy', 'Tramy', 'army', 'Navy'], ['Arms', 'Armsy']],
  ['Armed', ['Armies', 'Armd', 'Armeds', 'Aimes'], ['Armd', 'Armeds']],
  ['Armies', ['Armed', 'Armi', 'Army', 'Arm', 'Armiesss', 'Armiessss', 'Rivers'], ['Armed', 'Armi', 'Armiesss']],
  ['Value1', ['Value2', 'Vaule2', 'Value', 'Valeu', 'Valu10'], ['Vaule2', 'Valeu', 'Valu10']],
  ['Ab12', ['Ab1', 'Abc1'], []],
])('the spelling check of %s finds names a letter away, two if long', (word, names, like) => {
  expect(findNamesMeantBy(word, names)).toEqual(like);
});
