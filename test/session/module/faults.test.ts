import { describe, expect, it } from 'vitest';
import { enginePieceProperties } from '../../../src/engine/play/pieces/properties.ts';
import type { ModuleFault } from '../../../src/facts/module-fault.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import { quoted } from '../../../src/words/base/text.ts';
import { clausesOf } from '../../support/modules/fault-words.ts';
import { OPEN } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const spoken = (fault: ModuleFault | undefined) => fault && { ...fault, ...clausesOf(fault) };

const faultsOf = (text: string): readonly ModuleFault[] => {
  const read = readModule(text);
  return read.ok ? [] : read.faults;
};

/** Each fault as its place and code. */
const shown = (text: string): readonly string[] =>
  faultsOf(text).map(({ line, path, code }) => `${line} ${path} ${code}`);

const GOOD = `module: small
title: Small
sides:
  - { name: Red }
  - { name: Blue }
turn: { order: [Red, Blue] }
terrain: { wood: {} }
edges: { road: {} }
properties: { Power: natural }
maps:
  - name: Field
    occupied: refuse
    boards:
      - name: Main
        grid: { kind: square, columns: 5, rows: 5 }
        terrain: { wood: [A1, "B2:C3"] }
        edges: { road: [[A1, A2]] }
        zones: [{ name: North, cells: [A1] }]
prototypes:
  guard:
    Power: 3
    Hits: { value: 2, min: 0, max: 3 }
    layers: { levels: [Up, Down], follows: Hits }
setup:
  - at: A1
    side: Red
    pieces: [{ prototype: guard }]
`;

/** The good file with one text replaced. */
const broken = (from: string, to: string): string => {
  if (GOOD.split(from).length !== 2) throw new Error(`${from} does not stand once in the file`);
  return GOOD.replace(from, to);
};

it('a correct module file has no faults', () => {
  expect(faultsOf(GOOD)).toEqual([]);
});

describe('[D15] a number that would have to be rounded', () => {
  const COST = 'a number from 0 to 1000000 with at most 3 decimal places, or closed';
  it.each<[string, string, string, string]>([
    [
      'a cost of four places',
      'terrain: { wood: {} }',
      'terrain: { wood: { cost: 1.2345 } }',
      `line 7, column 26, terrain.wood.cost: ${COST}`,
    ],
    [
      'a cost of a class',
      'edges: { road: {} }',
      'edges: { road: { cost: { default: 1, horse: 0.0001 } } }',
      `line 8, column 45, edges.road.cost.horse: ${COST}`,
    ],
    [
      'move points of four places',
      'Power: 3',
      'MovePoints: 2.0001',
      'line 21, column 17, prototypes.guard.MovePoints: a number of 0 or more with at most 3 decimal places',
    ],
    [
      'move points below 0',
      'Power: 3',
      'MovePoints: -1',
      'line 21, column 17, prototypes.guard.MovePoints: a number of 0 or more with at most 3 decimal places',
    ],
    [
      'a limit with a fraction',
      'terrain: { wood: {} }',
      'terrain: { wood: {} }\nrules: { armyMaxSize: 2.5 }',
      'line 8, column 23, rules.armyMaxSize: a whole number from 1 to 10000',
    ],
    [
      'a limit that a modifier would break',
      'setup:',
      'modifiers: [{ name: Half, of: limit, change: hand + 0.5 }]\nsetup:',
      'line 24, column 46, modifiers[0].change: a whole number',
    ],
  ])('[D15] a number that would be rounded is refused with its line: %s', (_, from, to, wanted) => {
    expect(
      faultsOf(broken(from, to)).map(
        (fault) => `line ${fault.line}, column ${fault.column}, ${fault.path}: ${clausesOf(fault).expected}`,
      ),
    ).toEqual([wanted]);
  });

  it('[D15] a number that needs no rounding is accepted', () => {
    expect(faultsOf(broken('terrain: { wood: {} }', 'terrain: { wood: { cost: 0.125 } }'))).toEqual([]);
    expect(faultsOf(broken('Power: 3', 'MovePoints: { value: 2.5 }'))).toEqual([]);
    expect(faultsOf(broken('setup:', 'modifiers: [{ name: Half, of: limit, change: hand * 0.5 }]\nsetup:'))).toEqual(
      [],
    );
  });
});

