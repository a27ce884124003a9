import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInline, readMarkdown } from '../../src/playground/markdown.ts';
import type { Block, Inline } from '../../src/playground/wire.ts';
import { plain } from '../../src/view/text.ts';

describe('a line', () => {
  test.each<[string, readonly Inline[]]>([
    ['no marks at all', ['no marks at all']],
    ['**Red** moves', [{ kind: 'bold', of: ['Red'] }, ' moves']],
    [
      '*so* and _so_, __this__, ~~that~~',
      [
        { kind: 'italic', of: ['so'] },
        ' and ',
        { kind: 'italic', of: ['so'] },
        ', ',
        { kind: 'underline', of: ['this'] },
        ', ',
        { kind: 'strike', of: ['that'] },
      ],
    ],
    ['**a *b* c**', [{ kind: 'bold', of: ['a ', { kind: 'italic', of: ['b'] }, ' c'] }]],
    ['type `/move **x**` now', ['type ', { kind: 'code', text: '/move **x**' }, ' now']],
    ['<@123> in <#45>', [{ kind: 'person', id: '123' }, ' in ', { kind: 'channel', id: '45' }]],
    ['until <t:1795406064:f>, <t:x:f>', ['until 23 Nov 2026, 03:54 UTC, <t:x:f>']],
    ['\\*not\\* \\<@1\\>', ['*not* <@1>']],
    ['**not closed, 2 * 3 * 4', ['**not closed, 2 * 3 * 4']],
    ['<b>x</b> & <@x>', ['<b>x</b> & <@x>']],
  ])('%s', (line, parts) => expect(readInline(line)).toEqual(parts));
});

describe('a message', () => {
  test('has headings, lists, quotes, small print and code', () => {
    const text = '# Big\n## Less\n- one\n  - deeper\n2. two\n> said\n-# small\nplain\n\n```\n a  b\n**c**\n```\nafter';
    expect(readMarkdown(text)).toEqual<readonly Block[]>([
      { kind: 'heading', level: 1, of: ['Big'] },
      { kind: 'heading', level: 2, of: ['Less'] },
      { kind: 'item', depth: 0, mark: '•', of: ['one'] },
      { kind: 'item', depth: 1, mark: '•', of: ['deeper'] },
      { kind: 'item', depth: 0, mark: '2.', of: ['two'] },
      { kind: 'quote', of: ['said'] },
      { kind: 'small', of: ['small'] },
      { kind: 'line', of: ['plain'] },
      { kind: 'line', of: [] },
      { kind: 'code', text: ' a  b\n**c**' },
      { kind: 'line', of: ['after'] },
    ]);
  });

  test('[T14] a name from outside stays a text wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        const [block, ...others] = readMarkdown(plain(name));
        const parts = block && 'of' in block ? block.of : [];
        expect([block?.kind ?? 'line', others.length, parts.every((part) => typeof part === 'string')]).toEqual([
          'line',
          0,
          true,
        ]);
      }),
    );
  });
});
