import { expect, test } from 'vitest';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { ANN, BEN } from '../../support/table.ts';

/** What Discord never sends: it holds numbers within their bounds, and the ids of controls are the bot's own. */

const tablut = async (): Promise<Desk> =>
  new Desk(
    await shippedModule('tablut'),
    new Map([
      [ANN, 'ann'],
      [BEN, 'ben'],
    ]),
  ).begin();

test('[H15] a typed number beyond its range counts as the limit', async () => {
  const desk = await tablut();
  const asked = (steps: number) => desk.type(ANN, 'game replay', { steps });
  const [all, more] = [await asked(300), await asked(10 ** 9)];
  expect(more.answer?.drawing?.frames?.length).toBe(all.answer?.drawing?.frames?.length);
  expect((await asked(-5)).answer?.text).toBe((await asked(1)).answer?.text);
});

test('[H15] a button with an inherited property name shows the panel', async () => {
  const desk = await tablut();
  const { game } = (await desk.game()).session;
  for (const verb of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    for (const id of [`play:${verb}:${game}`, `play:text:${game}:${verb}`])
      expect((await desk.press(ANN, id)).update?.text).toContain('The game changed before you pressed that');
});
