import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GdlForm } from '../../../src/engine/scorekeepers/language/form.ts';
import { printForm } from '../../../src/engine/scorekeepers/language/print-form.ts';
import { MAX_SCORING_PROGRAM_LENGTH, parseGdlForms } from '../../../src/engine/scorekeepers/language/read-forms.ts';
import { anyForm, bareForm } from '../../support/gdl.ts';

const printed = (text: string): string => {
  const read = parseGdlForms(text);
  return read.ok
    ? read.forms.map(printForm).join(' ')
    : `${read.fault.code} ${read.fault.line}:${read.fault.column} ${read.fault.expected}`;
};

describe('[S2] the reader of scorekeeper forms', () => {
  test.each([
    ['(if (>= score 10) win)', '(if (>= score 10) win)'],
    ['a ; the rest is a comment )(\nb', 'a b'],
    ['a #| outer #| inner |# still ( |# b', 'a b'],
    ['"say \\"hello\\" \\\\"', '"say \\"hello\\" \\\\"'],
    ['|odd symbol| |a\\|b| || |12|', '|odd symbol| |a\\|b| || |12|'],
    ['12 -3 +4 .5 -0 1.50', '12 -3 4 0.5 0 1.5'],
    ['nil () true false |true|', 'nil nil true false |true|'],
    ["'x '(a b) ''y", "'x '(a b) ''y"],
    ['u* side* last-side-wins /= 3d6 1e3', 'u* side* last-side-wins /= 3d6 1e3'],
    ['', ''],
  ])('the scorekeeper form %s is read as %s', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  test.each([
    ['(a\n  (b c)', 'unclosed 1:1 )'],
    ['a\n  )', 'unexpected 2:3 form'],
    ['(a "b)', 'unclosed 1:4 "'],
    ['a |b', 'unclosed 1:3 |'],
    ['a\n#| #| |#', 'unclosed 2:1 |#'],
    ["(a ')", 'unexpected 1:5 form'],
    ["a '", 'unexpected 1:4 form'],
    ['(> x 2000000000)', 'bad-number 1:6 -1000000000 ... 1000000000'],
    ['1.1234567', 'bad-number 1:1 -1000000000 ... 1000000000'],
    ['5.', 'bad-number 1:1 -1000000000 ... 1000000000'],
  ])('the fault in the form %s has line, column and expectation', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  test('a printed scorekeeper form reads back as the same', () => {
    fc.assert(
      fc.property(fc.array(anyForm, { maxLength: 4 }), (forms) => {
        const read = parseGdlForms(forms.map(printForm).join('\n'));
        expect(read.ok && read.forms.map(bareForm)).toEqual(forms.map(bareForm));
      }),
    );
  });

  test('any text is refused as forms, or can be read and printed again', () => {
    const signs = fc.constantFrom(
      '(',
      ')',
      "'",
      '"',
      '|',
      '\\',
      ';',
      '#|',
      '|#',
      '\n',
      ' ',
      'a',
      '1',
      '.',
      '-',
      'nil',
      'true',
      'u*',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(signs, { maxLength: 40 }).map((some) => some.join('')),
        ),
        (text) => {
          const read = parseGdlForms(text);
          if (!read.ok) {
            expect(read.fault.at).toBeLessThanOrEqual(text.length);
            return;
          }
          const again = parseGdlForms(read.forms.map(printForm).join(' '));
          expect(again.ok && again.forms.map(bareForm)).toEqual(read.forms.map(bareForm));
        },
      ),
    );
  });
});

describe('[S27] the limits of depth and size', () => {
  const code = (text: string): string => {
    const read = parseGdlForms(text);
    return read.ok ? 'read' : read.fault.code;
  };

  test.each([
    ['a word in 40 lists', `${'('.repeat(40)}a${')'.repeat(40)}`, 'read'],
    ['a word in 41 lists', `${'('.repeat(41)}a${')'.repeat(41)}`, 'too-deep'],
    ['quotes thousands deep', "'".repeat(30_000), 'too-deep'],
    ['brackets that nobody closes', '('.repeat(30_000), 'too-deep'],
    ['10,000 forms', 'a '.repeat(10_000), 'read'],
    ['too many forms', 'a '.repeat(10_001), 'too-large'],
    ['as long a text as may be', ' '.repeat(32_000), 'read'],
    ['too long a text', ' '.repeat(MAX_SCORING_PROGRAM_LENGTH + 1), 'too-long'],
  ])('the limits of depth and size judge %s', (_, text, expected) => {
    expect(code(text)).toBe(expected);
  });
});

test('positions of forms are those of the text', () => {
  const read = parseGdlForms('(a\n "b" c)');
  const [list] = read.ok ? read.forms : [];
  const items: readonly GdlForm[] = list?.kind === 'list' ? list.items : [];
  expect([list?.at, ...items.map(({ at }) => at)]).toEqual([0, 1, 4, 8]);
});
