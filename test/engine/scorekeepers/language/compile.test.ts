import { describe, expect, test } from 'vitest';
import { compileScorekeepers } from '../../../../src/engine/scorekeepers/language/compile.ts';
import { moduleNamesOf } from '../../../../src/engine/scorekeepers/language/names.ts';
import type { ScoringProgram } from '../../../../src/engine/scorekeepers/language/tree.ts';
import { openModule, withRules } from '../../../support/table.ts';

const names = moduleNamesOf(openModule);

const programOf = (...texts: readonly string[]): ScoringProgram => {
  const compiled = compileScorekeepers(texts, names);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return compiled.program;
};

/** What is told of a text: `code line:column found, expected`. */
const told = (text: string, module = openModule): readonly string[] => {
  const compiled = compileScorekeepers([text], moduleNamesOf(module));
  return (compiled.ok ? compiled.warnings : compiled.faults).map(
    ({ code, line, column, found, expected, keeper }) =>
      `${code} ${line}:${column} ${found}${expected === '' ? '' : ` <- ${expected}`}${keeper === undefined ? '' : ` in ${keeper}`}`,
  );
};

describe('[S1] names of scorekeepers', () => {
  test('names of scorekeepers are symbols, texts or numbers, else the next free number', () => {
    const { definitions } = programOf(
      '(scorekeeper fame) (scorekeeper "Last stand") (scorekeeper 2) (scorekeeper (do win)) (scorekeeper (do lose))',
    );
    expect(definitions.map(({ name }) => name)).toEqual(['fame', 'Last stand', '2', '1', '3']);
  });

  test('a later form updates an earlier scorekeeper in place', () => {
    const [first, second] = programOf(
      '(scorekeeper a (title "A") (initial 5)) (scorekeeper b)',
      '(scorekeeper a (initial 7))',
    ).definitions;
    expect([first?.name, first?.title, first?.initial, second?.name]).toEqual(['a', 'A', 7, 'b']);
  });
});

describe('[S3] an unknown word is skipped with a warning and line', () => {
  test.each([
    [
      '(scorekeeper a\n  (colour red))',
      'unknown-property 2:3 (colour red) <- title, when, applies-to, known-to, card, reveals, trigger, triggered, do, messages, says, initial, initial-score, keep-score, ranks, notes in a',
    ],
    [
      '(scorekeeper a (do\n (dance)))',
      'unknown-form 2:2 (dance) <- last-side-wins, last-alliance-wins, if, cond, stop, end, win, lose, add, set in a',
    ],
    [
      '(scorekeeper a (do (if (random 6) win)))',
      'unknown-form 1:24 (random 6) <- and, or, not, =, /=, >, >=, <, <=, +, -, *, /, sum, turn, score, rank, most, second-most, sole-most, sole-second-most, majority, every-other, any-other in a',
    ],
    ['\n(terrain-type sea)', 'skipped 2:1 (terrain-type sea) <- scorekeeper, define, unit-type, side, add, set'],
    ['(set see-all true)', 'skipped 1:1 (set see-all true) <- last-turn, scorefile-name'],
    ['(unit-type pawn (image-name "p"))', 'skipped 1:17 (image-name "p") <- (PROPERTY NUMBER)'],
    ['(side Red (emblem-name "e"))', 'skipped 1:11 (emblem-name "e") <- (class NAME), (trusts SIDE ...)'],
    ['(side Rde (class crown))', 'unknown-side 1:7 Rde <- Red'],
    ['(side Red (trusts (Blu 1)))', 'unknown-side 1:20 Blu <- Blue'],
    [
      '(scorekeeper a (do (if (> (sum (remove pawn (append u* dragon)) hp) 3) win)))',
      'unknown-type 1:56 dragon <- pawn, king, stone in a',
    ],
    ['(scorekeeper a (applies-to Green))', 'unknown-side 1:28 Green <- Red, Blue in a'],
    ['(scorekeeper a (initial 0) (applies-to Red) (do\n (add 3 Blue)))', 'not-judged 2:2 (add 3 Blue) <- Blue in a'],
    ['(scorekeeper a (initial 0) (applies-to Red) (do (set 3 side*)))', 'not-judged 1:49 (set 3 side*) <- Blue in a'],
    ['(scorekeeper a (initial 0) (do (add 1 0)) (applies-to side*))', 'not-judged 1:32 (add 1 0) <- independent in a'],
    ['(scorekeeper a (do (if (> (sum dragon hp) 3) win)))', 'unknown-type 1:32 dragon <- pawn, king, stone in a'],
  ])('an unknown word is skipped with a warning: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  test('[D42] a useless score of a side that is not judged gives a warning', () => {
    const warned = (text: string): readonly string[] => {
      const compiled = compileScorekeepers([text], names);
      return compiled.ok ? compiled.warnings.map(({ code, expected }) => `${code} ${expected}`) : ['faulty'];
    };
    const add = (judged: string, whom: string, more = ''): string =>
      `(scorekeeper a (initial 0) (applies-to ${judged}) (do (if true (add 1 ${whom})))) ${more}`;
    expect([warned(add('Red', 'Red')), warned(add('side*', '(not Red)')), warned(add('(not Red)', 'Blue'))]).toEqual([
      [],
      [],
      [],
    ]);
    const later = '(side Red (class crown)) (side Blue (class crown))';
    expect([warned(add('crown', 'Red', later)), warned(add('Red', 'crown', later))]).toEqual([[], ['not-judged Blue']]);
    expect(warned(add('(or side* independent)', 'independent'))).toEqual([]);
  });

  test('an unknown word keeps the rest of the form', () => {
    const [keeper] = programOf('(scorekeeper a (colour red) (title "A") (do (dance) win))').definitions;
    expect([keeper?.title, keeper?.body.map(({ kind }) => kind)]).toEqual(['A', ['win']]);
  });
});

