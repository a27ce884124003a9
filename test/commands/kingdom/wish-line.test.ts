import { expect, test } from 'vitest';
import { removeLockFromWish } from '../../../commands/kingdom/locks.ts';
import { formatKingdomWish } from '../../../commands/kingdom/wish.ts';
import type { KingdomPartToReplace } from '../../../src/kingdom/index.ts';
import type { TypedKingdomWish } from '../../../src/session/kingdom/wishes.ts';
import { ENGLISH } from '../../support/play/told.ts';

test.each<[TypedKingdomWish, string]>([
  [{}, ''],
  [{ require: '2 Attack / Curser' }, '2 Attack / Curser'],
  [{ sets: 'base2', landscapes: '1 event' }, 'sets: base2; landscapes: 1 event'],
  [{ sets: 'base2', require: '2 Attack' }, '2 Attack; sets: base2'],
  [{ lock: '1 2 3' }, 'with locked piles'],
  [{ lock: '1 2 3', lockBane: '4' }, 'with locked piles'],
  [{ lockAcross: '1 2', sets: 'base2' }, 'sets: base2; with locked landscapes'],
  [{ shown: 'another Village' }, 'another Village'],
  [
    { shown: 'another Village', lock: '1', sort: 'set', require: '2 Attack' },
    '2 Attack; sort: set; with locked piles; another Village',
  ],
])('[K21] the wish %j is shown as %j', (wish, line) => {
  expect(formatKingdomWish(ENGLISH, wish)).toBe(line);
});

const LOCKED: TypedKingdomWish = { sets: 'base2', lock: '1 2', lockAcross: '2 3', lockBane: '9' };

test.each<[KingdomPartToReplace, TypedKingdomWish]>([
  [
    { kind: 'pile', nr: 2 },
    { sets: 'base2', lock: '1', lockAcross: '2 3', lockBane: '9' },
  ],
  [
    { kind: 'landscape', nr: 2 },
    { sets: 'base2', lock: '1 2', lockAcross: '3', lockBane: '9' },
  ],
  [{ kind: 'bane' }, { sets: 'base2', lock: '1 2', lockAcross: '2 3' }],
  [{ kind: 'boons' }, LOCKED],
])('[K27] a wish that replaces %j unlocks only that part', (target, wish) => {
  expect(removeLockFromWish(LOCKED, target)).toEqual(wish);
});

test('[K27] unlocking the last locked part of a wish removes its lock', () => {
  expect(removeLockFromWish({ lock: '1', sort: 'set' }, { kind: 'pile', nr: 1 })).toEqual({ sort: 'set' });
  expect(removeLockFromWish({ lockAcross: '1' }, { kind: 'landscape', nr: 1 })).toEqual({});
});
