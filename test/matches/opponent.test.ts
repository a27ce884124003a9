import { expect, test } from 'vitest';
import { createBotMatchPlayer } from '../../src/matches/player.ts';
import { ratePlayer } from '../../src/matches/rate.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { lowestCard } from '../support/players/cards.ts';
import { mostCaptures } from '../support/players/greedy.ts';

/** A sample of `npm run soak opponents`: few games, few nodes, the same each time. */

const NODES = 50;

test.each([
  ['draughts', mostCaptures],
  ['german-whist', lowestCard],
] as const)('[G49] the bot beats a simple player while it tries few moves: %s', async (name, opponent) => {
  const module = await shippedModule(name);
  const { share, refused } = await ratePlayer({
    module,
    player: createBotMatchPlayer('normal', NODES),
    opponent,
    games: 2,
    seed: 1,
  });
  expect(refused).toBe(0);
  expect(share).toBeGreaterThan(0.5);
});
