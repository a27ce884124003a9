import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEASURED, scaleOf, scaleTable } from '../bench/scale-model.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');

test('[H6] docs/scale.md matches the model and measurements', () => {
  expect(page).toContain(scaleTable());
  for (const value of Object.values(MEASURED))
    expect(page.replaceAll('\n', ' ')).toMatch(new RegExp(`\\b${value} (ms|MB|KB|bytes)`));
  expect(page.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

test('[H6] ten times the servers give ten times each figure', () => {
  const [one, ten] = [scaleOf(10_000), scaleOf(100_000)];
  expect(ten.commands / one.commands).toBeCloseTo(10);
  expect(ten.gigabytes / one.gigabytes).toBeCloseTo(10);
  expect(ten.machines).toBeGreaterThan(one.machines);
});
