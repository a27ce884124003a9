import { expect, test } from 'vitest';
import {
  hasRoom,
  NO_ROLLS,
  OWN_ROLLS,
  type OwnRolls,
  savedRoll,
  withoutSaved,
  withRolled,
  withSaved,
} from '../../src/facts/own-rolls.ts';

const many = (count: number): OwnRolls =>
  Array.from({ length: count }, (_, i) => i).reduce((all, i) => withSaved(all, `Roll ${i}`, { dice: 'd6' }), NO_ROLLS);

test('[U18] the last five distinct rolls are kept with numbers', () => {
  let rolls = NO_ROLLS;
  for (const dice of ['d4', 'd6', 'd8', 'd6', 'd10', 'd12', 'd20']) rolls = withRolled(rolls, { dice });
  expect(rolls.last.map(({ dice }) => dice)).toEqual(['d20', 'd12', 'd10', 'd6', 'd8']);
  expect(new Set(rolls.last.map(({ id }) => id)).size).toBe(OWN_ROLLS.last);
  expect(withRolled(rolls, { dice: 'd20', times: 2 }).last.slice(0, 2)).toMatchObject([{ times: 2 }, { dice: 'd20' }]);
});

test('[U18] up to 25 rolls are saved by unique name', () => {
  const full = many(OWN_ROLLS.saved);
  expect(full.saved).toHaveLength(25);
  expect([hasRoom(many(24), 'New'), hasRoom(full, 'New'), hasRoom(full, ' roll 3 ')]).toEqual([true, false, true]);
  expect(withSaved(full, 'New', { dice: 'd8' })).toBe(full);
  const again = withSaved(full, 'ROLL 3', { dice: 'd8' });
  expect([again.saved.length, savedRoll(again, 'roll 3')?.dice]).toEqual([25, 'd8']);
  expect(savedRoll(withoutSaved(again, 'Roll 3'), 'roll 3')).toBeUndefined();
});
