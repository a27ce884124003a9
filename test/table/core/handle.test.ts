import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashTextToIdentifier, recordHandleForViewer, ViewerHandles } from '../../../src/table/core/handle.ts';

const KEY = 'fedcba9876543210'.repeat(4);

it('[T7] a handle is 8 unambiguous characters and stays the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (viewer, id, epoch) => {
      const handle = recordHandleForViewer(KEY, viewer, id, epoch);
      expect(handle).toMatch(/^[a-km-np-z2-9]{8}$/);
      expect(recordHandleForViewer(KEY, viewer, id, epoch)).toBe(handle);
    }),
  );
});

it('[T7] a handle is the start of an HMAC-SHA256 under any key', () => {
  const text = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 70 })
    .map((all) => String.fromCharCode(...all));
  const keys = fc.oneof(fc.constant(KEY), fc.string({ maxLength: 70 }), text);
  fc.assert(
    fc.property(keys, text, fc.string(), fc.nat(), (key, viewer, id, epoch) => {
      const digest = createHmac('sha256', key).update(`${viewer}\n${id}\n${epoch}`).digest();
      const signs = [...digest.subarray(0, 8)].map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'.charAt(byte & 31));
      expect(recordHandleForViewer(key, viewer, id, epoch)).toBe(signs.join(''));
    }),
  );
});

it('[T7] a handle differs by viewer, id, epoch and game', () => {
  const some = ['100000000000000001', '100000000000000002', 'channel'].flatMap((viewer) =>
    ['p1', 'p2', 'p11'].flatMap((id) =>
      [0, 1, 10].flatMap((epoch) =>
        [KEY, KEY.replace('f', 'e')].map((key) => recordHandleForViewer(key, viewer, id, epoch)),
      ),
    ),
  );
  expect(new Set(some).size).toBe(54);
});

it('[T7] [D28] only the same viewer can decode a numbered handle', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('p', 'a'),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.string(),
      (letter, number, viewer) => {
        const name = `${letter}${number}`;
        const handle = new ViewerHandles(KEY, viewer, 'pa').of(name) ?? '';
        expect(handle).toMatch(/^[a-km-np-z2-9]{8}$/);
        expect(new ViewerHandles(KEY, viewer, 'pa').name(handle)).toBe(name);
        expect(new ViewerHandles(KEY, `${viewer}x`, 'pa').name(handle)).not.toBe(name);
        expect(new ViewerHandles(KEY.replace('f', 'e'), viewer, 'pa').of(name)).not.toBe(handle);
      },
    ),
  );
});

it('[T7] handles of consecutive names reveal no order', () => {
  const handles = new ViewerHandles(KEY, 'ann', 'pa');
  const some = Array.from({ length: 4000 }, (_, i) => handles.of(`p${i + 1}`) as string);
  expect(new Set(some).size).toBe(4000);
  const rising = some.filter((one, i) => i > 0 && one > (some[i - 1] as string)).length;
  expect(Math.abs(rising - 2000)).toBeLessThan(150);
  for (let at = 0; at < 8; at += 1) {
    const counts = new Map<string, number>();
    for (const one of some) counts.set(one.charAt(at), (counts.get(one.charAt(at)) ?? 0) + 1);
    expect([counts.size, Math.min(...counts.values()) > 70, Math.max(...counts.values()) < 190]).toEqual([
      32,
      true,
      true,
    ]);
  }
});

it.each(['p0', 'p', 'q1', 'p01', 'king', 'p-1', 'p123456789012'])('the name %s has no handle', (name) => {
  expect(new ViewerHandles(KEY, 'ann', 'pa').of(name)).toBeUndefined();
});

it.each(['', 'abcdefg', 'abcdefgl', 'ABCDEFGH', 'abcdefghi'])('the text %j decodes to no name', (text) => {
  expect(new ViewerHandles(KEY, 'ann', 'pa').name(text)).toBeUndefined();
});

it('[T7] handles and digests never change between versions', () => {
  const handles = new ViewerHandles(KEY, 'ann', 'pa');
  expect(['p1', 'p2', 'a1', 'a99999999999', 'p1048576'].map((name) => handles.of(name))).toEqual([
    'i4pe2rjn',
    '6jx3paf8',
    'ku589yjx',
    '8pd25brp',
    've2bq3ew',
  ]);
  expect(hashTextToIdentifier('["",[]]')).toBe('qlWYxnDH-cmrhZTZQjkNrQ');
});