describe('[T25] a fault names its line and path', () => {
  it.each<[string, string, string, string]>([
    ['a list where a text stands', 'title: Small', 'title: [Small]', '2 title quotes'],
    ['a text where a list stands', 'wood: [A1, "B2:C3"]', 'wood: A1', '16 maps[0].boards[0].terrain.wood wrong-type'],
    ['a text where a number stands', 'columns: 5', 'columns: many', '15 maps[0].boards[0].grid.columns wrong-type'],
    ['a number out of range', 'columns: 5', 'columns: 0', '15 maps[0].boards[0].grid.columns wrong-value'],
    ['a part of a number', 'columns: 5', 'columns: 5.5', '15 maps[0].boards[0].grid.columns wrong-type'],
    ['a word that is none of those known', 'occupied: refuse', 'occupied: never', '12 maps[0].occupied wrong-value'],
    ['a kind of grid that is none', 'kind: square', 'kind: triangle', '15 maps[0].boards[0].grid.kind wrong-value'],
    ['an unknown key', 'occupied: refuse', 'ocupied: refuse', '12 maps[0].ocupied unknown-key'],
    ['a missing key', '- name: Main\n        grid', '- grid', '14 maps[0].boards[0].name missing'],
    ['a missing key of the file', 'title: Small\n', '', '1 title missing'],
    ['a key without a value', 'title: Small', 'title:', '2 title missing'],
    ['a side that is not there', 'side: Red', 'side: Green', '26 setup[0].side unknown-name'],
    ['a side in the order of turns', '[Red, Blue]', '[Red, Bleu]', '6 turn.order[1] unknown-name'],
    [
      'a prototype that is not there',
      'prototype: guard',
      'prototype: gaurd',
      '27 setup[0].pieces[0].prototype unknown-name',
    ],
    [
      'a terrain that is not there',
      'terrain: { wood: [',
      'terrain: { woods: [',
      '16 maps[0].boards[0].terrain.woods unknown-name',
    ],
    [
      'a kind of edge that is not there',
      'edges: { road: [[',
      'edges: { rail: [[',
      '17 maps[0].boards[0].edges.rail unknown-name',
    ],
    ['a place that is not there', 'at: A1', 'at: Field F1', '25 setup[0].at bad-cell'],
    ['a cell that is not there', '[A1, "B2:C3"]', '[A1, "B2:C9"]', '16 maps[0].boards[0].terrain.wood[1] bad-cell'],
    [
      'cells of a road that are not neighbours',
      '[[A1, A2]]',
      '[[A1, A3]]',
      '17 maps[0].boards[0].edges.road[0][1] bad-cell',
    ],
    [
      'two sides of one name, as people type it',
      '{ name: Blue }',
      '{ name: Blue }\n  - { name: blue }',
      '6 sides[2].name duplicate',
    ],
    ['a cell with two terrains', '[A1, "B2:C3"]', '[A1, "A1:C3"]', '16 maps[0].boards[0].terrain.wood[1] duplicate'],
    ['two pieces on a cell for one', 'at: A1', 'at: [A1, A1]', '25 setup[0].at[1] duplicate'],
    [
      'a numbering that is none',
      'rows: 5 }',
      'rows: 5, numbering: AA }',
      '15 maps[0].boards[0].grid.numbering bad-grid',
    ],
    ['a formula that is none', 'follows: Hits', 'follows: Hits +', '23 prototypes.guard.layers.follows bad-expression'],
    ['a value that its declaration refuses', 'Power: 3', 'Power: -3', '21 prototypes.guard.Power wrong-type'],
    ['a value out of its own bounds', 'value: 2', 'value: 4', '22 prototypes.guard.Hits.value wrong-value'],
    ['a property that the table gives', 'Power: 3', 'Owner: Red', '21 prototypes.guard.Owner bad-name'],
    ['a property that no match could name', 'Power: 3', 'A=B: 3', '21 prototypes.guard.A=B bad-name'],
    ['a name with a line break', '{ name: Red }', '{ name: "Red\\nRose" }', '4 sides[0].name wrong-value'],
    ['a name that is too long', '{ name: Red }', `{ name: ${'R'.repeat(61)} }`, '4 sides[0].name wrong-value'],
    ['a name that only programs can have', '  guard:', '  constructor:', '20 prototypes.constructor bad-name'],
  ])('a fault names its line and path: %s', (_, from, to, expected) => {
    // A name that is gone where it is defined is told where it is used too, further down.
    const [first] = shown(broken(from, to));
    expect(first).toBe(expected);
  });

  it.each([...enginePieceProperties])("%s is an engine property and can't be set", (name) => {
    expect(shown(broken('Power: 3', `${name}: 3`))).toEqual([`21 prototypes.guard.${name} bad-name`]);
  });

  it('a fault names its column, in UTF-16 units from 1', () => {
    expect(faultsOf(broken('follows: Hits', 'follows: "Hits + "'))[0]).toMatchObject({ line: 23, column: 52 });
    expect(faultsOf(broken('columns: 5', 'columns: many'))[0]).toMatchObject({ line: 15, column: 40 });
  });
});

