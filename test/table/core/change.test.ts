import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/engine/play/records.ts';
import { apply } from '../../../src/table/core/apply.ts';
import {
  added,
  type Change,
  createUndoChange,
  invert,
  isEmptyChange,
  join,
  nothing,
  removed,
  updated,
} from '../../../src/table/core/change.ts';
import type { PieceId } from '../../../src/table/ids/index.ts';
import { anyPlay } from '../../support/generators.ts';
import { recordsOf, stateOf } from '../../support/state.ts';
import { MAIN, newPlay, openModule, type Play, played, replayed, spot, startOf } from '../../support/table.ts';

const pawn: Piece = {
  kind: 'piece',
  id: 'p1' as PieceId,
  name: 'Pawn',
  place: { ...spot(MAIN, 'A1'), rank: 0 },
  values: {},
};
const moved: Piece = { ...pawn, place: { ...spot(MAIN, 'A2'), rank: 0 } };
const strong: Piece = { ...moved, values: { Strength: 2 } };

describe('joined changes', () => {
  it.each<[string, Change, Change, Change]>([
    ['added and updated is added', added(pawn), updated(pawn, moved), added(moved)],
    ['added and removed is nothing', added(pawn), removed(pawn), nothing],
    ['updated twice is updated once', updated(pawn, moved), updated(moved, strong), updated(pawn, strong)],
    ['updated and back is nothing', updated(pawn, moved), updated(moved, pawn), nothing],
    ['updated and removed is removed as it was', updated(pawn, moved), removed(moved), removed(pawn)],
    ['removed and added is updated', removed(pawn), added(moved), updated(pawn, moved)],
    ['removed and added the same is nothing', removed(pawn), added(pawn), nothing],
  ])('two changes join: %s', (_, first, second, both) => {
    expect(join(first, second)).toEqual(both);
  });

  it('joined changes keep records of two kinds with the same id apart', () => {
    const sequence = { kind: 'sequence', id: 'sequence', next: 2 } as const;
    const stream = { kind: 'stream', id: 'sequence', used: 1 } as const;
    expect(join(added(sequence), added(stream))).toEqual(added(sequence, stream));
  });

  it('joined changes are empty if every part is empty', () => {
    expect(isEmptyChange(join())).toBe(true);
    expect(isEmptyChange(join(nothing, nothing))).toBe(true);
    expect(isEmptyChange(updated(pawn, { ...pawn }))).toBe(true);
  });
});

describe('the undo of a change', () => {
  it('[T15] the undo of a change inverts it, except records of kept kinds', () => {
    const stream = { kind: 'stream', id: 'dice', used: 3 } as const;
    const change = join(added(stream), updated(pawn, moved));
    expect(createUndoChange(change, new Set(['stream']))).toEqual(updated(moved, pawn));
    expect(createUndoChange(change, new Set())).toEqual(join(removed(stream), updated(moved, pawn)));
  });
});

/** The tables before and after every step of a game. */
const walked = (
  { steps }: Play,
  visit: (table: ReturnType<typeof replayed>, change: Change, i: number) => void,
): void => {
  const table = replayed([]);
  for (const [i, { change }] of steps.entries()) visit(table, change, i);
};

describe('changes in any game', () => {
  it('the inverse of a step restores records and indexes exactly', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), (game) => {
        walked(game, (table, change) => {
          const before = stateOf(table);
          apply(table, change);
          const after = stateOf(table);
          apply(table, invert(change));
          expect(stateOf(table)).toEqual(before);
          apply(table, invert(invert(change)));
          expect(stateOf(table)).toEqual(after);
        });
      }),
      { numRuns: 25 },
    );
  });

  it('joined steps act like single steps and undo as one', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), fc.nat(30), fc.nat(30), (game, from, count) => {
        const start = Math.min(from, game.steps.length);
        const some = game.steps.slice(start, start + count);
        const table = replayed(game.steps.slice(0, start));
        const before = stateOf(table);
        const whole = join(...some.map(({ change }) => change));
        apply(table, whole);
        expect(stateOf(table)).toEqual(stateOf(replayed(game.steps.slice(0, start + count))));
        apply(table, invert(whole));
        expect(stateOf(table)).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  it('joining changes is associative', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), ({ steps }) => {
        const changes = steps.map(({ change }) => change);
        const left = changes.reduce((whole, change) => join(whole, change), nothing);
        const right = changes.reduceRight((whole, change) => join(change, whole), nothing);
        const [a, b] = [replayed([]), replayed([])];
        apply(a, left);
        apply(b, right);
        expect(stateOf(a)).toEqual(stateOf(b));
      }),
      { numRuns: 40 },
    );
  });

  it('replaying the stored log rebuilds the same table', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), (game) => {
        const log = JSON.parse(JSON.stringify(game.steps)) as Play['steps'];
        expect(stateOf(replayed(log))).toEqual(stateOf(game.table));
      }),
      { numRuns: 50 },
    );
  });
});

it('starting a game is one change that can be undone', () => {
  const game = newPlay();
  const change = played(game, startOf(openModule));
  apply(game.table, invert(change));
  expect(recordsOf(game.table)).toEqual([]);
});
