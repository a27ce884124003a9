import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actsFor, botLevelOf, knowledgeOfPlayer, onTurn, playersOf } from '../../../src/engine/index.ts';
import { withoutOverlooked } from '../../../src/engine/opponent/order.ts';
import { sidesWaitedFor } from '../../../src/engine/opponent/search-table.ts';
import { think } from '../../../src/engine/opponent/think.ts';
import {
  BotThinker,
  BotTurnMemory,
  createThinkingThread,
  searchEffortForAct,
} from '../../../src/session/base/thinker.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import type { Operation, PersonId } from '../../../src/table/index.ts';
import { shippedModule } from '../../support/modules/shipped.ts';

const QUESTION = { knowledge: { person: '1' as never, records: [], unseen: [] }, seed: 1 };

test('[U9] the bot thinks less deeply while many games wait', async () => {
  const efforts: number[] = [];
  const answers: (() => void)[] = [];
  const thinker = new BotThinker({
    pause: 0,
    think: ({ effort }) =>
      new Promise((resolve) => {
        efforts.push(effort);
        answers.push(() => resolve({ acts: [], worth: 0, line: [], nodes: 0, effort, depth: 0 }));
      }),
  });
  const thoughts = Array.from({ length: 10 }, () => thinker.think(QUESTION, 'hard', 0));
  const [hard, normal, easy] = (['hard', 'normal', 'easy'] as const).map((level) => searchEffortForAct(level, 0));
  expect(efforts).toEqual([hard, hard, hard, normal, normal, normal, easy, easy, easy, easy]);
  for (const answer of answers) answer();
  const levels = (await Promise.all(thoughts)).map(({ level }) => level);
  expect(levels).toEqual([...Array(3).fill('hard'), ...Array(3).fill('normal'), ...Array(4).fill('easy')]);
  const later = thinker.think(QUESTION, 'hard', 0);
  answers.at(-1)?.();
  expect((await later).level).toBe('hard');
});

test('[U9] the bot spends less and less effort on later acts of a turn', () => {
  const whole = searchEffortForAct('normal', 0);
  expect([1, 2, 3].map((done) => searchEffortForAct('normal', done) / whole)).toEqual([0.25, 0.1875, 0.140625]);
  expect(searchEffortForAct('normal', 40) / whole).toBe(0.05);
});

test('[G49] the bot remembers the acts of its last thought until the turn ends', async () => {
  const game = RandomGame.begun(await shippedModule('shires'), 3) ?? expect.fail();
  const memory = new BotTurnMemory();
  const [first, second] = [[{ kind: 'end-turn', actor: 'a' as PersonId }], []] as const;
  const known = Array.from({ length: 4 }, (_, i) => {
    const [side = expect.fail()] = sidesWaitedFor(game.table);
    memory.before(knowledgeOfPlayer(game.table, playersOf(game.table, side)[0] ?? expect.fail()));
    const before = memory.known;
    memory.after(i === 0 ? first : second);
    game.next();
    return before;
  });
  expect(known).toEqual([[], first, second, []]);
});

test('[G49] in a turn, the bot moves no piece back to where it was, unless it did something else since', async () => {
  const { table } = RandomGame.begun(await shippedModule('marches'), 1) ?? expect.fail();
  const actor = playersOf(table, onTurn(table)?.id ?? expect.fail())[0] ?? expect.fail();
  const move = [...actsFor(table, actor)].find(({ kind }) => kind === 'move') ?? expect.fail();
  const [piece = expect.fail()] = move.kind === 'move' ? move.pieces : [];
  const { place } = table.get('piece', piece) ?? expect.fail();
  const memory = new BotTurnMemory();
  const afterAct = (act: Operation): BotTurnMemory['left'] => {
    memory.before(knowledgeOfPlayer(table, actor));
    memory.after([act]);
    return memory.left;
  };
  const left = afterAct(move);
  const back = { ...move, to: place } as Operation;
  const others = [move, { kind: 'end-turn', actor } as const];
  expect(withoutOverlooked(table, [back, ...others], { part: 0, seed: 1, left })).toEqual(others);
  const task = { knowledge: knowledgeOfPlayer(table, actor), effort: 2_000_000, nodes: 8, seed: 1 };
  const best = think(task).acts[0] ?? expect.fail();
  const [pieces = [], cell = expect.fail()] = best.kind === 'move' ? [best.pieces, best.to.cell] : [];
  expect(think({ ...task, left: pieces.map((id) => ({ piece: id, cell })) }).acts).not.toContainEqual(best);
  expect(afterAct({ kind: 'end-turn', actor })).toEqual([]);
});

test.each([
  ['german-whist', [0, 0, 0, 0, 0, 0]],
  ['backgammon', [0, 1, 0, 1, 0, 1]],
  ['shires', [0, 1, 2, 0, 1, 0]],
] as const)('[U9] the bot’s effort starts anew for each trick and turn: %s', async (name, expected) => {
  const game = RandomGame.begun(await shippedModule(name), 3) ?? expect.fail();
  const memory = new BotTurnMemory();
  const counts = Array.from({ length: 30 }, () => {
    const [side] = sidesWaitedFor(game.table);
    const person = side && playersOf(game.table, side)[0];
    const before = person && memory.before(knowledgeOfPlayer(game.table, person));
    game.next();
    return before;
  });
  expect(counts.slice(0, expected.length)).toEqual(expected);
});

test('[U9] the bot thinks in its own thread with the same result', async () => {
  const { table } = RandomGame.begun(await shippedModule('german-whist'), 1) ?? expect.fail();
  const person = playersOf(table, onTurn(table)?.id ?? expect.fail())[0] ?? expect.fail();
  const task = { knowledge: knowledgeOfPlayer(table, person), effort: 2_000_000, seed: 9 };
  const apart = createThinkingThread();
  expect(apart.pause).toBe(800);
  expect(await apart.think(task)).toEqual(think(task));
  const broken = apart.think({ ...task, effort: 1_000_000_000 });
  apart.end?.();
  await expect(broken).rejects.toThrow('thinking');
});

/** The priorities of the threads of this process: 0 is the usual one, 5 a lower one. */
const priorities = (): readonly number[] =>
  readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The 19th value; the 2nd, a name in brackets, can have blanks.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

test('[U9] on Linux the bot thinks at low priority', async () => {
  if (process.platform !== 'linux') return;
  const { table } = RandomGame.begun(await shippedModule('german-whist'), 1) ?? expect.fail();
  const person = playersOf(table, onTurn(table)?.id ?? expect.fail())[0] ?? expect.fail();
  const low = (): number => priorities().filter((one) => one === 5).length;
  const before = low();
  const apart = createThinkingThread();
  await apart.think({ knowledge: knowledgeOfPlayer(table, person), effort: 1_000_000, seed: 9 });
  expect(low()).toBe(before + 1);
  apart.end?.();
});

test('[U9] a bot’s seat from an earlier version has the normal level', () => {
  const levels = ['0001', '1001', '2002', '3003'].map((end) => botLevelOf(`9999999999999999${end}` as never));
  expect(levels).toEqual(['normal', 'easy', 'normal', 'hard']);
});
