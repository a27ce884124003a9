import { defineConfig } from 'vitest/config';
import { withBuiltScripts } from './test/support/built.ts';

const ISOLATED = 'test/**/*.isolated.test.ts';
const setupFiles = ['test/support/same-environment.ts', 'test/support/whole-sizes.ts'];
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * Most tests run for too short a time to win back what optimizing their code costs, or collecting what they throw away:
 * both are done later. Newer versions of Node end at once where they are given an option that they do not know.
 */
const isNode20 = process.versions.node.startsWith('20.');
const execArgv = [...(isNode20 ? ['--interrupt-budget=270000'] : []), '--max-semi-space-size=64'];

/** Threads and processes that the sources start in a test run what is built: it starts in a tenth of the time. */
const plugins = [
  {
    name: 'built-scripts',
    enforce: 'pre' as const,
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (code: string, id: string) => withBuiltScripts(id, code),
    },
  },
];

export default defineConfig({
  test: {
    // A worker for every core: left to itself vitest keeps one core free, which on two cores runs the files one after another.
    maxWorkers: '100%',
    // The files of a worker share the modules that they load: loading them anew for each file costs more than most tests.
    // Those that put another module in the place of one have a world of their own.
    projects: [
      {
        plugins,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [ISOLATED],
          isolate: false,
          execArgv,
          setupFiles,
          ...patience,
        },
      },
      { plugins, test: { name: 'isolated', include: [ISOLATED], execArgv, setupFiles, ...patience } },
    ],
  },
});
