import { expect, it } from 'vitest';
import { isFreeGrid, isFreeGridPoint, regionsByDistance } from '../../../src/table/grid/free.ts';
import type { Grid } from '../../../src/table/grid/grid.ts';
import { cell } from './support.ts';

const area = (name: string, x: number, y: number) => ({ name, x, y, neighbours: [] });
const tray: Grid = {
  kind: 'region',
  free: true,
  regions: [area('Far', 9, 9), area('Dugout', 1, 1), area('Bench', 3, 1), { ...area('Dugout 2', 1.4, 1), point: true }],
};

it('[V6] on a free board without cells, distance is measured on the picture', () => {
  expect(regionsByDistance(tray, cell('Dugout'))).toEqual(['Dugout 2', 'Bench', 'Far']);
  expect(regionsByDistance(tray, cell('Bench'))).toEqual(['Dugout 2', 'Dugout', 'Far']);
  expect(regionsByDistance(tray, cell('Nowhere'))).toEqual([]);
});

it('[V6] a free board distinguishes points from spots, and itself from regions', () => {
  expect(['Dugout', 'Dugout 2', 'Nowhere'].map((name) => isFreeGridPoint(tray, cell(name)))).toEqual([
    false,
    true,
    false,
  ]);
  const others: readonly Grid[] = [
    { kind: 'region', regions: tray.kind === 'region' ? tray.regions : [] },
    { kind: 'square', columns: 2, rows: 2, numbering: { pattern: 'A1', origin: 'top', first: 1 } },
  ];
  expect([tray, ...others].map(isFreeGrid)).toEqual([true, false, false]);
  expect(others.map((one) => regionsByDistance(one, cell('A1')))).toEqual([[], []]);
});
