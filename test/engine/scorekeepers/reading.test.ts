import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { added, apply } from '../../../src/table/index.ts';
import { scoreQueries } from '../../../src/view/scores.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { scored } from '../../support/gdl.ts';
import {
  ANN,
  BEN,
  begun,
  endTurn,
  MAIN,
  move,
  openModule,
  outcome,
  type Play,
  play,
  played,
  spot,
  undo,
} from '../../support/table.ts';

const game = (text: string, module: Module = openModule): Play => begun(scored(text, module));
const shown = ({ table }: Play): readonly unknown[] =>
  new View(table, channelViewer)
    .of(scoreQueries)
    .progress()
    .map(({ asOf }) => asOf);
const keeper = (when: string): string => `(scorekeeper a (initial 0) ${when} (do (set (sum u* Strength))))`;

test('a game accepts fifty texts of scorekeepers and no more', () => {
  const define = { kind: 'define-scores', actor: ANN, text: '(scorekeeper again (initial 1))' } as const;
  const defined = (count: number): Play => {
    const one = begun();
    const texts = Array.from({ length: count }, () => ({ text: define.text, names: ['again'] }));
    apply(one.table, added({ kind: 'scoring', id: 'scoring', texts }));
    return one;
  };
  expect(play(defined(50), define)).toEqual({ code: 'too-many-definitions', most: 50 });
  expect(outcome(defined(49), define)).toBe('done');
});

describe('[D22] the time of a score', () => {
  test.each([
    ['the end of a turn', '', ['start', 'start', 'end 1', 'end 1', 'end 2']],
    [
      'the beginning of a turn',
      '(when before-turn)',
      ['beginning 1', 'beginning 1', 'beginning 2', 'beginning 2', 'beginning 3'],
    ],
    [
      'the end of a side’s turn',
      '(when (after-event (= kind side-turn-ended)))',
      ['start', 'end 1 Red', 'end 1 Blue', 'end 2 Red', 'end 2 Blue'],
    ],
    ['the end of one turn alone', '(when (after-turn (= turn 1)))', ['start', 'start', 'end 1', 'end 1', 'end 1']],
    ['what happens at any time: it is as of now', '(when (after-event (= kind moved)))', ['', '', '', '', '']],
    ['what is done: it is as of now', '(when after-action)', ['', '', '', '', '']],
  ])('a score shows its time after %s', (_, when, expected) => {
    const one = game(keeper(when));
    const text = (): string => {
      const [asOf] = new View(one.table, channelViewer)
        .of(scoreQueries)
        .progress()
        .map((each) => each.asOf);
      return asOf ? [asOf.at, asOf.turn, asOf.side].filter((part) => part !== undefined).join(' ') : '';
    };
    const seen = [text()];
    for (const person of [ANN, BEN, ANN, BEN]) {
      played(one, endTurn(person));
      seen.push(text());
    }
    expect(seen).toEqual(expected);
  });

  test('the time of a score is absent without a score, else the start', () => {
    const one = game(
      '(scorekeeper a (do)) (scorekeeper b (initial 0) (trigger (> turn 9)) (triggered false) (do (add 1)))',
    );
    played(one, endTurn(ANN), endTurn(BEN), {
      kind: 'define-scores',
      actor: ANN,
      text: '(scorekeeper c (initial 4) (ranks most))',
    });
    expect(shown(one)).toEqual([undefined, { at: 'start' }, { at: 'start' }]);
  });

  test('undoing a turn takes back the time of its scores', () => {
    const one = game(keeper(''));
    played(one, endTurn(ANN), endTurn(BEN));
    played(one, undo(BEN));
    expect(shown(one)).toEqual([{ at: 'start' }]);
  });

  test('a score of an earlier version does not claim the start as its time', () => {
    const one = game(keeper(''));
    played(one, endTurn(ANN), endTurn(BEN), endTurn(ANN), move(one, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    const record = one.table.get('scorekeeper', 'a');
    if (!record) throw new Error('no record');
    const { read, ...before } = record;
    expect(read).toEqual({ turn: 1, at: 'end' });
    const table = Object.create(one.table, {
      get: { value: (kind: never, id: never) => (kind === 'scorekeeper' ? before : one.table.get(kind, id)) },
    });
    expect(
      new View(table, channelViewer)
        .of(scoreQueries)
        .progress()
        .map(({ asOf }) => asOf),
    ).toEqual([undefined]);
  });
});
