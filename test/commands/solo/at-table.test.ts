import { expect, test } from 'vitest';
import type { Control, Message } from '../../../src/view/text/message.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { ANN } from '../../support/table.ts';

/** What a player of hearts sees of the hand and the table on the panel. */

const control = ({ rows = [] }: Message, verb: string): Control | undefined =>
  rows.flat().find(({ id }) => id.startsWith(`play:${verb}:`));

/** The panels of a game against the bot as North, each card chosen being the first that is offered. */
async function* panels(): AsyncGenerator<Message, undefined> {
  const desk = new Desk(await shippedModule('hearts'), new Map([[ANN, 'ann']]));
  let panel = (await desk.press(ANN, 'game:solo:hearts:0:easy:v2')).update ?? expect.fail();
  for (let i = 0; i < 12; i += 1) {
    yield panel;
    const one = control(panel, 'choice') ?? control(panel, 'do');
    if (!one) return;
    const values = one.kind === 'select' ? one.options.slice(0, one.max ?? 1).map(({ value }) => value) : [];
    panel = (await desk.press(ANN, one.id, values)).update ?? expect.fail();
  }
}

test('[U60] the solo panel of a card game shows the hand and uses its words', async () => {
  const seen = { asked: new Set<string>(), tables: 0, names: new Set<string>(), single: 0 };
  for await (const panel of panels()) {
    const one = control(panel, 'choice') ?? control(panel, 'do');
    if (!one) break;
    seen.names.add(panel.drawing?.name ?? 'none');
    for (const [asked] of (panel.ask ?? '').matchAll(/\*\*[^*]*\.\*\*/gu)) seen.asked.add(asked);
    const table = /\*\*On the table:\*\* (?<cards>.*)/u.exec(panel.text)?.groups?.['cards'] ?? '';
    if (table !== '') seen.tables += 1;
    for (const card of table === '' ? [] : table.split(/, | and /u))
      expect(card).toMatch(/^\w+[♣♦♠♥] \((East|South|West)\)$/u);
    if (one.kind === 'button') {
      seen.single += 1;
      expect(one.label).toMatch(/^\w+[♣♦♠♥]$/u);
    }
    expect(panel.text).not.toMatch(/^(By|Rank|Suit)\b/mu);
  }
  expect([...seen.names]).toEqual(['hand.png']);
  expect([...seen.asked]).toEqual(['**Choose three cards to pass.**', '**Play a card of your hand to the trick.**']);
  expect(seen.tables).toBeGreaterThan(3);
  expect(seen.single).toBeGreaterThan(0);
});
