import { describe, expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const HEAD = `module: scored
title: Scored
sides: [{ name: Red, class: kingdom }, { name: Blue, trusts: [Red] }]
turn: {}
maps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3 } }] }]
prototypes: { guard: {} }
`;

const told = (text: string): readonly string[] => {
  const read = readModule(`${HEAD}${text}`);
  return (read.ok ? read.warnings : read.faults).map(faultText);
};

describe('[S3] scorekeepers in a module', () => {
  test('scorekeepers of a module are stored as written, flagged if hiding something', () => {
    const read = readModule(`${HEAD}scorekeepers: |\n  (scorekeeper a\n    (do win))\n`);
    expect(read.ok && read.module.scorekeepers).toEqual({ text: '(scorekeeper a\n  (do win))\n', hides: false });
    const secret = readModule(`${HEAD}scorekeepers: (scorekeeper a (known-to Red))\n`);
    expect(secret.ok && secret.module.scorekeepers?.hides).toBe(true);
    const none = readModule(`${HEAD}scorekeepers: " "\n`);
    expect(none.ok && none.module.scorekeepers).toBe(undefined);
  });

  test('parts of a prototype besides `properties` are not properties', () => {
    const masked = (prototype: string): readonly string[] => {
      const text = HEAD.replace('guard: {}', prototype);
      const read = readModule(`${text}scorekeepers: (scorekeeper a (when (> mask 1)) (do win))\n`);
      return (read.ok ? read.warnings : read.faults).map(faultText);
    };
    expect(masked('guard: { mask: { name: Covered } }')).toEqual(masked('guard: {}'));
    expect(masked('guard: {}')[0]).toContain('mask');
  });

  test('[S29] sides can have a class and trust others', () => {
    const read = readModule(HEAD);
    expect(read.ok && read.module.sides).toEqual([
      { name: 'Red', class: 'kingdom' },
      { name: 'Blue', trusts: ['Red'] },
    ]);
    expect(told('').length).toBe(0);
    const wrong = readModule(HEAD.replace('trusts: [Red]', 'trusts: [Green]'));
    expect(wrong.ok ? [] : wrong.faults.map(faultText)).toEqual([
      'line 3, column 63, sides[1].trusts[0]: there is no side "Green"; expected: one of: Red, Blue',
    ]);
  });

  test.each([
    [
      'behind |, by line and column of the file',
      'scorekeepers: |\n  (scorekeeper a\n    (colour red)\n    (do win))\n',
      [
        "line 9, column 5, scorekeepers, a: (colour red) isn't a property of a scorekeeper, so it's skipped; expected: one of: title, when, applies-to, known-to, card, reveals, trigger, triggered, do, messages, says, initial, initial-score, keep-score, ranks, notes",
      ],
    ],
    [
      'in quotes on one line',
      'scorekeepers: "(scorekeeper a (do (dance)))"\n',
      [
        "line 7, column 35, scorekeepers, a: (dance) isn't a form that I know here, so it's skipped; expected: one of: last-side-wins, last-alliance-wins, if, cond, stop, end, win, lose, add, set",
      ],
    ],
    [
      'in a folded text, on its line',
      'scorekeepers: >\n  (scorekeeper a\n  (do (dance)))\n',
      [
        "line 9, column 7, scorekeepers, a: (dance) isn't a form that I know here, so it's skipped; expected: one of: last-side-wins, last-alliance-wins, if, cond, stop, end, win, lose, add, set",
      ],
    ],
    [
      '[D42] of a score for a side that is not judged',
      'scorekeepers: |\n  (scorekeeper a\n    (applies-to Red) (initial 0)\n    (do (add 2 Blue)))\n',
      [
        "line 10, column 9, scorekeepers, a: (add 2 Blue) gives a score to Blue, but doesn't apply to that side; expected: (applies-to SIDES) that includes it, or another side",
      ],
    ],
  ])('scorekeepers give a warning %s', (_, text, expected) => {
    expect(readModule(`${HEAD}${text}`).ok).toBe(true);
    expect(told(text)).toEqual(expected);
  });

  test('[D17] only the first fifty warnings suggest similar names', () => {
    const lines = Array.from({ length: 52 }, () => '  (scorekeeper (do (if (> (sum u* Strenght) 3) win)))\n').join('');
    const known = HEAD.replace('guard: {}', 'guard: { Strength: 3 }');
    const read = readModule(`${known}scorekeepers: |\n${lines}`);
    const near = read.warnings.map((warning) => faultText(warning).includes('Strength'));
    expect([near.length, near.lastIndexOf(true), near.indexOf(false)]).toEqual([52, 49, 50]);
  });

  test('[D21] several scores without a ranking are refused with a remedy', () => {
    const two = 'scorekeepers: |\n  (scorekeeper a (initial 0))\n  (scorekeeper b\n    (initial 0))\n';
    const wrong = 'several scorekeepers keep a score, and none says that it ranks the sides';
    const expected = "(ranks most) or (ranks least) in the one that ranks, or (ranks nothing) in all that don't";
    expect(told(two)).toEqual([
      `line 8, column 18, scorekeepers, a: ${wrong}; expected: ${expected}`,
      `line 10, column 5, scorekeepers, b: ${wrong}; expected: ${expected}`,
    ]);
    expect(told(two.replace('(scorekeeper a', '(scorekeeper a (ranks least)'))).toEqual([]);
    expect(told(two.replaceAll('(initial 0)', '(initial 0) (ranks nothing)'))).toEqual([]);
    expect(
      told(
        two
          .replace('a (initial 0)', 'a (initial 0) (ranks most)')
          .replace('(initial 0))\n', '(initial 0) (ranks least))\n'),
      ),
    ).toEqual([
      expect.stringContaining(
        '(ranks least) is in the same place as a, which ranks the other way; expected: another place',
      ),
    ]);
  });

  test('[S2] a fault in scorekeepers refuses the module, along with all others', () => {
    expect(
      told(
        'scorekeepers: |\n\n  (scorekeeper a (do (if)))\n  (define 3 4)\nsetup: [{ at: Nowhere, pieces: [{ prototype: guard }] }]\n',
      ),
    ).toEqual([
      "line 9, column 22, scorekeepers, a: (if) doesn't have the right shape; expected: (if TEST ACTION [ELSE])",
      "line 10, column 3, scorekeepers: (define 3 4) doesn't have the right shape; expected: (define SYMBOL VALUE)",
      'line 11, column 15, setup[0].at: there is no place "Nowhere"; expected: a map, or a cell after the name of its map or board',
    ]);
  });

  test('[S2] scorekeepers are checked even if the file has other faults', () => {
    const faults = told('colour: red\nscorekeepers: |\n  (scorekeeper a\n');
    expect(faults).toContainEqual(
      'line 9, column 3, scorekeepers: the "(" that starts here is never closed; expected: ) after it',
    );
    expect(faults).toHaveLength(2);
  });
});
