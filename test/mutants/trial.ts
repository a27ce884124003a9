import { execFileSync, spawn } from 'node:child_process';
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

/** Seconds of the processor that a process of so many files may take, and seconds by the clock where it only waits. */
const busyFor = (files: number): number => 20 + 8 * files;
const WAITING = 1200;
const LOOK_EVERY = 5;

const ARGUMENTS = ['--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', '--experimental.fsModuleCache'];

/**
 * The most seconds of the processor that one process of a group has taken; `ps` writes
 * `[[days-]hours:]minutes:seconds`.
 */
const busiest = (group: number): number =>
  Math.max(
    0,
    ...execFileSync('ps', ['-A', '-o', 'pgid=,time='], { encoding: 'utf8' })
      .split('\n')
      .map((line) =>
        line
          .trim()
          .split(/[\s:-]+/)
          .map(Number),
      )
      .map(([of, ...time]) =>
        of === group ? time.reduce((sum, part, i) => sum * (i === time.length - 3 ? 24 : 60) + part, 0) : 0,
      ),
  );

/** Runs these files of tests up to the first failure; no process is left behind. */
const runTests = async (root: string, files: readonly string[]): Promise<Fate> => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...ARGUMENTS, ...files];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(process.execPath, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // They have all ended by themselves.
    }
  };
  process.once('exit', kill);
  const end = performance.now() + WAITING * 1000;
  let isEndless = false;
  const timer = setInterval(() => {
    if (performance.now() < end && busiest(child.pid ?? 0) < busyFor(files.length)) return;
    isEndless = true;
    kill();
  }, LOOK_EVERY * 1000);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  clearInterval(timer);
  process.off('exit', kill);
  kill();
  if (code === 0) return { fate: 'survived', by: '' };
  const said = `${out}\n${err}`;
  if (isEndless) return { fate: 'endless', by: '' };
  return { fate: 'caught', by: /FAIL\s+(.*)/.exec(said)?.[1] ?? said.trim().slice(0, 200) };
};

/** Runs the tests of the mutant's room, the nearest first. The tree is as it was afterwards. */
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
