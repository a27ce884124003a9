import { expect, it } from 'vitest';
import { counterDefaults, look, type Module } from '../../../../src/engine/index.ts';
import { moduleHash } from '../../../../src/session/text/hash.ts';
import type { PieceId } from '../../../../src/table/index.ts';
import { ANN, begun, DAN, openModule, played } from '../../../support/table.ts';
import { countedModule, counter, ruled } from './game.ts';
import { countedAnew, sumsOf } from './scratch.ts';

const KING = 'p3' as PieceId;

/** Kings show the look whose number a property says; those are counted that show the second. */
const following = (property: string): Module => ({
  ...openModule,
  traits: { king: { layers: [{ name: 'calm' }, { name: 'angry' }], follows: `{${property}}` } },
  prototypes: { ...openModule.prototypes, king: { symbol: 'K', Mood: 1, Rage: 1 } },
  counters: [
    {
      ...counterDefaults,
      name: 'Angry',
      on: 'Field',
      match: 'Layer = 2',
      visible: 'all',
    },
  ],
});

it('[C78] a reload makes a counter of property values follow the new property', () => {
  const game = begun(following('Mood'));
  const set = (property: string, value: number): string | undefined => {
    played(game, { kind: 'set', actor: ANN, piece: KING, values: { [property]: value } });
    expect([...sumsOf(game.table)]).toEqual([...countedAnew(game.table)]);
    return sumsOf(game.table).get('Field_Angry');
  };
  const before = [set('Rage', 2), set('Mood', 2), set('Mood', 1)];
  const module = following('Rage');
  played(game, { kind: 'reload', actor: ANN, module, hash: moduleHash(module) });
  expect([before, [set('Rage', 1), set('Mood', 2), set('Rage', 2)]]).toEqual([
    ['0', '1', '0'],
    ['0', '0', '1'],
  ]);
});

it('[C78] a reload keeps counters added in play if their place still exists', () => {
  const [field, camp] = countedModule.maps;
  const [main] = field?.boards ?? [];
  if (!field || !main || !camp) throw new Error('no field');
  const decks = countedModule.decks?.map((deck) => ({ ...deck, faceDown: false })) ?? [];
  const open = {
    ...countedModule,
    rules: { ...countedModule.rules, changes: 'host' as const },
    counters: [],
    maps: [field, camp],
    decks,
  };
  const game = ruled(open);
  for (const on of ['Wood', 'Hill', 'Main', 'Field', 'Camp', 'Pile', 'Heap'])
    played(game, { kind: 'define-counter', actor: DAN, definition: counter('Own', on) });
  const boards = [{ ...main, zones: (main.zones ?? []).filter(({ name }) => name === 'Hill') }];
  const module = { ...open, maps: [{ ...field, boards }, camp] };
  const ids = () => [...game.table.all('counter')].map(({ id }) => id).toSorted();
  const rest = ['Camp_Own', 'Field_Own', 'Heap_Own', 'Hill_Own', 'Main_Own', 'Pile_Own'];
  expect(ids()).toEqual([...rest, 'Wood_Own']);
  played(game, { kind: 'reload', actor: ANN, module, hash: moduleHash(module) });
  expect(ids()).toEqual(rest);
  expect(sumsOf(game.table)).toEqual(countedAnew(game.table));
  expect(game.table.get('tally', 'Wood_Own')).toBeUndefined();
});

it('[C78] counters are read anew after a reload changes the input of modifiers', () => {
  const module = (strength: number, zone: readonly string[], match = ''): Module => ({
    ...openModule,
    values: { Wealth: 0, Near: 0 },
    prototypes: { ...openModule.prototypes, pawn: { symbol: 'P', Strength: strength } },
    maps: openModule.maps.map((map) => ({
      ...map,
      boards: map.boards.map((board) => ({ ...board, zones: [{ name: 'Wood', cells: [...zone] }] })),
    })),
    counters: [counter('All', 'Field', { sum: 'Strength', match }), counter('Here', 'Wood')],
    modifiers: [
      { name: 'late', of: 'piece', scope: 'game', match: 'Royal = true', change: 'Strength + 1', precedence: 9 },
      { ...{ name: 'rich', of: 'piece', scope: 'game', match: '' }, change: 'Wealth = {Field_All}', precedence: 2 },
      { ...{ name: 'here', of: 'piece', scope: 'game', match: '' }, change: 'Near = {Wood_Here}', precedence: 3 },
    ],
  });
  const game = begun(module(1, ['A5', 'B5']));
  const asked = (): readonly unknown[] =>
    ['Wealth', 'Near'].map((name) => look(game.table, { kind: 'piece', id: KING, name }));
  const after = (next: Module): readonly unknown[] => {
    played(game, { kind: 'reload', actor: ANN, module: next, hash: moduleHash(next) });
    return asked();
  };
  // Three pawns and a king of 3, of which the modifier behind makes 4 when nobody asks any more.
  expect(asked()).toEqual(['6', '2']);
  expect(after(module(5, ['A5', 'B5']))).toEqual(['18', '2']);
  expect(after(module(5, ['A5', 'B5', 'C5']))).toEqual(['18', '3']);
  expect(after(module(5, ['A5', 'B5', 'C5'], 'Owner = Blue'))).toEqual(['5', '3']);
});
