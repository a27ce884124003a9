import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillTemplate, namesInTemplate, parseTextTemplate } from '../../../src/table/expression/format.ts';
import { holding } from './support.ts';

const known = holding({
  counterName: 'Wealth',
  oldValue: 16,
  newValue: '36',
  'Red Hand_Wealth': 36,
  Types: ['Cosmic', 'Reward'],
});
const filled = (text: string) => fillTemplate(parseTextTemplate(text), known);

it.each([
  ['$counterName$: $oldValue$ -> $newValue$', 'Wealth: 16 -> 36'],
  ['$Red Hand_Wealth$$newValue$', '3636'],
  ['is $Types$', 'is Cosmic, Reward'],
  ['<$missing$>', '<>'],
  ['no names', 'no names'],
  ['', ''],
  ['a $$ and $$counterName$$', 'a $ and $counterName$'],
  ['$$$newValue$', '$36'],
  ['costs $5 and $counterName$', 'costs $5 and Wealth'],
  ['5 $', '5 $'],
  ['$5, $ 6', '$5, $ 6'],
])('the format %s is filled in as %s', (text, expected) => {
  expect(filled(text)).toBe(expected);
});

it('the names in a format are listed', () => {
  expect([...namesInTemplate(parseTextTemplate('$a$ $b c$ $$ $a$'))]).toEqual(['a', 'b c']);
});

it('escaping keeps every character of any text except dollar signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('$', ' ', 'a', 'b') }), (text) => {
      const parts = parseTextTemplate(text);
      const plain = parts.map((part) => (typeof part === 'string' ? part : `$${part.name}$`)).join('');
      expect(plain.replaceAll('$', '')).toBe(text.replaceAll('$', ''));
    }),
  );
});