describe('[T25] values that YAML misreads are refused with a remedy', () => {
  it.each<[string, string, string, string, string]>([
    ['braces', 'follows: Hits', 'follows: {Hits >= 2}', 'quotes', 'quotes around it: "{Hits >= 2}"'],
    ['a tag', 'follows: Hits', 'follows: !Hidden', 'tag', 'quotes around the whole value'],
    ['a tag of YAML itself', 'title: Small', 'title: !!str 5', 'tag', 'quotes around the whole value'],
    [
      'a value cut by #',
      'title: Small',
      'title: Small #2',
      'cut',
      'quotes around a value that contains #, or a space after the #',
    ],
    ['a colour without quotes', '{ wood: {} }', '\n  wood:\n    colour: #336633', 'cut', 'quotes around a value'],
    [
      'a colour without quotes in braces',
      '{ wood: {} }',
      '{ wood: { colour: #336633 } }',
      'cut',
      'quotes around a value',
    ],
    ['no for a name', 'title: Small', 'title: no', 'quotes', 'in quotes: "no"'],
    ['a number for a name', 'title: Small', 'title: 1830', 'quotes', 'in quotes: "1830"'],
    ['a power of ten', 'Power: 3', 'Power: 1e3', 'quotes', 'in quotes: "1e3"'],
    ['leading zeros', 'Power: 3', 'Power: 007', 'quotes', 'in quotes: "007"'],
    ['a date', 'title: Small', 'title: 1732-07-20', 'quotes', 'in quotes: "1732-07-20"'],
    ['a time', 'title: Small', 'title: 12:30', 'quotes', 'in quotes: "12:30"'],
    ['true for a name', '{ name: Red }', '{ name: true }', 'quotes', 'in quotes: "true"'],
    ['a key that is a number', '  guard:', '  7:', 'quotes', 'quotes around it: "7"'],
    ['a key twice', 'title: Small', 'title: Small\ntitle: Large', 'duplicate', 'each key once'],
    ['an alias of nothing', 'title: Small', 'title: *Small', 'alias', 'quotes around text that starts with *'],
    ['a colon in a text', 'title: Small', 'title: Small: the game', 'syntax', 'quotes around text'],
    ['a tab', 'title: Small', 'title: Small\n\tdescription: x', 'syntax', ''],
    ['a sign that YAML keeps for itself', 'title: Small', 'title: @Small', 'syntax', 'quotes around the text'],
    ['a directive', 'module: small', '%YAML 1.1\n---\nmodule: small', 'syntax', 'no directive'],
    ['a second document', 'title: Small', 'title: Small\n---\ntitle: Other', 'syntax', ''],
  ])('a value that YAML misreads is refused with a remedy: %s', (_, from, to, code, remedy) => {
    const faults = faultsOf(broken(from, to));
    expect(spoken(faults[0])).toMatchObject({ code, expected: expect.stringContaining(remedy) });
  });

  it('a # after a blank starts a comment', () => {
    expect(faultsOf(broken('title: Small', 'title: Small # and good'))).toEqual([]);
    expect(faultsOf(broken('title: Small', 'title: "Small" #2'))).toEqual([]);
  });
});

