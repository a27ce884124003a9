import { expect, test } from 'vitest';
import { knowledgeOfPlayer, playersOf } from '../../../src/engine/index.ts';
import { SearchTable } from '../../../src/engine/opponent/search-table.ts';
import { think } from '../../../src/engine/opponent/think.ts';
import { createPositionRater } from '../../../src/engine/opponent/worth.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import type { Operation, SideId } from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';

/** What a position is worth to the bot if the module scores pieces that units capture by entering. */

const RAID = `
module: raid
title: Raid
sides: [{ name: Blue }, { name: Red }]
turn: { order: [Blue, Red], ends: by-command }
rules: { pieces: owner, movePoints: each-turn }
maps:
  - name: Field
    occupied: stack
    captures: { pieces: town, by: enter }
    boards: [{ name: Field, grid: { kind: square, columns: 12, rows: 1, numbering: A1 } }]
prototypes:
  rider: { unit: true, MovePoints: 2, point-value: 0 }
  town: { level: town, point-value: 10 }
scorekeepers: |
  (set last-turn 20)
  (scorekeeper points (initial 0) (ranks most) (do (set (sum u* point-value))))
`;

/** Begins a game and plays to Red's turn, the second in each round. */
const raidOf = (setup: string, opponent = '{}') => {
  const game = RandomGame.begun(moduleFrom(`${RAID}setup:${setup}opponent: ${opponent}\n`), 1) ?? expect.fail();
  const [red = expect.fail(), blue = expect.fail()] = ['Red', 'Blue'].map(
    (side) => playersOf(game.table, side as SideId)[0],
  );
  const position = new SearchTable(game.table);
  const does = (act: Operation): void => void (position.do(act) ?? expect.fail());
  does({ kind: 'end-turn', actor: blue });
  const chosen = (): Operation | undefined =>
    think({ knowledge: knowledgeOfPlayer(game.table, red), effort: 3_000_000, nodes: 30, seed: 1 }).acts[0];
  const acts = (): readonly Operation[] => position.acts(red, 100);
  const judge = createPositionRater(game.table);
  const worth = (): number => judge(game.table, 'Red' as SideId);
  return { red, acts, does, chosen, worth };
};

const cellOf = (act: Operation | undefined): string | undefined => (act?.kind === 'move' ? act.to.cell : act?.kind);

test('[G49] points that the end of a turn sets are no reason to end it', () => {
  const { acts, does, red, worth } = raidOf(`
  - { at: [D1, L1], side: Blue, pieces: [{ prototype: town }] }
  - { at: C1, side: Red, pieces: [{ prototype: rider }] }
`);
  const before = worth();
  does(acts().find((act) => cellOf(act) === 'D1') ?? expect.fail());
  expect(worth()).toBeGreaterThan(before + 100);
  const taken = worth();
  does({ kind: 'end-turn', actor: red });
  expect(worth()).toBe(taken);
});

test('[G49] the bot goes to pieces that it can capture by entering if the module values the way', () => {
  const setup = `
  - { at: A1, side: Blue, pieces: [{ prototype: town }, { prototype: rider }] }
  - { at: H1, side: Red, pieces: [{ prototype: rider }] }
`;
  expect(cellOf(raidOf(setup, '{ approach: { rider: 1 } }').chosen())).toBe('F1');
  expect(cellOf(raidOf(setup).chosen())).toBe('end-turn');
});

test('[G49] to capture a piece is no loss for those that came near it, though the next one is far', () => {
  const { acts, does, worth } = raidOf(
    `
  - { at: [C1, L1], side: Blue, pieces: [{ prototype: town }] }
  - { at: B1, side: Red, pieces: [{ prototype: rider, count: 5 }] }
`,
    '{ worth: { town: 0, rider: 0 }, approach: { rider: 100 } }',
  );
  const before = worth();
  does(acts().find((act) => cellOf(act) === 'C1') ?? expect.fail());
  expect(worth()).toBeGreaterThan(before);
});

test('[G49] a side that loses a piece is not nearer to what it can capture', () => {
  const worthWith = (count: number): number =>
    raidOf(
      `
  - { at: L1, side: Blue, pieces: [{ prototype: town }] }
  - { at: B1, side: Red, pieces: [{ prototype: rider, count: ${count} }] }
`,
      '{ worth: { town: 0, rider: 0 }, approach: { rider: 1 } }',
    ).worth();
  expect(worthWith(2)).toBeGreaterThan(worthWith(1));
  expect(worthWith(9)).toBe(worthWith(5));
});

test('[G49] of very many acts, the bot looks at captures first', async () => {
  const { table } = RandomGame.begun(await shippedModule('marches'), 1) ?? expect.fail();
  const red = playersOf(table, 'Red' as SideId)[0] ?? expect.fail();
  const { acts } = think({ knowledge: knowledgeOfPlayer(table, red), effort: 2_000_000, nodes: 8, seed: 1 });
  expect(['N8', 'P19']).toContain(cellOf(acts[0]));
});
