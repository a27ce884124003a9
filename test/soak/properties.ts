import { spawnSync } from 'node:child_process';
import type { Result, Soak } from './soak.ts';

/** How many times the runs of `npm test`; `npm run soak properties 50` tries another number. */
const TIMES = 20;

/** The properties that `npm test` tries in few runs; each says by `runs` in how many. */
const FILES = [
  'test/commands/keys.test.ts',
  'test/engine/armies/always.test.ts',
  'test/features/counters/rules/grouped.test.ts',
  'test/features/counters/rules/kept.test.ts',
  'test/table/expression/evaluator.test.ts',
  'test/table/grid/search.test.ts',
  'test/engine/modifiers/kept-looks.test.ts',
  'test/engine/modifiers/lazy.test.ts',
  'test/secrecy/decided-once.test.ts',
  'test/secrecy/legal-acts.test.ts',
  'test/secrecy/told-nothing.test.ts',
  'test/secrecy/told-once.test.ts',
  'test/secrecy/told.test.ts',
  'test/secrecy/unseen.test.ts',
  'test/session/archive/stream.test.ts',
  'test/session/check/name-warnings.test.ts',
  'test/session/channel/each-once.test.ts',
  'test/session/module/broken/broken.test.ts',
  'test/session/module/broken/hostile.test.ts',
  'test/session/module/flow/flow.test.ts',
  'test/session/log/snapshot.test.ts',
  'test/view/art-secrets.test.ts',
  'test/view/numbers.test.ts',
];

const run = (count = TIMES): readonly Result[] =>
  FILES.map((file) => {
    const env = { ...process.env, RUNS: String(count) };
    const { status } = spawnSync('npx', ['vitest', 'run', file, '--testTimeout=0'], { env, stdio: 'inherit' });
    return { what: `properties of ${file} that do not hold`, figure: status === 0 ? 0 : 1, bound: 0, unit: '' };
  });

export const properties: Soak = { name: 'properties', run };
