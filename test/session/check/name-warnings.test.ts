import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { look } from '../../../src/engine/index.ts';
import type { ModuleFault } from '../../../src/facts/module-fault.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { baseModuleText } from '../../../src/session/text/bases.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';
import { matches, readExpression } from '../../../src/table/expression/index.ts';
import { madeModule } from '../../support/modules/any-module.ts';
import { clausesOf } from '../../support/modules/fault-words.ts';
import { misspelt, nameSites } from '../../support/modules/misspelling.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shipped } from '../../support/modules/shipped.ts';
import { runs } from '../../support/runs.ts';
import { ANN, newPlay, played, startOf } from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const SHIPPED = join(import.meta.dirname, '../../../data/modules');

const frame = (parts: string): string => `
module: typos
title: Typos
sides: [{ name: Red, class: kingdom, values: { Gold: 3 } }, { name: Blue, class: kingdom }]
turn: { order: [Red, Blue] }
terrain: { forest: { cost: { default: 2, horse: 3 } } }
maps:
  - name: Field
    boards:
      - name: Main
        grid: { kind: square, columns: 5, rows: 5 }
        terrain: { forest: [A1] }
        zones: [{ name: North, cells: [A1:E1], values: { Realm: Red } }]
prototypes:
  army: { unit: true, Class: horse, MovePoints: 2, Strength: 3 }
  guard: { Class: foot, MovePoints: 2, Strength: 1 }
${parts}`;

const faultsOf = (text: string): readonly ModuleFault[] => {
  const read = readModule(text, createParsingWork(), baseModuleText);
  return [...(read.ok ? [] : read.faults), ...read.warnings];
};

const toldOf = (text: string): readonly string[] => faultsOf(text).map(faultText);

/** What is said of a part, without places. */
const said = (part: string): string =>
  toldOf(frame(part))
    .map((line) => line.replace(/^line \d+, column \d+, /, ''))
    .join('; ');

test('[G51] a preview can use what the first `let` lines give, and nothing that comes later', () => {
  const charge = (preview: string): string =>
    said(`actions:
  - name: Charge
    choose: { rider: { piece: Class = horse } }
    preview: ${preview}
    does:
      - { let: force, be: 'sum(rider, Strength)' }
      - { roll: 1d6, name: die }
      - { let: total, be: force + die }
      - { says: $total$ in all. }
`);
  expect(charge('$force$ by $rider$')).toBe('');
  expect(charge('$force$ and $die$')).toContain('"die"');
  expect(charge('$total$')).toContain('"total"');
});

