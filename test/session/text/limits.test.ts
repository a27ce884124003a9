import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexer } from 'yaml';
import { readModule } from '../../../src/session/module/read.ts';
import { readYamlTokens } from '../../../src/session/text/limits.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';
import { OPEN } from '../../support/modules/modules.ts';

/** The codes of a file's faults, after holding the work on it against the budget. */
const codesOf = (text: string): readonly string[] => {
  const work = createParsingWork();
  const read = readModule(text, work);
  expect(work.done).toBeLessThanOrEqual(work.limit);
  return read.ok ? [] : read.faults.map(({ code }) => code);
};

/** Nine of nine of nine ...: a few lines that stand for 9^levels values. */
const bomb = (levels: number): string => {
  const lines = ['bomb:', '  - &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < levels; level++)
    lines.push(`  - &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`);
  return `${OPEN}${lines.join('\n')}\n`;
};

describe('[T25] an oversized file is refused by count', () => {
  it.each<[string, string, string]>([
    ['more than 256 KB', `${OPEN}#${' '.repeat(256 * 1024)}`, 'too-large'],
    ['lists nested thousands deep', '['.repeat(5000) + ']'.repeat(5000), 'too-deep'],
    ['lists that never close', '['.repeat(50_000), 'too-deep'],
    ['mappings nested deep in braces', '{a: '.repeat(10_000), 'too-deep'],
    [
      'mappings nested deep by indentation',
      Array.from({ length: 300 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
      'too-deep',
    ],
    ['lists nested deep by dashes', '- '.repeat(20_000), 'too-deep'],
    ['aliases of aliases', bomb(9), 'too-large'],
    ['an alias of what it stands in', `${OPEN}loop: &a [*a]`, 'alias'],
    ['more words than a module has', '['.concat('1,'.repeat(120_000), ']'), 'too-large'],
    [
      'a huge number of pieces',
      `${OPEN}  - { at: [${'A1, '.repeat(200)}A1], pieces: [{ prototype: stone, count: 1000 }] }`,
      'too-large',
    ],
    [
      'millions of cells',
      OPEN.replace(
        'columns: 5, rows: 5',
        `columns: 1000, rows: 1000, diagonals: false }, terrain: { a: ["A1:ALL1000"]`,
      ),
      'too-large',
    ],
  ])('a file that is too large is refused: %s', (_, text, code) => {
    expect(codesOf(text)).toContain(code);
  });

  it.each<[string, (size: number) => string, number, string]>([
    ['signs in a file', (size) => `${OPEN}#`.padEnd(size, ' '), 256 * 1024, 'too-large'],
    ['lists around a word', (size) => `${'['.repeat(size)}a${']'.repeat(size)}`, 24, 'too-deep'],
  ])('a file may have up to a fixed number of %s, and no more', (_, made, most, code) => {
    expect([codesOf(made(most)).includes(code), codesOf(made(most + 1)).includes(code)]).toEqual([false, true]);
  });

  it('a range may cover the largest board, once and again', () => {
    const grid = 'grid: { kind: square, columns: 300, rows: 300, numbering: "1.1" }';
    const board = (times: number): string =>
      OPEN.replace(
        /grid: \{.*?\}/,
        `${grid}, zones: [${Array.from({ length: times }, (_, zone) => `{ name: Z${zone}, cells: ["1.1:300.300"] }`).join(', ')}]`,
      )
        .replace('[A1, B2]', '["1.1"]')
        .replace('[E5, D4]', '["2.2"]');
    expect(codesOf(board(1))).toEqual([]);
    expect(codesOf(board(9))).toContain('too-large');
  });
});

it('[T25] no text makes the module reader crash or exceed its budget', () => {
  const edit = fc.tuple(
    fc.nat(OPEN.length),
    fc.nat(12),
    fc.constantFrom(
      '',
      '\n',
      '  ',
      '- ',
      '{',
      '}',
      '[',
      ']',
      ': ',
      ' #',
      '&a ',
      '*a',
      '!x ',
      '"',
      "'",
      '|\n',
      '? ',
      '%',
      '\t',
      '\0',
      '🂡',
    ),
  );
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      codesOf(edits.reduce((text, [at, length, sign]) => text.slice(0, at) + sign + text.slice(at + length), OPEN));
    }),
    { seed: 25, numRuns: 300 },
  );
});

it('[T25] a file has at most 60,000 tokens', () => {
  const count = (text: string): number => [...new Lexer().lex(text)].length;
  const some = `[${'1,'.repeat(19_000)}]`;
  const made = (most: number): string => some + '\n'.repeat(most - count(some));
  expect(count(made(60_000))).toBe(60_000);
  expect(readYamlTokens(made(60_000), createParsingWork()).ok).toBe(true);
  expect(readYamlTokens(made(60_001), createParsingWork())).toEqual({ ok: false, why: 'too-large', at: 0 });
});
