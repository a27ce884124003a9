import { expect, it } from 'vitest';
import { READ_WORK_LIMIT } from '../../../src/table/core/meter.ts';
import { largeModule } from '../../support/modules/large-module.ts';
import { chargedIn, MOST_CHARGED } from '../../support/play/charged.ts';

/** Modules of few dear parts, the first of which has a panel that is cut off; `npm run soak modules` plays more. */
const SEEDS = [7, 5, 9, 29, 85];

it('[Q20] no command, press or completion exceeds its work limit', async () => {
  let dearest = 0;
  for (const seed of SEEDS)
    for await (const { call, units } of chargedIn(largeModule(seed), seed, 1)) {
      expect(units, `${call} of module ${seed}`).toBeLessThan(MOST_CHARGED);
      if (call === '/play') expect(units, `the panel of module ${seed}`).toBeLessThan(1.03 * READ_WORK_LIMIT);
      dearest = Math.max(dearest, units);
    }
  expect(dearest).toBeGreaterThan(READ_WORK_LIMIT);
});
