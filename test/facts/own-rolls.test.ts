import { expect, test } from 'vitest';
import {
  addRecentRoll,
  addSavedRoll,
  findSavedRoll,
  hasRoomForSavedRoll,
  NO_PERSONAL_ROLLS,
  PERSONAL_ROLL_LIMITS,
  type PersonalDiceRolls,
  removeSavedRoll,
} from '../../src/facts/own-rolls.ts';

const many = (count: number): PersonalDiceRolls =>
  Array.from({ length: count }, (_, i) => i).reduce(
    (all, i) => addSavedRoll(all, `Roll ${i}`, { dice: 'd6' }),
    NO_PERSONAL_ROLLS,
  );

test('[U18] the last five distinct rolls are kept with numbers', () => {
  let rolls = NO_PERSONAL_ROLLS;
  for (const dice of ['d4', 'd6', 'd8', 'd6', 'd10', 'd12', 'd20']) rolls = addRecentRoll(rolls, { dice });
  expect(rolls.last.map(({ dice }) => dice)).toEqual(['d20', 'd12', 'd10', 'd6', 'd8']);
  expect(new Set(rolls.last.map(({ id }) => id)).size).toBe(PERSONAL_ROLL_LIMITS.last);
  expect(addRecentRoll(rolls, { dice: 'd20', times: 2 }).last.slice(0, 2)).toMatchObject([
    { times: 2 },
    { dice: 'd20' },
  ]);
});

test('[U18] up to 25 rolls are saved by unique name', () => {
  const full = many(PERSONAL_ROLL_LIMITS.saved);
  expect(full.saved).toHaveLength(25);
  expect([
    hasRoomForSavedRoll(many(24), 'New'),
    hasRoomForSavedRoll(full, 'New'),
    hasRoomForSavedRoll(full, ' roll 3 '),
  ]).toEqual([true, false, true]);
  expect(addSavedRoll(full, 'New', { dice: 'd8' })).toBe(full);
  const again = addSavedRoll(full, 'ROLL 3', { dice: 'd8' });
  expect([again.saved.length, findSavedRoll(again, 'roll 3')?.dice]).toEqual([25, 'd8']);
  expect(findSavedRoll(removeSavedRoll(again, 'Roll 3'), 'roll 3')).toBeUndefined();
});
