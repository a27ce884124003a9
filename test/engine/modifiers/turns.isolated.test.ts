import { describe, expect, it, vi } from 'vitest';
import type { ModifierDefinition } from '../../../src/engine/index.ts';
import { MOST_JOINT } from '../../../src/engine/modifiers/joint-turns.ts';
import * as judging from '../../../src/engine/modifiers/judge.ts';
import * as operating from '../../../src/engine/modifiers/operate.ts';
import { apply, updated, type Value } from '../../../src/table/index.ts';
import type { Play } from '../../support/table.ts';
import { bent, modifier, valueNow } from './support.ts';

/** What looks cost in modifiers that are tried: work that can be counted, whatever else the machine does. */

vi.mock(import('../../../src/engine/modifiers/judge.ts'), async (original) => {
  const real = await original();
  return { ...real, altered: vi.fn(real.altered), holds: vi.fn(real.holds), changed: vi.fn(real.changed) };
});

vi.mock(import('../../../src/engine/modifiers/operate.ts'), async (original) => {
  const real = await original();
  return { ...real, reading: vi.fn(real.reading), operate: vi.fn(real.operate) };
});

const calls = (spy: unknown): number => vi.mocked(spy as () => void).mock.calls.length;

/** How many modifiers are tried one by one, how many matches are asked, and how many values are changed. */
const tried = (look: () => unknown): readonly [alone: number, together: number, changed: number] => {
  vi.clearAllMocks();
  look();
  return [calls(judging.altered), calls(judging.holds), calls(operating.operate)];
};

const NAMES = ['a', 'b', 'c', 'd'];

/** Modifiers of the whole game, each of whose matches reads what another one's property is; none of them matches. */
const many = (count: number): readonly ModifierDefinition[] =>
  Array.from({ length: count }, (_, i) =>
    modifier({
      name: `m${i}`,
      match: `${NAMES[(i + 1) % 4]} >= 100`,
      change: `${NAMES[i % 4]} + 1`,
      precedence: i % 10,
    }),
  );

const withValues = (modifiers: readonly ModifierDefinition[]): Play => {
  const game = bent(modifiers, { properties: {} });
  for (const id of ['p1', 'p2']) write(game, id, { a: 1, b: 1, c: 1, d: 1, e: 1 });
  return game;
};

const write = ({ table }: Play, id: string, values: { readonly [name: string]: Value }): void => {
  const piece = table.get('piece', id);
  if (piece) apply(table, updated(piece, { ...piece, values: { ...piece.values, ...values } }));
};

describe('[Q7] reading under a thousand game-wide modifiers', () => {
  const game = withValues(many(1000));
  const look = (id: string, name: string) => () => valueNow(game, id, name);

  it('[Q7] a read tries each game-wide modifier once, then none until a change', () => {
    expect(tried(look('p1', 'a'))).toEqual([0, 1000, 0]);
    expect(NAMES.map((name) => tried(look('p1', name)))).toEqual(NAMES.map(() => [0, 0, 0]));
  });

  it('[Q7] a change of a piece retries game-wide modifiers only for that piece', () => {
    look('p1', 'a')();
    look('p2', 'a')();
    write(game, 'p2', { a: 2 });
    expect(tried(look('p1', 'b'))).toEqual([0, 0, 0]);
    expect(tried(look('p2', 'b'))).toEqual([0, 1000, 0]);
  });

  it('[Q7] a read tries no modifier for a property that none of them changes', () => {
    write(game, 'p1', { e: 2 });
    expect(tried(() => expect(valueNow(game, 'p1', 'e')).toBe(2))).toEqual([0, 0, 0]);
  });
});

