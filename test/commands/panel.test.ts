import { describe, expect, test } from 'vitest';
import { Presser } from '../support/presser.ts';
import { begun, shown, sitDown, words } from './table.ts';

describe('the panel', () => {
  test('moves a piece by three presses: it opens, a piece, a cell', async () => {
    const table = await sitDown();
    await begun(table);
    const alice = table.user('alice');
    const opened = await alice.slash('table', 'play');
    expect(table.heard(opened)).toContain('private: **Muscovites**, turn 1. **Choose a piece: 12 can move.**');
    const presser = new Presser(alice, shown(opened));
    await presser.press(presser.find('pick', 'Muscovite, B5'));
    expect(words(presser.panel, table)).toContain('**Muscovite, B5: choose where to.**\n[B6]');
    const moved = await presser.press(presser.find('go', 'B7'));
    expect(words(presser.panel, table)).toContain('@alice moves **Muscovite** B5 → B7.');
    expect(words(presser.panel, table)).toContain('**Please wait.** **Swedes** is on turn.');
    expect(moved.also.map((message) => words(message, table).split('\n')[0])).toEqual([
      '@alice moves **Muscovite** B5 → B7.',
    ]);
    expect([presser.presses, presser.faults]).toEqual([2, []]);
  });
});