describe('[D17] an unknown name gives a warning with line and suggestion', () => {
  test.each([
    [
      'counters: [{ name: A, on: Field, sum: Strenght }]',
      'counters[0].sum: no piece has a property "Strenght"; expected: Strength',
    ],
    [
      'counters: [{ name: A, on: Field, match: Onwer = Red }]',
      'counters[0].match: no piece has a property "Onwer"; expected: Owner',
    ],
    [
      'counters: [{ name: A, on: Field, match: Owner = Rde }]',
      'counters[0].match: there is no side "Rde"; expected: Red',
    ],
    [
      'counters: [{ name: A, on: Field, match: "CurrentZone = Nroth || CurrentMap = Feild" }]',
      'counters[0].match: there is no zone "Nroth"; expected: North; counters[0].match: there is no map "Feild"; expected: Field',
    ],
    [
      'counters: [{ name: A, on: Field, match: Class = hrose }]',
      'counters[0].match: there is no class "hrose"; expected: horse',
    ],
    [
      'counters: [{ name: A, on: Field, match: Realm = Rde }]',
      'counters[0].match: nothing has the Realm "Rde"; expected: Red',
    ],
    [
      'counters: [{ name: A, on: Field, match: Prototype = gaurd }]',
      'counters[0].match: there is no prototype "gaurd"; expected: guard',
    ],
    [
      'counters: [{ name: A, on: Field, match: "{Class == horse}" }]',
      'counters[0].match: no piece has a property "horse"; expected: quotes around it, because it isn\'t a property: "horse"',
    ],
    [
      'counters: [{ name: A, on: Field, match: Strength = MovePoints }]',
      'counters[0].match: Strength is compared with the text "MovePoints", not with the thing called that; expected: $MovePoints$ for its value, or "MovePoints" in quotes for the text',
    ],
    [
      'counters: [{ name: A, on: Field, match: Strength > MovePoints }]',
      'counters[0].match: Strength is compared with the text "MovePoints", not with the thing called that; expected: $MovePoints$ for its value, or "MovePoints" in quotes for the text',
    ],
    [
      'modifiers: [{ name: A, on: guard, scope: game, match: Owner = source.Owner, change: Strength + 1 }]',
      'modifiers[0].match: Owner is compared with the text "source.Owner", not with the thing called that; expected: $source.Owner$ for its value, or "source.Owner" in quotes for the text',
    ],
    [
      'actions: [{ name: A, of: Owner = Actor, choose: { size: { number: [1, 3] } }, does: [{ when: count(Field) < size, remove: it }] }]',
      'actions[0].of: Owner is compared with the text "Actor", not with the thing called that; expected: $Actor$ for its value, or "Actor" in quotes for the text; actions[0].does[0].when: count(Field) is compared with the text "size", not with the thing called that; expected: $size$ for its value, or "size" in quotes for the text',
    ],
    [
      'actions: [{ name: A, does: [{ set: Gold, of: Actor, to: "Gould + 1" }] }]',
      'actions[0].does[0].to: the game has no property "Gould"; expected: a property that something has, or a line for this one under properties',
    ],
    [
      'actions: [{ name: A, when: "count(Field, Strenght > 1) = 0", does: [{ end: turn }] }]',
      'actions[0].when: no piece has a property "Strenght"; expected: Strength',
    ],
    [
      'actions: [{ name: A, when: "count(sides, Gould > 1) = 0", does: [{ end: turn }] }]',
      'actions[0].when: no side has a property "Gould"; expected: Gold',
    ],
    [
      'actions: [{ name: A, choose: { one: { piece: "", on: Field } }, does: [{ when: one = Gaurd, end: turn }] }]',
      'actions[0].does[0].when: there is no piece "Gaurd"; expected: guard',
    ],
    [
      'actions: [{ name: A, when: Actor = Rde, does: [{ end: turn }] }]',
      'actions[0].when: there is no side "Rde"; expected: Red',
    ],
    [
      'actions: [{ name: A, does: [{ let: amuont, be: 1 }, { when: amount = 1, end: turn }] }]',
      'actions[0].does[0].let: nothing reads "amuont"; expected: amount; actions[0].does[1].when: the game has no property "amount"; expected: amuont',
    ],
    [
      'actions: [{ name: A, does: [{ let: whole, be: 1 }, { end: turn }] }]',
      'actions[0].does[0].let: nothing reads "whole"; expected: no let',
    ],
    [
      'actions: [{ name: A, when: Stage = open, does: [{ set: Stage, of: game, to: "\'opne\'" }] }]\nproperties: { Stage: text }\nvalues: { Stage: closed }',
      'actions[0].when: nothing has the Stage "open"; expected: opne; actions[0].does[0].to: nothing else has or asks for the Stage "opne"; expected: open',
    ],
    [
      'counters: [{ name: A, on: Field, report: $oldValu$ }]',
      'counters[0].report: no map has a property "oldValu"; expected: oldValue',
    ],
    [
      'modifiers: [{ name: A, change: MovPoints + 1 }]',
      'modifiers[0].change: no piece has a property "MovPoints"; expected: MovePoints',
    ],
    [
      'modifiers: [{ name: A, of: game, change: captures = manual }]',
      'modifiers[0].change: the game has no property "captures"; expected: a property that something has, or a line for this one under properties',
    ],
    [
      'modifiers: [{ name: A, on: { piece: gaurd }, change: Owner = Blu }]',
      'modifiers[0].on.piece: there is no piece "gaurd"; expected: guard; modifiers[0].change: there is no side "Blu"; expected: Blue',
    ],
    [
      'modifiers: [{ name: A, of: step, match: to.Terain = forest, change: cost + 1 }]',
      'modifiers[0].match: no step has a property "to.Terain"; expected: to.Terrain',
    ],
    [
      'modifiers: [{ name: A, on: guard, scope: game, match: source.Srtength > 2, change: Strength + 1 }]',
      'modifiers[0].match: no piece has a property "source.Srtength"; expected: source.Strength',
    ],
    [
      'modifiers: [{ name: A, of: counter, match: Name = Glod, change: value + 1 }]\ncounters: [{ name: Gold, on: Field }]',
      'modifiers[0].match: there is no counter "Glod"; expected: Gold',
    ],
    [
      'terrain: { forest: { cost: { hores: 3 } } }',
      'terrain.forest.cost.hores: there is no class or piece "hores"; expected: horse',
    ],
    ['properties: { Strenght: natural }', 'properties.Strenght: nothing has a property "Strenght"; expected: Strength'],
    [
      'prototypes: { army: { MovPoints: 2 }, guard: { Class: horse } }',
      'prototypes.army.MovPoints: nothing reads the property "MovPoints"; expected: MovePoints',
    ],
  ])('an unknown name gives a warning with line and suggestion: %s', (part, expected) => {
    const key = part.slice(0, part.indexOf(':'));
    const text = frame('').replace(new RegExp(`^${key}:.*(?:\\n .*)*\\n`, 'm'), '') + part;
    expect(
      toldOf(text)
        .map((line) => line.replace(/^line \d+, column \d+, /, ''))
        .join('; '),
    ).toBe(expected);
  });

  test.each([
    [
      '(if undefinedthing end)',
      'nothing is called "undefinedthing"; expected: a name from the module or a define, or a built-in one',
    ],
    ['(if (> (sum u* 1 (= type army)) 1) end)', 'nothing is called "type"; expected: Prototype'],
    ['(if (> (sum u* 1 (= Class hrose)) 1) end)', 'nothing is called "hrose"; expected: horse'],
    ['(if (> |Blue Gold| 2) end)', 'nothing is called "|Blue Gold|"; expected: Gold'],
    [
      '(if (> (sum u* Strenght) enuogh) end)',
      'nothing is called "Strenght"; expected: Strength; scorekeepers, a: nothing is called "enuogh"; expected: enough',
    ],
    ['(win "$sied$ has won")', 'nothing is called "sied"; expected: side'],
    [
      '(if (> (sum gaurd 1) 2) end)',
      "gaurd isn't a prototype of this module, so it's skipped; expected: one of: guard",
    ],
    ['(win Rde)', "Rde is neither a side nor a class of sides, so it's skipped; expected: one of: Red"],
    ['(wni Red)', "(wni Red) isn't a form that I know here, so it's skipped; expected: one of: win"],
  ])('an unknown name gives a warning with line and suggestion, GDL: %s', (form, expected) => {
    expect(said(`scorekeepers: "(define enough 3) (scorekeeper a (do ${form.replaceAll('"', '\\"')}))"`)).toBe(
      `scorekeepers, a: ${expected}`,
    );
  });

  test('each unknown name has its own line, also in entries for all sides', () => {
    const text = frame(
      'counters:\n  - { name: $side$ army, each: side, on: Field, match: "Owner = $side$ && $Field_$side$ amry$ > 2" }\n',
    );
    expect(toldOf(text)).toEqual([
      'line 18, column 76, counters[0].match: no piece has a property "Field_$side$ amry"; expected: Field_$side$ army',
    ]);
  });

  test('names from modifiers and definitions are known to the check', () => {
    expect(
      said(
        `properties: { Marked: flag }\nmodifiers:\n  - { name: A, change: Marked = true }\n  - { name: B, match: Marked = true, change: Class = ghost }\n  - { name: C, match: Class = ghost, change: Strength + 1 }\nscorekeepers: "(define enough 3) (add u* worth 2) (scorekeeper a (do (if (> (sum u* worth) enough) end)))"`,
      ),
    ).toBe('');
  });
});

