import { expect, test } from 'vitest';
import { contrast, inkOn, sideColour } from '../../../src/view/svg/colour.ts';

const sides = Array.from({ length: 8 }, (_, index) => sideColour({ index, name: 'Ash' }));

test('eight sides have eight colours, on which their labels can be read', () => {
  expect(new Set(sides).size).toBe(8);
  for (const colour of sides) expect(contrast(colour, inkOn(colour))).toBeGreaterThan(3);
});

test('text is dark on light and light on dark', () => {
  expect([inkOn('#ffffff'), inkOn('#f0e442'), inkOn('#000000'), inkOn('#0072b2')]).toEqual([
    '#20242a',
    '#20242a',
    '#ffffff',
    '#ffffff',
  ]);
});
