import { describe, expect, it, test } from 'vitest';
import { findCounterFaults } from '../../../../src/features/counters/rules/definitions.ts';
import { isRefusal } from '../../../../src/table/index.ts';
import { play } from '../../../support/table.ts';
import { counter } from './game.ts';
import { ANN, bare, COAST, counted, counting, DAN, FIELD, HAND, PILE, RED, SIDE } from './support.ts';

it('[C8] a counter includes only matching pieces', () => {
  const { n, put } = counted('Field', { match: 'Type = Cosmic' });
  put('card', FIELD, 'A1');
  put('coin', FIELD, 'A1');
  expect(n()).toBe('1');
});

it('[C9] a card that is both Cosmic and Reward is counted by both', () => {
  const { put, value } = counting([
    counter('C', 'Field', { match: 'Type = Cosmic' }),
    counter('R', 'Field', { match: 'Type = Reward' }),
  ]);
  put('card', FIELD, 'A1');
  expect([value('Field_C'), value('Field_R')]).toEqual(['1', '1']);
});

it('[C10] a counter without an expression includes every piece', () => {
  const { n, put } = counted('Field');
  put('card', FIELD, 'A1');
  put('action', FIELD, 'A1');
  expect(n()).toBe('2');
});

describe('[C11] both notations of a match', () => {
  test.each([
    ['Type = Money && Dollars > 3', '1'],
    ['Type == "Money" && (Dollars >= 1 || Dollars < 0)', '2'],
    ['{Type == "Money" && Dollars >= 5}', '1'],
    ['Dollars = ""', '1'],
    ['Dollars = null', '0'],
    ['PieceName =~ co', '0'],
    ['PieceName =~ co.*', '1'],
    ['PieceName !~ co.*', '2'],
  ])('a counter’s match is read in both notations: %s', (match, expected) => {
    const { n, put } = counted('Field', { match });
    for (const prototype of ['coin', 'note', 'action']) put(prototype, FIELD, 'A1');
    expect(n()).toBe(expected);
  });

  it('an invalid match of a counter is refused with the position of the fault', () => {
    const { game } = counting([]);
    const outcome = play(game, {
      kind: 'define-counter',
      actor: DAN,
      definition: counter('N', 'Field', { match: 'Type = = 3' }),
    });
    expect(isRefusal(outcome) && outcome).toMatchObject({ code: 'bad-match', fault: { at: 7 } });
  });

  it("a regular expression in a match can't hang the bot", () => {
    const { n, put, set } = counted('Field', { match: 'Long =~ (a+)+b' });
    set(put('coin', FIELD, 'A1'), { Long: 'a'.repeat(5000) });
    expect(n()).toBe('0');
  });
});

describe('[C12] every property of a piece can be matched', () => {
  test.each([
    ['Type = Money'],
    ['Dollars = 1'],
    ['CurrentMap = Field && CurrentBoard = Main && CurrentZone = Wood && LocationName = A1'],
    ['OldMap = Sea && OldBoard = Coast && OldZone = "" && OldLocationName = B2'],
    ['DeckName = ""'],
    ['StackSize = 1'],
    ['PieceName = coin && Owner = Red'],
    ['Depth = 3'],
    ['weather = rain'],
    ['age = bronze'],
  ])('a counter can match %s', (match) => {
    const { n, put, to } = counted('Field', { match });
    to(put('coin', COAST, 'B2', RED), FIELD, 'A1');
    expect(n()).toBe('1');
  });

  it('a match reads values from piece, zone, map and game, in this order', () => {
    const near = { values: { Depth: 1, weather: 'snow' } };
    const { put, value, go, set } = counting(
      [
        counter('Down', 'Field', { match: 'LayerName = down' }),
        counter('Deep', 'Field', { match: 'Depth = 3' }),
        counter('Rain', 'Field', { match: 'weather = rain' }),
      ],
      near,
    );
    const piece = put('card', FIELD, 'A1');
    expect(['Down', 'Deep', 'Rain'].map((name) => value(`Field_${name}`))).toEqual(['0', '1', '1']);
    go({ kind: 'flip', actor: DAN, piece, layer: undefined });
    set(piece, { weather: 'sun' });
    expect(['Down', 'Deep', 'Rain'].map((name) => value(`Field_${name}`))).toEqual(['1', '1', '0']);
  });
});

