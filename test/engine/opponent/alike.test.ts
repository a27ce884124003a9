import { expect, test } from 'vitest';
import { actsFor } from '../../../src/engine/index.ts';
import { removeDuplicateActs } from '../../../src/engine/opponent/alike.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { ANN, begun } from '../../support/table.ts';

test('[G49] the bot tries one attack for identical units on a hex', async () => {
  const module = await shippedModule('marches');
  const at: { readonly [cell: string]: string } = { J9: 'L9', H16: 'L9', U9: 'M9' };
  const setup = module.setup.map((one) => ({ ...one, cell: (at[one.cell ?? ''] ?? one.cell) as typeof one.cell }));
  const { table } = begun({ ...module, setup } as typeof module);
  const attacks = [...actsFor(table, ANN, { kind: 'act' })];
  const units = new Set(attacks.map((act) => act.kind === 'act' && String(act.choices['unit'])));
  expect(units.size).toBe(3);
  expect(removeDuplicateActs(table, attacks)).toHaveLength(1);
  const moves = [...actsFor(table, ANN, { kind: 'move' })];
  expect(removeDuplicateActs(table, moves)).toEqual(moves);
});
