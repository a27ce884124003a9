import { expect, it } from 'vitest';
import type { PieceId } from '../../../src/engine/core/ids.ts';
import type { Module } from '../../../src/engine/index.ts';
import { moduleHash } from '../../../src/session/module/hash.ts';
import { ANN, begun, openModule, played } from '../../support/table.ts';
import { countedAnew, sumsOf } from './scratch.ts';

const KING = 'p3' as PieceId;

/** Kings show the look whose number a property says; those are counted that show the second. */
const following = (property: string): Module => ({
  ...openModule,
  traits: { king: { layers: [{ name: 'calm' }, { name: 'angry' }], follows: `{${property}}` } },
  prototypes: { ...openModule.prototypes, king: { symbol: 'K', Mood: 1, Rage: 1 } },
  counters: [{ name: 'Angry', on: 'Field', match: 'Layer = 2', visible: 'all', decks: true, stacks: true }],
});

it('[C78] a counter of looks goes by the property that they follow, and after a reload by the new one', () => {
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
