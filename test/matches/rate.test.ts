import { expect, it } from 'vitest';
import { confidenceIntervalOfShare, ratePlayer } from '../../src/matches/rate.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { randomMover } from '../support/players/random.ts';

const rounded = (numbers: readonly number[]): readonly number[] => numbers.map((one) => Number(one.toFixed(3)));

it('the rating computes the confidence interval of a share of wins', () => {
  expect(rounded(confidenceIntervalOfShare(0.5, 100))).toEqual([0.404, 0.596]);
  expect(rounded(confidenceIntervalOfShare(1, 50))).toEqual([0.929, 1]);
  expect(rounded(confidenceIntervalOfShare(0, 10))).toEqual([0, 0.278]);
  expect(confidenceIntervalOfShare(0, 0)).toEqual([0, 1]);
});

it('a rating plays each seed from every seat', async () => {
  const rating = await ratePlayer({
    module: await shippedModule('fox'),
    player: randomMover,
    opponent: randomMover,
    games: 4,
    seed: 1,
    steps: 20,
  });
  // Both players are the same, so a seed that is won from one seat is lost from the other.
  expect(rating).toMatchObject({ games: 4, share: 0.5, steps: 20, refused: 0 });
  expect(rating.wins).toBe(rating.losses);
  expect(rating.wins + rating.draws + rating.losses).toBe(4);
});
