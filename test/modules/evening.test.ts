import { expect, test } from 'vitest';
import { evening } from '../support/games/evening.ts';

test('[U24] armies, modifiers and scores work together in an evening', async () => {
  expect(await evening(1, ['army', 'win'])).toEqual([]);
});
