import { expect, it } from 'vitest';
import { BLUE, RED } from '../../../support/table.ts';
import { countedAnew, sumsOf } from './scratch.ts';
import { bare, counted, FIELD } from './support.ts';

it.each([
  ['same side', '18'],
  ['game', '21'],
] as const)('[Q1] a modifier changes every piece in its reach and updates counters: %s', (scope, sum) => {
  const { game, put, set, n } = counted(
    'Field',
    { sum: 'Dollars' },
    {
      prototypes: { ...bare.prototypes, note: { Type: ['Money'], Dollars: 10, Level: 1 } },
      traits: { ...bare.traits, note: { unit: true, dynamic: { Level: {} } } },
      modifiers: [
        {
          name: 'Boon',
          of: 'piece',
          on: { prototype: 'note' },
          scope,
          match: '',
          change: 'Dollars + $source.Level$',
          precedence: 0,
        },
      ],
    },
  );
  const note = put('note', FIELD, 'A1', RED);
  put('coin', FIELD, 'E5', RED);
  put('coin', FIELD, 'E4', BLUE);
  set(note, { Level: 3 });
  expect(sumsOf(game.table)).toEqual(countedAnew(game.table));
  expect(n()).toBe(sum);
});
