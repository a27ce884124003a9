import fc from 'fast-check';
import type { ModifierDefinition, Module } from '../../../src/engine/index.ts';
import type { Leak } from '../../secrecy/bot.ts';
import { anySeed, madeModule } from '../modules/any-module.ts';
import { type Deed, lookAround, newGame, PEOPLE, perform } from '../modules/made-game.ts';

/** Two games that differ in modifiers which apply to nothing: whatever anybody gets must be the same (D12). */

/** What a modifier could do, of every kind of targets. */
const CHANGES: { readonly [kind: string]: readonly string[] } = {
  piece: [
    'Strength + 1',
    'MovePoints - 9',
    'Owner = Blue',
    'Class = foot',
    'Traits add quick',
    'Steps + 1',
    'Field_Pieces + 1',
    'symbol = X',
  ],
  cell: ['Terrain = wood', 'link', 'unlink', 'z + 1'],
  step: ['cost + 1', 'cost * 0.5', 'closed = true'],
  limit: ['army + 1', 'hand - 9', 'draw - 9'],
  zone: ['z + 1'],
  map: ['z + 1', 'occupied = refuse'],
  side: ['gold + 1', 'SkipsTurn = true', 'class = kingdom'],
  game: ['g + 1', 'TurnOrder add Red', 'last-turn + 1'],
  counter: ['value + 1'],
  may: ['move = false', 'flip = true', 'end-turn = false'],
  modifier: ['enabled = false', 'amount + 1'],
};

/** Ways in which it reaches nobody. */
const NOBODY: readonly Partial<ModifierDefinition>[] = [
  { match: 'Nothing = here' },
  { match: '{1 == 2}' },
  { when: 'g > 99999' },
  { near: [{ of: 'piece', scope: 'game', match: '', least: 999 }] },
  { near: [{ of: 'piece', scope: 'game', match: '', least: 0, most: 0 }], match: 'Distance = 1' },
  { on: { piece: 'Nobody' }, scope: 'game' },
  { on: { prototype: 'leader' }, scope: 'self', match: 'Nothing = here' },
  { on: { prototype: 'city' }, scope: 'same cell', match: 'Distance > 5' },
  { on: { zone: 'Field/Main\nVale' }, scope: 'same zone', match: '{1 == 2}', knownTo: 'all' },
];

const idle: fc.Arbitrary<ModifierDefinition> = fc
  .constantFrom(...Object.entries(CHANGES).flatMap(([of, changes]) => changes.map((change) => ({ of, change }))))
  .chain(({ of, change }) =>
    fc
      .record({ nobody: fc.constantFrom(...NOBODY), precedence: fc.integer({ min: -5, max: 25 }) })
      .map(({ nobody, precedence }) => ({ name: 'idle', of, change, scope: 'game', match: '', precedence, ...nobody })),
  );

const deeds = fc.array(fc.record({ who: fc.nat(9), what: fc.nat(999), a: fc.nat(39), b: fc.nat(39) }), {
  minLength: 15,
  maxLength: 30,
});

const withIdle = (module: Module, idles: readonly ModifierDefinition[]): Module => ({
  ...module,
  modifiers: [
    ...(module.modifiers ?? []).slice(0, 2),
    ...idles.map((one, i) => ({ ...one, name: `idle ${i}` })),
    ...(module.modifiers ?? []).slice(2),
  ],
});

/**
 * Messages but for what the module says of itself, and says of idle modifiers too: they might apply, for all that can
 * be read in it (D2). The export of a game that hides nothing has its whole module, and the hash of that.
 */
const OF_MODULE = ['what-it-reveals.txt', 'made.json'];
const UNSAID: Leak = {
  message: ({ file, ...message }) => ({
    ...message,
    text: message.text.replace(/\nThis game reveals some hidden information:(?:\n- .*)+/, ''),
    ...(file && !OF_MODULE.includes(file.name) ? { file } : {}),
  }),
};

/** All that everybody gets in a game, but for that. */
const heardIn = async (module: Module, script: readonly Deed[]): Promise<readonly (readonly string[])[]> => {
  const bot = await newGame({ module }, UNSAID);
  for (const deed of script) await perform(bot, deed);
  for (const person of PEOPLE) await lookAround(bot, person);
  return PEOPLE.map((person) => bot.heard.get(person) ?? []);
};

export interface Pair {
  readonly seed: number;
  readonly idles: readonly ModifierDefinition[];
  readonly script: readonly Deed[];
}

export const pairs: fc.Arbitrary<Pair> = fc.record({
  // A smaller number makes another module, not a smaller one: to try each would never end.
  seed: anySeed,
  idles: fc.array(idle, { minLength: 1, maxLength: 4 }),
  script: deeds,
});

/**
 * The first thing that somebody got in one of the two games alone, from shortly before it differs; undefined where
 * there is none.
 */
export const difference = async ({ seed, idles, script }: Pair): Promise<string | undefined> => {
  const { module } = madeModule(seed);
  const [without, beside] = [await heardIn(module, script), await heardIn(withIdle(module, idles), script)];
  for (const [i, heard] of without.entries()) {
    const others = beside[i] ?? [];
    for (let line = 0; line < Math.max(heard.length, others.length); line += 1) {
      const [one = '', other = ''] = [heard[line], others[line]];
      if (one === other) continue;
      const from = Math.max(0, [...one].findIndex((sign, at) => sign !== other[at]) - 100);
      return `${one.slice(from, from + 300)}\nbeside idle modifiers:\n${other.slice(from, from + 300)}`;
    }
  }
  return undefined;
};
