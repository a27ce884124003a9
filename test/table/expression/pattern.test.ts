import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEvaluationBudget } from '../../../src/table/expression/budget.ts';
import { type Pattern, readPattern } from '../../../src/table/expression/pattern.ts';
import { matchesWholeText } from '../../../src/table/expression/program.ts';

function pattern(source: string): Pattern {
  const reading = readPattern(source);
  if (!reading.ok) throw new Error(`${source}: ${JSON.stringify(reading)}`);
  return reading.pattern;
}

const matched = (source: string, text: string) =>
  matchesWholeText(pattern(source).program, text, createEvaluationBudget(1_000_000));

it.each([
  ['Kn.*', ['Knight', 'Kn'], ['a Knight', 'kn']],
  ['(?i)kn[^aeiou]ght', ['KNOGHT', 'Knight'].map((text) => text.replace(/[oi]/i, 'x')), ['KNIGHT', 'knOght']],
  ['(?i)ÄB|ß', ['äb', 'Äb', 'ß'], ['ab', 'ss']],
  ['(?i)S', ['s', 'S'], ['ß']],
  ['(?i)i', ['I'], ['İ']],
  ['a|bc|', ['a', 'bc', ''], ['ac', 'abc']],
  ['(?:ab)+c?', ['ab', 'ababc'], ['', 'c', 'aba']],
  ['a{2}', ['aa'], ['a', 'aaa']],
  ['a{2,}', ['aa', 'aaaaa'], ['a']],
  ['(a|b){1,3}?', ['a', 'bab'], ['', 'abab']],
  ['a{0}', [''], ['a']],
  ['[a-c-]+', ['a-c', 'b'], ['d', '']],
  ['[]x]+', [']x'], ['[']],
  ['[x]-a]', ['x-a]'], ['x', '-a]', ']-a]']],
  ['[]-a]', [']', '^', 'a'], ['-', 'b', '[']],
  ['[a-]b]', ['ab]', '-b]'], ['a', 'b]']],
  ['[\\w.]+@[^\\s\\d]*', ['a.b_1@x', 'a@'], ['a b@x', 'a@1']],
  ['[\\D]', ['x', 'ß', '😀'], ['5', 'xx']],
  ['\\d+\\.\\d\\d', ['3.14'], ['3x14', '3.1']],
  ['\\S\\W\\s', ['a- ', 'a\t\n'], ['a_ ']],
  ['\\s', [...'\t\n\v\f\r '], ['\b', '\u000e', '_']],
  ['[a-a]', ['a'], ['b']],
  ['.', ['😀', '\n'], ['', 'ab']],
  ['^a$', ['a'], ['ba', 'aa']],
  ['a^b|a$b', [], ['ab', 'a^b', 'a$b']],
  ['\\$\\(\\)\\"[$^]', ['$()"$', '$()"^'], ['$()"']],
  ['a]}-', ['a]}-'], ['a']],
  ['', [''], ['a']],
])('the pattern %s matches the right texts', (source, yes, no) => {
  expect(yes.filter((text) => matched(source, text) !== true)).toEqual([]);
  expect(no.filter((text) => matched(source, text) !== false)).toEqual([]);
});

it.each([
  ['*a', 0],
  ['a**', 2],
  ['a*+', 2],
  ['a{2,1}', 1],
  ['a{x}', 1],
  ['a(b', 1],
  ['a)b', 1],
  ['a[b', 1],
  ['[b-a]', 4],
  ['[a-\\d]', 5],
  ['a\\', 2],
  ['\\b', 1],
  ['(a)\\1', 4],
  ['(?=a)', 2],
  ['(?<n>a)', 2],
  ['a(?i)b', 3],
])('the pattern %s is refused with the position', (source, at) => {
  expect(readPattern(source)).toEqual({ ok: false, code: 'bad-pattern', at });
});

