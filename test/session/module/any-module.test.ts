import { expect, it } from 'vitest';
import { type Made, madeModule } from '../../support/modules/any-module.ts';
import { type Data, keysOf, optionalKeys } from '../../support/modules/form.ts';

/** So many are made, and more where some key happens to be set, or left out, in none of them: at most so many. */
const LEAST = 60;
const MOST = 500;

/** Those of some names that are set in some of the modules and left out in others. */
const both = (
  names: readonly string[],
  ways: readonly { readonly set: ReadonlySet<string>; readonly left: ReadonlySet<string> }[],
) => names.filter((name) => ways.some(({ set }) => set.has(name)) && ways.some(({ left }) => left.has(name)));

/** What is taken of another file stands in a module by then: see test/session/text/like.test.ts. */
const KEYS = optionalKeys().filter((key) => key !== 'like' && key !== 'without');

const MADE: Made[] = [];
for (let seed = 1; seed <= MOST; seed += 1) {
  MADE.push(madeModule(seed));
  if (seed < LEAST || seed % 20 !== 0) continue;
  const ways = MADE.map(({ file }) => keysOf(file));
  if (both(KEYS, ways).length === KEYS.length) break;
}

it('[D12] test modules cover every optional key, set and omitted', () => {
  expect(
    both(
      KEYS,
      MADE.map(({ file }) => keysOf(file)),
    ),
  ).toEqual(KEYS);
});

/** The properties that rules read, though no form knows them; and who a cost is for. */
const FREE: readonly string[] = [
  'Class',
  'MovePoints',
  'Strength',
  'Traits',
  'point-value',
  'default',
  'rider',
  'horse',
];

const entriesIn = (value: unknown): readonly Data[] =>
  typeof value === 'object' && value !== null
    ? (Object.values(value).filter((one) => typeof one === 'object' && one !== null) as Data[])
    : [];

it('[D12] test modules cover every property that rules read', () => {
  const ways = MADE.flatMap(({ file }) => {
    const units = entriesIn(file['prototypes']).filter((one) => one['unit'] === true);
    const costs = [...entriesIn(file['terrain']), ...entriesIn(file['edges'])].flatMap((one) =>
      entriesIn({ cost: one['cost'] }),
    );
    return [...units, ...costs].map((one) => ({
      set: new Set(FREE.filter((name) => name in one)),
      left: new Set(FREE.filter((name) => !(name in one))),
    }));
  });
  expect(both(FREE, ways)).toEqual(FREE);
});

it('[D12] test modules with every option remain playable', () => {
  const count = (of: (made: Made) => number): number => MADE.reduce((sum, made) => sum + of(made), 0) / MADE.length;
  expect(count(({ module }) => module.modifiers?.length ?? 0)).toBeGreaterThan(5);
  expect(count(({ module }) => module.counters?.length ?? 0)).toBeGreaterThan(4);
  expect(count(({ module }) => module.setup.length)).toBeGreaterThan(4);
  expect(count(({ module }) => (module.rules.movePoints ? 1 : 0))).toBeGreaterThan(0.7);
});
