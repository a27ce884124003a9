import fc from 'fast-check';
import type { ModifierDefinition } from '../../../../src/engine/modifiers/form.ts';
import type { Module } from '../../../../src/engine/play/module.ts';
import { counterListingIndex } from '../../../../src/features/counters/rules/listing.ts';
import { recountSums } from '../../../../src/features/counters/rules/whole.ts';
import { printDecimalSum } from '../../../../src/table/index.ts';
import { outcome } from '../../../support/table.ts';
import { deeds, definitions } from './bending.ts';
import { counter, type Deed, operationOf, ruled } from './game.ts';
import { wholeSum } from './scratch.ts';

export const fewDeeds = deeds.map((script) => script.slice(0, 4));

const modifier = (definition: Partial<ModifierDefinition>): ModifierDefinition => ({
  name: 'm',
  of: 'piece',
  scope: 'game',
  match: '',
  change: 'Strength + 1',
  precedence: 1,
  ...definition,
});

/** Each of what tells pieces of one group apart, and of what does not, by itself. */
const ALONE: readonly ModifierDefinition[] = [
  modifier({ of: 'cell', match: 'LocationName = A1', change: 'g + 1' }),
  modifier({ of: 'zone', match: 'ZoneName = Wood', change: 'g + 1' }),
  modifier({ match: 'Terrain = wood' }),
  modifier({ match: 'StackSize > 3' }),
  modifier({ match: 'z > 1' }),
  modifier({ on: { prototype: 'leader' }, match: 'Distance <= 1' }),
  modifier({ on: { prototype: 'leader' }, scope: 'adjacent' }),
  modifier({ on: { prototype: 'leader' }, scope: 'same side', change: 'Strength + $source.Strength$' }),
  modifier({ on: { zone: 'Field/Main\nWood' }, scope: 'same zone' }),
  modifier({ near: [{ of: 'piece', scope: 'same cell', match: 'Royal = true' }] }),
  modifier({ match: 'Owner = Red', when: 'g > 0', change: 'Owner = Blue' }),
];

/** Modifiers of one kind by themselves, or any together. */
export const someModifiers: fc.Arbitrary<readonly ModifierDefinition[]> = fc.oneof(
  fc.constantFrom(...ALONE).map((one) => [one]),
  definitions,
);

/** A game with many that are alike, and with some that differ in one thing alone. */
const crowded = (module: Module): Module => ({
  ...module,
  setup: [
    ...module.setup,
    ...(['A1', 'B2', 'C3', 'E5'] as const).map((cell, i) => ({
      map: 'Field',
      board: 'Main',
      cell,
      ...(i === 3 ? {} : { side: i % 2 === 0 ? 'Red' : 'Blue' }),
      pieces: [
        { prototype: 'pawn', name: 'Pawn', count: 3 },
        { prototype: 'pawn', name: 'Guard', count: 1 },
        { prototype: 'king', name: 'Pawn', count: 1 },
      ],
    })),
  ],
  counters: [
    ...(module.counters ?? []),
    counter('Guards', 'Field', { match: 'PieceName = Guard || Owner = Blue', sum: 'Strength' }),
    counter('Around', 'Field', { match: 'g > 1' }),
    counter('Layers', 'Main', { match: 'Layer > 1 || Facing > 0 || Owner = ""' }),
  ],
});

/** The counters of which the whole sum, which counts groups, is not what all pieces come to one by one after all that. */
export const differencesByGroups = (module: Module, script: readonly Deed[]): readonly string[] => {
  const game = ruled(crowded(module));
  for (const deed of script) outcome(game, operationOf(game, deed));
  const { table } = game;
  const all = [...table.index(counterListingIndex).byId.values()];
  const found = recountSums(table, all);
  return all.flatMap((one) => {
    const [ours, theirs] = [printDecimalSum(found.get(one.counter.id) ?? 0n), printDecimalSum(wholeSum(table, one))];
    return ours === theirs ? [] : [`${one.counter.id}: ${ours}, and one by one ${theirs}`];
  });
};
