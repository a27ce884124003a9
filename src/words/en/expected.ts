import type { Expected } from '../../engine/index.ts';

/** What could stand in the definition of a modifier: as it is typed, or what it is. */
export const expectedText = (expected: Expected): string => {
  if (typeof expected === 'string') return expected;
  switch (expected.is) {
    case 'later':
      return `more than ${expected.precedence}`;
    case 'whole-number':
      return expected.most === undefined ? 'a whole number' : `a whole number up to ${expected.most}`;
    case 'two-cells':
      return 'two cells of one map';
    case 'changeable-property':
      return 'a property that can change';
    case 'other-property':
      return 'another property';
  }
};
