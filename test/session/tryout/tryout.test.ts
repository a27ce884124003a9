import { describe, expect, test } from 'vitest';
import type { RandomGamesReport } from '../../../src/facts/tryout.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { type TryoutLimits, tryOutModule } from '../../../src/session/tryout/tryout.ts';
import { CHOICES, dearModule, EACH_COUNTS } from '../../support/modules/dear.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shipped } from '../../support/modules/shipped.ts';
import { en } from '../../support/words.ts';

const { tried } = en.commands.module;

const MODULE = `
module: odd
title: Odd
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
turn: { ends: after-move }
properties: { Strength: natural }
maps:
  - name: Field
    occupied: refuse
    captures: displacement
    boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }]
prototypes: { bishop: { moves: B, Strength: 1 }, ghost: { moves: R, Strength: 2 } }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: bishop }] }
  - { at: C3, side: Red, pieces: [{ prototype: bishop }] }
  - { at: D4, side: Blue, pieces: [{ prototype: bishop }] }
counters:
  - { name: Bishops, on: Field, match: Prototype = bishop }
  - { name: Ghosts, on: Field, match: Prototype = ghost }
modifiers:
  - { name: Edge, match: Owner = Red, change: Strength + 1 }
  - { name: Haunting, match: Prototype = ghost, change: Strength + 1 }
scorekeepers: |
  (scorekeeper points (title "Points") (initial 0) (do (set (sum u* Strength))))
`;

const few = (own: Partial<TryoutLimits> = {}): TryoutLimits => ({ games: 2, steps: 60, isOver: () => false, ...own });

