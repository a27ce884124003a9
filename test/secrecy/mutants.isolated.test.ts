import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { systems } from '../../src/engine/index.ts';
import type { System } from '../../src/table/index.ts';
import { caughtSoon, plain, unheard } from './caught.ts';
import { faults } from './faults.ts';
import { leaks } from './leaks.ts';
import { surfaces } from './surfaces.ts';
import { cards, forget, leave, sitDown, TRIES, type Trying, triedUnasked } from './unasked.ts';
import { comparePermuted } from './worlds/kinds.ts';
import { ANN } from './worlds/world.ts';

/** The rules by which bots play now; those of the engine without any. */
const rules = vi.hoisted(() => ({ now: undefined as unknown }));

vi.mock(import('../../src/engine/index.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    get systems() {
      return (rules.now as readonly System[] | undefined) ?? real.systems;
    },
  };
});

/** What is made from another's view now, or from what nobody could follow, if anything. */
const sight = vi.hoisted(() => ({ broken: undefined as string | undefined }));

vi.mock(import('../../commands/play/press.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    openPanel: (game, input, ...more) =>
      real.openPanel(
        game,
        sight.broken === 'panel' ? { ...input, person: { ...input.person, id: ANN } } : input,
        ...more,
      ),
  };
});

vi.mock(import('../../commands/game/replay.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    replayGame: (games, game, input, what) => {
      const asker = sight.broken === 'replay' ? { ...input, person: { ...input.person, id: ANN } } : input;
      return real.replayGame(games, game, asker, what);
    },
  };
});

vi.mock(import('../../src/view/seen/told-change.ts'), async (original) => {
  const real = await original();
  class FirstAndLast extends real.ToldChange {
    constructor(...given: ConstructorParameters<typeof real.ToldChange>) {
      super(...given);
      if (sight.broken !== 'trail') return;
      const trails = [...this.passages].map(([id, { before, after }]) => {
        const trail = [before, after].map((state, at) => ({ state, at }));
        return [id, trail] as const;
      });
      Object.assign(this, { trails: new Map(trails), crosses: true });
    }
  }
  return { ...real, ToldChange: FirstAndLast };
});

vi.mock(import('../../src/session/game/former-accounts.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    recognizeFirst: (...given) =>
      sight.broken === 'forgotten' ? Promise.resolve(true) : real.recognizeFirst(...given),
  };
});

vi.mock(import('../../src/session/steps/told.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    ownPost: (step, reader) => {
      const own = real.ownPost(step, reader);
      return sight.broken === 'draft' && own?.waits ? (real.ownPost(step, ANN) ?? own) : own;
    },
  };
});

afterEach(() => {
  rules.now = undefined;
  sight.broken = undefined;
});

/** The number of a pair that shows it, where that is not one of the first. */
const LIKELY: { readonly [surface: string]: number } = {
  'a direct message to somebody else': 11,
  'the order of a completion': 25,
  'the value of a completion': 10,
  'the log': 47,
  'a refusal': 3,
  'a post': 2,
};

describe('[T6] a leaking bot is caught', () => {
  it.each(Object.entries(leaks))('a leaking bot is caught if it leaks by %s', async (surface, leak) => {
    const pairs = surface === 'the log of the process' ? unheard : plain;
    const pair = await caughtSoon(pairs, (one) => comparePermuted(one, { leak }), LIKELY[surface]);
    expect(await comparePermuted(pair)).toBeUndefined();
  });
});

describe('[T6] leaking rules are caught', () => {
  it.each(Object.entries(faults))(
    'leaking rules are caught if they leak by %s',
    async (_fault, { plant, leak, pairs, likely, compare }) => {
      rules.now = plant?.(systems);
      const pair = await caughtSoon(pairs, (one) => compare(one, { ...(leak ? { leak } : {}) }), likely);
      rules.now = undefined;
      expect(await compare(pair)).toBeUndefined();
    },
  );
});

describe('[T6] a bot that uses another person’s view is caught', () => {
  it.each(Object.entries(surfaces))(
    'a bot that uses another person’s view is caught: %s',
    async (_what, { broken, leak, pairs, likely, compare = comparePermuted }) => {
      sight.broken = broken;
      const pair = await caughtSoon(pairs, (one) => compare(one, { ...(leak ? { leak } : {}) }), likely);
      sight.broken = undefined;
      expect(await compare(pair)).toBeUndefined();
    },
  );
});

it('[T34] a bot that forgets who has seen a hand is caught', async () => {
  const [world] = fc.sample(cards, { seed: 1, numRuns: 1 });
  if (!world) throw new Error('no world');
  // Clo leaves Green; Ann leaves Red, is forgotten, and comes back to play Green.
  const tries: readonly Trying[] = [
    { what: TRIES.indexOf(leave), who: 2, a: 0 },
    { what: TRIES.indexOf(leave), who: 0, a: 0 },
    { what: TRIES.indexOf(forget), who: 0, a: 0 },
    { what: TRIES.indexOf(sitDown), who: 0, a: 2 },
  ];
  await triedUnasked(world, tries);
  sight.broken = 'forgotten';
  await expect(triedUnasked(world, tries)).rejects.toThrow('to deeply equal');
});
