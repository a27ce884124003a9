import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPointsLeft, lowestPropertyValue } from '../../../src/engine/armies/points.ts';
import { findArmyRepresentative } from '../../../src/engine/armies/representative.ts';
import { partsOf, type SelectedAndRemainingUnits } from '../../../src/engine/armies/selection/selection.ts';
import { type ListedUnit, parseUnitSelection } from '../../../src/engine/armies/selection/text.ts';
import { unitsOfArmy } from '../../../src/engine/armies/units.ts';
import { look } from '../../../src/engine/index.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import { isRefusal, type PieceId } from '../../../src/table/index.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, type Play, played } from '../../support/table.ts';
import { at, formAt, march, on, refusal, warAt } from './support.ts';

const unitsAt = (game: Play, cell: string): readonly Piece[] =>
  on(game, cell).flatMap((id) => game.table.get('piece', id) ?? []);

/** Who moves and who stays by a selection that is none to refuse. */
const parted = (members: readonly Piece[], selection: readonly PieceId[]): SelectedAndRemainingUnits => {
  const parts = partsOf(members, selection);
  if (isRefusal(parts)) throw new Error(parts.code);
  return parts;
};

describe('the unit that represents an army', () => {
  const of = (...prototypes: readonly string[]): string | undefined => {
    const game = warAt(prototypes.map((prototype) => at('B2', 'Red', prototype)));
    const units = unitsAt(game, 'B2');
    const found = findArmyRepresentative(game.table, units);
    const army = units.length > 1 ? formAt(game, 'B2') : undefined;
    // It answers for the army, too.
    if (army) expect(look(game.table, { kind: 'army', id: army, name: 'Class' })).toBe(found?.name);
    return found && `${found.name} ${units.indexOf(found)}`;
  };

  it('[A14] [A16] the unit that represents an army is the first of the most common class', () => {
    expect(of('bowman', 'pikeman', 'bowman', 'pikeman', 'pikeman', 'bowman', 'pikeman')).toBe('pikeman 1');
  });

  it('[A15] the earliest unit represents an army whose classes tie', () => {
    expect(of('bowman', 'pikeman', 'pikeman', 'bowman')).toBe('bowman 0');
    expect(of('pikeman', 'bowman', 'bowman', 'pikeman')).toBe('pikeman 0');
  });

  it('[A17] no unit represents an empty army', () => {
    expect(of()).toBeUndefined();
  });
});

describe('the lowest value in an army', () => {
  const game = warAt([
    at('B2', 'Red', 'horseman'),
    at('B2', 'Red', 'pikeman', 2),
    at('B2', 'Red', 'wagon'),
    at('B2', 'Red', 'city'),
  ]);
  const all = unitsAt(game, 'B2');
  const [horse, pike, twin, wagon, city] = all as [Piece, Piece, Piece, Piece, Piece];

  it('[A18] an army’s lowest value is the least whole number among its units', () => {
    expect(lowestPropertyValue(game.table, [horse, pike], 'MovePoints')).toBe(2);
    expect(lowestPropertyValue(game.table, [horse], 'MovePoints')).toBe(4);
  });

  it('[A19] an army’s lowest value counts only the chosen units, by id', () => {
    expect(lowestPropertyValue(game.table, parted(all, [horse.id, twin.id]).moving, 'MovePoints')).toBe(2);
    expect(lowestPropertyValue(game.table, parted(all, [horse.id]).moving, 'MovePoints')).toBe(4);
  });

  it('[A20] an army’s lowest value may be 0; missing values count as requested', () => {
    expect(lowestPropertyValue(game.table, [horse, wagon], 'MovePoints')).toBe(0);
    expect(lowestPropertyValue(game.table, [horse, city], 'MovePoints', 3)).toBe(3);
    expect(lowestPropertyValue(game.table, [horse, city], 'MovePoints')).toBe(4);
    expect(lowestPropertyValue(game.table, [city], 'MovePoints')).toBeUndefined();
    expect(lowestPropertyValue(game.table, [], 'MovePoints', 1)).toBeUndefined();
    expect(lowestPropertyValue(game.table, [horse, pike], 'Class')).toBeUndefined();
  });

  it('[A21] an army with one exhausted unit has lowest value 0', () => {
    const army = formAt(warAt([at('B2', 'Red', 'horseman'), at('B2', 'Red', 'wagon')]), 'B2');
    const other = warAt([at('B2', 'Red', 'horseman'), at('B2', 'Red', 'wagon')]);
    expect(formAt(other, 'B2')).toBe(army);
    const [rider, cart] = on(other, 'B2') as [PieceId, PieceId];
    expect(lowestPointsLeft(other.table, unitsOfArmy(other.table, army))).toBe(0);
    expect(refusal(other, march([rider, cart], 'B3', { army }))).toMatchObject({
      code: 'too-far',
      points: 0,
      units: [cart],
      without: [cart],
    });
    expect(refusal(other, march([rider], 'B3', { army }))).toBeUndefined();
  });
});

