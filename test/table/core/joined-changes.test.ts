import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Piece } from '../../../src/engine/play/records.ts';
import {
  added,
  type Change,
  ChangeJoiner,
  join,
  joinRecordChanges,
  type RecordChange,
  removed,
  updated,
} from '../../../src/table/core/change.ts';
import { REQUEST_WORK_LIMIT, runMetered, totalWorkUnits, type WorkLimitError } from '../../../src/table/core/meter.ts';
import type { PieceId } from '../../../src/table/ids/index.ts';
import { MAIN, spot } from '../../support/table.ts';

const piece = (number: number, strength = 0): Piece => ({
  kind: 'piece',
  id: `p${number}` as PieceId,
  name: 'Pawn',
  place: { ...spot(MAIN, 'A1'), rank: 0 },
  values: { Strength: strength },
});

const many = Array.from({ length: 100 }, (_, i) => piece(i));

/** What is done to one piece after the other: it comes, goes or changes, as it is there or not. */
const stepsOf = (there: Map<string, Piece>, numbers: readonly (readonly [number, number])[]) =>
  numbers.map(([number, strength]): { change: Change; records: readonly RecordChange[] } => {
    const before = there.get(`p${number}`);
    const after = piece(number, strength);
    if (before && strength === 0) {
      there.delete(before.id);
      return { change: removed(before), records: [{ before, after: undefined }] };
    }
    there.set(after.id, after);
    return { change: before ? updated(before, after) : added(after), records: [{ before, after }] };
  });

const expectSameJoin = (
  change: Change,
  changed: readonly RecordChange[],
  steps: readonly { readonly change: Change; readonly records: readonly RecordChange[] }[],
): void => {
  const joined = new ChangeJoiner(change, changed);
  let [whole, records] = [change, changed];
  for (const next of steps) {
    whole = join(whole, next.change);
    records = joinRecordChanges(records, next.records);
    joined.add(next.change, next.records);
  }
  expect(joined.change).toEqual(whole);
  expect(joined.records).toEqual(records);
};

it('joining many changes at once gives the same result as joining two', () => {
  const anyNumbers = fc.array(fc.tuple(fc.integer({ min: 60, max: 140 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyNumbers, fc.boolean(), (numbers, isThere) => {
      const there = new Map<string, Piece>(many.map((one) => [one.id, isThere ? { ...one, name: 'Rook' } : one]));
      const whole = isThere ? join(...many.map((one) => updated(one, { ...one, name: 'Rook' }))) : added(...many);
      const records: readonly RecordChange[] = many.map((one) => ({
        before: isThere ? one : undefined,
        after: there.get(one.id),
      }));
      expectSameJoin(whole, records, stepsOf(there, numbers));
    }),
    { numRuns: 50, seed: 20 },
  );
});

it('joining changes gives the same result as joining two when records come and go around the number of few', () => {
  const anyNumbers = fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 2 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const first = piece(200);
      expectSameJoin(added(first), [{ before: undefined, after: first }], stepsOf(new Map(), numbers));
    }),
    { numRuns: 300, seed: 21 },
  );
});

it('[Q21] joining a change to many others is charged only for the new part', () => {
  const rounds = 500;
  const before = totalWorkUnits();
  runMetered(
    { hides: false, most: REQUEST_WORK_LIMIT },
    () => {
      const joined = new ChangeJoiner(
        added(...many),
        many.map((after) => ({ before: undefined, after })),
      );
      for (let i = 0; i < rounds; i += 1) {
        const after = piece(1_000 + i);
        joined.add(added(after), [{ before: undefined, after }]);
      }
      return joined;
    },
    (overrun: WorkLimitError) => {
      throw overrun;
    },
  );
  expect((totalWorkUnits() - before) / rounds).toBeLessThan(120);
});
