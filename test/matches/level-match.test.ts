import { expect, it } from 'vitest';
import { playBotLevelMatch } from '../../src/matches/level-match.ts';
import { moduleFrom } from '../support/modules/modules.ts';

/** The side that takes the last stone wins. */
const NIM = `
module: nim
title: Nim
sides: [{ name: Red }, { name: Blue }]
turn: { phases: [{ name: Take, act: { Take: 1 }, least: 1 }] }
values: { Stones: 7 }
properties: { Stones: natural }
maps: [{ name: Table }]
prototypes: { stone: {} }
actions:
  - name: Take
    choose: { stones: { number: [1, "min(3, Stones)"] } }
    does: [{ set: Stones, of: game, to: Stones - stones }, { when: Stones < 1, win: Actor }]
`;

it('a match of two levels of the bot measures the turns of both', async () => {
  const match = { module: moduleFrom(NIM), levels: ['normal', 'easy'], games: 4, seed: 1 } as const;
  const { rating, efforts } = await playBotLevelMatch({ ...match, nodes: 50 });
  expect(rating).toMatchObject({ games: 4, draws: 0, refused: 0, ends: { over: 4 } });
  const turns = efforts[0].turns + efforts[1].turns;
  expect(turns).toBe(Math.round(rating.steps * 4));
  for (const effort of efforts) {
    expect(effort.nodesPerTurn).toBeGreaterThan(0);
    expect(effort.longest).toBeGreaterThanOrEqual(effort.msPerTurn);
  }
});
