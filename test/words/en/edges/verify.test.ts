import { expect, test } from 'vitest';
import { en } from '../../../support/words.ts';

const { seedText } = en.verify;

test('[T21] the fairness report shows a seed that was mixed in', () => {
  expect([undefined, '', '0', 'a "b"'].map(seedText)).toEqual([
    'No seed was mixed in.',
    'No seed was mixed in.',
    'The seed "0" was mixed in.',
    'The seed "a \\"b\\"" was mixed in.',
  ]);
});
