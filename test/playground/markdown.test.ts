import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInlineMarkdown, readMarkdown } from '../../src/playground/markdown.ts';
import type { MarkdownBlock, MarkdownInline } from '../../src/playground/wire.ts';
import { plain } from '../../src/view/text/text.ts';

describe('a line', () => {
  test.each<[string, readonly MarkdownInline[]]>([
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
    ['<@!7>, <t:0>, <t:8640000000001>', [{ kind: 'person', id: '7' }, ', 1 Jan 1970, 00:00 UTC, ']],
    [
      '[a kingdom](/kingdom/A1?key=x) [elsewhere](https://example.org) [up](/kingdom/../x)',
      [
        { kind: 'link', href: '/kingdom/A1?key=x', text: 'a kingdom' },
        ' [elsewhere](https://example.org) [up](/kingdom/../x)',
      ],
    ],
    ['``a ` b`` `open', [{ kind: 'code', text: 'a ` b' }, ' `open']],
    ['*a ** b*', [{ kind: 'italic', of: ['a ** b'] }]],
    ['*a \\* `*` b* c', [{ kind: 'italic', of: ['a * ', { kind: 'code', text: '*' }, ' b'] }, ' c']],
    ['**a **b** c', [{ kind: 'bold', of: ['a **b'] }, ' c']],
    ['* a* ** b** ****', ['* a* ** b** ****']],
    ['*a* *b', [{ kind: 'italic', of: ['a'] }, ' *b']],
  ])('a line of Markdown is shown: %s', (line, parts) => expect(parseInlineMarkdown(line)).toEqual(parts));
});

describe('a message', () => {
  test('a message shows headings, lists, quotes, small print and code', () => {
    const text = '# Big\n## Less\n- one\n  - deeper\n2. two\n> said\n-# small\nplain\n\n```\n a  b\n**c**\n```\nafter';
    expect(readMarkdown(text)).toEqual<readonly MarkdownBlock[]>([
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

  test('a message has three heading and five list levels, else lines', () => {
    const kinds = (text: string): readonly unknown[] =>
      readMarkdown(text).map((block) => [
        block.kind,
        block.kind === 'heading' ? block.level : block.kind === 'item' ? block.depth : 0,
      ]);
    expect(kinds('### Three\n#### Four\n#Five\n# ')).toEqual([
      ['heading', 3],
      ['line', 0],
      ['line', 0],
      ['line', 0],
    ]);
    const items = [0, 1, 2, 8, 9, 10].map((blanks) => `${' '.repeat(blanks)}* x`);
    expect(kinds(items.join('\n'))).toEqual([0, 0, 1, 4, 4, 4].map((depth) => ['item', depth]));
    expect(kinds('>no\n-#no\n-no\n1234. no').map((block) => String(block))).toEqual(Array(4).fill('line,0'));
  });

  test('a message keeps the lines around code exactly', () => {
    expect(readMarkdown('```\na\n```\n```\nb\n```')).toEqual([
      { kind: 'code', text: 'a' },
      { kind: 'code', text: 'b' },
    ]);
    expect(readMarkdown('one\n\n```x\na\n```\n\ntwo\n')).toEqual([
      { kind: 'line', of: ['one'] },
      { kind: 'line', of: [] },
      { kind: 'code', text: 'a' },
      { kind: 'line', of: [] },
      { kind: 'line', of: ['two'] },
    ]);
    expect(readMarkdown('')).toEqual([]);
  });

  test('[T14] a message shows an outside name as plain text', () => {
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