describe('[T25] all faults of a file', () => {
  it('all faults of a file are reported at once, in file order', () => {
    const file = broken('title: Small', 'title: 5')
      .replace('side: Red', 'side: Green')
      .replace('A2]]', 'A9]]')
      .replace('value: 2', 'valeu: 2');
    expect(shown(file)).toEqual([
      '2 title quotes',
      '17 maps[0].boards[0].edges.road[0][1] bad-cell',
      // The key that lacks is the one that is misspelt.
      '22 prototypes.guard.Hits.valeu unknown-key',
      '26 setup[0].side unknown-name',
    ]);
  });

  it('faults about names whose definition is unreadable are left out', () => {
    expect(shown(broken('{ name: Red }', '{ name: 5 }'))).toEqual(['4 sides[0].name quotes']);
    expect(shown(broken('  guard:', '  7:'))).toEqual(['20 prototypes quotes']);
  });

  it('each fault is one line', () => {
    expect(faultsOf(broken('side: Red', 'side: Green')).map(faultText)).toEqual([
      'line 26, column 11, setup[0].side: there is no side "Green"; expected: one of: Red, Blue',
    ]);
    expect(faultsOf(broken('occupied: refuse', 'ocupied: refuse')).map(faultText)).toEqual([
      'line 12, column 5, maps[0].ocupied: "ocupied" isn\'t a valid key here; expected: occupied',
    ]);
  });

  it('faults are limited to a hundred, and the rest is counted', () => {
    const faults = faultsOf(`${GOOD}${Array.from({ length: 150 }, (_, index) => `extra${index}: 1\n`).join('')}`);
    expect(faults).toHaveLength(101);
    expect(spoken(faults.at(-1))).toMatchObject({ code: 'more', wrong: 'there are 50 more faults' });
    const faulty = (count: number): readonly string[] =>
      faultsOf(`${GOOD}${Array.from({ length: count }, (_, index) => `extra${index}: 1\n`).join('')}`).map(
        ({ code }) => code,
      );
    expect([faulty(100).length, faulty(100).includes('more'), faulty(101).at(-1)]).toEqual([100, false, 'more']);
  });

  it('a fault lists at most ten existing names', () => {
    const expected = (count: number): string | undefined => {
      const sides = Array.from({ length: count }, (_, i) => `{ name: S${i} }`).join(', ');
      const text = OPEN.replace(/sides: .*/, `sides: [${sides}]`).replaceAll('side: Red', 'side: Nobody');
      return spoken(faultsOf(text).find(({ code }) => code === 'unknown-name'))?.expected;
    };
    expect([expected(10), expected(11)]).toEqual([
      'one of: S0, S1, S2, S3, S4, S5, S6, S7, S8, S9',
      'one of: S0, S1, S2, S3, S4, S5, S6, S7, S8, S9 ...',
    ]);
  });

  it('a fault repeats at most sixty characters of a file', () => {
    expect([60, 61].map((length) => quoted(formatIn('en'), 'x'.repeat(length)))).toEqual([
      `"${'x'.repeat(60)}"`,
      `"${'x'.repeat(59)}…"`,
    ]);
  });
});

describe('[D25] the army names of a side', () => {
  const named = (armies: string, blue = '[The Hawks]'): readonly string[] =>
    shown(
      broken(
        '  - { name: Red }\n  - { name: Blue }',
        `  - { name: Red, armies: ${armies} }\n  - { name: Blue, armies: ${blue} }`,
      ),
    );

  it('[D25] the army names of a side are unique names', () => {
    expect(named('[The Lions, Second Foot]')).toEqual([]);
    expect(named('[The Lions, "the  lions!"]')).toEqual(['4 sides[0].armies[1] duplicate']);
    expect(named('[The Lions]', '[the Lions]')).toEqual(['5 sides[1].armies[0] duplicate']);
    for (const name of ['Red', 'Field', 'Main', 'North', 'guard', 'A1', 'Blue Guards', 'Red Army 3'])
      expect(named(`[${name}]`)).toEqual(['4 sides[0].armies[0] duplicate']);
    expect(named(`[${'x'.repeat(61)}]`)).toEqual(['4 sides[0].armies[0] wrong-value']);
    expect(named(`[${'x'.repeat(60)}]`)).toEqual([]);
    const many = (count: number): string => `[${Array.from({ length: count }, (_, i) => `Legion ${i}`).join(', ')}]`;
    expect(named(many(200))).toEqual([]);
    expect(named(many(201))).toEqual(['4 sides[0].armies wrong-value']);
  });

  it('[D25] wrong army names of a side are refused with a remedy', () => {
    const text = broken('  - { name: Red }', '  - { name: Red, armies: [Blue Guards] }');
    expect(faultsOf(text).map(faultText)).toEqual([
      'line 4, column 27, sides[0].armies[0]: "Blue Guards" starts like the names of other armies; expected: a name that nothing else has',
    ]);
  });
});
