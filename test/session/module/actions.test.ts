import { describe, expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const file = (does: string, more = ''): string => `module: acts
title: Acts
sides: [{ name: Red }, { name: Blue }]
maps:
  - name: Field
    boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 }, zones: [{ name: Vale, cells: [A1] }] }]
  - { name: $side$ Hand, each: side, private: $side$ }
prototypes: { guard: { Might: 2, Kind: unit } }
decks: [{ name: Pile, at: Main D4, pieces: [{ prototype: guard }] }]
actions:
  - name: Act
    of: { piece: Might > 1, on: Main }
    does: [${does}]${more}
`;

const told = (...of: Parameters<typeof file>): readonly string[] => {
  const read = readModule(file(...of));
  return [...(read.ok ? [] : read.faults), ...read.warnings].map(faultText);
};

describe('[G9] actions in a module', () => {
  it('actions of a module become the form that a game needs', () => {
    expect(
      moduleFrom(file('{ draw: 2, from: Pile }, { move: it, to: Main B2 }', '\n    when: count(Vale) = 0')).actions,
    ).toEqual([
      {
        name: 'Act',
        of: { kind: 'piece', match: 'Might > 1', on: 'Main' },
        when: 'count(Vale) = 0',
        does: [
          { draw: '2', from: 'Pile' },
          { move: 'it', to: 'Main B2' },
        ],
      },
    ]);
  });

  it.each([
    ['{ to: Hand }', 'this line does nothing; expected: one of these in each line: let, move'],
    [
      '{ move: it, remove: it, to: Hand }',
      'this line does more than one thing: "move" and "remove"; expected: one of these in each line:',
    ],
    [
      '{ move: it }',
      'to is missing; expected: to: a map, board, zone, deck or cell, Hand, here, or one of the choices',
    ],
    ['{ move: it, to: Hand, be: 3 }', '"be" isn\'t a valid key here; expected: one of: move, to, where, when, each'],
    ['{ move: that, to: Hand }', 'nothing here is called "that"; expected: one of: it'],
    ['{ move: it, to: Vael }', 'there is no place "Vael"; expected: Vale'],
    ['{ draw: 1, from: Pyle }', 'there is no deck "Pyle"; expected: Pile'],
    ['{ set: Might, to: Might + }', "an expression can't end here"],
    ['{ set: Might, to: count(Vael) }', 'there is no place "Vael"; expected: Vale'],
    ['{ roll: 2x6 }', '"2x6" doesn\'t fit here; expected: dice such as 2d6'],
    ['{ give: it, to: Grey }', 'nothing here is called "Grey"; expected: '],
    ['{ place: gaurd, to: Hand }', 'there is no prototype "gaurd"; expected: guard'],
    ['{ let: it, be: 3 }', 'something else already has the name "it"'],
    ['{ each: Mihgt > 1, flip: it }', 'no piece has a property "Mihgt"; expected: Might'],
    ['{ fly: it }', `"fly" isn't a valid key here`],
  ])('the impossible action line %s is refused with a remedy', (does, fault) => {
    expect(told(does).join('\n')).toContain(fault);
  });

  it('faults of actions are reported with their position', () => {
    expect(told('{ move: it, to: Vael }')).toEqual([
      'line 13, column 28, actions[0].does[0].to: there is no place "Vael"; expected: Vale',
    ]);
  });

  it('actions can name only existing things in choices and payments', () => {
    const more = (text: string): string => told('{ remove: it }', `\n    ${text}`).join('\n');
    expect(more('choose: { to: { cell: "", on: Vale } }')).toBe('');
    expect(more('choose: { it: Might > 1 }')).toContain('something else already has the name "it"');
    expect(more('choose: { far: { piece: Might > far.Might } }')).toContain('compared with the text "far.Might"');
    expect(more('choose: { far: { piece: Might > $it.Might$, on: Vale } }')).toBe('');
    expect(more('pay: { with: Might >, least: 2 }')).toContain("an expression can't end here");
    expect(more('pay: { with: Might > 0, on: Vale, least: count(Hand) }')).toContain('reveals: [Red Hand, Blue Hand]');
    expect(more('pay: { with: Might > 0, on: Vale, least: 1, to: Dump }')).toContain('there is no place "Dump"');
  });
});
