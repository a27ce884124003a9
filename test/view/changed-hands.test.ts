import { expect, test } from 'vitest';
import { findChangedOwnHands } from '../../src/features/cards/view/hand.ts';
import type { Change, SeenReport } from '../../src/table/index.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { ANN, BEN, newPlay, played, startOf } from '../support/table.ts';

const NOTHING: Change = { added: [], updated: [], removed: [] };

test('[T33] a hand counts as changed even if the same card returns', async () => {
  const game = newPlay();
  played(game, startOf(await shippedModule('bazaar'), ANN));
  const [red, blue] = [...game.table.all('side')];
  if (!red || !blue) throw new Error('no sides');
  played(game, { kind: 'join', actor: ANN, side: red.id }, { kind: 'join', actor: BEN, side: blue.id });
  played(game, { kind: 'begin', actor: ANN });
  const view = new View(game.table, personViewer(ANN));
  const named = (seen: readonly SeenReport[]): readonly string[] =>
    findChangedOwnHands(view, NOTHING, seen).map(({ name }) => name);
  expect(named([{ what: 'appeared', piece: 'Star Map', at: 'Red Hand' }])).toEqual(['Red Hand']);
  expect(named([{ what: 'vanished', piece: 'Star Map', from: 'Red Hand', to: 'Caravan' }])).toEqual(['Red Hand']);
  expect(named([{ what: 'appeared', piece: 'Star Map', at: 'Blue Hand' }])).toEqual([]);
  expect(named([])).toEqual([]);
});
