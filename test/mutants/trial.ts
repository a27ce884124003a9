import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Mutant } from './mutant.ts';
import { testFilesOf } from './source.ts';

/** How a mutant fared: a test failed, the tests found no end, or none minded. */
export interface Fate {
  readonly fate: 'caught' | 'endless' | 'survived';
  /** The first test that failed. */
  readonly by: string;
}

/** What a process of the tests may take: seconds of the processor, and minutes by the clock where it only waits. */
const SECONDS = 300;
const MINUTES = 20;

const ARGUMENTS = ['--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', '--experimental.fsModuleCache'];

/** Runs these files of tests up to the first failure; no process is left behind. */
const runTests = async (root: string, files: readonly string[]): Promise<Fate> => {
  const command = `ulimit -t ${SECONDS}; exec "$0" "$@"`;
  const args = ['-c', command, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...ARGUMENTS, ...files];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn('sh', args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // They have all ended by themselves.
    }
  };
  process.once('exit', kill);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, MINUTES * 60_000);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  clearTimeout(timer);
  process.off('exit', kill);
  kill();
  if (code === 0) return { fate: 'survived', by: '' };
  const said = `${out}\n${err}`;
  if (isLate || said.includes('Worker exited unexpectedly')) return { fate: 'endless', by: '' };
  return { fate: 'caught', by: /FAIL\s+(.*)/.exec(said)?.[1] ?? said.trim().slice(0, 200) };
};

/** Runs the tests of the mutant's folder, those that name its file first. The tree is as it was afterwards. */
export const tryMutant = async (root: string, { source, text }: Mutant): Promise<Fate> => {
  const file = join(root, source.path);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  try {
    const { near, rest } = testFilesOf(root, source);
    for (const files of [near, rest].filter(({ length }) => length > 0)) {
      const result = await runTests(root, files);
      if (result.fate !== 'survived') return result;
    }
    return { fate: 'survived', by: '' };
  } finally {
    writeFileSync(file, original);
  }
};
