import { expect, test } from 'vitest';
import { wishLine } from '../../commands/kingdom/wish.ts';
import type { TypedWish } from '../../src/session/kingdom/wishes.ts';
import { ENGLISH } from '../support/told.ts';

test.each<[TypedWish, string]>([
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
])('[K21] the wish %j reads %j', (wish, line) => {
  expect(wishLine(ENGLISH, wish)).toBe(line);
});
