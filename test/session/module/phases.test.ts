import { describe, expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const file = (turn: string, more = ''): string => `module: phased
title: Phased
sides: [{ name: Red }, { name: Blue }]
turn: { ${turn} }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }] }
  - { name: Red Hand, private: Red }
prototypes: { card: {} }
counters: [{ name: Held, on: Red Hand }]
values: { Extra: 1 }
${more}`;

/** What is told of a file, in full. */
const told = (...of: Parameters<typeof file>): readonly string[] => {
  const read = readModule(file(...of));
  return [...(read.ok ? [] : read.faults), ...read.warnings].map(faultText);
};

describe('[G6] phases of a turn in a module', () => {
  it('phases of a turn in a module are read unchanged', () => {
    const phases = [
      { name: 'Throw', act: { roll: 1 }, skip: 'TurnNumber = 1' },
      { name: 'March', who: 'each', act: { move: '1 + Extra', engage: 'any' }, most: 3, least: 1 },
    ];
    const turn = { first: 'SideName = Blue', next: 'Extra = 2', again: { when: 'Extra > 1', most: 2 }, phases };
    const text = `phases: ${JSON.stringify(phases)}, first: SideName = Blue, next: Extra = 2, again: { when: Extra > 1, most: 2 }`;
    expect(moduleFrom(file(text)).turn).toEqual({ order: ['Red', 'Blue'], ends: 'by-command', ...turn });
  });

  it('phases accept only kinds of acts that exist', () => {
    expect(told('phases: [{ name: March, act: { mvoe: 1 } }]')).toEqual([
      'line 4, column 40, turn.phases[0].act.mvoe: there is no act "mvoe"; expected: move',
    ]);
    expect(told('phases: [{ name: March, act: { purchase: 1 } }]')[0]).toContain(
      'there is no act "purchase"; expected: one of: move, draw, deal',
    );
  });

  it.each([
    ['phases: [{ name: A, act: { move: 1 } }], ends: after-move', 'no ends'],
    ['phases: [{ name: A }, { name: B, act: { move: 0 } }]', 'act: in at least one of them'],
    ['phases: [{ name: A, act: { move: 1 } }, { name: a, act: { roll: 1 } }]', 'a name that nothing else has'],
    ['phases: [{ name: A, act: { move: -1 } }]', 'a whole number from 0 to 1000, a formula such as 1 + Extra, or any'],
    ['phases: [{ name: A, act: { move: 1 + } }]', 'turn.phases[0].act.move'],
    ['phases: [{ name: A, act: { move: 1 }, skip: SideName = }]', 'turn.phases[0].skip'],
    ['phases: [{ name: A, act: { move: 1 }, skip: SideNmae = Red }]', 'SideName'],
    ['phases: [{ name: A, act: { move: 1 + Extar } }]', 'Extra'],
    ['first: SideName = Bleu', 'Blue'],
    ['phases: []', 'at least one phase'],
  ])('phases with { %s } are reported with a remedy', (turn, expected) => {
    expect(told(turn).join('\n')).toContain(expected);
  });

  it('phases need turns for which people wait', () => {
    expect(told('phases: [{ name: A, act: { move: 1 } }]', 'rules: { turns: free }\n')).toEqual([
      "line 11, column 17, rules.turns: a turn can't have phases if everyone can act at any time; expected: strict",
    ]);
  });

  it('[G20] phases must declare the hidden things they reveal', () => {
    const skips = (more = '') => told(`phases: [{ name: A, act: { move: 1 }, skip: "$Red Hand_Held$ = 0"${more} }]`);
    expect(skips()).toEqual([
      'line 4, column 53, turn.phases[0].skip: "A" tells everyone about the contents of Red Hand, and the module doesn\'t declare that; expected: reveals: [Red Hand]',
    ]);
    expect(skips(', reveals: [Red Hand]')).toEqual([]);
    // Who leaves it without a move could make none.
    const owing = (more: string): readonly string[] => {
      const text = file(`phases: [{ name: A, act: { move: 1 }, ${more} }]`);
      const read = readModule(text.replace('card: {}', 'card: { moves: rook, invisible: true }'));
      return [...(read.ok ? [] : read.faults)].map(faultText);
    };
    expect(owing('most: 1')).toEqual([]);
    const [fault = ''] = owing('least: 1');
    expect(fault).toContain('"A" tells everyone about');
    const [, reveals] = /(reveals: \[.*\])/.exec(fault) ?? [];
    expect(owing(`least: 1, ${reveals}`)).toEqual([]);
    expect(told('next: "$Red Hand_Held$ = 0"')[0]).toContain(
      'whose turn it is tells everyone about the contents of Red Hand',
    );
    expect(told('next: "$Red Hand_Held$ = 0", reveals: [Red Hand]')).toEqual([]);
    expect(told('phases: [{ name: A, act: { move: "$Red Hand_Held$" } }]')[0]).toContain('tells everyone');
  });
});
