import { expect, test } from 'vitest';
import { knowledgeOfPlayer, type Module } from '../../../src/engine/index.ts';
import {
  ResignOrDrawDecider,
  type ResignOrDrawFacts,
  resignOrDrawFactsOf,
  shouldAcceptDraw,
} from '../../../src/engine/opponent/outlook.ts';
import { WORTH_OF_WIN } from '../../../src/engine/opponent/worth.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import type { PersonId, SideId } from '../../../src/table/index.ts';
import { shippedModule } from '../../support/modules/shipped.ts';

/** When the bot gives up, and when a draw is fine by it. */

const START = { own: 12, other: 12 };

const facts = (number: number, more: Partial<ResignOrDrawFacts> = {}): ResignOrDrawFacts => ({
  turn: { number, position: 1 },
  side: 'Blue' as SideId,
  isDuel: true,
  mayResign: true,
  mayDraw: true,
  material: { count: 24, own: 12, other: 12, start: START },
  margin: 0.5,
  ...more,
});

const thought = (worth: number, depth = 3) => ({ worth, depth });

/** What comes of turns from 1 on, each thought of like that. */
const turns = (worths: readonly number[], more: Partial<ResignOrDrawFacts> = {}) => {
  const outlook = new ResignOrDrawDecider();
  return worths.map((worth, i) => outlook.after(thought(worth), facts(i + 1, more)));
};

test('[U55] the bot resigns only after three lost turns in a row', () => {
  const lost = 7 - WORTH_OF_WIN;
  expect(turns([lost, lost, lost])).toEqual([undefined, undefined, 'resign']);
  expect(turns([lost, lost, -4, lost, lost]).filter(Boolean)).toEqual([]);
  // Lost in most imagined worlds is not lost.
  expect(turns([-0.9 * WORTH_OF_WIN, -0.9 * WORTH_OF_WIN, -0.9 * WORTH_OF_WIN]).filter(Boolean)).toEqual([]);
  // A loss that is at hand is played out.
  expect(turns([lost, lost, 2 - WORTH_OF_WIN, lost])).toEqual([undefined, undefined, undefined, 'resign']);
  expect(turns([lost, lost, lost], { mayResign: false }).filter(Boolean)).toEqual([]);
  expect(turns([lost, lost, lost], { isDuel: false }).filter(Boolean)).toEqual([]);
});

test('[U55] a turn counts once for resigning, and an undone turn counts anew', () => {
  const outlook = new ResignOrDrawDecider();
  const lost = thought(7 - WORTH_OF_WIN);
  const after = (number: number) => outlook.after(lost, facts(number));
  expect([1, 1, 1, 2, 2].map(after).filter(Boolean)).toEqual([]);
  expect(after(3)).toBe('resign');
  expect([2, 3].map(after).filter(Boolean)).toEqual([]);
  expect(after(4)).toBe('resign');
});

test('[U55] for resigning, a forced move counts neither as lost nor as saved', () => {
  const outlook = new ResignOrDrawDecider();
  const [lost, forced] = [thought(7 - WORTH_OF_WIN), thought(0, 0)];
  const all = [lost, forced, lost, forced, lost].map((one, i) => outlook.after(one, facts(i + 1)));
  expect(all).toEqual([undefined, undefined, undefined, undefined, 'resign']);
});

test.each([
  ['a third behind, and more than is left', { own: 3, other: 9 }, 'resign'],
  ['a third behind, but less than is left', { own: 7, other: 11 }, undefined],
  ['less than a third behind', { own: 0, other: 3 }, undefined],
] as const)('[U55] the bot resigns if it is far behind in pieces: %s', (_, left, expected) => {
  const material = { count: 12, ...left, start: START };
  expect(turns([-4, -4, -4], { material }).at(-1)).toBe(expected);
});

test('[U55] a side that starts with fewer pieces is not behind', () => {
  const material = { count: 14, own: 0, other: 13, start: { own: 0, other: 13 } };
  expect(turns([-13, -13, -13], { material }).filter(Boolean)).toEqual([]);
  expect(
    shouldAcceptDraw(
      thought(13),
      facts(31, { material: { ...material, own: 13, other: 0, start: { own: 13, other: 0 } } }),
    ),
  ).toBe(true);
});

test('[U56] the bot offers a draw after eight even turns, then every twenty', () => {
  const offers = (
    more: (turn: number) => Partial<ResignOrDrawFacts>,
    worth = (_: number): number => 0.3,
  ): readonly number[] => {
    const outlook = new ResignOrDrawDecider();
    return Array.from({ length: 60 }, (_, i) => i + 1).filter(
      (turn) => outlook.after(thought(worth(turn)), facts(turn, more(turn))) === 'offer-draw',
    );
  };
  expect(offers(() => ({}))).toEqual([31, 51]);
  expect(offers(() => ({ mayDraw: false }))).toEqual([]);
  expect(offers(() => ({ isDuel: false }))).toEqual([]);
  expect(
    offers(
      () => ({}),
      (turn) => (turn === 30 ? -2 : 0),
    ),
  ).toEqual([38, 58]);
  const captured = (turn: number) => ({ material: { count: turn < 30 ? 24 : 22, own: 11, other: 11, start: START } });
  expect(offers(captured)).toEqual([37, 57]);
});

test('[U56] the bot offers no draw in games with hidden things or chance', () => {
  const outlook = new ResignOrDrawDecider();
  const { material: _, ...unknown } = facts(1);
  const all = Array.from({ length: 60 }, (_, i) =>
    outlook.after(thought(0), { ...unknown, turn: { number: i + 1, position: 1 } }),
  );
  expect(all.filter(Boolean)).toEqual([]);
});

test('[U54] the bot accepts a draw unless it is ahead', () => {
  expect([0.5, 0, -2].map((worth) => shouldAcceptDraw(thought(worth), facts(31)))).toEqual([true, true, true]);
  expect([0.5, 0, -2].map((worth) => shouldAcceptDraw(thought(worth), facts(30)))).toEqual([false, false, true]);
  expect(shouldAcceptDraw(thought(0.6), facts(31))).toBe(false);
  const ahead = { count: 20, own: 11, other: 9, start: START };
  expect(shouldAcceptDraw(thought(0), facts(31, { material: ahead }))).toBe(false);
});

const factsIn = (module: Module): ResignOrDrawFacts | undefined => {
  const { table } = RandomGame.begun(module, 1) ?? expect.fail();
  const [person = expect.fail()] = [...table.all('seat')].flatMap((seat) => (seat.side ? [seat.person] : []));
  return resignOrDrawFactsOf(knowledgeOfPlayer(table, person as PersonId));
};

test('[U55] the bot’s outlook counts pieces only in open games', async () => {
  const chess = factsIn(await shippedModule('chess')) ?? expect.fail();
  expect(chess).toMatchObject({ isDuel: true, mayResign: true, mayDraw: true });
  expect(chess.material?.count).toBe(30);
  expect(chess.material?.own).toBeCloseTo(39.8);
  expect(chess.material?.start.other).toBeCloseTo(39.8);
  const morris = factsIn(await shippedModule('morris'));
  expect(morris?.material).toMatchObject({ own: 9, start: { own: 9, other: 9 } });
  for (const name of ['hearts', 'backgammon', 'german-whist', 'marches'])
    expect(factsIn(await shippedModule(name))?.material).toBeUndefined();
});
