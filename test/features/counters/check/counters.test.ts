import { describe, expect, it, test } from 'vitest';
import { readModule } from '../../../../src/session/module/read.ts';
import { OPEN } from '../../../support/modules/modules.ts';
import { en } from '../../../support/words.ts';

const { faultText } = en.moduleFaults;

const faults = (counters: string): readonly string[] => {
  const read = readModule(`${OPEN}counters:\n${counters}`);
  return read.ok ? [] : read.faults.map(faultText).map((text) => text.replace(/^line \d+, column \d+, /, ''));
};

describe('counters in a module', () => {
  it('a module’s counters are repeated for each side, with defaults filled in', () => {
    const read = readModule(
      `${OPEN}counters:\n  - { name: $side$ Stones, on: Field, each: side, match: Owner = $side$ }\n`,
    );
    expect(read.ok && read.module.counters).toEqual(
      ['Red', 'Blue'].map((side) => ({
        name: `${side} Stones`,
        on: 'Field',
        match: `Owner = ${side}`,
        visible: 'map',
        decks: true,
        stacks: true,
      })),
    );
  });

  test.each([
    [
      '[C5] two of one property',
      '  - { name: A, on: Field }\n  - { name: A, on: Field, match: Owner = Red }',
      '"A" and "A" both create the property "Field_A"',
    ],
    [
      '[C11] a match that can not be read',
      '  - { name: A, on: Field, match: Owner = = Red }',
      'counters[0].match: "="',
    ],
    [
      '[C14] one that depends on who is looking',
      '  - { name: A, on: Field, match: Owner = $playerSide$ }',
      '"playerSide" depends on who is looking',
    ],
    [
      '[C15] a circle',
      '  - { name: A, on: Field, match: $Field_B$ > 1 }\n  - { name: B, on: Field, sum: Field_A }',
      'the counter depends on itself',
    ],
    ['a place that is none', '  - { name: A, on: Nowhere }', 'there is no map, board, zone or deck "Nowhere"'],
    ['a flag that is none', '  - { name: A, on: Field, decks: "no" }', 'true or false'],
  ])('an invalid counter is reported: %s', (_, counters, expected) => {
    expect(faults(`${counters}\n`).join('\n')).toContain(expected);
  });
});
