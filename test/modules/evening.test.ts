import { expect, test } from 'vitest';
import { evening } from '../support/games/evening.ts';

test('[U24] a part of an army goes by a command as by presses, its modifier is explained, and a scorekeeper ends a game', async () => {
  expect(await evening(1, ['army', 'win'])).toEqual([]);
});
