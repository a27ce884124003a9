import { describe, expect, test } from 'vitest';
import type { UserPreferences } from '../../../src/facts/profile.ts';
import { joinBoardMarks } from '../../../src/session/posts/turn-post.ts';
import { UnpostedSteps } from '../../../src/session/steps/draft.ts';
import { commonAbsenceTime, setProfileAbsence } from '../../../src/session/time/away.ts';
import type { PersonId } from '../../../src/table/index.ts';

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;
const HOUR = 3_600_000;

describe('[U3] news that waits for a reader', () => {
  type Given = readonly [number, string, (readonly string[])?, (readonly number[])?];
  /** Steps as number, kind, readers who wait (`!` behind those who are told), and the steps that they speak of. */
  const drafted = (...steps: readonly Given[]): UnpostedSteps => {
    const draft = new UnpostedSteps();
    for (const [number, kind, readers = [], spoken = []] of steps) {
      const posts = readers.map((reader) => ({ reader: reader.replace('!', ''), waits: !reader.endsWith('!') }));
      draft.note({ number, operation: { kind }, posts } as never, spoken);
    }
    return draft;
  };
  const shown = (draft: UnpostedSteps, ...readers: readonly string[]): unknown =>
    readers.map((reader) => [draft.waitingFor(reader as never), draft.standingFor(reader as never)]);

  test('unposted news are kept per reader until they or the channel get them', () => {
    const steps: readonly Given[] = [
      [1, 'move', ['channel', ANN]],
      [2, 'move', ['channel', BEN]],
      [3, 'roll', []],
      [4, 'move', [ANN]],
    ];
    const before = drafted(...steps);
    expect([[...before.readers], before.numbers]).toEqual([
      ['channel', ANN, BEN],
      [1, 2, 4],
    ]);
    expect(shown(before, 'channel', ANN, BEN)).toEqual([
      [
        [1, 2],
        [1, 2],
      ],
      [
        [1, 4],
        [1, 4],
      ],
      [[2], [2]],
    ]);
    const told = drafted(...steps, [5, 'move', [`${ANN}!`, 'channel']]);
    expect(told.saved()).toEqual([
      { step: 1, readers: ['channel'] },
      { step: 2, readers: ['channel', BEN] },
      { step: 5, readers: ['channel'] },
    ]);
    expect(drafted(...steps, [5, 'end-turn', ['channel!', ANN]]).saved()).toEqual([{ step: 5, readers: [ANN] }]);
    expect(drafted(...steps, [5, 'end-turn', ['channel!']]).saved()).toEqual([]);
  });

  test('unposted news omit undone steps and include redone ones in order', () => {
    const C = ['channel'];
    const moves: readonly Given[] = [1, 2, 3, 4].map((number) => [number, 'move', C]);
    const standing = (...more: readonly Given[]): unknown => drafted(...moves, ...more).standingFor('channel');
    expect(standing([5, 'undo', C, [2, 3]])).toEqual([1, 4]);
    expect(standing([5, 'undo', C, [2]], [6, 'undo', C, [1]], [7, 'redo', C, [1]])).toEqual([1, 3, 4]);
    expect(standing([5, 'undo', C, [2, 3]], [6, 'redo', C, [2]])).toEqual([1, 2, 4]);
    // What was told before is told to be taken back, and to be done again.
    expect(standing([5, 'undo', C, [0, 4]], [6, 'redo', C, [0, 4]])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      drafted(...moves, [5, 'undo', C, [4]])
        .saved()
        .at(-1),
    ).toEqual({ step: 5, readers: C, back: [4] });
    expect(
      drafted(...moves, [5, 'redo', C, [4]])
        .saved()
        .at(-1),
    ).toEqual({ step: 5, readers: C, again: [4] });
    expect(
      drafted(...moves, [5, 'move', C, [4]])
        .saved()
        .at(-1),
    ).toEqual({ step: 5, readers: C });
  });
});

