import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateDiceBounds, parseDiceNotation } from '../../../src/engine/index.ts';
import { rollDice } from '../../../src/engine/play/dice/throw.ts';
import { findTableColumnIndex } from '../../../src/engine/play/tables/look-up.ts';
import type { TableReading } from '../../../src/engine/play/tables/reading.ts';
import { auditLog, type LoggedStep } from '../../../src/session/file/verify.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { createRandomStream, decimalFromNumber, ZERO } from '../../../src/table/index.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import { sentences } from '../../../src/words/systems/tables.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  join,
  newPlay,
  type Play,
  play,
  played,
  type RED,
  replayed,
  startOf,
  undo,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { doing, MARKET } from './market.ts';

const { faultText } = en.moduleFaults;

const FIGHT = `
module: clash
title: Clash
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
properties: { Strength: natural, Steps: natural }
maps:
  - name: Field
    occupied: stack
    boards:
      - name: Field
        grid: { kind: square, columns: 4, rows: 4, numbering: A1 }
        terrain: { hill: [C1] }
terrain: { hill: {} }
prototypes:
  foot: { Strength: 3, Steps: { value: 2, min: 0, max: 2 } }
  horse: { Strength: 4, Steps: { value: 2, min: 0, max: 2 } }
tables:
  - name: Combat
    roll: 1d6
    columns: ["1:2", "1:1", "3:2", "3:1"]
    shifts:
      - { column: -1, when: "$foe.Terrain$ = hill", text: Hill }
      - { row: count(units) - 2, text: Crowd }
    rows:
      - [1, AE, AR, AR, EX]
      - [2-4, AR, AR, EX, DR]
      - ["5 to 6", AR, DR, DR, DE]
  - { name: Weather, rows: [[0, calm], [1-2, wind], [3, storm]] }
  - { name: Loss, roll: 2d6, columns: [0-3, 4-6], rows: [[2-7, 0, 1], [8-12, 1, 2]] }
actions:
  - name: Attack
    choose: { units: { piece: Owner = Red, least: 1, most: 9 }, foe: Owner = Blue }
    does:
      - { table: Combat, attack: "sum(units, Strength)", defence: "$foe.Strength$", name: result }
      - { when: result = DE, remove: foe }
      - { when: result = AE, remove: units }
  - name: Forecast
    does: [{ table: Weather, be: 7, name: sky }, { when: sky = storm, place: foot, to: A4, name: Ghost }]
  - name: Losses
    choose: { one: "" }
    does:
      - { each: "", table: Loss, be: Strength, name: lost }
      - { roll: 1d4+1, name: more }
      - { set: Steps, of: one, to: "max(0, 2 - lost)" }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: foot, name: Foot, count: 2 }, { prototype: horse, name: Horse }] }
  - { at: B1, side: Blue, pieces: [{ prototype: foot, name: Guard }] }
  - { at: C1, side: Blue, pieces: [{ prototype: foot, name: Watch }] }
`;

const SECRET = { chance: 'cd'.repeat(32), seed: 'luck' };

