import { expect, test } from 'vitest';
import { actsFor, knowledgeOfPlayer, playersOf } from '../../../src/engine/index.ts';
import { nameOfAct, withoutOverlooked } from '../../../src/engine/opponent/order.ts';
import { sidesWaitedFor } from '../../../src/engine/opponent/search-table.ts';
import { type ThinkingTask, think } from '../../../src/engine/opponent/think.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import type { Operation, PersonId, SideId } from '../../../src/table/index.ts';
import { shippedModule } from '../../support/modules/shipped.ts';

const actor = 'a' as PersonId;
const END: Operation = { kind: 'end-turn', actor };
const ACTS: readonly Operation[] = Array.from({ length: 100 }, (_, i) => ({
  kind: 'resign',
  actor,
  side: `Side ${i}` as SideId,
}));

test('[G49] a beginner overlooks about a part of the acts, each time other ones, and never the end of the turn', () => {
  const noticed = [1, 2].map((seed) => withoutOverlooked([...ACTS, END], { part: 0.3, seed }));
  for (const acts of noticed) {
    expect(acts.at(-1)).toBe(END);
    expect(Math.abs(acts.length - 71)).toBeLessThan(15);
  }
  expect(noticed[0]).not.toEqual(noticed[1]);
  expect(withoutOverlooked([...ACTS, END], { part: 0.3, seed: 1 })).toEqual(noticed[0]);
  expect(withoutOverlooked(ACTS, { part: 1, seed: 1 })).toEqual(ACTS);
});

test.each([
  ['chess', 300_000],
  ['hearts', 300_000],
  ['backgammon', 5_000_000],
  ['marches', 3_000_000],
])('[G49] the bot does no act of %s that it overlooks', async (name, effort) => {
  const { table } = RandomGame.begun(await shippedModule(name), 1) ?? expect.fail();
  const person = playersOf(table, sidesWaitedFor(table)[0] ?? expect.fail())[0] ?? expect.fail();
  const task: ThinkingTask = { knowledge: knowledgeOfPlayer(table, person), effort, seed: 1 };
  const legal = [...actsFor(table, person)];
  const noticed = new Set(withoutOverlooked(legal, { part: 0.5, seed: 1 }).map(nameOfAct));
  const areNoticed = (asked: ThinkingTask): readonly boolean[] =>
    think(asked).acts.map((act) => noticed.has(nameOfAct(act)));
  expect(areNoticed(task)).toContain(false);
  const [best, ...others] = areNoticed({ ...task, overlooked: 0.5 });
  expect(best).toBe(true);
  expect(others).not.toContain(false);
});
