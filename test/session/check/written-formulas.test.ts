import { describe, expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { baseModuleText } from '../../../src/session/text/bases.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';
import { en } from '../../support/words.ts';

const frame = (action: string): string => `
module: columns
title: Columns
sides: [{ name: Red, values: { Column: A } }, { name: Blue, values: { Column: B } }]
turn: { order: [Red, Blue] }
properties: { Gold: natural, Steps: natural }
values: { Gold: 0 }
maps: [{ name: Field, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 3 } }] }]
prototypes: { man: { Steps: 1, Column: C } }
setup: [{ at: A1, side: Red, pieces: [{ prototype: man }] }]
actions:
  - { name: Try, ${action} }
`;

/** What is told of an action: faults with an exclamation mark. */
const toldOf = (action: string): readonly string[] => {
  const read = readModule(frame(action), createParsingWork(), baseModuleText);
  const text = (mark: string) => (fault: (typeof read.warnings)[number]) =>
    mark + en.moduleFaults.faultText(fault).replace(/^line 12, column \d+, actions\[0\]\./, '');
  return [...(read.ok ? [] : read.faults.map(text('! '))), ...read.warnings.map(text(''))];
};

const PUT = 'does: [{ place: man, to: it, side: Actor }]';
const PAY = 'does: [{ set: Gold, of: game, to: Gold + 1 }]';

describe('[D54] an ambiguous formula is reported with its correct form', () => {
  test.each([
    [
      `of: { cell: "LocationName = join($Actor.Column$, '1')", on: Field }, ${PUT}`,
      `of.cell: "join($Actor.Column$, '1')" is read as text, because the match has no braces; expected: braces and quotes around all of it: "{LocationName == join($Actor.Column$, '1')}"`,
    ],
    [
      `of: { piece: "Steps > 0 && Steps = max(1, Gold)", on: Field }, ${PAY}`,
      'of.piece: "max(1, Gold)" is read as text, because the match has no braces; expected: braces and quotes around all of it: "{Steps > 0 && Steps == max(1, Gold)}"',
    ],
    [
      `of: { piece: "Owner = Red && Steps = Gold + 1", on: Field }, ${PAY}`,
      `of.piece: "Gold + 1" is read as text, because the match has no braces; expected: braces and quotes around all of it: '{Owner == "Red" && Steps == Gold + 1}'`,
    ],
    [
      'of: { piece: "", on: Field }, does: [{ set: Steps, to: "Steps = max(1, Gold)" }]',
      'does[0].to: this formula compares Steps, but its new value is needed here; expected: only the value: max(1, Gold)',
    ],
    [
      `of: { piece: "", on: Field }, does: [{ place: man, to: "join(Column, '2')", side: Actor }]`,
      `! does[0].to: "join(Column, '2')" is a formula, but this must be the name of a place; expected: to: it, with each: { cell: '{LocationName == join($it.Column$, "2")}' } in the same line`,
    ],
    [
      `of: { piece: "", on: Field }, when: $here.Column$ = C, ${PAY}`,
      'when: "here" has no properties; expected: $it.Column$, $Actor.Column$ or Column by itself for the thing being tested',
    ],
  ])('an ambiguous formula is reported with its correct form: %s', (action, expected) => {
    expect(toldOf(action)).toEqual([expected]);
  });

  test.each([
    `of: { cell: "{LocationName == join($Actor.Column$, '1')}", on: Field }, ${PUT}`,
    `of: { piece: "{Steps > 0 && Steps == max(1, Gold)}", on: Field }, ${PAY}`,
    `of: { piece: '{Owner == "Red" && Steps == Gold + 1}', on: Field }, ${PAY}`,
    'of: { piece: "", on: Field }, does: [{ set: Steps, to: "max(1, Gold)" }]',
    `of: { piece: "", on: Field }, does: [{ each: { cell: '{LocationName == join($it.Column$, "2")}' }, place: man, to: it, side: Actor }]`,
    `of: { piece: "", on: Field }, when: $it.Column$ = C, ${PAY}`,
    `of: { piece: "Column = 'max(1, 2)'", on: Field }, ${PAY}`,
  ])('the correct form gives no warning: %s', (action) => {
    expect(toldOf(action)).toEqual([]);
  });
});

describe('[D54] comparing two unknown properties is a fault', () => {
  const DECLARED = 'expected: a property that something has, or a line for this one under properties';
  test.each([
    ['{Stepps > Goold}', 'nothing here is named "Stepps" or "Goold"; expected: Steps'],
    ['$Owner.Aim$ = $down$', 'nothing here is named "Owner.Aim" or "down"; expected: Owner'],
    ['{Foo != Bar}', `nothing here is named "Foo" or "Bar"; ${DECLARED}`],
    ['count(Field, Aim = down) > 0', `nothing here is named "Aim" or "down"; ${DECLARED}`],
  ])('comparing two unknown properties is a fault: %s', (match, expected) => {
    expect(toldOf(`of: { piece: "${match}", on: Field }, ${PAY}`)[0]).toBe(`! of.piece: ${expected}`);
  });

  test.each(['Foo = 3', 'Foo = Bar', '{Foo == Steps}', '{Foo > 0 && Bar > 0}'])(
    'other comparisons of unknown properties are accepted: %s',
    (match) => {
      expect(toldOf(`of: { piece: "${match}", on: Field }, ${PAY}`).filter((one) => one.startsWith('!'))).toEqual([]);
    },
  );
});

describe('[D54] an ending by `no-move` that never or always applies', () => {
  const ending = (prototype: string, sides: readonly string[]): readonly string[] => {
    const setup = sides.map((side, i) => `{ at: B${i + 1}, side: ${side}, pieces: [{ prototype: man }] }`);
    const text = frame(PAY)
      .replace('Column: C }', `Column: C, ${prototype} }`)
      .replace(/^setup:.*$/m, `setup: [${setup.join(', ')}]`);
    const read = readModule(`${text}endings: [{ when: no-move, result: lose }]\n`, createParsingWork(), baseModuleText);
    return read.warnings.map(({ wrong }) => JSON.stringify(wrong));
  };

  test.each([
    ['symbol: M', ['Red', 'Blue'], ['{"is":"never-stuck","prototype":"man"}']],
    ['moves: K', ['Red'], ['{"is":"stuck-at-start","side":"Blue"}']],
    ['moves: K', ['Red', 'Blue'], []],
  ])('a `no-move` ending that always or never applies is reported: %s, %s', (prototype, sides, expected) => {
    expect(ending(prototype, sides)).toEqual(expected);
  });
});
