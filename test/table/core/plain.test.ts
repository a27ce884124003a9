import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPatch,
  difference,
  equal,
  isPatchApplicable,
  joinPatches,
  omitUndefinedMembers,
  type Patch,
  type PlainObject,
  patchForFields,
} from '../../../src/table/core/plain.ts';

const RUNS = { numRuns: 400 };

/** Names that every object has are names like others: people choose them. */
const anyName = fc.constantFrom('a', 'b', 'c', 'toString', '__proto__', 'constructor');
const anyLeaf = fc.oneof(
  fc.constantFrom(0, 1, '', 'x', true, false),
  fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
);
const { anyFields } = fc.letrec<{ anyFields: PlainObject; value: unknown }>((tie) => ({
  anyFields: fc.array(fc.tuple(anyName, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, anyLeaf, tie('anyFields')),
}));

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const inverse = ({ from, to }: Patch): Patch => ({ from: to, to: from });
const carriedOut = (value: PlainObject, patch: Patch | undefined): PlainObject =>
  patch ? applyPatch(value, patch) : value;

describe('the difference of two values', () => {
  it('the difference of two values holds exactly the fields that differ', () => {
    const before = { id: 'p1', values: { Strength: 1, note: 'x' }, side: 'Red' };
    const after = { id: 'p1', values: { Strength: 2, note: 'x' }, place: { in: 'Camp', rank: 0 } };
    expect(difference(before, after)).toEqual({
      from: { values: { Strength: 1 }, side: 'Red' },
      to: { values: { Strength: 2 }, place: { in: 'Camp', rank: 0 } },
    });
  });

  it('a difference distinguishes an empty field from a missing field', () => {
    expect(difference({}, { values: {} })).toEqual({ from: {}, to: { values: {} } });
    expect(difference({ values: { a: 1 } }, { values: {} })).toEqual({
      from: { values: { a: 1 } },
      to: { values: {} },
    });
  });

  it('a difference treats inherited names such as toString as missing', () => {
    expect(difference({}, { toString: 'x' })).toEqual({ from: {}, to: { toString: 'x' } });
    expect(isPatchApplicable({}, { from: { constructor: 1 }, to: {} })).toBe(false);
  });

  it('no difference exists only between equal values', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (a, b) => {
        expect(difference(a, a)).toBeUndefined();
        expect(difference(a, b) === undefined).toBe(equal(a, b));
      }),
      RUNS,
    );
  });

  it('a difference converts each value into the other, stored or not', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (a, b) => {
        const patch = difference(a, b);
        if (!patch) return;
        for (const one of [patch, stored(patch)]) {
          expect(equal(applyPatch(a, one), b)).toBe(true);
          expect(equal(applyPatch(b, inverse(one)), a)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('a difference fits only the value that it was made from', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (a, b) => {
        const patch = difference(a, b);
        if (!patch) return;
        expect(isPatchApplicable(a, patch)).toBe(true);
        expect(isPatchApplicable(b, inverse(patch))).toBe(true);
        expect(isPatchApplicable(b, patch)).toBe(false);
      }),
      RUNS,
    );
  });

  it('a difference compares only the given fields and notices removed ones', () => {
    fc.assert(
      fc.property(anyFields, anyFields, fc.subarray(['a', 'b', 'toString', '__proto__']), (a, some, taken) => {
        const fields = Object.fromEntries([
          ...Object.entries(some),
          ...taken.filter((name) => !Object.hasOwn(some, name)).map((name) => [name, undefined]),
        ]);
        const all = Object.entries(Object.fromEntries([...Object.entries(a), ...Object.entries(fields)]));
        const after = Object.fromEntries(all.filter(([, is]) => is !== undefined));
        expect(equal(patchForFields(a, fields), difference(a, after))).toBe(true);
      }),
      RUNS,
    );
  });

  it('making a difference leaves its source values unchanged', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (a, b) => {
        const [before, after] = [stored(a), stored(b)];
        carriedOut(a, difference(a, b));
        expect([equal(a, before), equal(b, after)]).toEqual([true, true]);
      }),
      RUNS,
    );
  });
});

describe('two consecutive patches', () => {
  it('two consecutive patches join into a single patch whose inverse undoes both', () => {
    fc.assert(
      fc.property(anyFields, anyFields, anyFields, (a, b, c) => {
        const [first, second] = [difference(a, b), difference(b, c)];
        if (!first || !second) return;
        const both = joinPatches(first, second);
        expect(equal(carriedOut(a, both), c)).toBe(true);
        expect(equal(carriedOut(c, both && inverse(both)), a)).toBe(true);
        if (both) expect(isPatchApplicable(a, both)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('two consecutive patches cancel out if the second inverts the first', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (a, b) => {
        const patch = difference(a, b);
        if (patch) expect(joinPatches(patch, inverse(patch))).toBeUndefined();
      }),
      RUNS,
    );
  });
});

describe('an object built from parts', () => {
  interface Deck {
    readonly name: string;
    readonly side?: string;
    readonly count?: number;
  }

  it('an object built from parts has only the defined members', () => {
    expect(Object.keys(omitUndefinedMembers<Deck>({ name: 'Pile', side: undefined, count: 0 }))).toEqual([
      'name',
      'count',
    ]);
  });

  it('building an object without an optional member does not compile', () => {
    // @ts-expect-error: `count` is forgotten.
    expect(omitUndefinedMembers<Deck>({ name: 'Pile', side: 'Red' })).toEqual({ name: 'Pile', side: 'Red' });
  });
});
