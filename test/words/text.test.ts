import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonId } from '../../src/table/index.ts';
import { bold, isTextSafeToPost, plain, removeMarkdown } from '../../src/view/text/text.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { listed } from '../../src/words/base/text.ts';
import { person } from '../support/words.ts';

const RUNS = { numRuns: 500 };
/** Texts in which markdown and mentions are likely. */
const anySpelled = fc
  .array(
    fc.constantFrom(
      '*',
      '_',
      '~',
      '`',
      '|',
      '>',
      '<',
      '@',
      '#',
      '-',
      ':',
      '[',
      ']',
      '(',
      ')',
      '\\',
      '1',
      '.',
      ' ',
      '\n',
      'everyone',
      'here',
      '&',
      '!',
      '\u200b',
    ),
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-ascii' }), anySpelled);

/** What is left of a text when every escaped character is taken out. */
const bare = (text: string): string => text.replace(/\\[^0-9A-Za-z\s]/g, '');
/** What its reader sees. */
const read = (text: string): string => text.replace(/\\([^0-9A-Za-z\s])/g, '$1').replaceAll('\u200b', '');

describe('[T14] a text from outside', () => {
  it.each([
    ['@everyone', '@\u200beveryone'],
    ['<@123>', '\\<@\u200b123\\>'],
    ['<@&123> <#1> </move:1> <t:0>', '\\<@\u200b&123\\> \\<\\#1\\> \\</move\\:1\\> \\<t\\:0\\>'],
    ['**bold** _it_ ~~s~~ ||x||', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~s\\~\\~ \\|\\|x\\|\\|'],
    ['`code`', '\\`code\\`'],
    ['[link](https://a.b)', '\\[link\\]\\(https\\://a.b\\)'],
    ['# Title', '\\# Title'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['\\', '\\\\'],
    ['two\nlines\u2028and more', 'two lines and more'],
    ['Red King', 'Red King'],
    ['Åse 7½', 'Åse 7½'],
  ])('the outside text %j is shown as %j', (text, harmless) => {
    expect(plain(text)).toBe(harmless);
  });

  it('an outside text never pings', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plain(text)).not.toMatch(/@(?!\u200b)/);
        expect(bare(plain(text))).not.toMatch(/<[@#/:at]/);
      }),
      RUNS,
    );
  });

  it('an outside text never formats: special characters are escaped', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(bare(plain(text))).not.toMatch(/[\\*_~`|>#[\]()<:-]|[\n\r\u2028\u2029]/);
        expect(plain(text)).not.toMatch(/^\d+\./);
      }),
      RUNS,
    );
  });

  it('an outside text in bold never formats: only its own stars count', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const inside = bold(text).slice(2, -2);
        expect(bold(text)).toBe(`**${inside}**`);
        expect(bare(inside)).not.toMatch(/[\\*]/);
      }),
      RUNS,
    );
  });

  it('an outside text reads as it was written, except for blanks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
        expect(read(plain(text))).toBe(text.trim());
      }),
      RUNS,
    );
  });

  it('an outside text is cut if too long, never within a character', () => {
    expect(plain('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
    expect(plain('a'.repeat(80))).toBe('a'.repeat(80));
    expect(plain('👑👑👑', 2)).toBe('👑…');
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        expect([...read(plain(text, limit))].length).toBeLessThanOrEqual(limit);
      }),
      RUNS,
    );
  });
});

it('the texts of lists and names are safe', () => {
  const format = formatIn('en');
  const lists = [listed(format, []), listed(format, ['a']), listed(format, ['a', 'b'])];
  expect([...lists, listed(format, ['a', 'b', 'c'], 'or')]).toEqual(['', 'a', 'a and b', 'a, b or c']);
  expect(person('100000000000000001' as PersonId)).toBe('<@100000000000000001>');
});

describe('[T14] stored words', () => {
  it('stored words from here are harmless, whatever the names', () => {
    fc.assert(
      fc.property(anySpelled, (name) => {
        expect(
          isTextSafeToPost(
            `takes back: moves ${bold(name)} A1 → B2; hands ${plain(name)} to ${person('12' as PersonId)}`,
          ),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it.each([
    '@everyone',
    '<@&5>',
    '<#5>',
    '[x](y)',
    'https://x.y',
    '`x`',
    '# x',
    '_x_',
    '~~x~~',
    '||x||',
    '> x',
    'a\nb',
    '\u202ex',
    '- x',
    '<@1x>',
    '\\',
  ])('stored words are refused if they could ping or format: %j', (text) => {
    expect(isTextSafeToPost(text)).toBe(false);
  });

  it('stored words read without formats as they were typed', () => {
    expect(removeMarkdown(`moves ${bold('A*b_c @x')} 1\\. → B2`)).toBe('moves A*b_c @x 1. → B2');
  });
});
