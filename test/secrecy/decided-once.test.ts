import fc from 'fast-check';
import { expect, it } from 'vitest';
import { systems } from '../../src/engine/index.ts';
import { type ActorViewTable, isRefusal, type System } from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { operationFor } from '../support/operations.ts';
import { runs } from '../support/runs.ts';
import { play } from '../support/table.ts';
import { attempts, begunGame, KINDS } from './worlds/begun.ts';
import { hauntedWorlds, PEOPLE, type World } from './worlds/world.ts';

/** The rules with what each that is asked of an actor's sight is made into. */
const seeing = (sight: (seen: ActorViewTable) => ActorViewTable): readonly System[] =>
  systems.map((system) => {
    const { gate } = system;
    if (!gate) return system;
    return {
      ...system,
      gate: {
        ...gate,
        seen: (...asked: Parameters<typeof gate.seen>) => {
          const seen = gate.seen(...asked);
          return seen && sight(seen);
        },
      },
    };
  });

/** Who looks at everything twice: of the sight of its actor alone nothing is decided. */
const twice = seeing((seen) => Object.defineProperty(seen, 'isWhole', { value: false }));

/** Where modifiers are in force everything is decided twice. */
const unbent = hauntedWorlds.map(({ bends: _, war, ...world }): World => {
  if (!war) return world;
  const { hollow: __, ...level } = war;
  return { ...world, war: level };
});

it('[Q5] [D5] decisions without hidden influence equal those on the full table', () => {
  const asked = { whole: 0, partial: 0 };
  const once = seeing((seen) =>
    Object.defineProperty(seen, 'isWhole', {
      get: () => {
        const isWhole: unknown = Reflect.get(Object.getPrototypeOf(seen), 'isWhole', seen);
        asked[isWhole === true ? 'whole' : 'partial'] += 1;
        return isWhole;
      },
    }),
  );
  fc.assert(
    fc.property(fc.oneof(unbent, hauntedWorlds), attempts, (world, some) => {
      const [one, other] = [begunGame(world, once), begunGame(world, twice)];
      for (const { kind, a, b, c } of some) {
        for (const actor of PEOPLE) {
          const scene = { actor, lens: new Lens(one.table, personViewer(actor)), people: PEOPLE };
          const operation = operationFor(KINDS[kind % KINDS.length] ?? 'move', scene, { a, b, c });
          const change = play(one, operation);
          expect(change).toEqual(play(other, operation));
          if (!isRefusal(change)) break;
        }
      }
    }),
    { seed: 20_300_811, numRuns: runs(8), endOnFailure: true },
  );
  // It is no test where nothing unseen is asked for, or nothing else.
  expect(asked.whole).toBeGreaterThan(20);
  expect(asked.partial).toBeGreaterThan(20);
});