describe('a selection of units', () => {
  it('[A22] [A23] a selection moves exactly the chosen unit of three equal ones', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 3)]);
    const army = formAt(game, 'B2');
    const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
    played(game, march([b], 'B3', { army }));
    expect([on(game, 'B2'), on(game, 'B3')]).toEqual([[a, c], [b]]);
    const forged = `${c}` as PieceId;
    expect(parted(unitsOfArmy(game.table, army), [forged]).moving[0]).toBe(game.table.get('piece', c));
  });

  it('[A24] [A25] a selection refuses units outside the army by name', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 3), at('C2', 'Red', 'pikeman', 2), at('C3', 'Blue', 'pikeman')]);
    const army = formAt(game, 'B2');
    formAt(game, 'C2');
    const [a] = on(game, 'B2') as [PieceId];
    const [other] = on(game, 'C2') as [PieceId];
    const [enemy] = on(game, 'C3') as [PieceId];
    const before = stateOf(game.table);
    expect(refusal(game, march([a, other], 'B3', { army }))).toEqual({ code: 'not-in-army', units: [other] });
    expect(refusal(game, march([other], 'B3', { army }))).toEqual({ code: 'not-in-army', units: [other] });
    expect(refusal(game, march([a, enemy], 'B3', { army }))).toMatchObject({ code: 'not-your-piece', piece: enemy });
    expect(refusal(game, march([a, 'p77' as PieceId], 'B3', { army }))).toEqual({
      code: 'no-such-piece',
      piece: 'p77',
    });
    expect(stateOf(game.table)).toEqual(before);
    expect(partsOf(unitsOfArmy(game.table, army), [a, enemy, 'p77' as PieceId])).toEqual({
      code: 'not-in-army',
      units: [enemy, 'p77'],
    });
  });

  it('[A26] a selection defaults to all units and is refused if empty', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 2)]);
    const army = formAt(game, 'B2');
    expect(partsOf(unitsOfArmy(game.table, army), undefined)).toEqual({
      moving: unitsOfArmy(game.table, army),
      staying: [],
    });
    expect(refusal(game, march([], 'B3', { army }))).toEqual({ code: 'no-units' });
  });

  it('[A27] a selection moves a unit once even if named twice', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 3)]);
    const army = formAt(game, 'B2');
    const [a] = on(game, 'B2') as [PieceId];
    played(game, march([a, a], 'B3', { army }));
    expect([on(game, 'B2').length, on(game, 'B3')]).toEqual([2, [a]]);
  });

  it('[A28] a selection splits the army into movers and rest in its order', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 6)]);
    const members = unitsAt(game, 'B2');
    const ids = members.map(({ id }) => id);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 9 }), (selection) => {
        const parts = parted(members, selection);
        const [moving, staying] = [parts.moving, parts.staying].map((some) => some.map(({ id }) => id)) as [
          PieceId[],
          PieceId[],
        ];
        expect(moving).toEqual(ids.filter((id) => selection.includes(id)));
        expect(staying).toEqual(ids.filter((id) => !selection.includes(id)));
      }),
    );
  });

  it('[A29] a selection refuses by id a unit that has left the army since', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 4)]);
    const army = formAt(game, 'B2');
    const [a, b] = on(game, 'B2') as [PieceId, PieceId];
    played(game, { kind: 'split-army', actor: ANN, army, units: [a], name: undefined });
    expect(refusal(game, march([a, b], 'B3', { army }))).toEqual({ code: 'not-in-army', units: [a] });
  });
});