describe('[C13] a match is evaluated again when its input changes', () => {
  it('a match is evaluated again when a move within the map changes the zone', () => {
    const { n, put, to } = counted('Field', { match: 'CurrentZone = Wood' });
    const piece = put('coin', FIELD, 'D4');
    expect(n()).toBe('0');
    to(piece, FIELD, 'A2');
    expect(n()).toBe('1');
  });

  it('a match is evaluated again when another piece’s move changes the stack', () => {
    const { n, put, to } = counted('Field', { match: 'StackSize > 1' });
    put('coin', FIELD, 'A1');
    const piece = put('coin', FIELD, 'A2');
    expect(n()).toBe('0');
    to(piece, FIELD, 'A1');
    expect(n()).toBe('2');
  });

  it('a match is evaluated again when the game changes without any move', () => {
    const { n, put, go } = counted('Field', { match: 'SideOnTurn = Blue || TurnNumber = 2' });
    put('coin', FIELD, 'A1');
    expect(n()).toBe('0');
    go({ kind: 'end-turn', actor: ANN });
    expect(n()).toBe('1');
    go({ kind: 'end-turn', actor: DAN }, { kind: 'end-turn', actor: DAN }, { kind: 'end-turn', actor: DAN });
    expect(n()).toBe('0');
  });
});

it('[C14] a match that depends on the viewer is refused', () => {
  const { tries } = counting([]);
  const define = (match: string) =>
    tries({ kind: 'define-counter', actor: DAN, definition: counter('N', 'Field', { match }) });
  expect(define('Owner = $playerSide$')).toBe('viewer-match');
  expect(define('playerName = Ann')).toBe('viewer-match');
  expect(findCounterFaults(bare, [counter('N', 'Field', { match: 'playerSide = Red' })]).viewed).toEqual([
    { place: 0, property: 'playerSide' },
  ]);
});

describe('[C15] a counter may read another', () => {
  it('a counter that reads another follows it', () => {
    const { put, value } = counting([
      counter('Rich', 'Field', { match: '$Red Hand_Wealth$ > 15' }),
      counter('Wealth', 'Red Hand', { sum: 'Dollars' }),
    ]);
    put('coin', FIELD, 'A1');
    put('note', HAND);
    expect(value('Field_Rich')).toBe('0');
    put('note', HAND);
    expect(value('Field_Rich')).toBe('1');
  });

  it('counters may not read each other in a circle', () => {
    const { tries } = counting([counter('A', 'Field', { match: '$Sea_B$ > 0' })]);
    expect(
      tries({ kind: 'define-counter', actor: DAN, definition: counter('B', 'Sea', { match: '$Field_A$ > 0' }) }),
    ).toBe('counter-circle');
    expect(
      tries({ kind: 'define-counter', actor: DAN, definition: counter('C', 'Sea', { match: '$Sea_C$ > 0' }) }),
    ).toBe('counter-circle');
    expect(
      findCounterFaults(bare, [counter('A', 'Field', { sum: 'Sea_B' }), counter('B', 'Sea', { sum: 'Field_A' })])
        .circles,
    ).toEqual([0, 1]);
  });
});

describe('[C16] CurrentBoard != $OldBoard$ counts new arrivals', () => {
  const arrivals = () => counted('Main', { match: 'CurrentBoard != $OldBoard$' });

  it('a match of new arrivals counts pieces from another board', () => {
    const { n, put, to } = arrivals();
    const piece = put('coin', SIDE, 'A1');
    expect(n()).toBe('0');
    to(piece, FIELD, 'A1');
    expect(n()).toBe('1');
  });

  it('[C17] new arrivals stop counting at their first move within the board', () => {
    const { n, put, to } = arrivals();
    const piece = put('coin', SIDE, 'A1');
    to(piece, FIELD, 'A1');
    to(piece, FIELD, 'A2');
    expect(n()).toBe('0');
  });

  it('[C18] new arrivals stop counting when they leave', () => {
    const { n, put, to } = arrivals();
    const piece = put('coin', SIDE, 'A1');
    to(piece, FIELD, 'A1');
    to(piece, COAST, 'A1');
    expect(n()).toBe('0');
  });

  it('[C19] new arrivals include pieces set up or placed; a clone keeps its past', () => {
    const setup = [
      { map: 'Field', board: 'Main', cell: 'C3', pieces: [{ prototype: 'coin', name: 'coin', count: 2 }] },
    ];
    const { n, put, to, go } = counted('Main', { match: 'CurrentBoard != $OldBoard$' }, { setup });
    expect(n()).toBe('2');
    const piece = put('coin', FIELD, 'A1');
    expect(n()).toBe('3');
    to(piece, FIELD, 'A2');
    go({ kind: 'clone', actor: DAN, piece, count: 2 });
    expect(n()).toBe('2');
  });
});

it('a counter that matches the place in a deck follows every draw', () => {
  const { n, put, go } = counted('Field', { match: 'DeckPosition = 1', sum: 'Dollars' });
  for (const prototype of ['coin', 'note', 'bill'])
    go({ kind: 'return', actor: DAN, pieces: [put(prototype, FIELD, 'A1')], deck: PILE as never, where: 'top' });
  expect(n()).toBe('20');
  go({ kind: 'draw', actor: DAN, deck: PILE as never, count: 1, named: [], to: { in: HAND } });
  expect(n()).toBe('10');
});