const begun = (): Play => {
  const module = moduleFrom(FIGHT);
  const game = newPlay();
  const [first, second] = module.sides.map(({ name }) => name as typeof RED);
  played(game, { ...startOf(module), ...SECRET }, join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

const named = ({ table }: Play, ...names: readonly string[]): readonly string[] =>
  [...table.all('piece')].filter(({ name }) => names.includes(name)).map(({ id }) => id);

const readings = ({ table }: Play): readonly TableReading[] => table.get('reading', 'reading')?.readings ?? [];

const attack = (game: Play, foe: string, ...units: readonly string[]) =>
  doing(ANN, 'Attack', { choices: { units: named(game, ...units), foe: named(game, foe) } });

const line = (reading: TableReading): string =>
  sentences(formatIn('en'))
    .lines['table-read']({ what: 'table-read', ...reading })
    .join();

const logOf = ({ steps }: Play): readonly LoggedStep[] => steps;

describe('[G11] result tables', () => {
  it('result tables weigh odds, shift columns and rows, and name the result', () => {
    const game = begun();
    played(game, attack(game, 'Watch', 'Foot', 'Horse'));
    const [reading] = readings(game);
    const fell = game.table.get('roll', 'roll')?.outcome?.total ?? 0;
    // 3 + 3 + 4 against 3 is 3:1, one column less for the hill; three attack, so 1 more falls.
    expect(reading).toMatchObject({
      table: 'Combat',
      weighed: [
        {
          as: 'attack',
          sum: 10,
          of: [
            { name: 'Foot', counts: 3 },
            { name: 'Foot', counts: 3 },
            { name: 'Horse', counts: 4 },
          ],
        },
        { as: 'defence', sum: 3, of: [] },
      ],
      shifts: [
        { text: 'Hill', column: -1 },
        { text: 'Crowd', row: 1 },
      ],
      column: '3:1',
      shifted: '3:2',
      fell,
    });
    const row = Math.min(fell + 1, 6) >= 5 ? 'DR' : 'EX';
    expect(reading?.result).toBe(row);
    expect(reading && line(reading).replaceAll('\\', '')).toBe(
      `**Combat**: attack **10** (2 × **Foot** 3, **Horse** 4); defence **3**; **Hill** −1 for the column; **Crowd** +1 for the row; column 3:1 → 3:2; rolled ${fell}, row ${reading?.row} → **${row}**`,
    );
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    // Dice fell by it: the others are asked.
    expect(play(game, undo(ANN))).toMatchObject({ code: 'undo-needs-consent' });
  });

  it('result tables apply the result of any roll', () => {
    const results = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const game = begun();
      for (let j = 0; j < i; j += 1) played(game, { kind: 'roll', actor: ANN, dice: '1d6', private: false });
      played(game, attack(game, 'Guard', 'Foot', 'Horse'));
      const result = readings(game)[0]?.result ?? '';
      results.add(result);
      expect([named(game, 'Guard').length, named(game, 'Foot').length]).toEqual([result === 'DE' ? 0 : 1, 2]);
    }
    expect(results.size).toBeGreaterThan(1);
  });

  it('result tables take a value without dice, capped at the last row', () => {
    const game = begun();
    played(game, doing(ANN, 'Forecast'));
    expect(readings(game)).toEqual([
      { table: 'Weather', weighed: [{ as: 'value', sum: 7, of: [] }], shifts: [], row: '3', result: 'storm' },
    ]);
    expect(named(game, 'Ghost')).toHaveLength(1);
  });

  it('an audit from the random streams finds a changed die', async () => {
    const game = begun();
    played(
      game,
      { kind: 'roll', actor: ANN, dice: '3d6', private: false },
      doing(ANN, 'Losses', { choices: { one: named(game, 'Guard') } }),
    );
    expect(readings(game).map(({ column }) => column)).toEqual(['0-3', '0-3', '4-6', '0-3', '0-3']);
    expect(await auditLog(logOf(game), SECRET)).toMatchObject({ rolls: 7 });
    expect((await auditLog(logOf(game), SECRET)).fault).toBeUndefined();
    const forged = logOf(game).map(
      (step) => JSON.parse(JSON.stringify(step).replace(/"faces":\[(\d)/, '"faces":[7')) as LoggedStep,
    );
    expect((await auditLog(forged, SECRET)).fault).toBeDefined();
    const last = logOf(game).length - 1;
    const swapped = logOf(game).map((step, i) =>
      i === last ? (JSON.parse(JSON.stringify(step).replaceAll('1d4+1', '1d4+2')) as LoggedStep) : step,
    );
    expect((await auditLog(swapped, SECRET)).fault).toMatchObject({ what: 'roll' });
  });

  it('result tables round odds as declared, in exact numbers', () => {
    const columns = ['1:3', '1:2', '1:1', '3:2', '2:1', '3:1'].map((name) => {
      const [attack = 0, defence = 0] = name.split(':').map(Number);
      return { name, attack, defence };
    });
    const at = (attack: number, defence: number, round: 'down' | 'nearest' | 'up'): string | undefined =>
      columns[
        findTableColumnIndex(
          columns,
          { attack: decimalFromNumber(attack) ?? ZERO, defence: decimalFromNumber(defence) ?? ZERO },
          round,
        )
      ]?.name;
    const rounded = (attack: number, defence: number): readonly (string | undefined)[] =>
      (['down', 'nearest', 'up'] as const).map((round) => at(attack, defence, round));
    expect(rounded(7, 3)).toEqual(['2:1', '2:1', '3:1']);
    expect(rounded(5, 2)).toEqual(['2:1', '2:1', '3:1']);
    expect(rounded(8, 3)).toEqual(['2:1', '3:1', '3:1']);
    expect(rounded(5, 4)).toEqual(['1:1', '1:1', '3:2']);
    expect(rounded(2, 5)).toEqual(['1:3', '1:3', '1:2']);
    expect(rounded(10, 24)).toEqual(['1:3', '1:2', '1:2']);
    expect(rounded(6, 2)).toEqual(['3:1', '3:1', '3:1']);
    expect(rounded(7, 10)).toEqual(['1:2', '1:1', '1:1']);
    expect([rounded(4, 2), rounded(2, 4)]).toEqual([Array(3).fill('2:1'), Array(3).fill('1:2')]);
    expect(rounded(1, 9)).toEqual(['1:3', '1:3', '1:3']);
    expect(rounded(9, 1)).toEqual(['3:1', '3:1', '3:1']);
    expect([rounded(0, 0)[0], rounded(0, 4)[0], rounded(4, 0)[0]]).toEqual(['1:3', '1:3', '3:1']);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (attack, defence) => {
        const [down, nearest, up] = rounded(attack, defence).map((one) =>
          columns.findIndex(({ name }) => name === one),
        );
        const ratio = ({ attack: a, defence: d }: { attack: number; defence: number }) => a / d;
        const [first, last] = [columns[0], columns.at(-1)];
        if (!first || !last || attack / defence < ratio(first) || attack / defence > ratio(last)) return;
        expect(ratio(columns[down ?? 0] ?? first)).toBeLessThanOrEqual(attack / defence + 1e-9);
        expect(ratio(columns[up ?? 0] ?? first)).toBeGreaterThanOrEqual(attack / defence - 1e-9);
        expect([down, up]).toContain(nearest);
        expect((up ?? 0) - (down ?? 0)).toBeLessThanOrEqual(1);
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it('result tables have a row for every possible roll', () => {
    const chance = createRandomStream(SECRET, 'bounds', 0);
    for (const text of [
      '2d6+1',
      '4d6kh3',
      '5d6dl2',
      '8d10>=7',
      'd20adv',
      '1d6-1d4',
      '-(1d6)',
      '2*(1d6+3)',
      '1d6/2',
      '3-2d4',
    ]) {
      const read = parseDiceNotation(text);
      if (!read.ok) throw new Error(text);
      const { least, most } = calculateDiceBounds(read.dice);
      const totals = Array.from({ length: 60 }, () => rollDice(read.dice, chance).total);
      expect(Math.min(...totals), text).toBeGreaterThanOrEqual(least);
      expect(Math.max(...totals), text).toBeLessThanOrEqual(most);
    }
    const bursting = parseDiceNotation('3d6!');
    expect(bursting.ok && calculateDiceBounds(bursting.dice)).toEqual({ least: 3, most: Number.POSITIVE_INFINITY });
  });
});

describe('[G11] faults of result tables', () => {
  const faultsOf = (tables: string, does = ''): readonly string[] => {
    const text = FIGHT.replace(
      /^tables:[\s\S]*(?=^setup)/m,
      `tables:\n${tables}\nactions:\n  - { name: Go, does: [${does || '{ end: turn }'}] }\n`,
    );
    const read = readModule(text);
    return (read.ok ? read.warnings : read.faults).map((fault) =>
      faultText(fault).replace(/^Line \d+, column \d+/, 'At'),
    );
  };
  const rows = (...rows: readonly string[]): string => rows.join(', ');

  it.each([
    ['{ name: T, roll: 1d6, rows: [[1-3, a], [3-6, b]] }', 'a number or a range that starts with 4'],
    ['{ name: T, roll: 1d6, rows: [[1-3, a], [5-6, b]] }', '4 would have no result'],
    ['{ name: T, roll: 2d6, rows: [[1-3, a], [4-11, b]] }', '12 would have no result'],
    ['{ name: T, roll: 2d6, rows: [[4-12, b]] }', '2 to 3 would have no result'],
    ['{ name: T, roll: 1x6, rows: [[1, b]] }', 'dice such as 2d6'],
    ['{ name: T, roll: 1d2, rows: [[1, a, b], [2, a]] }', '1 result after the number or range'],
    [
      '{ name: T, roll: 1d2, columns: ["1:1", "2:1"], rows: [[1, a, b], [2, a]] }',
      '2 results after the number or range',
    ],
    [
      '{ name: T, roll: 1d2, columns: ["2:1", "3:2"], rows: [[1, a, b], [2, a, b]] }',
      'odds from the lowest to the highest',
    ],
    ['{ name: T, roll: 1d2, columns: ["2:1", 3-4], rows: [[1, a, b], [2, a, b]] }', 'odds such as "3:1"'],
    ['{ name: T, roll: 1d2, columns: [1-2, 4], rows: [[1, a, b], [2, a, b]] }', '3 would have no result'],
    ['{ name: T, columns: [1-2, 3], rows: [[1, a, b]] }', 'roll'],
    ['{ name: T, roll: 1d2, round: up, rows: [[1-2, a]] }', 'there are no odds to round'],
    ['{ name: T, roll: 1d2, rows: [[1-2, a]], shifts: [{ column: 1 }] }', 'the table has no columns'],
    ['{ name: T, roll: 1d2, rows: [[1-2, a]], shifts: [{ when: "1 = 1" }] }', 'column, row'],
    ['{ name: T, rows: [[one, a]] }', 'a number or a range such as 3-4'],
  ])('a fault of a result table has line, column and remedy: %s', (table, told) => {
    const faults = faultsOf(`  - ${table}`);
    expect(faults.join('\n')).toContain(told);
    expect(faults[0]).toMatch(/^line 19, column \d+, tables\[0\]/);
  });

  it('lines that misuse result tables are reported', () => {
    const table = `  - { name: T, roll: 1d2, columns: ["1:1", "2:1"], rows: [${rows('[1, a, b]', '[2, a, b]')}] }`;
    expect(faultsOf(table, '{ table: T, name: it2, attack: 1 }').join()).toContain('defence');
    expect(faultsOf(table, '{ table: T, name: it2, attack: 1, defence: 2, be: 3 }').join()).toContain('be');
    expect(faultsOf(table, '{ table: S, name: it2, attack: 1, defence: 2 }').join()).toContain('S');
    expect(faultsOf(table, '{ table: T, attack: 1, defence: 2 }').join()).toContain('name');
    expect(
      faultsOf(table, '{ table: T, name: got, attack: 1, defence: 2 }, { when: gott = a, end: turn }').join(),
    ).toContain('gott');
    expect(faultsOf(table, '{ table: T, name: got, attack: 1, defence: 2 }, { when: got = a, end: turn }')).toEqual([]);
  });
});

describe('[G20] hidden things that result tables read', () => {
  const read = (reveals: string, shift: string) =>
    readModule(
      MARKET.replace(
        'actions:\n',
        `tables:\n  - { name: Luck, roll: 1d2, rows: [[1, bad], [2, good]], shifts: [${shift}] }\nactions:\n  - { name: Dare, does: [{ table: Luck, name: luck2 }, { when: luck2 = good, end: turn }]${reveals} }\n`,
      ),
    );
  const codesOf = (result: ReturnType<typeof read>): readonly string[] =>
    result.ok ? [] : result.faults.map(({ code }) => code);

  it('an action declares the hidden things that its result table reads', () => {
    const shifts = ['{ row: 1, when: "count(Hand, Worth > 3) > 0" }', '{ row: "sum(Hand, Worth)" }'];
    for (const shift of shifts) {
      expect(codesOf(read('', shift))).toEqual(['undeclared']);
      expect(codesOf(read(', reveals: [Red Hand, Blue Hand]', shift))).toEqual([]);
    }
    expect(codesOf(read('', '{ row: count(Stalls) }'))).toEqual([]);
  });
});
