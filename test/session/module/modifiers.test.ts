import { describe, expect, it } from 'vitest';
import type { ModuleFault } from '../../../src/facts/module-fault.ts';
import { gameModifierSchema } from '../../../src/session/format/modifiers.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { clausesOf } from '../../support/modules/fault-words.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const FRAME = `module: small
title: Small
sides: [{ name: Red }, { name: Blue }]
properties: { Power: natural }
phases: { land: [0, 9], people: [10, 19] }
maps:
  - name: Field
    boards:
      - name: Main
        grid: { kind: square, columns: 5, rows: 5 }
        zones: [{ name: North, cells: [A1] }]
prototypes: { guard: { Power: 3 } }
modifiers:
`;

const faultsOf = (entry: string): readonly ModuleFault[] => {
  const read = readModule(`${FRAME}${entry}\n`);
  return read.ok ? [] : read.faults;
};

/** Each fault as its place and code. */
const shown = (entry: string): readonly string[] =>
  faultsOf(entry).map(({ line, path, code }) => `${line} ${path} ${code}`);

const definitionOf = (entry: string) => moduleFrom(`${FRAME}${entry}\n`).modifiers?.[0];

it.each<[string, object, boolean]>([
  ['as it stands', {}, true],
  ['of a limit that has a fraction, as games of earlier versions may', { of: 'limit', change: 'hand + 0.5' }, true],
  ['with a change that cannot be read', { change: 'Power +' }, false],
  ['with a match that cannot be read', { match: 'Power >' }, false],
  ['on what there is not', { on: { cell: 'A1' } }, false],
])('[T20] a modifier in a game file is accepted or refused: %s', (_, more, isTaken) => {
  const definition = definitionOf('  - { name: A, change: Power + 1 }');
  expect(gameModifierSchema.safeParse({ ...definition, ...more }).success).toBe(isTaken);
});

describe('a modifier of a file', () => {
  it.each([
    [
      '  - { name: A, change: Power + 1 }',
      { name: 'A', of: 'piece', scope: 'game', match: '', change: 'Power + 1', precedence: 0 },
    ],
    [
      '  - { name: A, "on": guard, change: Power + 1, phase: people }',
      { on: { prototype: 'guard' }, scope: 'self', precedence: 10 },
    ],
    [
      '  - { name: A, "on": { piece: Ann }, change: Power + 1, phase: people, precedence: 12 }',
      { on: { piece: 'Ann' }, precedence: 12 },
    ],
    [
      '  - { name: A, "on": { zone: North }, scope: same zone, change: Power + 1 }',
      { on: { zone: 'Field/Main\nNorth' }, scope: 'same zone' },
    ],
    ['  - { name: A, "on": { side: Red }, scope: same side, change: Power + 1 }', { on: { side: 'Red' } }],
    [
      '  - { name: A, link: [A1, Field C3] }',
      { of: 'cell', scope: 'game', change: 'link', cells: ['Field/Main\nA1', 'Field/Main\nC3'] },
    ],
    ['  - { name: A, "on": guard, of: cell, scope: same cell, unlink: all }', { of: 'cell', change: 'unlink' }],
    ['  - { name: A, change: Power + 1, lasts: turn }', { lasts: { count: 1, of: 'turns' } }],
    [
      '  - { name: A, change: Power + 1, lasts: 3 goes, known-to: all }',
      { lasts: { count: 3, of: 'goes' }, knownTo: 'all' },
    ],
    [
      '  - { name: A, near: { scope: adjacent, match: "Power > 1", least: 2 }, change: Power + 1 }',
      { near: [{ of: 'piece', scope: 'adjacent', match: 'Power > 1', least: 2 }] },
    ],
    [
      '  - { name: A, grants: { name: B, change: Power + 1, precedence: 5 } }',
      {
        change: 'grants',
        grants: { name: 'B', of: 'piece', scope: 'self', match: '', change: 'Power + 1', precedence: 5 },
      },
    ],
  ])('a modifier of a module file is read: %s', (entry, expected) => {
    expect(definitionOf(entry)).toMatchObject(expected);
  });

  it('a modifier in `each: side` is repeated for each side', () => {
    const module = moduleFrom(
      `${FRAME}  - { name: $side$ pride, "on": { side: $side$ }, scope: same side, each: side, change: Power + 1 }\n`,
    );
    expect(module.modifiers?.map(({ name, on }) => [name, on])).toEqual([
      ['Red pride', { side: 'Red' }],
      ['Blue pride', { side: 'Blue' }],
    ]);
  });
});

describe('[D13] modifiers of counters in a file', () => {
  const file = (change: string, of = 'game'): string =>
    `${FRAME}  - { name: A, of: ${of}, change: ${change} }\ncounters: [{ name: Gold, "on": Field }]\n`;

  it('[D13] modifiers that change their counter’s own property are refused', () => {
    const read = readModule(file('Field_Gold + 5'));
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      'line 14, column 34, modifiers[0].change: "Field_Gold" is a counter, so it can\'t be changed like a property; expected: of: counter, match: Name = Gold && On = Field, change: value + 5',
    ]);
    expect(
      moduleFrom(
        `${FRAME}  - { name: A, of: counter, match: Name = Gold && On = Field, change: value + 5 }\ncounters: [{ name: Gold, "on": Field }]\n`,
      ).modifiers,
    ).toHaveLength(1);
  });

  it('[D13] modifiers of counters change only the number', () => {
    const read = readModule(file('valeu + 5', 'counter'));
    expect(read.ok ? [] : read.faults.map((fault) => clausesOf(fault).expected)).toEqual(['value']);
  });
});