describe('[U22] the length of an absence', () => {
  const profile = (more: object): UserPreferences => more as UserPreferences;

  test('an absence is recorded on return; a new text changes only the words', () => {
    const left = setProfileAbsence(profile({ timezone: 'x' }), 'in Rome', 5);
    expect(left).toEqual({ timezone: 'x', away: 'in Rome', awaySince: 5 });
    const again = setProfileAbsence(left, 'in Oslo', 9);
    expect(again).toEqual({ timezone: 'x', away: 'in Oslo', awaySince: 5 });
    const back = setProfileAbsence(again, undefined, 12);
    expect(back).toEqual({ timezone: 'x', absences: [{ from: 5, to: 12 }] });
    expect(setProfileAbsence(back, undefined, 20)).toEqual(back);
    const often = Array.from({ length: 25 }).reduce<UserPreferences>(
      (one, _, at) => setProfileAbsence(setProfileAbsence(one, 'x', at * 10), undefined, at * 10 + 1),
      profile({}),
    );
    expect([often.absences?.length, often.absences?.[0], often.absences?.at(-1)]).toEqual([
      20,
      { from: 50, to: 51 },
      { from: 240, to: 241 },
    ]);
  });

  test.each([
    ['nobody', [], 0],
    ['one who never was', [{}], 0],
    [
      'one who was, as far as it is within the wait',
      [
        {
          absences: [
            { from: 5, to: 15 },
            { from: 30, to: 40 },
          ],
        },
      ],
      15,
    ],
    [
      'one who was before and after it alone',
      [
        {
          absences: [
            { from: 0, to: 10 },
            { from: 50, to: 60 },
          ],
        },
      ],
      0,
    ],
    ['one who is', [{ away: 'x', awaySince: 42 }], 8],
    ['one who is and was', [{ away: 'x', awaySince: 42, absences: [{ from: 20, to: 21 }] }], 9],
    [
      'two, while both were',
      [
        {
          absences: [
            { from: 5, to: 25 },
            { from: 30, to: 40 },
          ],
        },
        {
          absences: [
            { from: 20, to: 32 },
            { from: 38, to: 60 },
          ],
        },
      ],
      5 + 2 + 2,
    ],
    ['two of whom one never was', [{ absences: [{ from: 5, to: 25 }] }, {}], 0],
  ])('the absence within a period is counted: %s', (_, profiles, time) => {
    expect(commonAbsenceTime(profiles.map(profile), 10, 50)).toBe(time);
  });

  test('an absence counts four weeks at most', () => {
    const WEEK = 7 * 24 * HOUR;
    const gone = profile({ away: 'x', awaySince: 0 });
    expect([4 * WEEK, 4 * WEEK + 1].map((now) => commonAbsenceTime([gone], 0, now))).toEqual([4 * WEEK, 4 * WEEK]);
  });
});

test('[U5] combined acts show the board with most acts, each mark once', () => {
  const marks = (board: string, more: object = {}) => ({ board, arrows: [], crosses: [], cells: [], ...more }) as never;
  const arrow = (from: string, to: string, way = 0) => ({ from, to, way });
  expect(joinBoardMarks([])).toBeUndefined();
  expect(joinBoardMarks([marks('a'), marks('b')])).toMatchObject({ board: 'a' });
  expect(
    joinBoardMarks([
      marks('a', { cells: ['A1'] }),
      marks('b', { arrows: [arrow('A1', 'A2'), arrow('A2', 'A1')], crosses: ['x'], cells: ['A1', 'A2'] }),
      marks('b', { arrows: [arrow('A1', 'A2', 9)], crosses: ['y', 'x'], cells: ['A3', 'A2'] }),
    ]),
  ).toEqual({
    board: 'b',
    arrows: [arrow('A1', 'A2', 9), arrow('A2', 'A1')],
    crosses: ['x', 'y'],
    cells: ['A1', 'A2', 'A3'],
  });
});
