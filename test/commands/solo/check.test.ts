import { expect, test } from 'vitest';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { sentencesOf } from '../../support/play/desk-lines.ts';
import { ANN } from '../../support/table.ts';

/** What the panel of a solo game says of the position. */

const panelAt = async (position: string): Promise<string> => {
  const module = await shippedModule('chess');
  const desk = new Desk({ ...module, position }, new Map([[ANN, 'ann']]));
  const { update = expect.fail() } = await desk.press(ANN, 'game:solo:chess:0:easy');
  return sentencesOf(update);
};

test('[U61] a panel shows if its player is in check', async () => {
  expect(await panelAt('4k3/8/8/8/1b6/8/8/4K2R w K - 0 1')).toContain(
    "**You're in check:** King on E1 is attacked by Bishop on B4.",
  );
  expect(await panelAt('4k3/8/8/8/1b6/8/8/5K1R w - - 0 1')).not.toContain('in check');
});

test('[U61] a panel still says check while its player chooses a cell', async () => {
  const module = await shippedModule('chess');
  const desk = new Desk({ ...module, position: '4k3/8/8/8/1b6/8/8/R2QK3 w - - 0 1' }, new Map([[ANN, 'ann']]));
  const { update: first = expect.fail() } = await desk.press(ANN, 'game:solo:chess:0:easy');
  const pieces = first.rows?.flat().find((one) => one.kind === 'select') ?? expect.fail();
  const [queen = expect.fail()] = pieces.kind === 'select' ? pieces.options : [];
  const { update: chosen = expect.fail() } = await desk.press(ANN, pieces.id, [queen.value]);
  expect(sentencesOf(chosen)).toContain("**You're in check:** King on E1 is attacked by Bishop on B4.");
});
