import type { Expected } from '../../engine/index.ts';

/** What could stand in the definition of a modifier: as it is typed, or what it is. */
export const expectedText = (expected: Expected): string => {
  if (typeof expected === 'string') return expected;
  switch (expected.is) {
    case 'later':
      return `mehr als ${expected.precedence}`;
    case 'whole-number':
      return expected.most === undefined ? 'eine ganze Zahl' : `eine ganze Zahl bis ${expected.most}`;
    case 'two-cells':
      return 'zwei Felder eines Plans';
    case 'changeable-property':
      return 'eine Eigenschaft, die sich ändern kann';
    case 'other-property':
      return 'eine andere Eigenschaft';
  }
};
