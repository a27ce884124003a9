import { expect, it } from 'vitest';
import { shippedModule } from '../../support/modules/shipped.ts';
import { begun, shown, sitDown, sub } from '../table.ts';

it('[U45] status and rules name the turn, the last turn and the next side', async () => {
  const table = await sitDown({
    modules: [await shippedModule('shires'), await shippedModule('chess')],
    channels: ['shires', 'chess'],
  });
  await begun(table, 'shires', 'shires');
  const read = async (channel: string, word: string): Promise<string> =>
    JSON.stringify(shown(await sub(table.user('alice'), 'game', word, {}, channel)));
  for (const word of ['status', 'rules']) {
    const text = await read('shires', word);
    expect([word, text]).toEqual([
      word,
      expect.stringMatching(/Turn 1 of 9: \*\*Red\*\* \([^)]*\), then \*\*\w+\*\*\./),
    ]);
  }
  await begun(table, 'chess', 'chess');
  expect(await read('chess', 'status')).toContain('Goal: Attack the other side');
});
