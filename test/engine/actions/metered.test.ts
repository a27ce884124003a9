import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actsFor, choiceOptionsFor, type Module, moduleOf, offersFor } from '../../../src/engine/index.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import { lastUsedWorkShare } from '../../../src/table/index.ts';
import { anySeed, madeModule } from '../../support/modules/any-module.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { runs } from '../../support/runs.ts';

/** With so many of each piece that the set-up names. */
const crowded = (module: Module, times: number): Module => ({
  ...module,
  setup: module.setup.map((stack) => ({
    ...stack,
    pieces: stack.pieces.map((one) => ({ ...one, count: one.count * times })),
  })),
});

const shares: number[] = [];
const isWithin = (): void => {
  shares.push(lastUsedWorkShare());
  expect(lastUsedWorkShare()).toBeLessThan(1.05);
};

/** Looks at what each player can do, and at what is chosen for it. */
const look = ({ table }: RandomGame, module: Module): void => {
  for (const side of module.sides.keys()) {
    const actor = `${10_000 + side}` as Parameters<typeof actsFor>[1];
    const acts = actsFor(table, actor);
    for (let found = 0; found < 10 && !acts.next().done; found += 1);
    acts.return(undefined);
    isWithin();
    const offers = [...offersFor(table, actor)];
    isWithin();
    for (const { action, subject } of offers.slice(0, 2)) {
      const [choice] = Object.keys(moduleOf(table).actions?.find(({ name }) => name === action)?.choose ?? {});
      const begun = { actor, action, subject: subject?.id, choices: {} };
      if (choice !== undefined) choiceOptionsFor(table, begun, choice);
      isWithin();
    }
  }
};

it('[Q14] [Q15] no operation, list of acts or completion exceeds its work limit', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(1, 12), (seed, times) => {
      const module = crowded(madeModule(seed).module, times);
      const game = RandomGame.seated(module, seed, 20);
      const hasBegun = game.begin();
      isWithin();
      for (let step = 0; hasBegun && step < 2; step += 1) {
        look(game, module);
        if (!game.next()) break;
        isWithin();
      }
    }),
    { numRuns: runs(2), seed: 14 },
  );
  // Some of them are dear.
  expect(Math.max(...shares)).toBeGreaterThan(0.05);
});

it.each(['backgammon', 'bazaar', 'chess', 'hearts', 'marches'])(
  '[Q14] the game %s uses less than three quarters of its work limits',
  async (name) => {
    const game = RandomGame.begun(await shippedModule(name), 1) ?? expect.fail();
    for (let step = 0; step < 6 && game.next(); step += 1) expect(lastUsedWorkShare()).toBeLessThan(0.75);
    expect(game.tooLong).toBeUndefined();
  },
);
