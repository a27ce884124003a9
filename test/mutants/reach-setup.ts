import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { TestOfFile } from './reach.ts';

/** Set up before each file of tests while probes stand in the sources: notes what each of its tests reaches. */

/** Enough of what holds always to see which functions it runs. */
fc.configureGlobal({ interruptAfterTimeLimit: 1000 });

const world = globalThis as { reached?: number[] };

/** What was reached since it was last asked. */
const taken = (): number[] => {
  const all = Object.keys(world.reached ?? []).map(Number);
  world.reached = [];
  return all;
};

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
}
/** As vitest matches names of tests. */
const fullName = ({ name, suite }: Named): string => (suite ? `${fullName(suite)} ${name}` : name);

const outside = new Set<number>();
const tests: TestOfFile[] = [];
let began = 0;

beforeEach(() => {
  for (const probe of taken()) outside.add(probe);
  began = performance.now();
});
afterEach(({ task }) => {
  tests.push({ name: fullName(task), ms: performance.now() - began, probes: taken() });
});
afterAll(() => {
  for (const probe of taken()) outside.add(probe);
  const { testPath } = expect.getState();
  appendFileSync(
    process.env['QUARTERMASTER_REACHED'] ?? '',
    `${JSON.stringify({ testPath, outside: [...outside], tests })}\n`,
  );
});
