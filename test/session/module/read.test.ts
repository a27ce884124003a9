import { describe, expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom, OPEN, VEILED, veiled } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

/** A module with nothing in it but what must be there, and these lines. */
const withLines = (lines: string): string => `
module: least
title: The least
sides: [{ name: Red }, { name: Blue }]
${lines}`;

/** The faults of these lines. */
const told = (lines: string): readonly string[] => {
  const read = readModule(withLines(lines));
  return read.ok ? [] : read.faults.map(faultText);
};

const FIELD = `
maps:
  - name: Field
    boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }]
`;

describe('an omitted entry', () => {
  it('an omitted entry has the default of the format', () => {
    expect(moduleFrom(withLines(FIELD))).toEqual({
      module: 'least',
      title: 'The least',
      sides: [{ name: 'Red' }, { name: 'Blue' }],
      rules: { pieces: 'owner', turns: 'free', captures: 'none' },
      maps: [
        {
          name: 'Field',
          occupied: 'stack',
          boards: [
            {
              name: 'Main',
              grid: { kind: 'square', columns: 4, rows: 4, numbering: { pattern: 'A1', origin: 'top', first: 1 } },
              terrain: {},
            },
          ],
        },
      ],
      terrain: {},
      prototypes: {},
      setup: [],
    });
  });

  it('omitted turn rules mean strict turns in the order of sides', () => {
    const { turn, rules } = moduleFrom(withLines(`turn: { ends: by-command }\n${FIELD}`));
    expect(turn).toEqual({ order: ['Red', 'Blue'], ends: 'by-command' });
    expect(rules.turns).toBe('strict');
  });

  it('omitted change rules leave changes to the host, unless owners exist', () => {
    expect(moduleFrom(withLines(FIELD)).rules).not.toHaveProperty('changes');
    expect(moduleFrom(withLines(`rules: { changes: owner }\n${FIELD}`)).rules.changes).toBe('owner');
    expect(readModule(withLines(`rules: { changes: side }\n${FIELD}`))).toMatchObject({
      ok: false,
      faults: [{ code: 'wrong-value', path: 'rules.changes' }],
    });
    expect(told(`rules: { changes: side }\n${FIELD}`)).toEqual([
      expect.stringContaining('expected: one of: host, owner'),
    ]);
  });

  it('a piece without a name has its prototype’s name', () => {
    const { setup } = moduleFrom(
      withLines(`${FIELD}\nprototypes: { Guard: {} }\nsetup: [{ at: C4, pieces: [{ prototype: Guard }] }]`),
    );
    expect(setup).toEqual([
      { map: 'Field', board: 'Main', cell: 'C4', pieces: [{ prototype: 'Guard', name: 'Guard', count: 1 }] },
    ]);
  });
});

describe('JSON', () => {
  it('JSON modules are read like YAML, including tabs', () => {
    expect(moduleFrom(JSON.stringify(jsonOf(), null, '\t'))).toEqual(veiled);
  });
});

/** The veiled module in the plainest form of the file. */
const jsonOf = (): unknown => ({
  ...veiled,
  maps: veiled.maps.map(({ boards, ...map }) => ({
    ...map,
    boards: boards.map(({ name }) => ({ name, grid: { kind: 'square', columns: 5, rows: 5, origin: 'bottom' } })),
  })),
  setup: veiled.setup.map(({ map, board, cell, ...rest }) => ({
    at: [map, board, cell].filter((part) => part !== undefined).join(' '),
    ...rest,
  })),
});

describe('the places of a set-up', () => {
  const places = (at: string): unknown => {
    const { setup } = moduleFrom(
      withLines(`
maps:
  - name: Field
    boards:
      - { name: Main, grid: { kind: square, columns: 4, rows: 4 } }
      - { name: Side Track, grid: { kind: square, columns: 2, rows: 12 } }
  - name: Red Hand
    private: Red
prototypes: { guard: {} }
setup: [{ at: ${at}, pieces: [{ prototype: guard }] }]`),
    );
    return setup.map(({ map, board, cell }) => [map, board, cell]);
  };

  it.each([
    ['Main C4', [['Field', 'Main', 'C4']]],
    ['Field Main C4', [['Field', 'Main', 'C4']]],
    ['Field C4', [['Field', 'Main', 'C4']]],
    ['C4', [['Field', 'Main', 'C4']]],
    ['Side Track b12', [['Field', 'Side Track', 'B12']]],
    ['Red Hand', [['Red Hand', undefined, undefined]]],
    [
      '[C4, Side Track A1]',
      [
        ['Field', 'Main', 'C4'],
        ['Field', 'Side Track', 'A1'],
      ],
    ],
  ])('the places of a setup are read: %s', (at, expected) => {
    expect(places(at)).toEqual(expected);
  });
});

