import { describe, expect, it } from 'vitest';
import { disclosuresOf, moduleChangesBetween } from '../../../../src/engine/index.ts';
import { readModule } from '../../../../src/session/module/read.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { en } from '../../../support/words.ts';

const { faultText } = en.moduleFaults;

/** A module with a board and a hand for each side, and these lines. */
const withLines = (lines: string): string => `module: cards
title: Cards
sides: [{ name: Red }, { name: Blue }]
maps:
  - name: Field
    boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }]
  - { name: $side$ Hand, private: $side$, publishes: count, each: side }
prototypes: { card: {} }
${lines}`;

const faultsOf = (lines: string): readonly string[] => {
  const read = readModule(withLines(lines));
  return read.ok ? [] : read.faults.map(faultText);
};

describe('decks', () => {
  it('decks use the defaults of the format', () => {
    expect(
      moduleFrom(withLines('decks: [{ name: Supplies, at: Field C4, pieces: [{ prototype: card, count: 6 }] }]')).decks,
    ).toEqual([
      {
        name: 'Supplies',
        map: 'Field',
        board: 'Main',
        cell: 'C4',
        faceDown: true,
        publishes: 'count',
        pick: false,
        reshuffle: 'on-demand',
        shuffled: true,
        pieces: [{ prototype: 'card', name: 'card', count: 6 }],
      },
    ]);
  });

  it('face-up decks are not shuffled unless the module asks', () => {
    const { decks } = moduleFrom(
      withLines(
        'decks: [{ name: A, at: Field, faceDown: never }, { name: B, at: Field, faceDown: never, shuffled: true }, { name: C, at: Field, shuffled: false }]',
      ),
    );
    expect(decks?.map(({ faceDown, shuffled }) => [faceDown, shuffled])).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });

  it('decks are repeated for each side, with their discard piles', () => {
    const { decks } = moduleFrom(
      withLines(`decks:
  - { name: $side$ Deck, each: side, at: $side$ Hand, side: $side$, discards: $side$ Used, reshuffle: always, publishes: contents, pick: true }
  - { name: $side$ Used, each: side, at: Field, faceDown: never }`),
    );
    expect(
      decks?.map(({ name, map, side, discards, reshuffle, publishes, pick }) => [
        name,
        map,
        side,
        discards,
        reshuffle,
        publishes,
        pick,
      ]),
    ).toEqual([
      ['Red Deck', 'Red Hand', 'Red', 'Red Used', 'always', 'contents', true],
      ['Blue Deck', 'Blue Hand', 'Blue', 'Blue Used', 'always', 'contents', true],
      ['Red Used', 'Field', undefined, undefined, 'on-demand', 'count', false],
      ['Blue Used', 'Field', undefined, undefined, 'on-demand', 'count', false],
    ]);
  });

  it('a module without decks has none', () => {
    expect(moduleFrom(withLines('decks: []'))).not.toHaveProperty('decks');
  });
});

describe('hidden information', () => {
  it('the list of hidden information is derived from maps, prototypes and rules', () => {
    const module = moduleFrom(
      withLines(`rules: { undo: forbid }
seats: { least: 1 }`).replace(
        '{ card: {} }',
        '{ card: { mask: true }, spy: { mask: { name: Agent }, invisible: true }, flag: { mask: false, invisible: false, Hits: 1 } }',
      ),
    );
    expect(module.maps.map(({ publishes }) => publishes)).toEqual([undefined, 'count', 'count']);
    expect(module.traits).toEqual({
      card: { mask: { name: 'Face-down piece', symbol: '?' } },
      spy: { mask: { name: 'Agent' }, invisible: true },
      flag: { invisible: false },
    });
    expect([module.prototypes['flag'], module.rules.undo, module.seats]).toEqual([{ Hits: 1 }, 'forbid', { least: 1 }]);
  });

  it('stating `publishes: nothing` for a private map hides nothing more', () => {
    const read = (publishes: string) => moduleFrom(withLines('').replace('publishes: count', publishes));
    const [said, unsaid] = [read('publishes: nothing'), moduleFrom(withLines('').replace('publishes: count, ', ''))];
    expect(moduleChangesBetween(unsaid, said, true)).toEqual(moduleChangesBetween(said, said, true));
    expect(disclosuresOf(said)).toEqual(disclosuresOf(unsaid));
  });
});

