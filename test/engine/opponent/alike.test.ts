import { expect, test } from 'vitest';
import { actsFor, createLegalityCheck, type Module, playersOf } from '../../../src/engine/index.ts';
import { removeDuplicateActs } from '../../../src/engine/opponent/alike.ts';
import { movesOfStacks } from '../../../src/engine/opponent/stacks.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import type { Operation, SideId } from '../../../src/table/index.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { ANN, begun, played } from '../../support/table.ts';

type Choice = NonNullable<NonNullable<Module['actions']>[number]['choose']>[string];

/** The Marches with stacks on other hexes. `from`: what the attack chooses instead of a hex. */
const marchesWith = async (at: { readonly [cell: string]: string } = {}, from?: Choice) => {
  const module = await shippedModule('marches');
  const setup = module.setup.map((one) => ({ ...one, cell: (at[one.cell ?? ''] ?? one.cell) as typeof one.cell }));
  const actions = (module.actions ?? []).map((action) => (from ? { ...action, choose: { from } } : action));
  return begun({ ...module, setup, actions } as Module);
};

test('[G49] the bot tries one attack for identical units on a hex', async () => {
  const from = { kind: 'piece', match: 'Class != city && Owner = $Actor$', within: '1', least: 1, most: 1 } as const;
  const { table } = await marchesWith({ J9: 'L9', H16: 'L9', U9: 'M9' }, from);
  const attacks = [...actsFor(table, ANN, { kind: 'act' })];
  const units = new Set(attacks.map((act) => act.kind === 'act' && String(act.choices['from'])));
  expect(units.size).toBe(3);
  expect(removeDuplicateActs(table, attacks)).toHaveLength(1);
});

test('[G49] of identical units on a hex the bot tries the moves of one, and all moves of units that differ', async () => {
  const { table } = await marchesWith();
  const lookOf = (id: string): unknown => {
    const { name, place, values } = table.get('piece', id as 'p1') ?? expect.fail();
    return [name, place.cell, values];
  };
  const moves = [...actsFor(table, ANN, { kind: 'move' })];
  const names = (acts: typeof moves): readonly string[] =>
    acts.map((act) => (act.kind === 'move' ? JSON.stringify([act.pieces.map(lookOf), act.to]) : ''));
  const tried = names(removeDuplicateActs(table, moves));
  expect(tried.length).toBeLessThan(moves.length);
  expect(new Set(tried)).toEqual(new Set(names(moves)));
  expect(tried).toHaveLength(new Set(tried).size);
  const chess = RandomGame.begun(await shippedModule('chess'), 1)?.table ?? expect.fail();
  const all = [...actsFor(chess, playersOf(chess, 'White' as SideId)[0] ?? expect.fail())];
  expect(removeDuplicateActs(chess, all)).toEqual(all);
});

test('[G49] the bot also tries to move all loose units of a hex together, where they all can go', async () => {
  const game = await marchesWith();
  const { table } = game;
  const moves = [...actsFor(table, ANN, { kind: 'move' })];
  const together = movesOfStacks(table, ANN, moves);
  const stackOf = (act: Operation): readonly string[] => (act.kind === 'move' ? act.pieces : []);
  const cellsOf = (of: readonly Operation[], id: string): readonly unknown[] =>
    of.flatMap((act) => (act.kind === 'move' && stackOf(act).includes(id) ? [act.to.cell] : [])).sort();
  // Nine hexes have more than one unit of Red.
  expect(new Set(together.map((act) => stackOf(act).join())).size).toBe(9);
  for (const stack of new Set(together.map(stackOf))) {
    for (const id of stack) {
      const alone = cellsOf(moves, id);
      expect(cellsOf(together, id).every((cell) => alone.includes(cell))).toBe(true);
    }
  }
  const foresee = createLegalityCheck(table, ANN);
  expect(together.filter((act) => foresee(act))).toEqual([]);
  const last = together.at(-1) ?? expect.fail();
  played(game, last);
  for (const id of stackOf(last))
    expect(table.get('piece', id as 'p1')?.place.cell).toBe(last.kind === 'move' && last.to.cell);
  expect(movesOfStacks(table, ANN, [...actsFor(table, ANN, { kind: 'end-turn' })])).toEqual([]);
});
