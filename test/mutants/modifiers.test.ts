import { expect, test } from 'vitest';
import { held } from '../engine/modifiers/lazy.ts';
import { randomTable } from '../engine/modifiers/random-table.ts';
import { mutants } from './modifiers.ts';

/** Within so many tables each is found out. */
const TABLES = 1000;

test.each(Object.entries(mutants))('[P17] an evaluation of modifiers with %s is detected', (_name, rules) => {
  const found = Array.from({ length: TABLES }, (_, i) => i + 1).find(
    (seed) => held(randomTable(seed), seed, rules).differences.length > 0,
  );
  expect(found).toBeDefined();
});
