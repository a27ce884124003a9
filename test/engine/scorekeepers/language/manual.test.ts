import { describe, expect, test } from 'vitest';
import { compileScorekeepers } from '../../../../src/engine/scorekeepers/language/compile.ts';
import { moduleNamesOf } from '../../../../src/engine/scorekeepers/language/names.ts';
import type { KeeperDefinition } from '../../../../src/engine/scorekeepers/language/tree.ts';
import { openModule } from '../../../support/table.ts';

const names = moduleNamesOf({ ...openModule, sides: openModule.sides.map((side) => ({ ...side, class: 'crown' })) });
const read = (text: string) => {
  const compiled = compileScorekeepers([text], names);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return compiled;
};
const definitions = (text: string): readonly KeeperDefinition[] => read(text).program.definitions;
const warnings = (text: string): readonly string[] => {
  const { warnings: found, open } = read(text);
  return [...found, ...open].map(({ code, line }) => `${code} ${line}`);
};

describe('[S40] forms of the manual and of saved games', () => {
  test.each([
    ['(do ((add 5) (if (>= score 10) win)))', '(do (add 5) (if (>= score 10) win))'],
    ['(do (if (> turn 3) ((add 1) win)))', '(do (cond ((> turn 3) (add 1) win)))'],
    ['(do nil)', '(do)'],
    ['(trigger) (when) (do win)', '(do win)'],
    ['(trigger nil) (when nil) (applies-to nil) (do win)', '(do win)'],
    ['(when (after-turn nil)) (do win)', '(when (after-turn)) (do win)'],
    ['(do (set (sum-prop king Strength)))', '(do (set (sum king Strength)))'],
  ])('the manual’s form %s is read as %s', (one, other) => {
    const body = (text: string) => definitions(`(scorekeeper a (initial 0) ${text})`);
    expect(body(one)).toEqual(body(other));
    expect(warnings(`(scorekeeper a (initial 0) ${one})`)).toEqual([]);
  });

  test.each([
    '(title "") (do last-side-wins)',
    '(when after-event) (do last-side-wins)',
    '(do last-alliance-wins)',
    '(keep-score false) (applies-to (not "independent")) (do last-alliance-wins)',
    '(keep-score false) (applies-to (not "independent" "crown")) (do last-side-wins)',
    '(applies-to (not 0)) (do last-side-wins)',
    '(applies-to ("crown" 0)) (do last-side-wins)',
    '(applies-to (and "crown" (not (2)))) (do last-side-wins)',
    '(applies-to ("crown" (not (1 2)))) (do last-side-wins)',
    '(applies-to (or 1 (or 0 2))) (do last-side-wins)',
    '(applies-to 0) (do last-side-wins) (initial-score 0) (keep-score 1) (known-to 0) (notes "n") (trigger) (triggered 0) (when)',
    '(when (after-turn (>= turn 5))) (do last-side-wins)',
    '(when (after-turn (/= (/ turn 2) (/ (+ turn 1) 2)))) (do last-side-wins)',
    '(when (after-turn 20)) (do (if (>= (sum-uprop king point-value) 250) win))',
    '(do (if (>= (sum-uprop (king pawn stone) point-value) 50) win))',
    '(do (if (>= (sum-uprop u* cp) 15000) end))',
    '(do (set-score (* turn 10)))',
    '(do ((add-score 10) (if (> (* score turn) 1000) end) (if (= (sum-uprop king point-value) 0) lose)))',
    '(do ((set-score (sum-prop king point-value)) (if (>= score 30) win)))',
    '(do ((set-score (/ (sum-uprop pieces cp) 20)) (if (>= (sum-prop (append pieces stone) cp) 30000) win)))',
    '(keep-score false) (do (if (< (sum-uprop king point-value) 50) lose))',
  ])('a form of the manual is read without warning: %s', (body) => {
    expect(warnings(`(define pieces (king pawn)) (scorekeeper 1 ${body})`)).toEqual([]);
  });

  test('a game’s variants apply without a choice', () => {
    const text = `(game-module "isles"
      (variants
        (see-all false)
        ("Last one wins" last-one true (true (scorekeeper last (do last-side-wins))))
        ("Peace" peace "Nobody fights." false (true (scorekeeper peace (do stop))))))`;
    expect(definitions(text).map(({ name }) => name)).toEqual(['last']);
    expect(warnings(text)).toEqual(['skipped 1']);
    const all = '(game-module "isles" (variants ("Last" last true (true (scorekeeper (do last-side-wins))))))';
    expect([definitions(all).length, warnings(all)]).toEqual([1, []]);
  });

  test('lists about other parts of a game are skipped with a warning each', () => {
    const text = `(add u* acp-independent (1 2))
      (add (sea swamp) capacity (1 2 3))
      (add u* (a b) 5)
      (add u* speed 1 2)
      (add (pawn tank) point-value (1 2))
      (scorekeeper a (do win))`;
    expect([definitions(text).length, warnings(text)]).toEqual([
      1,
      ['skipped 1', 'skipped 2', 'skipped 3', 'skipped 4', 'skipped 5'],
    ]);
  });
});

describe('[S12] an implied score', () => {
  test('an implied score starts from 0 if the body adds points', () => {
    const text = '(scorekeeper a (do (add-score 10)))';
    expect([definitions(text)[0]?.initial, warnings(text)]).toEqual([0, []]);
  });

  test('a score is not implied with keep-score false or -9999', () => {
    for (const said of ['(keep-score false)', '(initial -9999)']) {
      const text = `(scorekeeper a ${said} (do (add 1)))`;
      expect([definitions(text)[0]?.initial, warnings(text)]).toEqual([undefined, ['no-score 1']]);
    }
  });

  test('an implied score ranks only if it is alone', () => {
    expect(definitions('(scorekeeper a (do (add 1)))').map(({ ranks }) => ranks)).toEqual([undefined]);
    const both = '(scorekeeper a (do (add 1))) (scorekeeper b (do (add 2)))';
    expect([definitions(both).map(({ ranks }) => ranks), warnings(both)]).toEqual([['nothing', 'nothing'], []]);
    const mixed = '(scorekeeper a (initial 0) (do (add 1))) (scorekeeper b (do (add 2)))';
    expect(definitions(mixed).map(({ ranks }) => ranks)).toEqual([undefined, 'nothing']);
  });
});
