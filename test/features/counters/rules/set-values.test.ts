import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ModifierDefinition } from '../../../../src/engine/modifiers/form.ts';
import type { Operation } from '../../../../src/table/index.ts';
import { runs } from '../../../support/runs.ts';
import { ANN, outcome } from '../../../support/table.ts';
import { deeds, definitions } from './bending.ts';
import { countedModule, counter, operationOf, ruled } from './game.ts';
import { countedAnew, sumsOf } from './scratch.ts';

/** Actions that set values of the game and of a side, some of which counters and modifiers read. */

const actions = [
  { name: 'Grow', does: [{ set: 'g', of: 'game', to: '3 - g' }] },
  { name: 'Arm', does: [{ set: 'might', of: 'Actor', to: '3 - might' }] },
  { name: 'Idle', does: [{ set: 'unread', of: 'game', to: '1 - unread' }] },
  {
    name: 'All',
    does: [
      { set: 'might', of: 'Actor', to: '4 - might' },
      { set: 'g', of: 'game', to: '4 - g' },
      { each: { kind: 'piece', match: 'Owner = Red', on: 'Main' }, set: 'Strength', of: 'it', to: '5 - Strength' },
    ],
  },
];

const module = {
  ...countedModule,
  values: { g: 1, might: 1, unread: 0 },
  counters: [...(countedModule.counters ?? []), counter('Might', 'Main', { sum: '{Strength * might}' })],
  actions,
} as unknown as typeof countedModule;

const onRed = { of: 'piece', on: { side: 'Red' }, match: '', precedence: 1 } as const;

const bySide = [
  { ...onRed, name: 'Arms', scope: 'same side', change: 'Strength + $source.might$' },
  { ...onRed, name: 'Rage', scope: 'game', when: 'source.might > 1', change: 'z + 1' },
] as unknown as readonly ModifierDefinition[];

const act = (number: number): Operation => ({
  kind: 'act',
  actor: ANN,
  action: actions[number % actions.length]?.name ?? '',
  subject: undefined,
  choices: {},
  payment: undefined,
});

it.each([
  ['no modifier', fc.constant([])],
  ['modifiers that read them', fc.constant(bySide)],
  ['any modifiers', definitions.map((some) => [...bySide, ...some])],
])('[C78] counters follow values that actions set, with %s', (_, modifiers) => {
  let done = 0;
  fc.assert(
    fc.property(deeds, modifiers, (script, some) => {
      const game = ruled({ ...module, modifiers: some });
      for (const deed of script) {
        if (outcome(game, act(deed.b)) === 'done') done += 1;
        expect(sumsOf(game.table)).toEqual(countedAnew(game.table));
        outcome(game, operationOf(game, deed));
        expect(sumsOf(game.table)).toEqual(countedAnew(game.table));
      }
    }),
    { seed: 20_300_119, numRuns: runs(15) },
  );
  expect(done).toBeGreaterThan(0);
});