describe('the limits of a pattern', () => {
  it('a pattern that is too large is refused before compiling', () => {
    const large = [
      'a{1001}',
      '(a{40}){40}',
      '(((){999}){999}){999}',
      '(()*){999}',
      'ab'.repeat(501),
      `[${'a-z'.repeat(1001)}]`,
      '((a|b){9999}){9999}',
    ];
    expect(large.map((source) => readPattern(source))).toEqual(
      large.map(() => ({ ok: false, code: 'pattern-too-large', at: 0 })),
    );
    const bounds = ['a'.repeat(1000), 'a'.repeat(1001), `${'a|'.repeat(332)}a`, `${'a|'.repeat(333)}a`];
    const any = ['.'.repeat(1000), '.'.repeat(1001)];
    expect([...bounds, ...any].map((source) => readPattern(source).ok)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('a pattern with more than 64 nested groups is refused', () => {
    const nested = (depth: number): string => `${'('.repeat(depth)}a${')'.repeat(depth)}`;
    expect(readPattern(nested(64)).ok).toBe(true);
    expect(readPattern(nested(65))).toMatchObject({ ok: false, code: 'too-deep' });
  });

  it('[C11] matching a pattern takes at most its size times the text length', () => {
    for (const source of [
      '(a+)+b',
      '(a|a)*b',
      '(a|aa)+c',
      '(a*)*(a*)*(a*)*b',
      '((a?){20}){5}b',
      '(.*)(.*)(.*)(.*)x',
      '((a*)*)*$b',
    ]) {
      const { program } = pattern(source);
      const budget = createEvaluationBudget(100_000_000);
      expect(matchesWholeText(program, 'a'.repeat(2000), budget)).toBe(false);
      expect(100_000_000 - budget.left).toBeLessThan(2001 * 3 * (program.steps.length + 1));
      expect(matchesWholeText(program, 'a'.repeat(2000), createEvaluationBudget(5000))).toBeUndefined();
    }
  });

  it('reading a pattern never throws on any text', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'ab()[]{}|*+?^$\\.-,12dwi:😀'), maxLength: 15 });
    fc.assert(
      fc.property(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 15 })), (source) => {
        const reading = readPattern(source);
        if (!reading.ok) expect(reading.at).toBeLessThanOrEqual(source.length);
        else expect(readPattern(reading.pattern.source)).toEqual(reading);
      }),
      { numRuns: 1000 },
    );
  });
});

it('patterns match like RegExp for their common syntax', () => {
  const sources = fc.letrec<{ source: string }>((tie) => ({
    source: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\W', '1', '^', '$', ''),
      fc.tuple(tie('source'), tie('source')).map(([a, b]) => a + b),
      fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(${a}|${b})`),
      fc
        .tuple(tie('source'), fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,}', '{0,2}'))
        .map(([a, sign]) => `(?:${a})${sign}`),
    ),
  })).source;
  const textsToMatch = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '1', '-'), maxLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(sources, textsToMatch, (source, texts) => {
      const other = new RegExp(`^(?:${source})$`, 'su');
      expect(texts.map((text) => matched(source, text))).toEqual(texts.map((text) => other.test(text)));
    }),
    { numRuns: 500 },
  );
});

it('a text that was matched before takes the same steps again', () => {
  const { program } = pattern('([A-J]|A[A-D])[0-9]+');
  const spent = (text: string, steps: number): readonly [isMatch: boolean | undefined, steps: number] => {
    const budget = createEvaluationBudget(steps);
    return [matchesWholeText(program, text, budget), steps - budget.left];
  };
  for (const text of ['J12', 'Z9', 'x'.repeat(60)]) {
    const first = spent(text, 1_000);
    const [isMatch, steps] = first;
    expect(spent(text, 1_000)).toEqual(first);
    expect(spent(text, steps)[0]).toBe(isMatch);
    expect(spent(text, steps - 1)[0]).toBeUndefined();
  }
});
