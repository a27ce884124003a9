import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formerRecord } from '../../src/engine/core/change.ts';
import type { InteractionId, PersonId } from '../../src/engine/core/ids.ts';
import type { OperationKind } from '../../src/engine/core/operation.ts';
import type { AnyRecord, Kind } from '../../src/engine/core/record.ts';
import type { Table } from '../../src/engine/core/table.ts';
import { ownPost } from '../../src/session/delivery/post.ts';
import type { Step } from '../../src/session/game/step.ts';
import { Lens } from '../../src/view/lens.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { ASKED, FIRST, MADE, operationFor } from '../support/operations.ts';
import type { Scene } from '../support/scene.ts';
import { opening } from './acts/perform.ts';
import { Bot } from './bot.ts';
import { Shadow } from './shadow.ts';
import { sightIn } from './sight.ts';
import { ANN, BEN, CLO, DAN, hauntedWorlds, moduleOf, PEOPLE } from './world.ts';

const SEED = 20_301_001;
const GAMES = 12;
const STEPS = 30;
const PATIENCE = 600_000;

/** What tells everybody, or nobody is there for any more. */
const playing = MADE.filter((kind) => !['stop', 'finish', 'publish'].includes(kind));

/** What others may know nothing of comes often, and what they see of the same cells. */
const often: readonly OperationKind[] = [
  'form-army',
  'join-army',
  'order',
  'draw',
  'place',
  'hide',
  'move',
  'define-counter',
];

/** Somebody who plays nothing becomes game master, for whom more can be done. */
const PRESIDING: readonly (readonly [OperationKind, PersonId])[] = [
  ['ask', DAN],
  ['agree', ANN],
  ['agree', BEN],
  ['agree', CLO],
  ['preside', DAN],
];

const attempts = fc.array(
  fc.record({
    kind: fc.oneof(fc.constantFrom(...playing), fc.constantFrom(...often)),
    who: fc.constantFrom(...PEOPLE, DAN),
    a: fc.nat(11),
    b: fc.nat(11),
    c: fc.nat(11),
  }),
  { minLength: STEPS, maxLength: STEPS },
);

/** What else a change of these shows is declared: how many lie in a container, and what of them is published. */
const PUBLISHED: ReadonlySet<Kind> = new Set(['piece', 'deck']);

/** Whether somebody may see nothing of all that another sees that steps changed, neither as it was nor as it is. */
const isUnaware = (table: Table, person: PersonId, other: PersonId, steps: readonly Step[]): boolean => {
  const [mine, theirs] = [person, other].map((one) => new Lens(table, personViewer(one))) as [Lens, Lens];
  const records = steps.flatMap(({ change: { added, removed, updated } }) => [
    ...added,
    ...removed,
    ...updated.flatMap((update): readonly AnyRecord[] => {
      const now = table.get(update.kind, update.id);
      return now ? [now, formerRecord(now, update)] : [];
    }),
  ]);
  return (
    records.some((record) => theirs.seen(record)) &&
    records.every((record) => !PUBLISHED.has(record.kind) && !mine.seen(record))
  );
};

it(
  '[T6] who is told nothing of a step sees nothing that was otherwise before it, and who may see nothing of it is told nothing',
  async () => {
    let silent = 0;
    let unaware = 0;
    for (const [world, some] of fc.sample(fc.tuple(hauntedWorlds, attempts), { seed: SEED, numRuns: GAMES })) {
      const bot = new Bot(moduleOf(world), PEOPLE, 'a');
      await opening(bot, world);
      const shadow = new Shadow(bot, []);
      await shadow.follow();
      const { session } = await bot.game();
      const sights = (): ReadonlyMap<PersonId, unknown> =>
        new Map(PEOPLE.map((person) => [person, sightIn(new View(shadow.table, personViewer(person)))]));
      let before = sights();
      const scene = (actor: PersonId): Scene => ({
        actor,
        lens: new Lens(shadow.table, personViewer(actor)),
        people: [...PEOPLE, DAN],
      });
      const presides = PRESIDING.map(([kind, who], a) => ({ kind, who, a, b: 0, c: ASKED.preside ?? 0 }));
      const all = [...presides, ...some].flatMap(({ kind, ...one }) =>
        [...(FIRST[kind] ?? []), kind].map((each) => ({ ...one, kind: each })),
      );
      for (const [i, { kind, who, ...numbers }] of all.entries()) {
        const first = session.number;
        await session.run(operationFor(kind, scene(who), numbers), `${i}` as InteractionId);
        if (session.number === first) continue;
        const steps: Step[] = [];
        for await (const step of session.journal.since(first)) steps.push(step);
        await shadow.follow();
        const now = sights();
        for (const person of PEOPLE) {
          if (person === who) continue;
          const isTold = steps.some((step) => ownPost(step, person));
          if (isUnaware(shadow.table, person, who, steps)) {
            unaware += 1;
            expect(isTold, `${kind} by ${who}, told to ${person}`).toBe(false);
          }
          if (isTold) continue;
          silent += 1;
          expect(now.get(person), `${kind} by ${who}, seen by ${person}`).toEqual(before.get(person));
        }
        before = now;
      }
    }
    // It is no test where everybody is told everything.
    expect(silent).toBeGreaterThan(20);
    expect(unaware).toBeGreaterThan(3);
  },
  PATIENCE,
);