describe('[D18] a module played by chance', () => {
  const seen = tryOutModule(moduleFrom(MODULE), few());

  test('[D18] a module tryout reports unused counters, modifiers, prototypes and cells', () => {
    expect(seen).toMatchObject({
      games: 2,
      counters: ['Ghosts (Field)'],
      modifiers: ['Haunting'],
      prototypes: ['ghost'],
      cells: [{ board: 'Main', cells: ['A2', 'A4', 'B1', 'B3', 'C2', 'C4', 'D1', 'D3'] }],
      endless: ['Points'],
      idle: [],
    });
    expect(seen.steps).toBeGreaterThan(2);
    expect(tried(seen)).toContain('- Prototypes that never appeared: ghost\n');
    expect(tried(seen)).toContain("- Scorekeepers that can't end the game, although nothing else does: Points\n");
  });

  test('[D18] a module tryout says if the bot can’t count the score', async () => {
    const withScore = (score: string) => tryOutModule(moduleFrom(`${MODULE}opponent: { score: "${score}" }\n`), few());
    const misread = readModule(`${MODULE}opponent: { score: Actor.Points }\n`);
    expect(misread.ok ? [] : misread.faults.map(({ path }) => path)).toEqual(['opponent.score']);
    const unscored = withScore('$Actor.Pionts$ + 1');
    expect(unscored.isUnscored).toBe(true);
    expect(tried(unscored)).toContain("- The bot's `score:` isn't a number for some side");
    expect(withScore('count(Main, Owner = $Actor$)').isUnscored).toBeUndefined();
    const unscoredShipped = [...(await shipped())].filter(([, module]) => tryOutModule(module, few()).isUnscored);
    expect(unscoredShipped.map(([name]) => name)).toEqual([]);
  });

  test('[D18] a module tryout lists actions that were never taken', () => {
    const rest = MODULE.replace(
      'setup:',
      'actions: [{ name: Rest, when: TurnNumber < 0, does: [{ end: turn }] }]\nsetup:',
    );
    expect(tried(tryOutModule(moduleFrom(rest), few()))).toContain('- Actions that were never used: Rest\n');
  });

  test('[D18] a module tryout reports winners and endings', () => {
    const bare = `${MODULE.replace(/^setup:[\s\S]*?counters:/m, 'setup: []\ncounters:')}endings: [{ when: no-move, result: lose }]\n`;
    const all = tryOutModule(moduleFrom(bare), few());
    expect(all.results).toEqual({
      won: [{ of: 'Blue', games: 2 }],
      drawn: 0,
      lost: 0,
      causes: [{ of: { by: 'ending', name: 'no-move' }, games: 2 }],
    });
    expect(tried(all)).toContain('\n- Results: Blue won 2.\n- Ended by: no\\-move (2).\n');
  });

  test('[D18] a module tryout gives the same report each time', () => {
    expect(tryOutModule(moduleFrom(MODULE), few())).toEqual(seen);
  });

  test('[D18] a module tryout stops after a time or a number of steps', () => {
    let asked = 0;
    const late = tryOutModule(moduleFrom(MODULE), few({ isOver: () => ++asked > 4 }));
    expect(late.steps).toBeLessThan(5);
    expect(tried(late)).toContain('- I ran out of time before the games were over.');
    const short = tryOutModule(moduleFrom(MODULE), few({ steps: 4 }));
    expect(short.steps).toBeLessThanOrEqual(5);
    expect(tried(short)).toContain('- I stopped 2 games that went on too long.');
    expect(tryOutModule(moduleFrom(MODULE), few({ isOver: () => true }))).toMatchObject({ games: 0, steps: 0 });
  });

  test('[D18] a module tryout reports nothing unused in a free game', () => {
    const free = MODULE.replace('moves: B, ', '')
      .replace('ghost: { moves: R, Strength: 2 }', '')
      .replace('  - { name: Ghosts, on: Field, match: Prototype = ghost }\n', '')
      .replace('  - { name: Haunting, match: Prototype = ghost, change: Strength + 1 }\n', '')
      .replace('(do ', '(do (if (> score 2) (win)) ')
      .replace('captures: displacement', 'captures: { by: none }');
    const nothing: Partial<RandomGamesReport> = { modifiers: [], prototypes: [], cells: [], endless: [], idle: [] };
    expect(tryOutModule(moduleFrom(free), few({ steps: 200 }))).toMatchObject(nothing);
  });

  test('[D18] a module tryout assumes that hand cards can reach every cell', () => {
    const hands = moduleFrom(`
module: hands
title: Hands
sides: [{ name: Red }]
turn: { ends: by-command }
maps:
  - { name: Hand, private: Red }
  - { name: Field, boards: [{ name: One, grid: { kind: square, columns: 20, rows: 20 } }, { name: Two, grid: { kind: square, columns: 20, rows: 20 } }] }
prototypes: { card: {} }
setup: [{ at: Hand, side: Red, pieces: [{ prototype: card }] }]
`);
    expect(tryOutModule(hands, few({ steps: 5 })).cells).toEqual([]);
  });

  test('[D18] [D20] a module tryout names a scorekeeper that ended no game', () => {
    const never = MODULE.replace('(do ', '(do (if (> score 9) (win)) ');
    expect(tryOutModule(moduleFrom(never), few())).toMatchObject({ ended: 0, endless: [], idle: ['Points'] });
  });

  test('[D18] a module tryout assumes that units with points reach open terrain', () => {
    const lake = MODULE.replace(
      'prototypes:',
      'terrain: { lake: { cost: closed } }\nrules: { movePoints: each-turn }\nprototypes:',
    )
      .replace('grid: {', 'terrain: { lake: [A3, B3, C3, D3] }, grid: {')
      .replace('captures: displacement', 'captures: { by: none }')
      .replaceAll('moves: B, ', 'unit: true, MovePoints: 2, ')
      .replace('  - { at: C3, side: Red, pieces: [{ prototype: bishop }] }\n', '')
      .replace('at: D4', 'at: D1');
    expect(tryOutModule(moduleFrom(lake), few()).cells).toEqual([
      { board: 'Main', cells: ['A3', 'A4', 'B3', 'B4', 'C3', 'C4', 'D3', 'D4'] },
    ]);
  });

  test('[D18] a module tryout reports ineffective modifiers of each kind', () => {
    const kinds = [
      ['piece', 'Owner = Red', 'Owner = Blue', 'Strength + 1'],
      ['cell', 'LocationName = A1', 'LocationName = A2', 'cost + 1'],
      ['side', 'SideName = Red', 'SideName = Blue', 'Gold + 1'],
      ['game', 'Weather = 1', 'Weather = 2', 'Season + 1'],
      ['may', 'Owner = Red', 'Owner = Blue', 'move = false'],
      ['step', 'LocationName = A1', 'LocationName = A2', 'cost + 1'],
      ['limit', 'SideName = Red', 'SideName = Blue', 'hand at most 1'],
    ] as const;
    const lines = kinds.flatMap(([of, one, other, change]) => [
      `  - { name: On ${of}, of: ${of}, match: "${one}", change: "${change}" }`,
      `  - { name: Never on ${of}, of: ${of}, match: "${one} && ${other}", change: "${change}" }`,
    ]);
    const bent = MODULE.replace('modifiers:', `modifiers:\n${lines.join('\n')}`)
      .replace(
        'properties: {',
        'values: { Weather: 1, Season: 2 }\nproperties: { Gold: natural, Weather: natural, Season: natural,',
      )
      .replace('maps:', 'maps:\n  - { name: Red Hand, private: Red }');
    expect(tryOutModule(moduleFrom(bent), few()).modifiers).toEqual([
      ...kinds.map(([of]) => `Never on ${of}`),
      'Haunting',
    ]);
  });
});

describe('[Q16] a module that takes too long', () => {
  test('a module that takes too long stops the tryout, naming the line', () => {
    const seen = tryOutModule(moduleFrom(EACH_COUNTS), few());
    expect(seen).toMatchObject({ games: 1, tooLong: { at: { part: 'action', name: 'A', line: 1 } } });
    expect(tried(seen)).toContain(
      '- I stopped because line 1 of **A** takes too long to compute. It would fail in a real game too, so make it simpler.',
    );
  });

  test('a tryout stops when finding legal acts takes too long', () => {
    const seen = tryOutModule(moduleFrom(CHOICES), few());
    expect(seen).toMatchObject({ games: 1, steps: 0, tooLong: {} });
    expect(tried(seen)).toContain('something in it takes too long');
  });

  test('a tryout names the most expensive action from a tenth of the limit', () => {
    const count = (size: number): string =>
      dearModule({
        size,
        each: 50,
        more: `actions: [{ name: A, does: [{ set: S, of: game, to: 'count(Main, S > 0)' }] }]`,
      });
    expect(tried(tryOutModule(moduleFrom(count(10)), few({ steps: 8 })))).toMatch(
      /- The most expensive action is \*\*A\*\*: it takes \d+% of the computing an action is allowed\./,
    );
    expect(tried(tryOutModule(moduleFrom(count(2)), few({ steps: 8 })))).not.toContain('most expensive');
  });
});