describe('[S2] [S27] a fault names position and scorekeeper and rejects everything', () => {
  test.each([
    ['(scorekeeper a (do (if)))', 'bad-form 1:20 (if) <- (if TEST ACTION [ELSE]) in a'],
    [
      '(scorekeeper a (do (win side* 3)))',
      'bad-form 1:20 (win side* 3) <- (win [SIDES] [OWN-MESSAGE] [OTHER-MESSAGE]) in a',
    ],
    ['(scorekeeper a (do (set)))', 'bad-form 1:20 (set) <- (set EXPRESSION [SIDE]) in a'],
    ['(scorekeeper a (do (cond win)))', 'bad-form 1:26 win <- (cond (TEST ACTION ...) ...) in a'],
    ['(scorekeeper a (do (end 3)))', 'bad-form 1:20 (end 3) <- (end [MESSAGE]) in a'],
    ['(scorekeeper a (initial x))', 'bad-form 1:16 (initial x) <- (initial NUMBER) in a'],
    ['(scorekeeper a (initial 1.5))', 'bad-form 1:16 (initial 1.5) <- (initial NUMBER) in a'],
    ['(scorekeeper a (messages (turn)))', 'bad-form 1:26 (turn) <- (messages (TEST TEXT [SIDES]) ...) in a'],
    ['(scorekeeper a (do (if (> 1) win)))', 'bad-form 1:24 (> 1) <- (> A B ...) in a'],
    ['(scorekeeper a (do (if (sum) win)))', 'bad-form 1:24 (sum) <- (sum [TYPES] PROPERTIES [TEST]) in a'],
    ['(define a b) (define b a) (scorekeeper x (do (if a win)))', 'bad-form 1:24 a <- a -> b -> a in x'],
    ['(define 3 4)', 'bad-form 1:1 (define 3 4) <- (define SYMBOL VALUE)'],
    ['(set last-turn 0)', 'bad-form 1:1 (set last-turn 0) <- (set last-turn NUMBER)'],
    ['(add u* point-value (1 2))', 'bad-form 1:21 (1 2) <- 3 x NUMBER'],
    ['(scorekeeper a (do', 'unclosed 1:16 ( <- )'],
  ])('the faulty program %s is rejected', (text, expected) => {
    expect(told(text)).toContain(expected);
    expect(compileScorekeepers([text], names).ok).toBe(false);
  });

  test('a scorekeeper of too many forms is rejected, written out or by definitions', () => {
    expect(told(`(scorekeeper a (do ${'win '.repeat(2_001)}))`)[0]).toContain('too-large');
    const doubled = Array.from({ length: 15 }, (_, i) => `(define d${i} (+ d${i + 1} d${i + 1}))`).join('\n');
    expect(told(`${doubled} (scorekeeper a (do (if (> d0 1) win)))`)[0]).toMatch(/^too-large .* in a$/);
    const chain = Array.from({ length: 30 }, (_, i) => `(define d${i} (+ d${i + 1} 1))`).join('\n');
    expect(told(`${chain} (scorekeeper a (do (if (> d0 1) win)))`)[0]).toMatch(/^too-deep .* in a$/);
    const divided = `${'(/ '.repeat(12)}score${' 2)'.repeat(12)}`;
    expect(told(`(scorekeeper a (initial 0) (do (set ${divided})))`)[0]).toMatch(/^too-large .* in a$/);
  });

  const defined = (depth: number): string =>
    Array.from({ length: depth }, (_, i) => `(define d${i} (+ d${i + 1} 1))`).join(' ');
  test.each<[string, number, (size: number) => string, string]>([
    ['scorekeepers', 100, (size) => '(scorekeeper) '.repeat(size), 'too-large'],
    ['forms', 2000, (size) => `(scorekeeper a (do ${'win '.repeat(size)}))`, 'too-large'],
    ['definitions in definitions', 20, (size) => `${defined(size)} (scorekeeper a (do (if (> d0 1) win)))`, 'too-deep'],
    [
      'comparisons in one test',
      665,
      (size) => `(scorekeeper a (do (if (or ${'(> turn 1) '.repeat(size)}) win)))`,
      'too-large',
    ],
    [
      'terms in what is asked of every unit',
      249,
      (size) => `(scorekeeper a (do (if (> (sum u* point-value (> (+ ${'1 '.repeat(size)}) 1)) 3) win)))`,
      'too-large',
    ],
  ])('[S27] a program may have so many %s, and not one more: %d', (_, most, made, code) => {
    const codes = (size: number): readonly string[] => {
      const compiled = compileScorekeepers([made(size)], names);
      return compiled.ok ? [] : compiled.faults.map((fault) => fault.code).slice(0, 1);
    };
    expect([codes(most), codes(most + 1)]).toEqual([[], [code]]);
  });
});

