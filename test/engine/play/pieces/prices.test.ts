import { expect, it } from 'vitest';
import type { Module } from '../../../../src/engine/index.ts';
import {
  calculateStepPrice,
  classOfMover,
  isValidStepPrice,
  roundMovePoints,
  type StepTerrain,
} from '../../../../src/engine/play/pieces/prices.ts';
import { begun, openModule } from '../../../support/table.ts';

const module: Module = {
  ...openModule,
  terrain: {
    wood: { cost: { default: 3, horse: 5 } },
    lake: { cost: { default: 'closed', boat: 1 } },
    field: {},
    moor: { cost: { horse: 4 } },
  },
  edges: {
    road: { runs: 'along', cost: { default: 0.5 } },
    track: { runs: 'along', cost: { default: 2, horse: 'closed' } },
    river: { runs: 'between', cost: { default: 1.25, boat: 0 } },
    wall: { runs: 'between', cost: { default: 'closed' } },
    border: { runs: 'between' },
  },
};

it.each<[string, StepTerrain['terrain'], readonly string[], number | 'closed']>([
  ['pikeman', undefined, [], 1],
  ['pikeman', 'field', [], 1],
  ['pikeman', 'nowhere', [], 1],
  ['pikeman', 'constructor', [], 1],
  ['pikeman', 'wood', [], 3],
  ['horse', 'wood', [], 5],
  ['pikeman', 'moor', [], 1],
  ['horse', 'moor', [], 4],
  ['pikeman', 'lake', [], 'closed'],
  ['boat', 'lake', [], 1],
  ['pikeman', 'wood', ['road'], 0.5],
  ['pikeman', 'lake', ['road'], 0.5],
  ['pikeman', 'wood', ['track', 'road'], 0.5],
  ['horse', 'wood', ['track'], 'closed'],
  ['horse', 'wood', ['track', 'road'], 0.5],
  ['horse', 'wood', ['road', 'track'], 0.5],
  ['pikeman', 'wood', ['river'], 4.25],
  ['boat', 'wood', ['river'], 3],
  ['pikeman', 'wood', ['river', 'road'], 1.75],
  ['pikeman', 'wood', ['river', 'river'], 5.5],
  ['pikeman', 'wood', ['border', 'unknown'], 3],
  ['pikeman', 'wood', ['road', 'wall'], 'closed'],
  ['pikeman', 'lake', ['river'], 'closed'],
])('a %s entering %s along and across the edges %j pays %s', (className, terrain, edges, price) => {
  expect(calculateStepPrice(module, { terrain, edges }, className)).toBe(price);
});

it('move points have at most three decimals; older values are cut', () => {
  expect([0, 1, 0.001, 0.0001, -1].map(isValidStepPrice)).toEqual([true, true, true, false, false]);
  expect([1, 0.001, 0.0019, 0.00000001, 2.9999].map(roundMovePoints)).toEqual([1, 0.001, 0.001, 0, 2.999]);
});

it.each([
  ['its class', 'p3', 'horse', 'horse'],
  ['its prototype, where it has no class', 'p3', '', 'king'],
  ['nothing, where there is no such piece', 'p99', undefined, ''],
])('a piece that moves pays as %s', (_, mover, looked, paid) => {
  expect(classOfMover(begun().table, mover, looked)).toBe(paid);
});
