import { expect, it } from 'vitest';
import { type MatchPlayer, playMatch } from '../../src/matches/match.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { randomMover } from '../support/players/random.ts';

/** Recorded with the operations that it chose. */
const recorded = (player: MatchPlayer): readonly [player: MatchPlayer, chosen: string[]] => {
  const chosen: string[] = [];
  return [
    async (...asked) => {
      const operation = await player(...asked);
      chosen.push(JSON.stringify(operation));
      return operation;
    },
    chosen,
  ];
};

it('a match is the same for the same seed', async () => {
  const fox = await shippedModule('fox');
  const matches = await Promise.all(
    [5, 5, 6].map(async (seed) => {
      const [player, chosen] = recorded(randomMover);
      const match = await playMatch(fox, [player, player], seed, 30);
      return { chosen, match };
    }),
  );
  expect(matches[0]).toEqual(matches[1]);
  expect(matches[0]).not.toEqual(matches[2]);
  expect(matches[0]?.chosen).toHaveLength(30);
});

it('a match replaces a refused act by a random legal act', async () => {
  const fox = await shippedModule('fox');
  const refused: MatchPlayer = (_table, actor) => ({ kind: 'end-turn', actor });
  const match = await playMatch(fox, [refused, () => undefined], 1, 20);
  expect(match).toEqual({ points: [0.5, 0.5], end: 'bound', steps: 20, refused: 10 });
});

it('a match ranks the sides by score after the last step', async () => {
  const shires = await shippedModule('shires');
  const ends: MatchPlayer = (_table, actor) => ({ kind: 'end-turn', actor });
  const even = await playMatch(shires, [ends, ends], 1, 4);
  expect(even).toMatchObject({ points: [0.5, 0.5], end: 'bound' });
  const odd = await playMatch(shires, [ends, randomMover], 1, 24);
  expect(odd).toMatchObject({ points: [0, 1], end: 'bound' });
});

it('a match plays to the end without optional sides', async () => {
  const match = await playMatch(await shippedModule('shires'), [randomMover, randomMover], 1);
  expect(match.points).toHaveLength(2);
  expect(match.end).toBe('over');
});

it('a match asks each side in simultaneous choices', async () => {
  const hearts = await shippedModule('hearts');
  const asked = new Set<string>();
  const player: MatchPlayer = (table, person, luck) => {
    asked.add(person);
    return randomMover(table, person, luck);
  };
  await playMatch(hearts, [player, player, player, player], 1, 4);
  expect([...asked].sort()).toEqual(['10000', '10001', '10002', '10003']);
});