describe('[D17] further module features', () => {
  const piecesOn = (text: string, match: string): number => {
    const game = newPlay();
    played(game, startOf(moduleFrom(text)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
    const read = readExpression(match);
    const holds = (id: string): boolean =>
      read.ok && matches(read.expression, (name) => look(game.table, { kind: 'piece', id, name }));
    return [...game.table.all('piece')].filter(({ id }) => holds(id)).length;
  };

  test('a match may test the prototype, and setup takes ranges', () => {
    const text = frame(
      'setup:\n  - { at: A2:E2, side: Red, pieces: [{ prototype: guard }] }\n  - { at: [Main A4:B5, C3], side: Blue, pieces: [{ prototype: army, name: Army }] }\n',
    );
    expect(toldOf(text)).toEqual([]);
    expect(piecesOn(text, 'Prototype = guard')).toBe(5);
    expect(piecesOn(text, 'Prototype = army && Owner = Blue')).toBe(5);
    expect(piecesOn(text, 'LocationName = C2')).toBe(1);
  });

  test('an invalid or ambiguous range is reported with a remedy', () => {
    expect(said('setup: [{ at: "Mian A2:B2", pieces: [{ prototype: guard }] }]')).toContain('no place "Mian A2:B2"');
    const two = `module: two
title: Two
sides: [{ name: Red }]
prototypes: { guard: {} }
maps:
  - { name: East, boards: [{ name: Left, grid: { kind: square, columns: 3, rows: 3 } }] }
  - { name: West, boards: [{ name: Right, grid: { kind: square, columns: 3, rows: 3 } }] }
setup: [{ at: "A1:B2", pieces: [{ prototype: guard }] }]
`;
    expect(toldOf(two)).toEqual([
      'line 8, column 15, setup[0].at: "A1:B2" can be more than one place; expected: one of: East Left A1:B2, West Right A1:B2',
    ]);
    expect(toldOf(two.replace('A1:B2', 'East Left A1:B2'))).toEqual([]);
  });
});

describe('[D17] correct names give no warning', async () => {
  await shipped();
  test.each(readdirSync(SHIPPED).filter((file) => file.endsWith('.yaml')))(
    'correct names give no warning: %s',
    (file) => {
      expect(toldOf(readFileSync(join(SHIPPED, file), 'utf8'))).toEqual([]);
    },
  );

  test('the names of the template give no warning', () =>
    expect(toldOf(en.commands.moduleTemplate.template())).toEqual([]));
});

describe('[D17] one misspelled name of a good module, anywhere', () => {
  const files = [1, 2, 3, 7, 39, 5, 14, 16, 17, 20, 23, 25, 28, 33, 34, 37, 41, 122, 10, 66]
    .map((seed) =>
      // By the older form of YAML, which has 1:2 in quotes.
      stringify(madeModule(seed).file, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false }),
    )
    .map((text) => ({ text, sites: nameSites(text), before: new Set(faultsOf(text).map(({ line }) => line)) }));

  test('the misspelled names include every kind of name', () => {
    const kinds = new Set(files.flatMap(({ sites }) => sites.map(({ what }) => what)));
    expect([...kinds].sort()).toEqual(KINDS);
  });

  test('a misspelled name is reported on its line with the right name', () => {
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(), fc.nat(), (file, which, letter) => {
        const { text, sites, before } = files[file] as (typeof files)[number];
        const site = sites[which % sites.length];
        const wrong = site && misspelt(site.name, letter);
        fc.pre(site !== undefined && wrong !== undefined && !text.includes(wrong));
        if (!site || wrong === undefined) return;
        const line = text.slice(0, site.at).split('\n').length;
        fc.pre(!before.has(line));
        const found = faultsOf(text.slice(0, site.at) + wrong + text.slice(site.at + site.name.length));
        const there = found.filter((one) => one.line === line);
        const told = there.map((one) => clausesOf(one).expected).join('; ');
        expect(`${site.what}: ${told}`).toContain(site.name);
      }),
      { seed: 17, numRuns: runs(60) },
    );
  });
});

const KINDS: readonly string[] = [
  'GDL',
  'act',
  'battle-zone',
  'cell',
  'counted',
  'deck',
  'declared property',
  'edge-kind',
  'hidden',
  'layer',
  'level',
  'map',
  'modifier',
  'mover',
  'phase',
  'piece',
  'place',
  'places',
  'property',
  'property in amount',
  'property in cell',
  'property in change',
  'property in condition',
  'property in formula',
  'property in match',
  'property in match-here',
  'property in near',
  'property in report',
  'property in sentence',
  'property in side-formula',
  'property in side-match',
  'property in sum',
  'property in target',
  'property in when',
  'prototype',
  'sheet',
  'side',
  'table',
  'terrain',
  'text in cell',
  'text in change',
  'text in condition',
  'text in match',
  'text in match-here',
  'text in side-match',
  'text in target',
  'turn-phase',
  'zone',
];