describe('each: side', () => {
  it('`each: side` repeats an entry for every side, with its name', () => {
    const { maps, setup } = moduleFrom(
      withLines(`
maps:
  - { name: Table }
  - { name: $side$ Hand, private: $side$, each: side }
prototypes: { card: {} }
setup: [{ at: $side$ Hand, side: $side$, each: side, pieces: [{ prototype: card, name: Card of $side$ }] }]`),
    );
    expect(maps.map(({ name, private: side }) => [name, side])).toEqual([
      ['Table', undefined],
      ['Red Hand', 'Red'],
      ['Blue Hand', 'Blue'],
    ]);
    expect(setup.map(({ map, side, pieces }) => [map, side, pieces[0]?.name])).toEqual([
      ['Red Hand', 'Red', 'Card of Red'],
      ['Blue Hand', 'Blue', 'Card of Blue'],
    ]);
  });

  it('`$side$` is refused outside `each: side`', () => {
    const read = readModule(withLines('maps:\n  - { name: Hand, private: $side$ }'));
    expect(read).toMatchObject({
      ok: false,
      faults: [{ code: 'wrong-value', line: 6 }],
    });
    expect(told('maps:\n  - { name: Hand, private: $side$ }')).toContainEqual(expect.stringContaining('each: side'));
  });

  it('`each: side` reports a fault of a repeated entry once', () => {
    const read = readModule(withLines('maps:\n  - { name: $side$ Hand, private: Nobody, each: side }'));
    expect(read).toMatchObject({ ok: false, faults: [{ code: 'unknown-name', line: 6, path: 'maps[0].private' }] });
  });
});

describe('the contents of a board', () => {
  const { maps, terrain, edges } = moduleFrom(
    withLines(`
terrain:
  wood: { colour: "#336633", cost: { default: 2, horse: 3, wagon: closed } }
  hill: { cost: 4 }
edges:
  road: { cost: 1 }
  river: { runs: between, cost: { default: 1 } }
values: { Season: Spring }
maps:
  - name: Field
    values: { Weather: [Rain, Wind] }
    boards:
      - name: Main
        picture: main map.png
        grid: { kind: hex, columns: 12, rows: 10, numbering: "0101" }
        terrain: { wood: ["0101:0302", "0505"], hill: ["0504"] }
        edges:
          road: [["0101", "0102", "0202"]]
          river: [["0101", "0201"]]
        zones:
          - { name: North, cells: ["0101:0202", "0201"], values: { Gold: 3 } }
      - name: Sea
        grid:
          kind: region
          regions:
            - { name: North Sea, x: 1, y: 1.5, neighbours: [Baltic] }
            - { name: Baltic, x: 3, y: 1.5, outline: [[2, 1], [4, 1], [3, 2]] }`),
  );
  const [main, sea] = maps[0]?.boards ?? [];

  it('a board reads ranges from corner to corner', () => {
    expect(main?.terrain).toEqual({ wood: ['0101', '0102', '0201', '0202', '0301', '0302', '0505'], hill: ['0504'] });
  });

  it('a board reads zones and their values', () => {
    expect(main?.zones).toEqual([{ name: 'North', cells: ['0101', '0102', '0201', '0202'], values: { Gold: 3 } }]);
  });

  it('a board reads partial rows in chains, and drawn borders', () => {
    const read = (board: string) =>
      moduleFrom(
        `module: lines\ntitle: Lines\nsides: [{ name: A }]\nedges: { line: {} }\nmaps:\n  - name: M\n    boards:\n      - ${board}\n`,
      ).maps[0]?.boards[0];
    const grid = 'name: B\n        grid: { kind: square, columns: 4, rows: 3 }';
    const drawn = read(`${grid}\n        borders: false\n        edges: { line: [["A1:C1", D1], [A2, "A3:C3"]] }`);
    expect(drawn?.edges).toEqual({
      line: [
        ['A1', 'B1', 'C1', 'D1'],
        ['A2', 'A3', 'B3', 'C3'],
      ],
    });
    expect(drawn?.borders).toBe(false);
    expect(read(`${grid}\n        borders: true`)?.borders).toBe(true);
    expect(() => read(`${grid}\n        edges: { line: [["A1:B2", B3]] }`)).toThrow("B1 isn't next to A2");
    expect(() => read(`${grid}\n        edges: { line: [["A1:C1", A2]] }`)).toThrow("A2 isn't next to C1");
  });

  it('a board reads edges as chains of cells', () => {
    expect(main?.edges).toEqual({ road: [['0101', '0102', '0202']], river: [['0101', '0201']] });
    expect(edges).toEqual({
      road: { runs: 'along', cost: { default: 1 } },
      river: { runs: 'between', cost: { default: 1 } },
    });
  });

  it('a board reads the costs of cells and edges', () => {
    expect(terrain).toEqual({
      wood: { colour: '#336633', cost: { default: 2, horse: 3, wagon: 'closed' } },
      hill: { cost: { default: 4 } },
    });
  });

  it('a map reads several boards, regions and pictures', () => {
    expect(main?.picture).toEqual({ file: 'main map.png' });
    expect(sea?.grid).toEqual({
      kind: 'region',
      regions: [
        { name: 'North Sea', x: 1, y: 1.5, neighbours: ['Baltic'] },
        {
          name: 'Baltic',
          x: 3,
          y: 1.5,
          neighbours: [],
          outline: [
            { x: 2, y: 1 },
            { x: 4, y: 1 },
            { x: 3, y: 2 },
          ],
        },
      ],
    });
    expect(maps[0]?.values).toEqual({ Weather: ['Rain', 'Wind'] });
  });
});