describe('[T25] faults of modifiers name their line and path', () => {
  it.each([
    ['no change', '{ name: A, precedence: 3 }', '14 modifiers[0] missing'],
    ['two changes', '{ name: A, change: Power + 1, link: all, of: cell }', '14 modifiers[0] wrong-value'],
    ['a change that can’t be read', '{ name: A, change: Power + ( }', '14 modifiers[0].change bad-expression'],
    [
      'a match that can’t be read',
      '{ name: A, match: "Power >", change: Power + 1 }',
      '14 modifiers[0].match bad-expression',
    ],
    ['an unknown scope', '{ name: A, scope: far, change: Power + 1 }', '14 modifiers[0].scope wrong-value'],
    ['an unknown kind', '{ name: A, of: dragon, change: Power + 1 }', '14 modifiers[0].of wrong-value'],
    ['an unknown prototype', '{ name: A, "on": dragon, change: Power + 1 }', '14 modifiers[0].on unknown-name'],
    [
      'an unknown side',
      '{ name: A, "on": { side: Green }, change: Power + 1 }',
      '14 modifiers[0].on.side unknown-name',
    ],
    [
      'an unknown zone',
      '{ name: A, "on": { zone: South }, change: Power + 1 }',
      '14 modifiers[0].on.zone unknown-name',
    ],
    ['an unknown phase', '{ name: A, phase: sea, change: Power + 1 }', '14 modifiers[0].phase unknown-name'],
    [
      'a precedence beside its phase',
      '{ name: A, phase: land, precedence: 30, change: Power + 1 }',
      '14 modifiers[0].precedence wrong-value',
    ],
    ['a cell that is none', '{ name: A, link: [A1, Z9] }', '14 modifiers[0].link[1] bad-cell'],
    ['a cell linked to itself', '{ name: A, link: [A1, A1] }', '14 modifiers[0].link wrong-value'],
    ['a fixed property', '{ name: A, change: LocationName = B2 }', '14 modifiers[0].change wrong-value'],
    [
      'a precedence that is modified',
      '{ name: A, of: modifier, change: precedence + 1 }',
      '14 modifiers[0].change wrong-value',
    ],
    [
      'a grant that comes no later',
      '{ name: A, precedence: 5, grants: { name: B, change: Power + 1, precedence: 5 } }',
      '14 modifiers[0].grants.precedence wrong-value',
    ],
    ['an unknown duration', '{ name: A, change: Power + 1, lasts: soon }', '14 modifiers[0].lasts wrong-value'],
    ['an unknown key', '{ name: A, change: Power + 1, power: 3 }', '14 modifiers[0].power unknown-key'],
    [
      'a name that is there twice',
      '{ name: A, change: Power + 1 }\n  - { name: a, change: Power + 2 }',
      '15 modifiers[1].name duplicate',
    ],
    [
      'a mapping where a match stands',
      '{ name: A, match: {Power >= 2}, change: Power + 1 }',
      '14 modifiers[0].match quotes',
    ],
  ])('a fault of a modifier names its line and path: %s', (_what, entry, found) => {
    expect(shown(`  - ${entry}`)).toEqual([found]);
  });

  it('faults of modifiers point into the text', () => {
    expect(faultsOf('  - { name: A, change: Power + ) }').map(faultText)).toEqual([
      'line 14, column 32, modifiers[0].change: ")" can\'t be here; expected: value',
    ]);
  });
});

describe('[G13] links across boards', () => {
  const BOARDS = `module: small
title: Small
sides: [{ name: Red }]
maps:
  - name: Keep
    boards:
      - { name: Hall, grid: { kind: square, columns: 5, rows: 5 } }
      - { name: Cellar, grid: { kind: square, columns: 5, rows: 5 } }
  - name: Wood
    boards: [{ name: Glade, grid: { kind: square, columns: 2, rows: 2 } }]
modifiers:
`;
  const told = (entry: string): readonly string[] => {
    const read = readModule(`${BOARDS}  - ${entry}\n`);
    return read.ok ? [] : read.faults.map(faultText);
  };

  it('[G13] links across boards are two-way or one-way, by board or map', () => {
    const cells = ['Keep/Hall\nA1', 'Keep/Cellar\nB2'];
    const read = (link: string) => moduleFrom(`${BOARDS}  - { name: A, ${link} }\n`).modifiers?.[0];
    expect(read('link: [Hall A1, Cellar B2]')).toMatchObject({ change: 'link', cells });
    expect(read('link: { from: Keep Hall A1, to: Cellar B2 }')).toMatchObject({ cells, oneWay: true });
    expect(read('unlink: [Hall A1, Cellar B2]')).toMatchObject({ change: 'unlink', cells });
    const [fault = '', ...others] = told('{ name: A, link: [Hall A1, Glade A1] }');
    expect(others).toEqual([]);
    expect(fault.split('; expected: ')).toEqual([
      'line 12, column 22, modifiers[0].link: the cells are on two maps, "Keep" and "Wood", ' +
        "but a link can't lead from one map to another",
      'two cells of "Keep", on one of its boards or on two',
    ]);
    expect(
      told('{ name: A, of: cell, grants: { name: B, precedence: 1, link: [Hall A1, Glade A1] } }').join(),
    ).toContain('maps');
  });

  it('[G13] links with a typo are reported with a suggestion', () => {
    expect(told('{ name: A, link: [Hall A1, Celler B2] }').join()).toContain('Cellar');
    expect(told('{ name: A, link: [Hall A1, Hall A1] }').join()).toContain('two cells of one map');
  });
});
