import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { differencesByGroups, fewDeeds, someModifiers } from '../features/counters/rules/by-groups.ts';
import { countedModule } from '../features/counters/rules/game.ts';

/** Pieces that are taken for alike wrongly, in the ways in which one would: the property test must find each. */

const MUTANTS = [
  'none at all',
  'forget what stands in reach of a modifier',
  'forget what modifiers read',
  'take what lies around for the same everywhere',
  'forget that modifiers bend cells and zones',
  "forget a piece's own change",
  'forget that a piece is counted alone',
] as const;

const broken = vi.hoisted(() => ({ now: 'none at all' as string }));

vi.mock(import('../../src/features/counters/rules/alike.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    dependenceOf: (order, counter) => {
      const found = real.dependenceOf(order, counter);
      return found && broken.now === 'forget what modifiers read' ? { ...found, names: counter.reads } : found;
    },
    piecesApart: (table, local, bendsMap) =>
      broken.now === 'forget what stands in reach of a modifier'
        ? new Set<string>()
        : real.piecesApart(table, local, bendsMap),
    sharedLook: (table, order) => {
      if (broken.now === 'take what lies around for the same everywhere') return () => true;
      return real.sharedLook(table, broken.now === 'forget that modifiers bend cells and zones' ? undefined : order);
    },
  };
});

vi.mock(import('../../src/engine/play/pieces/piece-groups.ts'), async (original) => {
  const real = await original();
  const { update } = real.pieceGroupsIndex;
  return {
    ...real,
    pieceGroupsIndex: {
      ...real.pieceGroupsIndex,
      update: (state, entries, table) => {
        const comesOrGoes = entries.filter(({ before, after }) => !before || !after);
        update(state, broken.now === "forget a piece's own change" ? comesOrGoes : entries, table);
      },
    },
    groupOf: (groups, piece) =>
      broken.now === 'forget that a piece is counted alone' ? undefined : real.groupOf(groups, piece),
  };
});

const MOST = 200;

/** How many cases it takes until a counter is not what its pieces come to; more than MOST: none did. */
const casesUntilCaught = (numRuns: number): number => {
  const found = fc.check(
    fc.property(fewDeeds, someModifiers, (script, modifiers) => {
      return differencesByGroups({ ...countedModule, modifiers }, script).length === 0;
    }),
    { seed: 20_301_124, numRuns, endOnFailure: true },
  );
  return found.failed ? found.numRuns : MOST + 1;
};

afterEach(() => {
  broken.now = 'none at all';
});

describe('[C78] wrong groups of pieces are caught within 200 cases', () => {
  it.each(MUTANTS)('wrong groups of counted pieces are caught within 200 cases: %s', (mutant) => {
    broken.now = mutant;
    if (mutant === 'none at all') expect(casesUntilCaught(8)).toBe(MOST + 1);
    else expect(casesUntilCaught(MOST)).toBeLessThanOrEqual(MOST);
  });
});