describe('prototypes', () => {
  const { prototypes, traits, properties } = moduleFrom(
    withLines(`${FIELD}
properties: { MovePoints: natural, Type: list }
prototypes:
  pikeman:
    { symbol: P, MovePoints: 2, Type: [Cosmic, 7], point-value: 2.5, Hits: { value: 3, min: 0, max: 3 }, Note: { value: "" }, facing: 6, layers: [Fresh, Spent] }
  guard:
    Elite: true
    layers: { levels: [{ name: Whole, symbol: W }, { name: Half }], follows: "{Hits > 1 ? 1 : 2}" }`),
  );

  it('prototypes can hold markers of every kind and initial dynamic values', () => {
    expect(prototypes).toEqual({
      pikeman: { symbol: 'P', MovePoints: 2, Type: ['Cosmic', '7'], 'point-value': 2.5, Hits: 3, Note: '' },
      guard: { Elite: true },
    });
    expect(properties).toEqual({ MovePoints: 'natural', Type: 'list' });
  });

  it('prototypes declare the properties that change', () => {
    expect(traits).toEqual({
      pikeman: {
        dynamic: { Hits: { min: 0, max: 3 }, Note: {} },
        layers: [{ name: 'Fresh' }, { name: 'Spent' }],
        facing: 6,
      },
      guard: { layers: [{ name: 'Whole', symbol: 'W' }, { name: 'Half' }], follows: '{Hits > 1 ? 1 : 2}' },
    });
  });
});

describe('repetition by anchors', () => {
  it('YAML aliases are read as their anchors', () => {
    const { prototypes } = moduleFrom(withLines(`${FIELD}\nprototypes: { a: &a { Class: foot }, b: *a }`));
    expect(prototypes['b']).toEqual({ Class: 'foot' });
  });
});

describe('the modules of the tests', () => {
  it('the test modules hide a single piece, or nothing', () => {
    expect(moduleFrom(VEILED).setup.filter(({ map }) => map === 'Red Hand')).toEqual([
      { map: 'Red Hand', side: 'Red', pieces: [{ prototype: 'bird', name: 'Canary', count: 1 }] },
    ]);
    expect(moduleFrom(OPEN).maps.every(({ private: side }) => side === undefined)).toBe(true);
  });
});
