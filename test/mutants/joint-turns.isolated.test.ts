import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Value } from '../../src/table/index.ts';
import { held, TELLING } from '../engine/modifiers/lazy.ts';
import { randomTable } from '../engine/modifiers/random-table.ts';

/** Turns that are taken together though something is wrong with that: random tables must find each. */

const broken = vi.hoisted(() => ({ now: undefined as string | undefined }));

vi.mock(import('../../src/engine/modifiers/joint-names.ts'), async (original) => {
  const real = await original();
  class Broken extends real.JointNames {
    readonly #kept = new Map<string, Value | undefined>();

    override own(name: string): Value | undefined {
      if (broken.now !== 'every name is kept') return super.own(name);
      const known = this.#kept.get(name) ?? super.own(name);
      this.#kept.set(name, known);
      return known;
    }

    override write(...args: Parameters<InstanceType<typeof real.JointNames>['write']>): void {
      if (broken.now !== 'a name is kept that was written') super.write(...args);
    }
  }
  return { ...real, JointNames: Broken };
});

vi.mock(import('../../src/engine/modifiers/joint-turns.ts'), async (original) => {
  const real = await original();
  const jointTurnsOf: typeof real.jointTurnsOf = (...args) => {
    const joint = real.jointTurnsOf(...args);
    return joint && broken.now === 'one property after the other'
      ? { ...joint, turns: joint.turns.toSorted((a, b) => a.slot - b.slot) }
      : joint;
  };
  return { ...real, jointTurnsOf };
});

vi.mock(import('../../src/engine/modifiers/chain.ts'), async (original) => {
  const real = await original();
  const take: typeof real.take = (chain, acting, value) => {
    if (broken.now !== 'what is behind a turn is forgotten at the next') return real.take(chain, acting, value);
    chain.writers.length = 0;
    chain.values.length = 0;
    real.take(chain, acting, value);
  };
  return { ...real, take };
});

/** Within so many tables each is found out, the first being one that has shown it before. */
const TABLES = 1000;

const isFound = (likely: number): boolean =>
  [likely, ...Array.from({ length: TABLES }, (_, i) => (i + 1) * 5)].some(
    (seed) => held(randomTable(seed), seed).differences.length > 0,
  );

afterEach(() => {
  broken.now = undefined;
});

describe('[Q7] wrong batches of modifiers are caught', () => {
  it.each(Object.entries(TELLING))('wrong batches of modifiers are caught: %s', (what, likely) => {
    broken.now = what;
    expect(isFound(likely)).toBe(true);
  });
});
