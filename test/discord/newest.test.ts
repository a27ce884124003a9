import { expect, test } from 'vitest';
import { NewestPresses } from '../../src/discord/newest.ts';

const interaction = (id: string) => ({ id });

test('[T9] the newest change of a message is its last press or interaction', () => {
  const newest = new NewestPresses();
  expect(newest.isOf('1', interaction('1'))).toBe(true);
  newest.changes('1', interaction('2'));
  newest.changes('1', interaction('3'));
  expect(['1', '2', '3'].map((id) => newest.isOf('1', interaction(id)))).toEqual([false, false, true]);
});

test('the newest changes of exactly 1,000 messages are remembered', () => {
  const newest = new NewestPresses();
  for (let i = 0; i < 1000; i += 1) newest.changes(`${i}`, interaction(`press ${i}`));
  expect(newest.isOf('0', interaction('press 0'))).toBe(true);
  newest.changes('one more', interaction('press'));
  expect([newest.isOf('0', interaction('0')), newest.isOf('1', interaction('1'))]).toEqual([true, false]);
});