describe('[T25] an invalid deck is reported with line, path and remedy', () => {
  it.each([
    [
      'at: Nowhere',
      'column 29, decks[0].at: there is no place "Nowhere"; expected: a map, or a cell after the name of its map or board',
    ],
    ['at: Field, side: Green', 'column 42, decks[0].side: there is no side "Green"; expected: one of: Red, Blue'],
    [
      'at: Red Hand, side: Blue',
      'column 45, decks[0].side: the deck is in a window of "Red"; expected: Red, or no side',
    ],
    [
      'at: Field, discards: Used',
      'column 46, decks[0].discards: there is no deck "Used"; expected: one of: Supply, Other',
    ],
    [
      'at: Field, discards: Supply',
      "column 46, decks[0].discards: a deck can't be its own discard pile; expected: the name of another deck",
    ],
    [
      'at: Field, reshuffle: always',
      "column 47, decks[0].reshuffle: without a discard pile, there's nothing to shuffle into the deck; expected: discards: with the name of another deck",
    ],
    [
      'at: Field, faceDown: never, publishes: some',
      'column 64, decks[0].publishes: players see face-up cards anyway; expected: faceDown: always, or no publishes',
    ],
    [
      'at: Field, pick: yes',
      'column 42, decks[0].pick: yes may be read as text or as true or false; expected: true or false',
    ],
    [
      'at: Field, faceDown: no',
      'column 46, decks[0].faceDown: no may be read as text or as true or false; expected: one of: always, never; as text in quotes: "no"',
    ],
    [
      'at: Field, pieces: [{ prototype: cart }]',
      'column 58, decks[0].pieces[0].prototype: there is no prototype "cart"; expected: card',
    ],
    [
      'at: Field, pieces: [{ prototype: card, count: 1001 }]',
      'column 71, decks[0].pieces[0].count: "1001" doesn\'t fit here; expected: a whole number from 1 to 1000',
    ],
  ])('an invalid deck is reported with line, path and remedy: %s', (part, fault) => {
    expect(faultsOf(`decks: [{ name: Supply, ${part} }, { name: Other, at: Field }]`)).toEqual([`line 9, ${fault}`]);
  });

  it('a deck that shares its name with a deck or map is reported', () => {
    expect(
      faultsOf('decks: [{ name: Main Deck, at: Field }, { name: main-deck, at: Field }, { name: field, at: Field }]'),
    ).toEqual([
      'line 9, column 49, decks[1].name: something else already has the name "main-deck"; expected: a name that nothing else has',
      'line 9, column 81, decks[2].name: players would type "field" for a map too; expected: a name that nothing else has',
    ]);
  });

  it('a setup that puts pieces into a deck is reported', () => {
    expect(
      faultsOf('decks: [{ name: Supply, at: Field }]\nsetup: [{ at: Supply, pieces: [{ prototype: card }] }]'),
    ).toEqual([
      'line 10, column 15, setup[0].at: there is no place "Supply"; expected: a map, or a cell after the name of its map or board; the cards of a deck belong under its pieces',
    ]);
  });

  it('decks and setup with too many pieces for a table are reported', () => {
    const cards = (count: number) => `[${Array(count).fill('{ prototype: card, count: 1000 }').join(', ')}]`;
    expect(faultsOf(`decks: [{ name: Supply, at: Field, pieces: ${cards(100)} }]`)).toEqual([]);
    const [fault] = faultsOf(
      `decks: [{ name: Supply, at: Field, pieces: ${cards(100)} }]\nsetup: [{ at: Field, pieces: [{ prototype: card }] }]`,
    );
    expect(fault).toContain('setup: these are 100001 pieces; expected: at most 100000');
  });
});

describe('[T25] invalid seats and publication settings', () => {
  it.each([
    ['seats: { least: 3 }', 'line 9, column 17, seats.least: there are 2 sides; expected: from 1 to 2'],
    [
      'seats: { least: 0 }',
      'line 9, column 17, seats.least: "0" doesn\'t fit here; expected: a whole number from 1 to 20',
    ],
    [
      'rules: { undo: never }',
      'line 9, column 16, rules.undo: "never" doesn\'t fit here; expected: one of: ask, reshuffle, forbid',
    ],
  ])('an invalid seat or publication setting is reported: %s', (lines, fault) => {
    expect(faultsOf(lines)).toEqual([fault]);
  });

  it('a publication setting for a map that everyone sees is reported', () => {
    const read = readModule(withLines('').replace('name: Field\n', 'name: Field\n    publishes: some\n'));
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      'line 6, column 16, maps[0].publishes: everyone sees the pieces on this map; expected: private: with the name of a side, or no publishes',
    ]);
  });
});
