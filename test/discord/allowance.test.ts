import { expect, test } from 'vitest';
import { CommandRateLimit } from '../../src/discord/allowance.ts';

const desk = (most: number) => {
  let now = 1_000_000;
  const allowance = new CommandRateLimit(most, () => now);
  const pass = (ms: number): void => {
    now += ms;
  };
  /** How many commands in a row a person may give now. */
  const atOnce = (person: string): number => {
    for (let count = 0; ; count += 1) if (allowance.take(person) > 0) return count;
  };
  return { allowance, pass, atOnce };
};

test('[H11] after a long pause a person may send a minute’s commands at once', () => {
  const { pass, atOnce } = desk(6);
  expect(atOnce('ann')).toBe(6);
  pass(59_999);
  expect(atOnce('ann')).toBe(5);
  pass(1);
  expect(atOnce('ann')).toBe(1);
  pass(600_000);
  expect(atOnce('ann')).toBe(6);
});

test('[H11] a refusal does not reset a person’s growing allowance of commands', () => {
  const { allowance, pass, atOnce } = desk(6);
  atOnce('ann');
  pass(4000);
  expect(allowance.take('ann')).toBe(6000);
  pass(4000);
  expect(allowance.take('ann')).toBe(2000);
  pass(2000);
  expect([allowance.take('ann'), allowance.take('ann')]).toEqual([0, 10_000]);
});

test('[H11] the command allowance remembers exactly 10,000 people', () => {
  const { allowance, atOnce } = desk(1);
  for (let i = 0; i < 10_000; i += 1) allowance.take(`${i}`);
  expect(atOnce('0')).toBe(0);
  allowance.take('one more');
  expect([atOnce('0'), atOnce('1')]).toEqual([0, 1]);
});
