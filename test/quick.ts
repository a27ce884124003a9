import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changedFiles, lastSeconds, nearTests, quickTests } from './support/near.ts';

/**
 * `npm run test:quick`: types, lint and the tests near what changed since the last commit, or near the last commit if
 * nothing changed. `npm run test:quick -- --changed` runs all tests that load a changed file instead. Exit code 1 if
 * anything fails. It takes less than a minute on two cores; `npm test` checks everything.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const changed = changedFiles(root);

interface Ran {
  readonly code: number;
  readonly output: string;
}

const run = (command: string, ...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn('npx', [command, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

const seconds = lastSeconds(root);
const near = nearTests(root, changed);
const quick = quickTests(near, (file) => seconds.get(file));
const vitest = process.argv.includes('--changed')
  ? run('vitest', 'run', '--changed')
  : quick.length > 0
    ? run('vitest', 'run', '--reporter=dot', ...quick)
    : Promise.resolve({ code: 0, output: 'no tests near what changed\n' });
const results = await Promise.all([
  run('tsc', '--noEmit'),
  run('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed),
  vitest,
]);
for (const { code, output } of results) if (code !== 0) process.stdout.write(output);
const failed = results.filter(({ code }) => code !== 0).length;
process.stdout.write(`changed files: ${changed.length}; test files near them run: ${quick.length} of ${near.length}\n`);
process.stdout.write(`failed checks: ${failed} of ${results.length}\n`);
process.exitCode = failed > 0 ? 1 : 0;