describe('[S4] the words of both manuals', () => {
  const body = (text: string) => programOf(`(scorekeeper a (initial 0) (do ${text}))`).definitions[0]?.body;

  test.each([
    ['(add-score 2)', '(add 2)'],
    ['(set-score 2)', '(set 2)'],
    ['(set (sum-uprop u* point-value))', '(set (sum u* point-value))'],
    ['(set (sum point-value))', '(set (sum u* point-value))'],
    ['(if (> (score) (turn)) win)', '(if (> score turn) win)'],
    ['(last-alliance-wins)', 'last-alliance-wins'],
  ])('the word of an older manual in %s is %s', (one, other) => {
    expect(body(one)).toEqual(body(other));
  });

  test('initial-score, keep-score and notes are read', () => {
    const initial = (text: string) => programOf(`(scorekeeper a ${text} (notes "x" "y"))`).definitions[0]?.initial;
    expect([
      initial('(initial-score 3)'),
      initial('(keep-score true)'),
      initial('(keep-score false)'),
      initial(''),
    ]).toEqual([3, 0, undefined, undefined]);
  });

  test('the third operand of `if` is the else branch', () => {
    expect(body('(if (> turn 3) win lose)')).toMatchObject([
      { kind: 'choose', clauses: [{ actions: [{ kind: 'win' }] }, { test: undefined, actions: [{ kind: 'lose' }] }] },
    ]);
  });
});

describe('defaults of a scorekeeper', () => {
  const [plain] = programOf('(scorekeeper a)').definitions;

  test('[S5] a scorekeeper has no title by default; a title is a text', () => {
    expect(plain?.title).toBe('');
    expect(programOf('(scorekeeper a (title "Last stand"))').definitions[0]?.title).toBe('Last stand');
  });

  test('[S6] a scorekeeper runs after each turn by default', () => {
    expect(plain?.when).toEqual({ moment: 'after-turn', test: undefined, needs: new Map() });
  });

  test('[S8] [S9] a scorekeeper is for all sides and known to all by default', () => {
    expect([plain?.appliesTo, plain?.knownTo]).toEqual([{ kind: 'all' }, { kind: 'all' }]);
  });

  test('[S10] a scorekeeper without a trigger is active', () => {
    expect([plain?.trigger, plain?.triggered]).toEqual([undefined, true]);
  });

  test('[S12] a scorekeeper has no numeric score by default, nor for -9999', () => {
    expect(plain?.initial).toBe(undefined);
    expect(programOf('(scorekeeper a (initial -9999))').definitions[0]?.initial).toBe(undefined);
    expect(programOf('(scorekeeper a (initial -5))').definitions[0]?.initial).toBe(-5);
  });
});

describe('warnings for the author of scorekeepers', () => {
  test.each([
    [
      '[S10] a trigger without (triggered false) never waits',
      '(scorekeeper a (trigger (> turn 3)))',
      'never-waits 1:1 (scorekeeper a (trigger (> turn 3))) <- (triggered false) in a',
    ],
    [
      '[S12] scores without a score',
      '(scorekeeper a (do (add 1)) (initial -9999))',
      'no-score 1:1 (scorekeeper a (do (add 1)) (initial -9… <- (initial 0) in a',
    ],
    [
      '[S12] a test of a score without a score',
      '(scorekeeper a (do (if (> score 1) win)))',
      'no-score 1:1 (scorekeeper a (do (if (> score 1) win)… <- (initial 0) in a',
    ],
    ['[S28] a type whose property the module gives', '(unit-type pawn (Strength 2))', 'given-twice 1:17 (Strength 2)'],
  ])('the author gets a warning for %s', (_, text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  test('[S6] turns in a game without turns give a warning', () => {
    const timeless = withRules(openModule, {}, null);
    expect(told('(scorekeeper a (do win)) (set last-turn 3)', timeless)).toEqual([
      'no-turns 1:26 (set last-turn 3)',
      'no-turns 1:1 (scorekeeper a (do win)) in a',
    ]);
    expect(told('(scorekeeper a (when after-event) (do win))', timeless)).toEqual([]);
  });
});

test('[S9] [S11] a program that some players may not see makes the game hide something', () => {
  expect(programOf('(scorekeeper a (do win) (messages (true "x")))').hides).toBe(false);
  expect(programOf('(scorekeeper a (known-to Red))').hides).toBe(true);
  expect(programOf('(scorekeeper a (messages (true "x" Red)))').hides).toBe(true);
});

test('[S26] the name of the score book is blank by default', () => {
  expect([programOf('').book, programOf('(set scorefile-name "Hall of fame")').book]).toEqual(['', 'Hall of fame']);
});
