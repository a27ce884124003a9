import { expect, test } from 'vitest';
import type { Control } from '../../../src/view/message.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { ANN, BEN, CLO, DAN } from '../../support/table.ts';

/** Phases in which all players choose at the same time. */

const HEARTS = new Map([
  [ANN, 'Ann'],
  [BEN, 'Ben'],
  [CLO, 'Clo'],
  [DAN, 'Dan'],
]);

test('[U1] a choice of another player leaves the open panels of the others as good as they were', async () => {
  const desk = await new Desk(await shippedModule('hearts'), HEARTS).begin();
  const lists = new Map<typeof ANN, Control & { readonly kind: 'select' }>();
  for (const person of HEARTS.keys()) {
    const { answer } = await desk.type(person, 'play');
    const [list] = (answer?.rows ?? []).flat().filter((one) => one.kind === 'select');
    lists.set(person, list ?? expect.fail('no list'));
  }
  for (const [person, { id, options }] of lists) {
    const three = options.slice(0, 3).map(({ value }) => value);
    const { update } = await desk.press(person, id, three);
    expect(update?.text).not.toContain('The game changed');
  }
  const steps = await desk.stepsSince(0);
  expect(steps.filter(({ operation }) => operation.kind === 'act')).toHaveLength(4);
});
