import { expect, test } from 'vitest';
import { actsFor, knowledgeOfPlayer, playersOf } from '../../../src/engine/index.ts';
import { alternateNewAndKnown, nameOfAct, withoutOverlooked } from '../../../src/engine/opponent/order.ts';
import { SearchTable, sidesWaitedFor } from '../../../src/engine/opponent/search-table.ts';
import { type ThinkingTask, think } from '../../../src/engine/opponent/think.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import type { BoardId, CellId, Operation, PersonId, PieceId, SideId } from '../../../src/table/index.ts';
import { shippedModule } from '../../support/modules/shipped.ts';

const actor = 'a' as PersonId;
const END: Operation = { kind: 'end-turn', actor };
const ACTS: readonly Operation[] = Array.from({ length: 100 }, (_, i) => ({
  kind: 'resign',
  actor,
  side: `Side ${i}` as SideId,
}));

/** White's queen stands among black pieces. It can take a pawn and give check, or be lost. */
const EXPOSED = 'r1bk1b1r/ppp5/5pQp/3pp3/1n1PPN2/2N4B/PPPK3P/R6R w - - 0 1';

const onTurnIn = async (name: string, position?: string) => {
  const module = await shippedModule(name);
  const { table } = RandomGame.begun(position === undefined ? module : { ...module, position }, 1) ?? expect.fail();
  return { table, person: playersOf(table, sidesWaitedFor(table)[0] ?? expect.fail())[0] ?? expect.fail() };
};

test('[G49] a beginner overlooks about a part of the acts, each time other ones, and never the end of the turn', async () => {
  const { table } = await onTurnIn('chess');
  const noticed = [1, 2].map((seed) => withoutOverlooked(table, [...ACTS, END], { part: 0.3, seed }));
  for (const acts of noticed) {
    expect(acts.at(-1)).toBe(END);
    expect(Math.abs(acts.length - 71)).toBeLessThan(15);
  }
  expect(noticed[0]).not.toEqual(noticed[1]);
  expect(withoutOverlooked(table, [...ACTS, END], { part: 0.3, seed: 1 })).toEqual(noticed[0]);
  expect(withoutOverlooked(table, ACTS, { part: 1, seed: 1 })).toEqual(ACTS);
});

test('[G49] a beginner sees all captures', async () => {
  const { table, person } = await onTurnIn('chess', EXPOSED);
  const seen = withoutOverlooked(table, [...actsFor(table, person)], { part: 0.999, seed: 1 });
  expect(seen.map((act) => act.kind === 'move' && act.to.cell).sort()).toEqual([
    'C8',
    'D5',
    'D5',
    'D5',
    'E5',
    'F6',
    'H6',
  ]);
});

test.each([
  ['chess', 300_000],
  ['hearts', 300_000],
  ['backgammon', 5_000_000],
  ['marches', 3_000_000],
])('[G49] the bot does no act of %s that it overlooks', async (name, effort) => {
  const { table, person } = await onTurnIn(name);
  const task: ThinkingTask = { knowledge: knowledgeOfPlayer(table, person), effort, seed: 1 };
  const legal = new SearchTable(table).acts(person, 5_000);
  const noticed = new Set(withoutOverlooked(table, legal, { part: 0.5, seed: 1 }).map(nameOfAct));
  const areNoticed = (asked: ThinkingTask): readonly boolean[] =>
    think(asked).acts.map((act) => noticed.has(nameOfAct(act)));
  expect(areNoticed(task)).toContain(false);
  const [best, ...others] = areNoticed({ ...task, overlooked: 0.5 });
  expect(best).toBe(true);
  expect(others).not.toContain(false);
});

test('[G49] with too little effort for one depth, the bot still looks at the first captures after each act', async () => {
  const { table, person } = await onTurnIn('chess', EXPOSED);
  const knowledge = knowledgeOfPlayer(table, person);
  for (let seed = 1; seed <= 6; seed += 1) {
    const { acts, depth } = think({ knowledge, effort: 300_000, seed });
    expect(depth).toBe(0);
    expect(acts[0]?.kind === 'move' && acts[0].to.cell).toBe('F6');
    expect(acts.length).toBeGreaterThan(30);
  }
});

test('[G49] where acts take much effort, the bot searches fewer worlds, but to the end of its turn', async () => {
  const { table, person } = await onTurnIn('backgammon');
  const { depth } = think({ knowledge: knowledgeOfPlayer(table, person), effort: 10_000_000, seed: 1 });
  // Two acts, one for each die, end the turn.
  expect(depth).toBe(2);
});

test('[G49] later in a turn, new acts take turns with the best known act of each piece, then the second best', () => {
  const move = (piece: string, cell: string): Operation => ({
    kind: 'move',
    actor,
    pieces: [piece as PieceId],
    to: { in: 'Field/Field' as BoardId, cell: cell as CellId },
    captures: [],
  });
  const [a1, a2, a3, b1, c1, d1, d2] = [
    move('a', 'A1'),
    move('a', 'A2'),
    move('a', 'A3'),
    move('b', 'B1'),
    move('c', 'C1'),
    move('d', 'D1'),
    move('d', 'D2'),
  ];
  const known = [a1, a2, a3, b1, move('e', 'E1'), c1];
  expect(alternateNewAndKnown([c1, d1, b1, a3, a2, d2, a1], known)).toEqual([d1, a1, d2, b1, c1, a2, a3]);
  expect(alternateNewAndKnown([c1, d1], [])).toEqual([c1, d1]);
});
