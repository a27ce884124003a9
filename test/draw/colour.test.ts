import { expect, test } from 'vitest';
import { colorOfSide, contrastOfColors, hexColorOf, mixColors, readableTextColorOn } from '../../src/draw/colour.ts';

const sides = Array.from({ length: 8 }, (_, index) => colorOfSide({ index, name: 'Ash' }));

test('eight sides have eight colors with readable labels', () => {
  expect(new Set(sides).size).toBe(8);
  for (const colour of sides) expect(contrastOfColors(colour, readableTextColorOn(colour))).toBeGreaterThan(3);
});

test('text is dark on a light color and light on a dark color', () => {
  expect([
    readableTextColorOn('#ffffff'),
    readableTextColorOn('#f0e442'),
    readableTextColorOn('#000000'),
    readableTextColorOn('#0072b2'),
  ]).toEqual(['#20242a', '#20242a', '#ffffff', '#ffffff']);
});

test('text on a color turns white slightly before white reads better', () => {
  expect(['#808080', '#999999'].map(readableTextColorOn)).toEqual(['#ffffff', '#20242a']);
});

test('a color is given by name or hex digits, else the default is used', () => {
  const colours = [' Red ', '#F80', '#Ff8800', '#ff88', '#ff88001', 'x#ff8800', 'constructor', '', undefined];
  expect(colours.map((colour) => hexColorOf(colour, '#123456'))).toEqual([
    '#c9302c',
    '#ff8800',
    '#ff8800',
    ...Array.from({ length: 6 }, () => '#123456'),
  ]);
  expect(hexColorOf(undefined)).toBe(colorOfSide(undefined));
});

test('a side has its declared color, else that of its name or position', () => {
  expect(colorOfSide({ index: 0, name: 'Blue', colour: 'red' })).toBe(hexColorOf('red'));
  expect(colorOfSide({ index: 0, name: 'Blue', colour: 'reddish' })).toBe(hexColorOf('blue'));
  expect(colorOfSide({ index: 8, name: 'Ash' })).toBe(sides[0]);
});

test('contrasts of colors follow WCAG 2 in either order', () => {
  const rounded = (a: string, b: string): number => Math.round(contrastOfColors(a, b) * 100) / 100;
  expect(rounded('#000000', '#ffffff')).toBe(21);
  expect(rounded('#ffffff', '#000000')).toBe(21);
  expect(['#ff0000', '#00ff00', '#0000ff', '#777777', '#0a0a0a'].map((one) => rounded(one, '#ffffff'))).toEqual([
    4, 1.37, 8.59, 4.48, 19.8,
  ]);
});

test('a mixed color interpolates each component', () => {
  expect([0, 0.5, 1].map((share) => mixColors('#000a40', '#ff0a00', share))).toEqual(['#000a40', '#800a20', '#ff0a00']);
});
