import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('../src/heap.ts', import.meta.url), 'utf8');

/** Makes much that is new, of which some stays for a while. */
const program = `
  ${transformSync(source, { loader: 'ts' }).code}
  keepHeapSmall()();
  const kept = [];
  for (let i = 0; i < 2_000_000; i += 1) kept[i % 50_000] = { i, list: [i] };
`;

it('[Q9] collects what is new by one thread', () => {
  const args = ['--trace-gc', '--trace-gc-nvp', '--input-type=module', '-e', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const helped = [...stdout.matchAll(/background\.scavenge\.parallel=([\d.]+)/g)].map(([, ms]) => Number(ms));
  expect(helped.length).toBeGreaterThan(2);
  expect(Math.max(...helped)).toBe(0);
});