describe('[Q7] modifiers evaluated as a batch', () => {
  it('[Q7] a read evaluates only modifiers of its property and inputs in a batch', () => {
    const game = withValues([
      ...Array.from({ length: 10 }, (_, i) => modifier({ name: `a${i}`, match: 'b >= 1', change: 'a + 1' })),
      ...Array.from({ length: 20 }, (_, i) => modifier({ name: `b${i}`, match: 'c >= 1', change: 'b + 1' })),
      ...Array.from({ length: 30 }, (_, i) => modifier({ name: `c${i}`, match: 'e >= 1', change: 'c + 1' })),
      ...Array.from({ length: 40 }, (_, i) => modifier({ name: `d${i}`, match: 'a >= 1', change: 'd + 1' })),
    ]);
    expect(tried(() => expect(valueNow(game, 'p1', 'c')).toBe(31))).toEqual([0, 30, 30]);
    expect(tried(() => expect(valueNow(game, 'p1', 'a')).toBe(11))).toEqual([0, 30, 30]);
    expect(tried(() => expect(valueNow(game, 'p2', 'a')).toBe(11))).toEqual([0, 60, 60]);
    expect(tried(() => expect(valueNow(game, 'p2', 'd')).toBe(41))).toEqual([0, 40, 40]);
  });

  it('[Q7] [P4] modifiers evaluated in a batch give the same values as separately', () => {
    const together = [
      modifier({ name: 'one', match: 'b < 3', change: 'a + b' }),
      modifier({ name: 'two', change: 'b + a', precedence: 1 }),
      modifier({ name: 'three', match: 'b = 3', change: 'a * 10', precedence: 2 }),
    ];
    const alone = together.map((one) => ({ ...one, when: 'nothing != 1' }));
    const values = [together, alone].map((modifiers) => {
      const game = withValues(modifiers);
      let found: readonly unknown[] = [];
      const work = tried(() => {
        found = [valueNow(game, 'p1', 'a'), valueNow(game, 'p1', 'b')];
      });
      return { found, isAlone: work[0] > 0 };
    });
    expect(values).toEqual([
      { found: [20, 3], isAlone: false },
      { found: [20, 3], isAlone: true },
    ]);
  });

  it('[Q7] [P4] modifiers evaluated in a batch read values that others changed in between', () => {
    const game = bent(
      [
        modifier({ name: 'one', match: 'z >= 0', change: 'a + 1' }),
        modifier({ name: 'two', of: 'game', change: 'z + 5', precedence: 1 }),
        modifier({ name: 'three', match: 'z >= 5', change: 'a + 10', precedence: 2 }),
        modifier({ name: 'four', change: 'z + 1', precedence: 3 }),
      ],
      { values: { a: 0, z: 0 } },
    );
    expect([valueNow(game, 'p1', 'a'), valueNow(game, 'p1', 'z')]).toEqual([11, 6]);
  });

  it.each([
    [MOST_JOINT, 0],
    [MOST_JOINT + 1, 1],
  ])('[Q7] a batch of modifiers has a maximum number of properties: of %i, %i is alone', (count, alone) => {
    const chain = Array.from({ length: count }, (_, i) =>
      modifier({ name: `m${i}`, match: `x${i - 1} != 5`, change: `x${i} + 1`, precedence: i }),
    );
    const game = bent(chain, { values: Object.fromEntries(chain.map((_, i) => [`x${i}`, 0])) });
    const work = tried(() => expect(valueNow(game, 'p1', `x${count - 1}`)).toBe(1));
    expect(work).toEqual([alone, count - alone, count]);
  });

  it('[Q7] only game-wide modifiers are evaluated in a batch, not those of a piece', () => {
    const all = many(40);
    const [first] = all;
    const one = first && { ...first, name: 'hung', on: { piece: 'nobody' } };
    const game = withValues(one ? [...all, one] : []);
    expect(tried(() => valueNow(game, 'p1', 'a'))).toEqual([0, 40, 0]);
    const hung = first && { ...first, name: 'hung', on: { prototype: 'king' } };
    const other = withValues(hung ? [...all, hung] : []);
    const [alone] = tried(() => valueNow(other, 'p1', 'a'));
    expect(alone).toBe(11);
  });
});
