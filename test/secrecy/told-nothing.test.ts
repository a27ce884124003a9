import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Step } from '../../src/session/base/step.ts';
import { ownPost } from '../../src/session/steps/told.ts';
import type { InteractionId, OperationKind, PersonId } from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { FIRST, MADE, operationFor } from '../support/operations.ts';
import { runs } from '../support/runs.ts';
import { opening } from './acts/perform.ts';
import { Bot } from './bot.ts';
import { Shadow } from './shadow.ts';
import { sightIn } from './sight.ts';
import { hauntedWorlds, moduleOf, PEOPLE } from './worlds/world.ts';

const SEED = 20_301_002;
const GAMES = runs(6);
const STEPS = 30;
const PATIENCE = 600_000;

/** What tells everybody, or nobody is there for any more. */
const playing = MADE.filter((kind) => !['resign', 'agree-draw', 'stop', 'finish', 'publish'].includes(kind));

/** What others may know nothing of comes often, and what they see of the same cells. */
const often: readonly OperationKind[] = ['form-army', 'join-army', 'order', 'draw', 'place', 'hide', 'move'];

const attempts = fc.array(
  fc.record({
    kind: fc.oneof(fc.constantFrom(...playing), fc.constantFrom(...often)),
    who: fc.constantFrom(...PEOPLE),
    a: fc.nat(11),
    b: fc.nat(11),
    c: fc.nat(11),
  }),
  { minLength: STEPS, maxLength: STEPS },
);

it(
  '[T6] a viewer who is not notified of a step sees no change',
  async () => {
    let silent = 0;
    for (const [world, some] of fc.sample(fc.tuple(hauntedWorlds, attempts), { seed: SEED, numRuns: GAMES })) {
      const bot = new Bot(moduleOf(world), PEOPLE, 'a');
      await opening(bot, world);
      const shadow = new Shadow(bot, []);
      await shadow.follow();
      const { session } = await bot.game();
      const sights = (): ReadonlyMap<PersonId, unknown> =>
        new Map(PEOPLE.map((person) => [person, sightIn(new View(shadow.table, personViewer(person)))]));
      let before = sights();
      const all = some.flatMap(({ kind, ...one }) =>
        [...(FIRST[kind] ?? []), kind].map((each) => ({ ...one, kind: each })),
      );
      for (const [i, { kind, who, ...numbers }] of all.entries()) {
        const scene = { actor: who, lens: new Lens(shadow.table, personViewer(who)), people: PEOPLE };
        const first = session.number;
        await session.run(operationFor(kind, scene, numbers), `${i}` as InteractionId);
        if (session.number === first) continue;
        const steps: Step[] = [];
        for await (const step of session.journal.since(first)) steps.push(step);
        await shadow.follow();
        const now = sights();
        for (const person of PEOPLE) {
          if (person === who || steps.some((step) => ownPost(step, person))) continue;
          silent += 1;
          expect(now.get(person), `${kind} by ${who}, seen by ${person}`).toEqual(before.get(person));
        }
        before = now;
      }
    }
    // It is no test where everybody is told everything.
    expect(silent).toBeGreaterThan(20);
  },
  PATIENCE,
);
