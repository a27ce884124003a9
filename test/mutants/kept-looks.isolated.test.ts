import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptLooks } from '../engine/modifiers/kept-looks.ts';

/**
 * Looks of which too much is kept, each for the lack of one thing that was read (what an index says comes from
 * records, too): the property test must find each.
 */

const broken = vi.hoisted(() => ({ now: undefined as string | undefined }));

vi.mock(import('../../src/engine/modifiers/read-log.ts'), async (original) => {
  const real = await original();
  class Broken extends real.ReadLog {
    #without<T>(what: string, read: () => T): T {
      if (broken.now !== what) return read();
      const { finding } = this;
      this.finding = undefined;
      const found = read();
      this.finding = finding;
      return found;
    }

    override get: InstanceType<typeof real.ReadLog>['get'] = (kind, id) =>
      this.#without('records', () => super.get(kind, id));

    override at(...args: Parameters<InstanceType<typeof real.ReadLog>['at']>) {
      return this.#without('places', () => super.at(...args));
    }

    override index: InstanceType<typeof real.ReadLog>['index'] = (index) =>
      this.#without('records', () => super.index(index));

    override readBy(...args: Parameters<InstanceType<typeof real.ReadLog>['readBy']>): void {
      if (broken.now !== 'other findings') super.readBy(...args);
    }
  }
  return { ...real, ReadLog: Broken };
});

const CASES = 400;

const caught = (): boolean =>
  fc.check(
    keptLooks((kept, fresh) => JSON.stringify(kept) === JSON.stringify(fresh)),
    { seed: 20_300_108, numRuns: CASES, endOnFailure: true },
  ).failed;

afterEach(() => {
  broken.now = undefined;
});

describe('[Q7] wrongly cached values are caught', () => {
  it.each(['records', 'places', 'other findings'])('wrongly cached values are caught: %s', (what) => {
    broken.now = what;
    expect(caught()).toBe(true);
  });
});
