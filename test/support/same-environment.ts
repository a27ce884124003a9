import { afterAll, beforeAll, expect } from 'vitest';

/**
 * The files of a worker run in one process one after the other, and the children that they start inherit from it: a
 * file that leaves another environment behind breaks those after it. It is the one that fails; only names are told.
 * What a native library writes as it is loaded is none of that: libvips notes where it lies, whoever loads it first.
 */
const OF_LIBRARIES = ['VIPSHOME'];

let before: NodeJS.ProcessEnv;
beforeAll(() => {
  before = { ...process.env };
});
afterAll(() => {
  const after = { ...process.env };
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => before[key] !== after[key] && !OF_LIBRARIES.includes(key),
  );
  for (const key of changed) delete process.env[key];
  Object.assign(process.env, before);
  expect(changed, 'settings of the environment that this file left changed').toEqual([]);
});
