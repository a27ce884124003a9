import { expect, it } from 'vitest';
import { look } from '../../../../src/engine/index.ts';
import { findCounterFaults } from '../../../../src/features/counters/rules/definitions.ts';
import { openModule } from '../../../support/table.ts';
import { counter } from './game.ts';
import { bare, COAST, counted, counting, FIELD, HAND, HEAP, PILE, SIDE } from './support.ts';

it('[C1] a map can have counters', () => {
  const { put, value } = counting([counter('All', 'Field'), counter('All', 'Camp')]);
  put('coin', FIELD, 'A1');
  put('coin', SIDE, 'A1');
  put('coin', 'Camp' as never);
  expect([value('Field_All'), value('Camp_All')]).toEqual(['2', '1']);
});

it('[C2] boards, zones, hands and decks can have counters; a piece feeds several', () => {
  const { put, value, go } = counting(
    ['Field', 'Main', 'Wood', 'Red Hand', 'Pile', 'Heap'].map((on) => counter('N', on)),
  );
  put('coin', FIELD, 'A1');
  put('coin', FIELD, 'D4');
  put('coin', HAND);
  const piece = put('coin', FIELD, 'B1');
  go({ kind: 'return', actor: '100000000000000004' as never, pieces: [piece], deck: PILE as never, where: 'top' });
  expect(['Field', 'Main', 'Wood', 'Red Hand', 'Pile', 'Heap'].map((on) => value(`${on}_N`))).toEqual([
    '3',
    '3',
    '1',
    '1',
    '1',
    '0',
  ]);
});

it('[C3] each place can have any number of counters', () => {
  const { put, value } = counting(
    Array.from({ length: 100 }, (_, i) => counter(`N${i}`, 'Main', { match: i % 2 ? '' : 'Type = Action' })),
  );
  put('coin', FIELD, 'A1');
  expect(Array.from({ length: 100 }, (_, i) => Number(value(`Main_N${i}`))).reduce((a, b) => a + b)).toBe(50);
});

it('[C4] a counter’s value is a property named Scope_Name, with spaces allowed', () => {
  const { put, game } = counting([counter('All my Wealth', 'Red Hand', { sum: 'Dollars' })]);
  const piece = put('bill', HAND);
  expect(look(game.table, { kind: 'piece', id: piece, name: 'Red Hand_All my Wealth' })).toBe('20');
  expect(look(game.table, { kind: 'game', id: 'game', name: 'Red Hand_All my Wealth' })).toBe('20');
});

it('[C5] two definitions of the same counter property are both reported', () => {
  const faults = findCounterFaults(bare, [
    counter('A', 'Field'),
    counter('B', 'Field'),
    counter('A', 'Field', { sum: 'Dollars' }),
  ]);
  expect(faults.twins).toEqual([{ first: 0, second: 2, property: 'Field_A' }]);
});

it('[C6] a piece outside of all maps is in no counter', () => {
  const { n, put, go } = counted('Field');
  const piece = put('coin', FIELD, 'A1');
  go({ kind: 'delete', actor: '100000000000000004' as never, piece });
  expect(n()).toBe('0');
});

it('[C7] a board used twice has one counter for each use', () => {
  const [field, sea, ...others] = bare.maps;
  const twice = [
    field,
    { ...sea, boards: [...(sea?.boards ?? []), ...(field?.boards ?? []).slice(0, 1)] },
    ...others,
  ] as typeof bare.maps;
  const { put, value } = counting([counter('N', 'Main')], { maps: twice });
  put('coin', FIELD, 'A1');
  put('coin', 'Sea/Main' as never, 'A1');
  put('coin', 'Sea/Main' as never, 'A2');
  expect([value('Field Main_N'), value('Sea Main_N')]).toEqual(['1', '2']);
});

it('a counter’s place is a map first, then a board, then a zone', () => {
  expect(findCounterFaults(bare, [counter('N', 'Nowhere')]).lost).toEqual([0]);
  const { put, value } = counting([counter('N', 'Coast'), counter('N', 'Sea')]);
  put('coin', COAST, 'A1');
  expect([value('Coast_N'), value('Sea_N'), value(`${HEAP}_N`)]).toEqual(['1', '1', undefined]);
});

it('[C14] all faults of counters are found: unknown, duplicate, viewer, circular', () => {
  const faults = findCounterFaults({ maps: openModule.maps, decks: [] }, [
    counter('A', 'Field', { match: '$Field_B$ > 1' }),
    counter('B', 'Field', { match: '$Main_C$ > 1 && $Field_B2$ > 0' }),
    counter('C', 'Main', { match: '$Field_B$ > 1' }),
    counter('Own', 'Field', { match: '$Field_Own$ > 1' }),
    counter('A', 'Field', { sum: 'Strength' }),
    counter('None', 'Nowhere'),
    counter('Mine', 'Camp', { match: 'Owner = $PlayerSide$', sum: 'PlayerId' }),
  ]);
  expect(faults).toEqual({
    lost: [5],
    twins: [{ first: 0, second: 4, property: 'Field_A' }],
    viewed: [
      { place: 6, property: 'PlayerSide' },
      { place: 6, property: 'PlayerId' },
    ],
    circles: [1, 2, 3],
  });
});
