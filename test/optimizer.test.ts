import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('../src/optimizer.ts', import.meta.url), 'utf8');
const optimizer = transformSync(source, { loader: 'ts' }).code;

/** Calls a function with a loop of fifty rounds so often; V8 says which functions it takes for hot. */
const program = (calls: number, isLater: boolean): string => `
  ${optimizer}
  ${isLater ? 'optimiseLater();' : ''}
  const sumOf = (list) => { let sum = 0; for (const one of list) sum += one; return sum; };
  const list = Array.from({ length: 50 }, (_, i) => i);
  for (let i = 0; i < ${calls}; i += 1) { sumOf(list); if (i % 10 === 0) await null; }
`;

/** What such a process said. */
const ran = (calls: number, isLater: boolean): { isHot: boolean; stderr: string } => {
  const args = ['--trace-opt', '--input-type=module'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '-e', program(calls, isLater)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return { isHot: /marking .*sumOf/.test(stdout), stderr };
};

const isNode20 = process.versions.node.startsWith('20.');

describe('[Q9] what is called often', () => {
  it('is optimised after four times as many calls as by itself, where V8 counts what runs in bytes', () => {
    const hot = [250, 600].map((calls) => [ran(calls, false).isHot, ran(calls, true).isHot]);
    if (isNode20)
      expect(hot).toEqual([
        [true, false],
        [true, true],
      ]);
    else for (const [alone, later] of hot) expect(later).toBe(alone);
  });

  it('is left to V8 where it would not know how: nothing is said', () => {
    expect(ran(1, true).stderr).toBe('');
  });
});
