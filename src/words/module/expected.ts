import type { ExpectedText } from '../../engine/index.ts';
import type { Format } from '../base/messages.ts';

/** An expected part of a modifier's definition: the text to type, or a description of it. */
export const expectedText = (format: Format, expected: ExpectedText): string => {
  if (typeof expected === 'string') return expected;
  if (expected.is === 'later') return format('expected-later', { precedence: expected.precedence });
  if (expected.is === 'whole-number' && expected.most !== undefined)
    return format('expected-whole-number-most', { most: expected.most });
  return format(`expected-${expected.is}`);
};
