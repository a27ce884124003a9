import { expect, test } from 'vitest';
import { Parser } from 'yaml';
import { findCommentCutFaults } from '../../../src/session/text/comments.ts';

const cutsIn = (text: string): readonly string[] =>
  findCommentCutFaults(text, [...new Parser().parse(text)]).map(({ at }) => text.slice(at, at + 4));

test('[T25] a # without a blank that hides a closing bracket is reported', () => {
  expect(cutsIn('maps: [Field #one]\n')).toEqual(['#one']);
  expect(cutsIn('maps: [Field\n#one]\n]\n')).toEqual([]);
  expect(cutsIn('maps: [Field\n  #one]\n]\n')).toEqual([]);
  expect(cutsIn('#one\nmaps: [Field]\n')).toEqual([]);
  expect(cutsIn('maps: [Field # one]\n]\n')).toEqual([]);
});