describe('a typed selection of units', () => {
  const unit = (id: string, name: string, points: number): ListedUnit => ({
    id: id as PieceId,
    words: [name, `${name}'s own`],
    points,
  });
  const units = [
    unit('a', 'pikeman', 2),
    unit('b', 'bowman', 2),
    unit('c', 'pikeman', 6),
    unit('d', 'horse', 4),
    unit('e', 'pikeman', 6),
  ];
  const chosen = (text: string): unknown => {
    const read = parseUnitSelection(text, units);
    return 'ids' in read ? read.ids.join('') : read;
  };

  it('[A65] a typed selection accepts numbers, ranges, classes, all and exceptions', () => {
    expect(
      [
        '1,3',
        '3, 1',
        '1-3',
        '4-2',
        '#2',
        'all',
        'ALL',
        'pikemen',
        'bowman',
        '1, bowmen',
        'all but 2',
        'all but 1-2, horse',
      ].map(chosen),
    ).toEqual(['ac', 'ca', 'abc', 'bcd', 'b', 'abcde', 'abcde', 'ace', 'b', 'ab', 'acde', 'ce']);
  });

  it('[A64] a typed selection prefers units with more points, then by order', () => {
    expect(['2 pikemen', '1 pikeman', '3 pikemen', '1 horses', '1 pikeman, 1'].map(chosen)).toEqual([
      'ce',
      'c',
      'ace',
      'd',
      'ca',
    ]);
    expect(['all but 2 pikemen', 'all but 1 pikeman'].map(chosen)).toEqual(['bde', 'bcde']);
  });

  it.each([
    ['Scouts', 'scout'],
    ['scout', 'Scouts'],
    ['Cavalry', 'cavalries'],
    ['Cavalries', 'cavalry'],
    ['Witches', 'witch'],
    ['Swordsmen', 'swordsman'],
    ['Glass', 'glass'],
  ])('[A30] a typed selection understands %s by %s, singular or plural', (name, word) => {
    expect(parseUnitSelection(word, [unit('a', name, 1)])).toMatchObject({ ids: ['a'] });
  });

  it('the refusal explains why a typed selection is empty', () => {
    expect(chosen('  ')).toEqual({ code: 'blank' });
    expect(chosen(',,')).toEqual({ code: 'blank' });
    expect(chosen('6')).toEqual({ code: 'number', number: 6, most: 5 });
    expect(chosen('0-2')).toEqual({ code: 'number', number: 0, most: 5 });
    expect(chosen('2 elephants')).toEqual({ code: 'word', word: 'elephants', words: ['pikeman', 'bowman', 'horse'] });
    expect(chosen('4 pikemen')).toEqual({ code: 'few', word: 'pikemen', wanted: 4, there: 3 });
    expect(chosen('1..3')).toEqual({ code: 'form', text: '1..3' });
    expect(chosen('all but all')).toMatchObject({ code: 'word' });
  });

  it('[A30] a typed selection notices references to places in a list', () => {
    expect(
      ['1,3', 'pikemen', '2 pikemen, 4', 'all', 'all but 2'].map(
        (text) => (parseUnitSelection(text, units) as { byNumber: boolean }).byNumber,
      ),
    ).toEqual([true, false, true, false, true]);
  });
});
